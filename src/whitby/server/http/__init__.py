"""HTTP: connections, requests, limits and sessions, and the routes.

Which connections are kept, for how long, and which requests are read (`gate`, `connection`,
`hosts`, `listener`) is decided before a request reaches a route, so that clients that only want to
exhaust the server's descriptors, memory or log do not get far.
"""
