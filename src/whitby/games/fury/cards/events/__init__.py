"""The events of both sides by topic, each one class: when it can be played, and its effect."""
