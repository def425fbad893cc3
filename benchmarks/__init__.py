"""Benchmarks Whitby against comparable libraries: `make bench`."""
