"""One long-lived process per competitor, which answers the conductor in JSON lines."""
