"""The decisions and steps of Al-Rashid, one file for each chapter of the rulebook."""
