"""Tables without a server: the same rooms as a server's, in the process of the page.

A browser runs this in a Web Worker. What leaves it are wire types, as with a server.
"""
