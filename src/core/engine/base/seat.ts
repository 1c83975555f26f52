/** A player: 0 … n − 1. Names influence only text. */
export type Seat = number;
