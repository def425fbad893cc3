"""The search that all games share: imagined worlds, short playouts, a fitted evaluation."""
