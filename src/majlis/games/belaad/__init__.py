"""Belaad: the land of the pen and the sword, two to six players in two or three factions."""
