"""The parts of the static site: its Python, its data and its list of files."""
