"""Many games at once: batches and what they show."""
