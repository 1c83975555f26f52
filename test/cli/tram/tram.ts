// Tram, a title of declared parts with generated copies of its state. Seats draw riders and board them on their cars; the pile ends the
// game.

import {
  declareTitle,
  fact,
  fields,
  masking,
  type Seat,
  type StepContext,
  shuffled,
  startLuck,
  type TypesOf,
} from 'railhead/engine';
import { carToWrite, emptyCar, seatToWrite, stateParts } from './generated-state.js';

const RIDERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const parts = declareTitle({
  id: 'tram',
  state: stateParts,
  tables: { cars: 2, fare: 3 },
  facts: {
    riderDrawn: fact<{ readonly seat: Seat; readonly rider: number | null }>(masking('rider')),
    ridersBoarded: fact<{ readonly seat: Seat; readonly car: number; readonly riders: number }>(),
    gameEnded: fact<{ readonly reason: string }>(),
  },
  ranking: ['score'],
});
export type Types = TypesOf<typeof parts>;

const draw = parts.defineAction({
  type: 'draw',
  notation: ['draw'],
  check: [],
  apply(context, state, { seat }) {
    const { drawn, rest } = context.luck.draw(context.before.pile, 1);
    state.pile = rest;
    seatToWrite(context, state, seat).hand = [...context.before.seats[seat]!.hand, ...drawn];
    context.emit({ type: 'riderDrawn', seat, rider: drawn[0]! });
    passOn(state);
  },
});

const board = parts.defineAction({
  type: 'board',
  payload: () => ({ car: fields.int(0, 1) }),
  notation: ['board', 'car'],
  offers: ({ rules }, seat) => Array.from({ length: rules.cars }, (_, car) => ({ type: 'board', seat, car })),
  check: [
    {
      code: 'board/nobody',
      rule: 'T-2',
      test: ({ state }, { seat }) => (state.seats[seat]!.hand.length > 0 ? null : {}),
    },
  ],
  apply(context, state, { seat, car }) {
    const riders = context.before.seats[seat]!.hand.length;
    const row = seatToWrite(context, state, seat);
    row.fares += context.rules.fare * riders;
    row.hand = [];
    carToWrite(context, state, seat, car).riders += riders;
    context.emit({ type: 'ridersBoarded', seat, car, riders });
    passOn(state);
  },
});

function passOn(state: Types['state']): void {
  state.turn = { seat: (state.turn.seat + 1) % state.seats.length, since: state.step };
  if (state.turn.seat === 0) state.round += 1;
}

function end({ emit }: StepContext<Types>, state: Types['state'], reason: string): void {
  const ranking = state.seats.map(({ fares }, seat) => {
    return { seat, place: 1 + state.seats.filter((other) => other.fares > fares).length, score: fares };
  });
  state.outcome = { reason, ranking: ranking.sort((a, b) => a.place - b.place), tieBreaks: [] };
  emit({ type: 'gameEnded', reason });
}

/** The title. */
export const tram = parts
  .withPhases({ turn: { prompt: 'Draw a rider or board them.', actions: [draw, board] } })
  .defineRuleset({
    title: 'Tram',
    edition: 'a toy of the test suite',
    revision: 1,
    seats: { min: 2, max: 4 },
    streams: ['riders'],
    setup: ({ rules, seats, luck }) => ({
      pile: luck.shuffle('riders', RIDERS),
      turn: { seat: 0, since: 0 },
      seats: Array.from({ length: seats }, () => ({
        fares: 0,
        hand: [],
        cars: Array.from({ length: rules.cars }, emptyCar),
      })),
    }),
    decisions: ({ state: { turn, pile } }) =>
      pile.length > 0 ? [{ seat: turn.seat, kind: 'turn', optional: false, since: turn.since }] : [],
    automatic: [
      {
        name: 'end the game',
        rule: 'T-3',
        due: ({ state }) => state.pile.length === 0,
        apply: (context, state) => end(context, state, 'terminus'),
      },
    ],
    onAbsent: (_game, { seat }) => ({ type: 'draw', seat }),
    finish: end,
    // What nobody sees is dealt anew: hands first, then the pile.
    determinize({ rules: _rules, state }, random, seed) {
      const known = state.seats.flatMap(({ hand }) => hand);
      const boarded = RIDERS.length - known.length - state.pile.length;
      const unseen = shuffled(
        RIDERS.filter((rider) => !known.includes(rider)),
        (from, to) => random.int(from, to),
      );
      unseen.length -= boarded;
      return stateParts.complete(state, startLuck(seed, ['riders']), {
        pile: (seen) => seen.map(() => unseen.pop()!),
        'seats.hand': (seen) => seen.map((rider) => rider ?? unseen.pop()!),
      }) as never;
    },
    invariants: () => [],
  });
