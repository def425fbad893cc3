"""Observations of many games, written natively into rows of bytes."""
