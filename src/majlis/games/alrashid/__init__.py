"""Al-Rashid: families in Baghdad place pawns, win titles and fight for the trade roads."""
