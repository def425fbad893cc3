"""The actions of a hunter's turn: one class each (FURY-ACTION)."""
