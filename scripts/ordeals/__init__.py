"""What the long campaigns against a real server share."""
