"""The parts of `fingerprint.py`, by what they take the fingerprint of."""
