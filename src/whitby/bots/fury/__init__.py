"""Bots that play Fury of Dracula."""
