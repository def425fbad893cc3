"""Nosferatu at the table: every rule of docs/rules/nosferatu.md, told by tests."""
