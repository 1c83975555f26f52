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
  fields,
  type Seat,
  type StepContext,
  startLuck,
  whole,
} from 'railhead/engine';
import * as z from 'zod/mini';

// What lies on the table, behind what every state begins with.
const state = declareState((of) => ({
  heaps: of.list(of.count, 9),
  turn: of.seat,
}));

// What the title has besides its state.
interface Parts {
  readonly options: { readonly tallHeaps: boolean };
  readonly event:
    | { readonly type: 'stonesTaken'; readonly seat: Seat; readonly heap: number; readonly stones: number }
    | { readonly type: 'gameEnded'; readonly reason: string };
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

// H-3, and all are equal where the table stops before the last stone.
function end({ before, emit }: StepContext<HeapsTypes>, state: Heaps['state'], reason: string): void {
  const seats = before.game.seatNames.map((_, seat) => seat);
  const winner = (before.turn + seats.length - 1) % seats.length;
  const isWon = before.heaps.every((left) => left === 0);
  const ranking = seats.map((seat) => ({ seat, place: !isWon || seat === winner ? 1 : 2 }));
  state.outcome = { reason, ranking: ranking.sort((one, other) => one.place - other.place), tieBreaks: [] };
  emit({ type: 'gameEnded', reason });
}

export const heaps = defineRuleset<Heaps>({
  id: 'heaps',
  title: 'Heaps',
  edition: 'an example',
  revision: 1,
  ruleIds: 'H-1..3',
  seats: { min: 2, max: 4 },
  tables: { heaps: [3, 4, 5], most: 3 }, // H-1, H-2
  options: z.strictObject({ tallHeaps: z._default(z.boolean(), false) }),
  optionLabels: { tallHeaps: 'Heaps of three stones more' },
  variants: [
    {
      id: 'tallHeaps',
      rules: ['H-1'],
      isOn: ({ tallHeaps }) => tallHeaps,
      adjust: (rules) => ({ ...rules, heaps: rules.heaps.map((stones) => stones + 3) }),
    },
  ],
  board: () => ({ id: 'table', hash: '0'.repeat(64) }),
  ids: ({ rules }) => ({ heap: rules.heaps.length }),

  // Nothing is hidden, so a view is the state without its luck; immer makes the copies.
  state: { shape: state, view: declaredView(state) },
  determinize: ({ state: { game, step, round, outcome, absent, heaps, turn } }, _random, seed) => ({
    ...{ game, step, round, outcome, absent: [...absent], heaps, turn },
    luck: startLuck(seed, []),
  }),
  streams: [],
  setup: ({ rules }) => ({ heaps: rules.heaps, turn: 0 }),

  phases: { turn: { asks: ({ state }) => state.turn, prompt: 'Take stones from a heap.', actions: [take] } },
  automatic: [
    {
      name: 'end the game',
      rule: 'H-3',
      due: ({ state }) => state.heaps.every((left) => left === 0),
      apply: (context, state) => end(context, state, 'lastStone'),
    },
  ],
  finish: end,
  events: { stonesTaken: whole, gameEnded: whole },
  messages: { 'take/too-many': 'Heap {heap} gives no more than {most} now.' },
  invariants: ({ rules, state }) =>
    state.heaps.length === rules.heaps.length && state.heaps.every((left, n) => left <= rules.heaps[n]!)
      ? []
      : ['the heaps are not those of the beginning, or less'],
});
