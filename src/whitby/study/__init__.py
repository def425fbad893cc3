"""Studies at scale: games on a cluster, and data sets of what was decided."""
