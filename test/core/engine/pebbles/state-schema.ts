// What a state is made of and who sees it, declared once, and what must hold in every one.

import type * as z from 'zod/mini';
import { declareState, type Game } from '../../../../src/core/engine/index.js';
import { STONES } from './hidden.js';
import type { Pebbles } from './state.js';

/** P-HIDE-1: hands and answers are their owner's secret, the bag is everybody's. */
export const declared = declareState((of) => {
  const stone = of.numberOf('stone');
  const stones = of.list(stone, 24);
  return {
    keepsakes: of.secretAnswers(stone, 4),
    turn: of.maybe(of.part({ seat: of.seat, moves: of.count, rolled: of.flag, since: of.count })),
    wave: of.maybe(of.record({ seat: of.seat, since: of.count })),
    beach: stones,
    sea: stones,
    bag: of.hidden(stones, of.toNobody),
    seats: of.rows('seat', [2, 4], {
      hand: of.hidden(stones, of.toItsSeat),
      pile: stones,
      keepsake: of.maybe(stone),
      feathers: of.count,
      shells: of.count,
      since: of.count,
    }),
  };
});

export const stateSchema = declared.schema as z.ZodMiniObject;

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
