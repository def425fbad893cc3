"""`imagine` and `odds` under the name that docs/api.md gives them."""

from whitby.games.duel.knowledge.imagine import imagine, odds

__all__ = ["imagine", "odds"]
