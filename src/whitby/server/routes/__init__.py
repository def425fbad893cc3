"""The HTTP interface: one module a topic, listed in `endpoints`."""
