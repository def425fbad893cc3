"""The hunters' turns: actions, travel, hands and harm."""
