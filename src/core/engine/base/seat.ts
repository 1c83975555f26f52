/** A player: 0 … n − 1. Names influence nothing but text. */
export type Seat = number;
