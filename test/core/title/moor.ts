// A toy on seven hexes, for pictures that follow from a diagram: in a turn a seat takes a hex that nobody has.

import { declareState, declareTitle, fact, fields, type Seat } from '../../../src/core/engine';

/** Axial coordinates: a hex, and its six neighbours. */
export const HEXES = [
  { q: 0, r: 0, name: 'Tor', worth: 3 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0, colour: '#b9d5dd' },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
] as const;

const title = declareTitle({
  id: 'moor',
  state: declareState((of) => ({
    owners: of.list(of.maybe(of.seat), HEXES.length),
    turn: of.seat,
    seats: of.rows('seat', [2, 3], { sheepSold: of.count }),
  })),
  tables: { hexes: HEXES.length },
  facts: { hexTaken: fact<{ seat: Seat; hex: number }>() },
  ranking: ['score'],
});

const take = title.defineAction({
  type: 'take',
  payload: () => ({ hex: fields.numberOf('hex') }),
  notation: ['take', 'hex'],
  offers: (_, seat) => HEXES.map((_hex, hex) => ({ type: 'take', seat, hex })),
  check: [{ code: 'take/taken', rule: 'T-1', met: ({ state }, { hex }) => state.owners[hex] === null }],
  apply({ emit }, state, { seat, hex }) {
    state.owners[hex] = seat;
    state.seats[seat].sheepSold += 1;
    state.turn = (seat + 1) % state.seats.length;
    emit({ type: 'hexTaken', seat, hex });
  },
});

/** The toy. */
export const moor = title
  .withPhases({ turn: { asks: ({ state }) => state.turn, prompt: 'Take a hex.', actions: [take] } })
  .defineRuleset({
    ...{ title: 'The Moor', edition: 'a test', revision: 1, seats: { min: 2, max: 3 } },
    ids: () => ({ hex: HEXES.length }),
    setup: ({ seats }) => ({
      owners: HEXES.map(() => null),
      turn: 0,
      seats: Array.from({ length: seats }, () => ({ sheepSold: 0 })),
    }),
    ends: [
      { reason: 'full', rule: 'T-2', when: ({ state }) => state.owners.every((owner) => owner !== null) },
    ],
    score: ({ state }, seat) => state.owners.filter((owner) => owner === seat).length,
    sentences: { take: '{seat} takes {hex}.', hexTaken: '{seat} takes {hex}.' },
    diagram: {
      hexes: { kind: 'hex', list: HEXES },
      pieces: ({ state }) => state.owners.map((seat, hex) => ({ hex, seat })),
    },
  });
