"""Combat, from its start to the escape."""
