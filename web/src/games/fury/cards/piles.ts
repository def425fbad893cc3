/** Everything in hands, decks and piles, as rows of text. */
import type { Scene } from '../../../table/scene';
import { t } from '../../../words/tongue.svelte';
import { everyHunter, type Hand } from '../hunters/sheet';
import { fury } from '../view';
import type { CardKind, CardRef } from './cards';

export interface Pile {
  label: string;
  cards: readonly (CardRef & { count: number; open: boolean })[];
  /** How many are face down. */
  hidden: number;
  note?: string;
}

export interface Section {
  title: string;
  rows: readonly Pile[];
}

type Laid = Pile['cards'];

function counted(kind: CardKind, cards: readonly string[], open: string | null = null): Laid {
  const known = [...new Set(cards.filter((card) => card !== '?'))];
  return known.map((card) => ({
    kind,
    card,
    count: cards.filter((each) => each === card).length,
    open: card === open,
  }));
}

function tallied(kind: CardKind, counts: Record<string, number>): Laid {
  return Object.entries(counts).map(([card, count]) => ({ kind, card, count, open: false }));
}

const hands = (hand: Hand, kind: CardKind): Laid => counted(kind, hand.known, hand.open);
const down = (cards: readonly string[]) => cards.filter((card) => card === '?').length;

/** Return the hands, the cards in play, the discard piles and the decks, as the viewer may see them. */
export function piles(scene: Scene): Section[] {
  const { dracula, allies, in_force, discards, decks, event_on_top } = fury(scene);
  const row = (label: string, cards: Laid, hidden = 0, note?: string): Pile => ({
    label: t(label),
    cards,
    hidden,
    note,
  });
  const ally = (card: string | null): Laid => (card ? counted('event', [card]) : []);
  return [
    {
      title: t('fury-page-cards-hands'),
      rows: [
        ...everyHunter(scene, null).map(({ id, items, events, tickets }) =>
          row(
            `fury-who-${id}`,
            [...hands(items, 'item'), ...hands(events, 'event'), ...hands(tickets, 'ticket')],
            items.hidden + events.hidden + tickets.hidden,
          ),
        ),
        row(
          'fury-side-dracula',
          [...counted('encounter', dracula.encounters), ...counted('event', dracula.events)],
          down(dracula.encounters) + down(dracula.events),
        ),
      ],
    },
    {
      title: t('fury-page-cards-play'),
      rows: [
        row('fury-page-cards-ally', ally(allies.hunters)),
        row('fury-page-cards-ally-dracula', [
          ...ally(allies.dracula),
          ...(dracula.guards
            ? tallied('encounter', { szgany_bodyguards: dracula.guards })
            : ([] as Laid)),
        ]),
        ...(dracula.rumours
          ? [row('fury-page-cards-rumours', [], 0, String(dracula.rumours))]
          : []),
        ...(in_force.length
          ? [
              row(
                'fury-page-cards-force',
                [],
                0,
                in_force.map((each) => t(`fury-force-${each}`)).join('; '),
              ),
            ]
          : []),
      ],
    },
    {
      title: t('fury-page-cards-discards'),
      rows: [
        row('fury-page-hunter-items', tallied('item', discards.items)),
        row(
          'fury-page-hunter-events',
          tallied('event', discards.events),
          discards.events_face_down,
        ),
        row(
          'fury-page-cards-encounters',
          [
            ...tallied('encounter', discards.encounters),
            ...tallied('encounter', discards.encounters_known),
          ],
          discards.encounters_face_down -
            Object.values(discards.encounters_known).reduce((sum, count) => sum + count, 0),
        ),
      ],
    },
    {
      title: t('fury-page-cards-decks'),
      rows: [
        row('fury-page-hunter-items', [], 0, String(decks.items)),
        row(
          'fury-page-hunter-events',
          [],
          0,
          [String(decks.events), event_on_top ? t(`fury-page-cards-top-${event_on_top}`) : '']
            .filter(Boolean)
            .join(', '),
        ),
        row('fury-page-cards-encounters', [], 0, String(decks.encounters)),
        row('fury-page-hunter-tickets', [], 0, String(decks.tickets)),
      ],
    },
  ];
}
