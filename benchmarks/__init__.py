"""Measures Whitby beside its peers: `make bench`."""
