"""The games in the libraries of reinforcement learning and game theory; each needs its extra."""
