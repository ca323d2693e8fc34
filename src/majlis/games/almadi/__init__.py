"""Almadi: advisers of the sultan lay out a realm of oases, caravans, markets and palaces."""
