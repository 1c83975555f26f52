// Toy Rails: a neutral title of the milepost family for its rule tests. It offers every variant of the family and one
// card of every kind of family event. Its land is toy-land.ts with a longer deck, or any toy board.

import { withPlayerAids } from '../../../rulesets/milepost/player-aids.js';
import {
  defineMilepostGame,
  type MilepostSpec,
} from '../../../rulesets/milepost/rules/define-milepost-game.js';
import {
  bonus,
  flood,
  halfRate,
  losses,
  noBuilding,
  noMovement,
  noTrade,
  sandstorm,
  tax,
} from '../../../rulesets/milepost/rules/event-cards/effects.js';
import type { EventCard } from '../../../rulesets/milepost/rules/events/event-card.js';
import type { MilepostAction } from '../../../rulesets/milepost/rules/mechanics.js';
import type { TitleOf } from '../../../rulesets/milepost/rules/types.js';
import { milepostVariants } from '../../../rulesets/milepost/rules/variants.js';
import { createEngine } from '../../../src/core/engine/index.js';
import { type ToyBoard, type ToyBoardInput, toyBoard } from './toy-board.js';
import { toyLandInput } from './toy-land.js';

/** Any of the family's options, by name. */
export type ToyOptions = Readonly<Record<string, boolean>>;
export type ToyRails = TitleOf<'toy-rails', ToyOptions, object, MilepostAction>;

const NEXT_TURN = { turns: 1 };

/** The numbers of the toy's event cards: from 101 on, behind any toy deck. */
export const EVENT = {
  tax: 101,
  /** Of the river `long`. */
  flood: 102,
  /** Within 3 of Dunn and Esk: a load and a turn. */
  derailment: 103,
  /** In `peaks`: half rate; no movement and no building on alpine mileposts. */
  snow: 104,
  /** In `peaks`: no movement, no building. */
  heavySnow: 105,
  /** In `sands`: track erased, trains sent back with a load and a turn lost, no building. */
  sandstorm: 106,
  /** Within 1 of the sea: no pickups, no deliveries. */
  strike: 107,
  /** Until the end of the second next turn: 5 M more for tea and wool; nothing else can be delivered. */
  fair: 108,
  /** Until the end of the second next turn: 5 M more in Marl. */
  favour: 109,
  /** Within 2 of Dunn: a load lost at the draw, half rate, no building. */
  gale: 110,
  /** For the game: dry rivers and dry lakes cost 2. */
  rains: 111,
  /** Within 2 of Brig: half rate, no building. */
  fog: 112,
} as const;

const peaks = { area: 'peaks' };
const sands = { area: 'sands', terrain: ['desert'] } as const;
const nearDunn = { within: 2, of: ['dunn'] };
const nearBrig = { within: 2, of: ['brig'] };

function card(name: keyof typeof EVENT, stays: EventCard['stays'], ...effects: EventCard['effects']) {
  return {
    number: EVENT[name],
    name,
    text: name,
    stays,
    effects,
    ...(name === 'tax' ? { isTax: true } : {}),
  };
}

/** The toy's event cards; effects cite the family's own rules. */
export const toyEvents: readonly EventCard[] = [
  card('tax', 'at-once', tax('M-EVENT-18')),
  card('flood', NEXT_TURN, flood('M-EVENT-16', ['long'])),
  card(
    'derailment',
    'at-once',
    losses('M-EVENT-14', { within: 3, of: ['dunn', 'esk'] }, { load: true, turn: true }),
  ),
  card(
    'snow',
    NEXT_TURN,
    halfRate('M-EVENT-8', peaks),
    noMovement('M-EVENT-22', { ...peaks, terrain: ['alpine'] }),
    noBuilding('M-EVENT-22', { ...peaks, terrain: ['alpine'] }),
  ),
  card('heavySnow', NEXT_TURN, noMovement('M-EVENT-22', peaks), noBuilding('M-EVENT-22', peaks)),
  card(
    'sandstorm',
    NEXT_TURN,
    losses('M-EVENT-21', sands, { load: true, turn: true }),
    sandstorm('M-EVENT-21', sands),
  ),
  card(
    'strike',
    NEXT_TURN,
    noTrade('M-EVENT-22', ({ coast }, { mileposts }) => coast[mileposts[0]] <= 1),
  ),
  card('fair', { turns: 2 }, bonus('M-EVENT-22', 5, { goods: ['tea', 'wool'], others: 'barred' })),
  card('favour', { turns: 2 }, bonus('M-EVENT-22', 5, { cities: ['marl'] })),
  card(
    'gale',
    NEXT_TURN,
    losses('M-EVENT-14', nearDunn, { load: true, turn: false }),
    halfRate('M-EVENT-8', nearDunn),
    noBuilding('M-EVENT-22', nearDunn),
  ),
  card('rains', 'for-the-game', {
    rule: 'M-EVENT-22',
    surcharge: (water) => (water === 'dry-river' || water === 'dry-lake' ? 2 : undefined),
  }),
  card('fog', NEXT_TURN, halfRate('M-EVENT-8', nearBrig), noBuilding('M-EVENT-22', nearBrig)),
];

