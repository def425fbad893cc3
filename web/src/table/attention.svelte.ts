/**
 * Calls the person back to the table: the tab's title and icon, sounds, desktop notifications. Also
 * records when each move arrived, while the page is open.
 */
import { untrack } from 'svelte';
import type { Panels } from '../games';
import { concerns, cues, isAsked } from '../sound/cues';
import { play } from '../sound/sounds';
import { notices } from '../ui/notices.svelte';
import type { Happened, Shown } from '../wire';
import { t } from '../words/tongue.svelte';
import { desktop } from './desktop.svelte';
import { heardUntil, hearUntil } from './heard';
import type { TableLink } from './link.svelte';
import { keepLastMove, lastMove, ownMove } from './since';

/** When each move arrived. */
export type Times = Readonly<Record<number, number>>;

const ICON = `${import.meta.env.BASE_URL}icon.svg`;
const ICON_TURN = `${import.meta.env.BASE_URL}icon-turn.svg`;

export class Attention {
  /** When each move arrived, by its number; only those that arrived while the page was open. */
  times = $state.raw<Times>({});
  /** The viewer's last move, if it is known. */
  moved = $state<number | null>(null);
  /** The game's panels, which say which events have a sound. */
  own: Panels | null = null;
  private heard = $state(0);
  private hidden = $state(document.hidden);
  /** Whether something happened to the person while the page was hidden. */
  private touched = $state(false);
  private before: Shown | null = null;
  private known: readonly Happened[] = [];
  private readonly stop: () => void;
  private readonly look = () => {
    this.hidden = document.hidden;
    if (!this.hidden) this.touched = false;
  };

  constructor(readonly link: TableLink) {
    this.heard = heardUntil(link.id);
    document.addEventListener('visibilitychange', this.look);
    this.stop = $effect.root(() => {
      $effect(() => {
        const shown = link.shown;
        if (shown) untrack(() => this.witness(shown));
      });
      $effect(() => this.dress());
      $effect(() => {
        const text = link.announcement;
        if (text) untrack(() => notices.tell(text, true)); // tell() reads the notices
      });
    });
  }

  /** The number of chat lines the person has not read. */
  get unread(): number {
    const own = this.link.shown?.you.person;
    return this.link.talk.filter((line) => line.at > this.heard && line.person !== own).length;
  }

  /** Mark the first lines of the chat as read. */
  read(lines: number): void {
    const last = this.link.talk[lines - 1]?.at ?? 0;
    if (this.hidden || last <= this.heard) return;
    this.heard = last;
    hearUntil(this.link.id, last);
  }

  close(): void {
    this.stop();
    document.removeEventListener('visibilitychange', this.look);
    document.title = 'Whitby';
    setIcon(ICON);
  }

  /** Handle a change at the table: record its time, and alert the person if it concerns them. */
  private witness(now: Shown): void {
    const before = this.before;
    const anew = before === null || before.seat !== now.seat;
    if (before?.you.person && !now.you.person) notices.tell(t('around-session-ended'), true);
    const news = anew || before.era !== now.era ? [] : this.link.events.slice(this.known.length);
    this.before = now;
    this.known = this.link.events;
    if (anew) this.moved = lastMove(this.link.id, now.seat);
    else this.follow(before, now);
    this.remember(anew ? null : before, now);
    if (anew || before.seq === now.seq) return;
    this.call(before, now, news);
  }

  /** Record the viewer's own move, or forget one that was undone. */
  private follow(before: Shown, now: Shown): void {
    const move = before.era === now.era ? ownMove(before, now) : null;
    if (move !== null && now.seat !== null) {
      this.moved = move;
      keepLastMove(this.link.id, now.seat, move);
    } else if (this.moved !== null && this.moved > now.moves) {
      this.moved = now.moves;
    }
  }

  private remember(before: Shown | null, now: Shown): void {
    if (!before) return;
    const times: Record<number, number> = { ...this.times };
    for (let move = before.moves + 1; move <= now.moves; move += 1) times[move] = now.now;
    this.times = times;
  }

  private call(before: Shown, now: Shown, news: readonly Happened[]): void {
    cues(before, now, news, this.own?.cues ?? new Set()).forEach((sound, at) =>
      play(sound, at * 0.6),
    );
    const { seat, you, table } = now;
    if (seat === null || !you.seats.includes(seat)) return;
    const side = table.seats[seat - 1]?.side ?? null;
    const word = side && `${table.game}-side-${side}`;
    if (this.hidden && news.some((event) => concerns(event, seat, word))) this.touched = true;
    if (isAsked(now) && !isAsked(before)) {
      desktop.tell(t(`${table.game}-title`), t('around-your-turn'));
    }
  }

  /** Set the tab's title and icon. */
  private dress(): void {
    const shown = this.link.shown;
    if (!shown) return;
    const asked = isAsked(shown);
    const marks = [
      asked ? `● ${t('around-your-turn')}` : this.touched ? `✦ ${t('around-touched')}` : '',
      this.unread ? `(${String(this.unread)})` : '',
      t(`${shown.table.game}-title`),
      'Whitby',
    ];
    const title = marks.filter(Boolean).join(' – ');
    if (document.title !== title) document.title = title;
    setIcon(asked || this.touched ? ICON_TURN : ICON);
  }
}

function setIcon(to: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon && icon.getAttribute('href') !== to) icon.setAttribute('href', to);
}
