"""Saffron and Straw: spice merchants of Baghdad, true chests and false ones."""
