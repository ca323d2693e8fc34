"""The suite; a package, so that no other one that is called `tests` stands before it."""
