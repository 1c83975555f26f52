// Valley Line, made from its rules in docs/guides/title.md: stations in a valley, stretches of line between
// them.

import { declareState, declareTitle, fact, fields, type Seat, type TypesOf } from 'railhead/engine';

// The rules in words. Refusals cite them by id.
const texts = {
  'V-1': 'Two to four play. Everybody begins with {coins} coins; no stretch is laid.',
  'V-2': 'A turn lays one stretch or earns {wage} coins. Then it is the next seat’s turn.',
  'V-3': 'A stretch is laid once. (Our ruling.)',
  'V-4': 'A seat’s first stretch lies anywhere; every other one touches a station that its line reaches.',
  'V-5': 'Laying costs what is printed; nobody owes anything.',
  'V-6': 'The game ends after {rounds} rounds, or when every stretch is laid.',
  'V-7':
    'A station on your line counts 2, every 3 coins 1. The most wins; equals share a place. (Our ruling.)',
};

// V-1: what is printed. A stretch joins two stations, by number, and has a price in coins.
const STATIONS = [
  { name: 'Ash', x: 0, y: 2 },
  { name: 'Beck', x: 3, y: 3 },
  { name: 'Cole', x: 4, y: 0 },
  { name: 'Dale', x: 7, y: 0 },
  { name: 'Elm', x: 8, y: 3 },
  { name: 'Ford', x: 11, y: 1 },
];
const STRETCHES = [
  { joins: [0, 1], price: 2 },
  { joins: [1, 2], price: 3 },
  { joins: [2, 3], price: 2 },
  { joins: [3, 4], price: 3 },
  { joins: [4, 5], price: 2 },
  { joins: [0, 2], price: 4 },
  { joins: [1, 4], price: 5 },
  { joins: [3, 5], price: 4 },
];

// V-2: what changes. `owners` has who laid each stretch, or null.
const state = declareState((of) => ({
  owners: of.each(of.maybe(of.seat), STRETCHES.length),
  turn: of.seat,
  seats: of.rows('seat', [2, 4], { coins: of.count }),
}));

// What rules read, and what everybody is told.
const title = declareTitle({
  id: 'valley-line',
  state,
  tables: { coins: 6, wage: 2, rounds: 10 }, // V-1, V-2, V-6
  facts: {
    stretchLaid: fact<{ seat: Seat; stretch: number; price: number }>(),
    coinsEarned: fact<{ seat: Seat; coins: number }>(),
  },
});
type Types = TypesOf<typeof title>;

// V-4, V-7: the stations that a seat's line reaches.
function stationsOf({ owners }: Pick<Types['known'], 'owners'>, seat: Seat): ReadonlySet<number> {
  return new Set(STRETCHES.flatMap(({ joins }, at) => (owners[at] === seat ? joins : [])));
}

// V-3 to V-5: lays a stretch and pays for it.
const lay = title.defineAction({
  type: 'lay',
  payload: { stretch: fields.numberOf('stretch') },
  check: [
    {
      code: 'lay/taken',
      rule: 'V-3',
      met: ({ state: { owners } }, { stretch }) => owners[stretch] === null,
    },
    {
      code: 'lay/apart',
      rule: 'V-4',
      met({ state }, { seat, stretch }) {
        const reached = stationsOf(state, seat);
        return reached.size === 0 || STRETCHES[stretch]!.joins.some((one) => reached.has(one));
      },
    },
    {
      code: 'lay/too-dear',
      rule: 'V-5',
      test({ state: { seats } }, { seat, stretch }) {
        const { price } = STRETCHES[stretch]!;
        const { coins } = seats[seat]!;
        return price <= coins ? null : { price, coins };
      },
    },
  ],

  apply({ emit }, state, { seat, stretch }) {
    const { price } = STRETCHES[stretch]!;
    state.owners[stretch] = seat;
    state.seats[seat]!.coins -= price;
    emit({ type: 'stretchLaid', seat, stretch, price });
    passOn(state);
  },
});

// V-2: takes coins instead.
const earn = title.defineAction({
  type: 'earn',
  apply({ rules, emit }, state, { seat }) {
    state.seats[seat]!.coins += rules.wage;
    emit({ type: 'coinsEarned', seat, coins: rules.wage });
    passOn(state);
  },
});

// The next seat's turn; when all have had theirs, a round is over.
function passOn(state: Types['state']): void {
  state.turn = (state.turn + 1) % state.seats.length;
  if (state.turn === 0) state.round += 1;
}

// V-2. A dropped seat earns coins.
const rules = title.withPhases({
  turn: {
    asks: ({ state }) => state.turn,
    prompt: 'Lay a stretch, or earn coins.',
    actions: [lay, earn],
    passBy: 'earn',
  },
});

export const valleyLine = rules.defineRuleset({
  title: 'Valley Line',
  edition: 'an example',
  revision: 1,
  texts,
  seats: { min: 2, max: 4 },
  ids: () => ({ stretch: STRETCHES.map(({ joins }) => joins.map((one) => STATIONS[one]!.name).join('–')) }),

  // V-1
  setup({ rules }, state) {
    for (const seat of state.seats) seat.coins = rules.coins;
  },

  ends: [
    {
      reason: 'lineOpened',
      rule: 'V-6',
      when: ({ rules, state }) =>
        state.round === rules.rounds || state.owners.every((owner) => owner !== null),
    },
  ],
  // V-7
  score: ({ state }, seat) => 2 * stationsOf(state, seat).size + Math.floor(state.seats[seat]!.coins / 3),

  invariants: ({ rules, state }) => (state.round > rules.rounds ? ['the game should be over'] : []),

  messages: {
    'lay/too-dear': 'This stretch costs {price}, and you have {coins}.',
  },
  sentences: {
    lay: '{seat} lays {stretch}.',
    earn: '{seat} earns coins.',
    stretchLaid: '{seat} lays {stretch} for {price}.',
    coinsEarned: '{seat} earns {coins}.',
  },

  // What fields are, for `railhead document`.
  fieldWords: {
    stretch: 'The number of the stretch, in the order of the board.',
    price: 'What it costs, in coins.',
    coins: 'An amount of coins.',
    owners: 'Who laid each stretch, by stretch; null where nobody did.',
    turn: 'Whose turn it is.',
    'state.seats': 'What belongs to each seat.',
    'seats.coins': 'The coins that it has.',
  },

  // What people see: stations, stretches with their prices, and who laid them.
  diagram: {
    nodes: { kind: 'station', list: STATIONS },
    links: { kind: 'stretch', list: STRETCHES },
    pieces: ({ state: { owners } }) => owners.map((seat, stretch) => ({ stretch, seat })),
  },

  // What bots and hints play: the cheapest stretch to a new station, else coins.
  suggest({ state }, { seat }) {
    const reached = stationsOf(state, seat);
    const isNew = (one: number) => !reached.has(one);
    const wanted = STRETCHES.map((one, stretch) => ({ ...one, stretch }))
      .filter(({ stretch }) => state.owners[stretch] === null)
      .filter(({ price }) => price <= state.seats[seat]!.coins)
      .filter(({ joins }) => joins.some(isNew) && (reached.size === 0 || !joins.every(isNew)))
      .sort((one, other) => one.price - other.price);
    const [best] = wanted;
    return [best === undefined ? { type: 'earn', seat } : { type: 'lay', seat, stretch: best.stretch }];
  },
});
