// Orchard, a title of declared parts: no type in it is named twice, and its steps write in place. Seats pick a fruit, which is a coin, or
// buy the last tree of the row.

import {
  declareState,
  declareTitle,
  fact,
  fields,
  masking,
  type Seat,
  type StepContext,
  startLuck,
  switchOption,
  type TypesOf,
} from '../../src/core/engine/index.js';

const state = declareState((of) => ({
  trees: of.list(of.record({ fruit: of.count }), 12),
  turn: of.part({ seat: of.seat, since: of.count }),
  seats: of.rows('seat', [2, 4], { coins: of.count, felled: of.list(of.count, 12) }),
}));

export const parts = declareTitle({
  id: 'orchard',
  state,
  tables: { trees: 3, fruit: 2, price: 2 },
  facts: {
    fruitPicked: fact<{ readonly seat: Seat; readonly tree: number; readonly coins: number | null }>(
      masking('coins'),
    ),
    treeBought: fact<{ readonly seat: Seat; readonly row: readonly { readonly fruit: number }[] }>(),
    gameEnded: fact<{ readonly reason: string }>(),
  },
  options: { fullTrees: switchOption('Trees bear five fruits') },
  board: () => ({ id: 'garden', hash: '0'.repeat(64), rows: 1 }),
  ranking: ['score'],
});
export type Types = TypesOf<typeof parts>;

export const pick = parts.defineAction({
  type: 'pick',
  payload: () => ({ tree: fields.numberOf('tree') }),
  notation: ['pick', 'tree'],
  offers: ({ state }, seat) => state.trees.map((_, tree) => ({ type: 'pick', seat, tree })),
  check: [
    {
      code: 'pick/bare',
      rule: 'O-1',
      test: ({ state }, { tree }) => ((state.trees[tree]?.fruit ?? 0) > 0 ? null : { tree }),
    },
  ],
  apply({ emit }, state, { seat, tree }) {
    state.trees[tree].fruit -= 1;
    state.seats[seat].coins += 1;
    emit({ type: 'fruitPicked', seat, tree, coins: state.seats[seat].coins });
    passOn(state);
  },
});

export const buy = parts.defineAction({
  type: 'buy',
  notation: ['buy'],
  check: [
    {
      code: 'buy/too-dear',
      rule: 'O-2',
      test({ rules, state }, { seat }) {
        const { coins } = state.seats[seat];
        return state.trees.length > 0 && rules.price <= coins ? null : { coins };
      },
    },
  ],
  apply({ rules, emit }, state, { seat }) {
    // What is told before the row is written on is told as it was.
    emit({ type: 'treeBought', seat, row: state.trees });
    const felled = state.trees.pop();
    state.seats[seat].coins -= rules.price;
    state.seats[seat].felled.push(felled?.fruit ?? 0);
    passOn(state);
  },
});

const expireTime = parts.defineHostAction({
  type: 'expireTime',
  notation: ['expire-time'],
  check: [],
  apply: (context, state) => end(context, state, 'timeLimit'),
});

function passOn(state: Types['state']): void {
  state.turn = { seat: (state.turn.seat + 1) % state.seats.length, since: state.step };
  if (state.turn.seat === 0) state.round += 1;
}

function end({ emit }: StepContext<Types>, state: Types['state'], reason: string): void {
  const scores = state.seats.map(({ coins, felled }) => coins + 3 * felled.length);
  const ranking = scores.map((score, seat) => {
    return { seat, place: 1 + scores.filter((other) => other > score).length, score };
  });
  state.outcome = { reason, ranking: ranking.sort((a, b) => a.place - b.place), tieBreaks: [] };
  emit({ type: 'gameEnded', reason });
}

const rules = parts.withPhases({ turn: { prompt: 'Pick a fruit or buy a tree.', actions: [pick, buy] } }, [
  expireTime,
]);

export const orchard = rules.defineRuleset({
  title: 'Orchard',
  edition: 'a toy of the test suite',
  revision: 1,
  seats: { min: 2, max: 4 },
  variants: [
    {
      id: 'fullTrees',
      rules: ['O-1'],
      isOn: ({ fullTrees }) => fullTrees,
      adjust: (rules) => ({ ...rules, fruit: 5 }),
    },
  ],
  ids: ({ rules }) => ({ tree: rules.trees }),
  streams: [],
  setup: ({ rules, seats }) => ({
    trees: Array.from({ length: rules.trees }, () => ({ fruit: rules.fruit })),
    turn: { seat: 0, since: 0 },
    seats: Array.from({ length: seats }, () => ({ coins: 0, felled: [] })),
  }),
  determinize: (
    { state: { viewer: _viewer, ...seen } }: { state: Types['known'] & { viewer?: unknown } },
    _random,
    seed,
  ) => ({
    ...seen,
    luck: startLuck(seed, []),
  }),
  decisions: ({ state: { turn } }) => [{ seat: turn.seat, kind: 'turn', optional: false, since: turn.since }],
  automatic: [
    {
      name: 'end the game',
      rule: 'O-3',
      due: ({ state }) => state.trees.every(({ fruit }) => fruit === 0),
      apply: (context, state) => end(context, state, 'harvested'),
    },
  ],
  onAbsent: ({ state }, { seat }) => ({
    type: 'pick',
    seat,
    tree: state.trees.findIndex(({ fruit }) => fruit > 0),
  }),
  finish: end,
  invariants: () => [],
  suggest({ rules, state: { trees, seats } }, { seat }) {
    const tree = trees.findIndex(({ fruit }) => fruit > 0);
    return [rules.price <= seats[seat].coins ? { type: 'buy', seat } : { type: 'pick', seat, tree }];
  },
});
