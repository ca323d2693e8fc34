"""Alhambra: the base game for two to six players, and modules that combine freely."""
