"""Small games solved exactly: every history, best responses, exploitability, equilibria."""
