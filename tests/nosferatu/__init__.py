"""Nosferatu: every rule of docs/rules/nosferatu.md, covered by tests."""
