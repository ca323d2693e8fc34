/** The colours and shapes of the seats, in turn order. */
export const SEATS = ['lapis', 'saffron', 'vermilion', 'emerald', 'chalk', 'plum'] as const;

export const seatIcon = (seat: number): string => `seat-${SEATS[seat] ?? 'chalk'}`;
export const seatColor = (seat: number): string => `var(--seat-${SEATS[seat] ?? 'chalk'})`;
export const onSeatColor = (seat: number): string => `var(--on-seat-${SEATS[seat] ?? 'chalk'})`;
