"""Every card: its facts, and what it does."""
