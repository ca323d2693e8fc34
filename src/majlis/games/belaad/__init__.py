"""Belaad: scholars, swords and assassins, for two to six players in two or three factions."""
