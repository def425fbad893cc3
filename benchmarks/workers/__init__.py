"""One long-lived process for each competitor; they answer the conductor over JSON lines."""
