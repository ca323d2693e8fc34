"""The games, one folder each; `catalogue` is the only door to them."""
