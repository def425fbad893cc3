"""The duel, rule by rule."""
