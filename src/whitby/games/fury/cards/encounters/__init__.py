"""The thirteen encounters by topic, each one class: its effect on hunters, and when it matures."""
