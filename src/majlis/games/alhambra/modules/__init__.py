"""The modules, one file each: they attach at the named hooks of the base game (AL-14.1)."""
