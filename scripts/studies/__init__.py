"""What games between strong bots show: how they are played, kept and counted; one module a game."""
