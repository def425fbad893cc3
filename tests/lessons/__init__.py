"""Lessons: first games on the real engine."""
