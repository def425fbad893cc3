"""Dracula's phase, trail, lairs and encounters."""
