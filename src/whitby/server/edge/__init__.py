"""The edge of the server: which connections it keeps, for how long, and which requests it reads.

Everything here happens before a request reaches a route, so that whoever only wants to use up the
server's descriptors, memory or log does not get far.
"""
