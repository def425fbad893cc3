"""Random faces for the cards of a deck whose faces the viewer does not know."""

from __future__ import annotations

from typing import Final

from whitby.core.rng import Rng
from whitby.games.fury.cards.table import NONE
from whitby.games.fury.knowledge.card_history import Card, respected

OLDER: Final = -2
"""Stands for a guest of deal 0 among the contents of a deal; lower numbers for later deals."""


class Deal:
    """The contents of a deck: faces that no card has yet, and guests by their deal."""

    def __init__(self, faces: list[int], guests: list[int]) -> None:
        self.faces = faces
        self.guests = guests


class Settling:
    """The deals of a deck, the hands that hold its cards, and the faces they end up with."""

    def __init__(self, faces: list[int], zones: int, rng: Rng) -> None:
        self.rng = rng
        self.lost = False  # the random choices did not fit what the viewer saw
        self.left = sum(faces)  # cards in the deck
        self.deals = [Deal(faces, [])]
        self.gone = zones  # a zone beyond the others: cards put back
        self.zones: list[list[Card]] = [[] for _ in range(zones + 1)]
        self.deck = [0] * len(faces)  # the final deck
        self.unsure: list[Card] = []  # the cards whose faces are random

    def settle(self) -> None:
        """Give every card a random face; the rest is the deck."""
        for zone in self.zones[: self.gone]:
            self.unsure += [card for card in zone if card.face == NONE]
        if not self.deal_out():
            self.lost = True

    def settle_again(self, rng: Rng) -> None:
        """Give the same cards other random faces, or leave them as they are if none fit."""
        before = [card.face for card in self.unsure]
        deck = self.deck
        for card in self.unsure:
            card.face = NONE
        self.deck = [0] * len(deck)
        self.rng = rng
        if not self.deal_out():
            for card, face in zip(self.unsure, before, strict=True):
                card.face = face
            self.deck = deck

    def deal_out(self) -> bool:
        """Deal out random faces, the latest deal first; return whether they fit."""
        cards: list[list[Card]] = [[] for _ in self.deals]
        slots = [0] * len(self.deals)
        slots[-1] = self.left
        for card in self.unsure:
            cards[card.deal].append(card)
        for deal in range(len(self.deals) - 1, -1, -1):
            drawn = self.contents(deal)
            held = cards[deal]
            if len(drawn) != len(held) + slots[deal] or not respected(drawn, held):
                return False
            for at, face in enumerate(drawn):
                if at < len(held):
                    if face > OLDER:
                        held[at].face = face
                    else:
                        cards[OLDER - face].append(held[at])
                elif face > OLDER:
                    self.deck[face] += 1
                else:
                    slots[OLDER - face] += 1
        return True

    def contents(self, deal: int) -> list[int]:
        """Return what is left of a deal, shuffled."""
        made = self.deals[deal]
        found: list[int] = []
        for face, count in enumerate(made.faces):
            found += [face] * count
        for older, count in enumerate(made.guests):
            found += [OLDER - older] * count
        self.rng.shuffle(found)
        return found
