// Who plays when: clockwise is rising seat numbers; startup runs there and back (switchback).

import type { Seat } from '../../../../src/core/engine/index.js';

/** All seats once, clockwise from one of them. */
export function seatsFrom(first: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, step) => (first + step) % seats);
}

/** The seat of the n-th startup turn: clockwise, then back, then clockwise again (M-SETUP-12, M-OPEN-30). */
export function startupSeat(first: Seat, seats: number, turn: number): Seat {
  const round = Math.floor(turn / seats);
  const place = turn % seats;
  return (first + (round === 1 ? seats - 1 - place : place)) % seats;
}
