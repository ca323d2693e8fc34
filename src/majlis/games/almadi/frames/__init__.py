"""The frames of Almadi, one file a chapter."""
