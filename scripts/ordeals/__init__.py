"""Code shared by the long campaigns against a real server."""
