"""The shapes that the database had, one step after the other."""
