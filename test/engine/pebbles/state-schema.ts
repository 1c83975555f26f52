// The shape of a state, and what must hold in every one.

import * as z from 'zod/mini';
import { envelopeShape, fields, type Game } from '../../../src/core/engine/index.js';
import { stone as field } from './fields.js';
import { STONES } from './hidden.js';
import type { Pebbles } from './state.js';

const stone = field.schema();
const stones = z.array(stone).check(z.maxLength(24));
const count = z.int().check(z.gte(0));
const seat = fields.seat.schema();

export const stateSchema = z.strictObject({
  ...envelopeShape,
  keepsakes: z.nullable(
    z.array(z.nullable(z.strictObject({ answer: stone }))).check(z.minLength(2), z.maxLength(4)),
  ),
  turn: z.nullable(z.strictObject({ seat, moves: count, rolled: z.boolean(), since: count })),
  wave: z.nullable(z.strictObject({ seat, since: count })),
  beach: stones,
  sea: stones,
  bag: stones,
  seats: z
    .array(
      z.strictObject({
        hand: stones,
        pile: stones,
        keepsake: z.nullable(stone),
        feathers: count,
        shells: count,
        since: count,
      }),
    )
    .check(z.minLength(2), z.maxLength(4)),
});

/** Sentences about what does not hold. */
export function invariants({ rules, state }: Game<Pebbles>): string[] {
  const broken: string[] = [];
  const { beach, sea, bag, seats, turn, game } = state;
  const places = [beach, sea, bag, ...seats.map(({ hand, pile }) => [...hand, ...pile])].flat();
  for (const { keepsake } of seats) if (keepsake !== null) places.push(keepsake);
  for (const stone of STONES) {
    const times = places.filter((other) => other === stone).length;
    if (times !== 1) broken.push(`stone ${stone} is in ${times} places`);
  }
  if (seats.length !== game.seatNames.length)
    broken.push(`${seats.length} seats for ${game.seatNames.length}`);
  if (turn !== null && turn.moves > rules.movesPerTurn) broken.push(`${turn.moves} moves in one turn`);
  return broken;
}
