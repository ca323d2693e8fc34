"""The steps and decisions of the base game, one file for each chapter of the rules."""
