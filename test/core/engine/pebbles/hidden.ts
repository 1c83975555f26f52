// What a seat may know of a state (P-HIDE-1), and a whole state that fits what it knows.

import {
  type KnownGame,
  type Random,
  type Seat,
  shuffled,
  startLuck,
  viewAnswers,
} from '../../../../src/core/engine/index.js';
import type { Pebbles, PebblesState, PebblesView, Stone } from './state.js';

/** P-HIDE-1: hands and answers are their owner's secret, the bag is everybody's. */
export function view(state: PebblesState, viewer: Seat | null): PebblesView {
  const { game, step, round, outcome, absent, keepsakes, turn, wave, beach, sea, bag, seats } = state;
  return {
    game,
    step,
    round,
    outcome,
    absent,
    viewer,
    keepsakes: keepsakes && viewAnswers(keepsakes, viewer),
    turn,
    wave,
    beach,
    sea,
    bag: bag.map(() => null),
    seats: seats.map(({ hand, pile, keepsake, feathers, shells, since }, seat) => ({
      hand: seat === viewer ? hand : hand.map(() => null),
      pile,
      keepsake,
      feathers,
      shells,
      since,
    })),
  };
}

/** Deals the stones that the viewer cannot see to the places that it cannot see. */
export function determinize({ state }: KnownGame<Pebbles>, random: Random, seed: string): PebblesState {
  const seen = new Set<Stone | null>(
    [state.beach, state.sea, ...state.seats.map(({ pile, hand }) => [...pile, ...hand])].flat(),
  );
  for (const { keepsake } of state.seats) seen.add(keepsake);
  const unseen = shuffled(
    STONES.filter((stone) => !seen.has(stone)),
    (from, to) => random.int(from, to),
  );
  const { viewer: _, ...known } = state as PebblesView;
  const seats = known.seats.map((seat) => ({
    ...seat,
    hand: seat.hand.map((stone) => stone ?? unseen.pop()!).sort((a, b) => a - b),
  }));
  return {
    ...known,
    luck: startLuck(seed, ['bag', 'die']),
    keepsakes:
      known.keepsakes?.map((given, seat) => {
        const { hand } = seats[seat];
        return given?.answer === null ? { answer: hand[random.int(0, hand.length - 1)] } : given;
      }) ?? null,
    bag: unseen,
    seats,
  };
}

export const STONES: readonly Stone[] = Array.from({ length: 24 }, (_, stone) => stone);
