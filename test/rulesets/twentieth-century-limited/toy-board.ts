// Tiny boards from a line of text, through the same compile step as the real one, and positions on them.

import type { Board } from '../../../rulesets/twentieth-century-limited/board/board';
import { defineBoard } from '../../../rulesets/twentieth-century-limited/board/define-board';
import type { DeckData, MapData } from '../../../rulesets/twentieth-century-limited/board/map-format';
import { twentiethCenturyLimited } from '../../../rulesets/twentieth-century-limited/ruleset';
import { createEngine } from '../../../src/core/engine';

type Bonus = Omit<DeckData['bonuses'][number], 'card'>;

/** What a toy board is made of; cards in the order of their numbers: regionals, companies, bonuses. */
export interface ToySpec {
  /** `a-x x-b`: lines in the order of their numbers, between nodes named by their first mention. */
  readonly lines: string;
  /** Names that are cities; all others are junctions. */
  readonly cities: string;
  /** `1: a b`: era and cities. Two cards of every era if left out. */
  readonly regionals?: readonly string[];
  /** `12: a b`: value and cities. Fourteen cards of the first two cities if left out. */
  readonly companies?: readonly string[];
  readonly bonuses?: readonly Bonus[];
}

const PLAIN_BONUSES: readonly Bonus[] = [
  { deck: 'blue', name: 'Two Regionals', timing: 'duringPlay', value: 5, condition: { regionalsAtLeast: 2 } },
  { deck: 'green', name: 'One Company', timing: 'duringPlay', value: 4, condition: { companiesAtLeast: 1 } },
  { deck: 'red', name: 'Two Companies', timing: 'endOfGame', value: 6, condition: { companiesAtLeast: 2 } },
];

/** A toy board with its helpers: `line('a-x')` is the number of a line, `lines('a-x x-b')` of several, ascending. */
export function toyBoard(spec: ToySpec) {
  const cities = spec.cities.split(' ');
  const pairs = spec.lines.split(' ').map((text) => text.split('-'));
  const nodes = [...new Set([...pairs.flat(), ...cities])];
  const eras = [1, 2, 3, 4, 5, 6, 7, 8];
  const two = `${cities[0]} ${cities[1]}`;
  const regionals = spec.regionals ?? eras.flatMap((era) => Array(10).fill(`${era}: ${two}`));
  const companies = spec.companies ?? Array(28).fill(`10: ${two}`);
  const parse = (text: string) => {
    const [head, names] = text.split(': ');
    return { head: Number(head), cities: names.split(' ') };
  };
  const map: MapData = {
    format: 'railhead-map/1',
    kind: 'twentieth-century-limited',
    id: 'toy',
    name: 'Toy',
    credits: [],
    regions: eras.map((era) => ({ id: `band-${era}`, name: `Band ${era}` })),
    cities: cities.map((id, place) => ({
      id,
      name: id,
      node: nodes.indexOf(id),
      region: `band-${(place % 8) + 1}`,
    })),
    nodes: nodes.map((_, node) => [node, 0]),
    lines: pairs.map(([a, b]) => {
      const ends = [nodes.indexOf(a), nodes.indexOf(b)].sort((one, two) => one - two);
      return [ends[0], ends[1]];
    }),
  };
  const deck: DeckData = {
    format: 'railhead-deck/1',
    kind: 'twentieth-century-limited',
    id: 'toy',
    regionals: regionals.map((text, card) => {
      const { head, cities: named } = parse(text);
      return { card, era: head, cities: named };
    }),
    companies: companies.map((text, place) => {
      const { head, cities: named } = parse(text);
      return { card: regionals.length + place, name: `Company ${place}`, cities: named, value: head };
    }),
    bonuses: (spec.bonuses ?? PLAIN_BONUSES).map((bonus, place) => ({
      card: regionals.length + companies.length + place,
      ...bonus,
    })),
  };
  const board = defineBoard(map, deck);
  const line = (name: string) => {
    const [a, b] = name.split('-');
    const found = pairs.findIndex(([c, d]) => (a === c && b === d) || (a === d && b === c));
    if (found < 0) throw new Error(`no line ${name}`);
    return found;
  };
  const lines = (names: string) =>
    names === ''
      ? []
      : names
          .split(' ')
          .map(line)
          .sort((one, two) => one - two);
  return {
    board,
    line,
    lines,
    /** The first company's number, and the first bonus's. */
    company: regionals.length,
    bonus: regionals.length + companies.length,
    engine: createEngine([twentiethCenturyLimited], { boards: [board] }),
  };
}

/** A toy board. */
export type Toy = ReturnType<typeof toyBoard>;

// A turn in which one line has been placed and the step is over: the optional action is due.
const trackDone = {
  seat: 0,
  since: 0,
  trackKind: 'place',
  trackLines: [0],
  trackClosed: true,
  actionTaken: false,
  displayReset: false,
} as const;

/** A position on a toy board: seat 0 to move, with what `state` names put in place. */
export function position(toy: Toy, seats: number, state: object, options: object = {}) {
  return toy.engine.createPosition('twentieth-century-limited', {
    config: { seats, seed: 1, board: 'toy', options: { firstSeat: 0, ...options } as never },
    state: { turn: trackDone, ...state },
  });
}

/** The refusal of an action as `rule code`, or null if it is allowed. */
export function refusal(toy: Toy, state: ReturnType<typeof position>, action: object): string | null {
  const rejection = toy.engine.checkAction(state, action as never);
  return rejection && `${rejection.rule} ${rejection.code}`;
}

/** The next state. */
export function play(toy: Toy, state: ReturnType<typeof position>, ...actions: object[]) {
  return actions.reduce<ReturnType<typeof position>>(
    (now, action) => toy.engine.applyAction(now, action as never),
    state,
  );
}

// The events of an action, without their numbers.
function eventsOf(toy: Toy, state: ReturnType<typeof position>, action: object): readonly object[] {
  const result = toy.engine.tryAction(state, action as never);
  if (!result.ok) throw new Error(`${result.rejection.rule} ${result.rejection.code}`);
  return result.events.map(({ n: _n, ...event }) => event);
}

/** The events of one type. */
export function eventsOfType(toy: Toy, state: ReturnType<typeof position>, action: object, type: string) {
  return eventsOf(toy, state, action).filter((event) => (event as { type: string }).type === type);
}

/** The board of a toy, for planners. */
export type ToyBoard = Board;
