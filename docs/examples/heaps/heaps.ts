// Heaps, a title from nothing: stones lie in heaps, a turn takes up to three from one of them, and whoever takes the last stone
// of all wins.
//
// H-1  Three heaps of 3, 4 and 5 stones. With tall heaps each has three more.
// H-2  A turn takes one to three stones from one heap.
// H-3  Whoever takes the last stone wins; the others share the second place.

import {
  type ActionFrom,
  type DeclaredTypes,
  declaredView,
  declareState,
  defineAction,
  defineRuleset,
  type EventOf,
  fact,
  fields,
  type Seat,
  switchOption,
} from 'railhead/engine';

// What lies on the table, behind what every state begins with.
const state = declareState((of) => ({
  heaps: of.list(of.count, 9),
  turn: of.seat,
}));

// What everybody is told.
const facts = {
  stonesTaken: fact<{ readonly seat: Seat; readonly heap: number; readonly stones: number }>(),
};

// What the title has besides its state.
interface Parts {
  readonly options: { readonly tallHeaps: boolean };
  readonly event: EventOf<typeof facts>;
  readonly rules: { readonly heaps: readonly number[]; readonly most: number };
}

// What the rules are written in; the title adds its actions.
type HeapsTypes = DeclaredTypes<'heaps', typeof state, Parts>;

/** H-2. */
export const take = defineAction<HeapsTypes>()({
  type: 'take',
  payload: () => ({ heap: fields.numberOf('heap'), stones: fields.int(1, 99) }),
  notation: ['take', 'heap', 'stones'],

  // By heap, then by number; the engine keeps what passes `check`.
  *offers({ rules, state: { heaps } }, seat) {
    for (const heap of heaps.keys())
      for (let stones = 1; stones <= rules.most; stones++) yield { type: 'take', seat, heap, stones };
  },

  check: [
    {
      code: 'take/too-many',
      rule: 'H-2',
      test({ rules, state: { heaps } }, { heap, stones }) {
        const most = Math.min(rules.most, heaps[heap]!);
        return stones <= most ? null : { heap, most };
      },
    },
  ],

  apply({ before, emit }, state, { seat, heap, stones }) {
    state.heaps = before.heaps.map((left, n) => (n === heap ? left - stones : left));
    emit({ type: 'stonesTaken', seat, heap, stones });
    state.turn = (seat + 1) % before.game.seatNames.length;
    if (state.turn === 0) state.round += 1;
  },
});

export type Heaps = DeclaredTypes<'heaps', typeof state, Parts, ActionFrom<typeof take>>;

const isOver = ({ heaps }: HeapsTypes['known']) => heaps.every((left) => left === 0);
const lastToMove = ({ turn, game: { seatNames } }: HeapsTypes['known']) =>
  (turn + seatNames.length - 1) % seatNames.length;

export const heaps = defineRuleset<Heaps>({
  id: 'heaps',
  title: 'Heaps',
  edition: 'an example',
  revision: 1,
  ruleIds: 'H-1..3',
  seats: { min: 2, max: 4 },
  tables: { heaps: [3, 4, 5], most: 3 }, // H-1, H-2
  options: {
    tallHeaps: switchOption(
      'Heaps of three stones more',
      ({ heaps }) => ({ heaps: heaps.map((stones) => stones + 3) }),
      ['H-1'],
    ),
  },
  board: () => ({ id: 'table', hash: '0'.repeat(64) }),
  ids: ({ rules }) => ({ heap: rules.heaps.length }),

  state: { shape: state, view: declaredView(state) },
  setup: ({ rules }) => ({ heaps: rules.heaps, turn: 0 }),

  phases: { turn: { asks: ({ state }) => state.turn, prompt: 'Take stones from a heap.', actions: [take] } },
  // H-3: the last to move has won; all are equal where the table stops before the last stone.
  ends: [{ reason: 'lastStone', rule: 'H-3', when: ({ state }) => isOver(state) }],
  score: ({ state }, seat) => (isOver(state) && seat === lastToMove(state) ? 1 : 0),
  events: facts,
  messages: { 'take/too-many': 'Heap {heap} gives no more than {most} now.' },
  invariants: ({ rules, state }) =>
    state.heaps.length === rules.heaps.length && state.heaps.every((left, n) => left <= rules.heaps[n]!)
      ? []
      : ['the heaps are not those of the beginning, or less'],
});
