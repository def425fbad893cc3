"""The HTTP interface: one module per topic, listed in `endpoints`."""
