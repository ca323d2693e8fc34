"""The tensor specifications, as data: one TOML file a game."""
