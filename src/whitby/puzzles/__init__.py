"""Puzzles: moments of games between bots, each with a question that what is seen answers."""
