"""The edge of the server: which connections it keeps, for how long, and which requests it reads.

All of this happens before a request reaches a route, so that clients that only want to exhaust the
server's descriptors, memory or log do not get far.
"""