const smallChange = ['aldon', 'brig', 'calder', 'dunn', 'esk', 'marl', 'rill', 'stave'];
const goods = ['coal', 'cars', 'iron', 'oil', 'tea', 'fish', 'wool', 'silk', 'salt'];

/** The toy country with 36 cards: the 12 of toy-land.ts, and 24 that pay less than any of them. */
export const toyCountry: ToyBoard = toyBoard({
  ...toyLandInput,
  deck: [
    ...(toyLandInput.deck ?? []),
    ...Array.from({ length: 24 }, (_, n) =>
      [0, 1, 2]
        .map((d) => `${smallChange[(n + 3 * d) % 8]} ${goods[(5 * n + d) % 9]} ${1 + ((n + d) % 7)}`)
        .join(', '),
    ),
  ],
});

/** A toy board with a deck of 24 cards that nobody can serve, for tests in which cards do not matter. */
export function cardlessBoard(input: ToyBoardInput): ToyBoard {
  const [first] = [...input.rows.join('').matchAll(/[A-Z]/g)].map(([letter]) => letter).sort();
  const id = input.cities?.[first]?.id ?? first.toLowerCase();
  const demands = `${id} nothing 1, ${id} nothing 1, ${id} nothing 1`;
  return toyBoard({
    ...input,
    goods: { nothing: 1, ...input.goods },
    deck: Array.from({ length: 24 }, () => demands),
  });
}

/** What a test may change of the toy's page. */
export type ToyChanges = Partial<Omit<MilepostSpec<ToyRails>, 'id' | 'board'>>;

// The toy title on a board.
function toyRails({ board }: ToyBoard, changes: ToyChanges = {}) {
  const rules = defineMilepostGame<ToyRails>({
    id: 'toy-rails',
    title: 'Toy Rails',
    edition: 'for tests of the family',
    revision: 1,
    start: { cash: 50, startupTurns: 2 },
    surcharges: { river: 2, 'dry-river': 1, lake: 3, 'dry-lake': 1, inlet: 3 },
    eventCards: toyEvents,
    victory: { cash: 250, majors: Math.min(3, board.majors.length) },
    variants: milepostVariants,
    ...changes,
    board: () => board,
  });
  return withPlayerAids(rules);
}

const engines = new WeakMap<ToyBoard, ReturnType<typeof engineFor>>();

/** An engine that plays the toy title on a board; the same one on every call without changes. */
export function toyEngine(land: ToyBoard, changes?: ToyChanges) {
  if (changes !== undefined) return engineFor(land, changes);
  const known = engines.get(land) ?? engineFor(land);
  engines.set(land, known);
  return known;
}

function engineFor(land: ToyBoard, changes?: ToyChanges) {
  return createEngine([toyRails(land, changes)]);
}

/** Two corridors between the major cities A and B: 2,0 – 4,0 in the north, 2,2 – 4,2 in the south. */
export const twoCorridors = () =>
  cardlessBoard({
    rows: [
      '. A . . . B .', //
      ' . . _ _ . .',
      '. . . . . . .',
    ],
    cities: { A: { size: 'major' }, B: { size: 'major' } },
  });
