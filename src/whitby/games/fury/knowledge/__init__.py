"""What a viewer can know: memory, belief and imagination."""
