// Tiny hex maps drawn as text, and games in the middle of play on them. The maps go through the same compile step as
// real ones. Draw two characters a hex, odd rows indented by one; marks as in map-format.ts:
//   . plains  f forest  m mountain  o F M towns on them  C city  S starting city  ~ sea  _ nothing

import { expect } from 'vitest';
import type { HexBoard } from '../../../rulesets/hex-tycoon/board/compile-board.js';
import { defineBoard } from '../../../rulesets/hex-tycoon/board/define-board.js';
import type { HexMapData } from '../../../rulesets/hex-tycoon/board/map-format.js';
import { forkState } from '../../../rulesets/hex-tycoon/generated/state.js';
import type { HexOptions } from '../../../rulesets/hex-tycoon/rules/options.js';
import type { HexAction } from '../../../rulesets/hex-tycoon/rules/phases.js';
import type { Company, State } from '../../../rulesets/hex-tycoon/rules/state.js';
import { hexTycoon } from '../../../rulesets/hex-tycoon/ruleset.js';
import { unsettledPosition } from '../../../src/core/engine/begin/game.js';
import {
  type AnyRuleset,
  createEngine,
  type Immutable,
  type LuckDrawer,
  saves,
} from '../../../src/core/engine/index.js';
import { openSettings } from '../../../src/core/engine/play/setting.js';
import { drawTop } from '../../../src/core/random/streams.js';

/** A toy map as data. Rivers are "column,row E|SE|SW". */
export function toyMap(rows: string[], rivers: string[] = []): HexMapData {
  return {
    format: 'railhead-map/1',
    kind: 'hex',
    id: 'toy',
    name: 'Toy',
    credits: [],
    rows,
    places: [],
    rivers: rivers.length > 0 ? [{ name: 'Brook', hexsides: rivers }] : [],
  };
}

/** A toy board. */
export function toyHexBoard(rows: string[], rivers: string[] = []): HexBoard {
  return defineBoard(toyMap(rows, rivers));
}

type Sketch = Partial<Omit<Company, 'start' | 'rails' | 'stations'>> & {
  readonly id: string;
  /** The start city's cell. */
  readonly at: string;
  /** Sites behind the start city: a cell is its interior, "a|b" the hexside between two cells. */
  readonly rails?: string;
  /** Cells of stations. */
  readonly stations?: string;
};

/** What a toy position says besides its companies. */
export interface ToyPosition {
  readonly options?: Partial<HexOptions>;
  readonly companies: readonly Sketch[];
  readonly seats?: readonly { tycoon?: string; markers?: string[] }[];
  /** "cell marker" */
  readonly developments?: readonly string[];
  readonly state?: Partial<Pick<State, 'phase' | 'round' | 'pool' | 'turnOrder'>> & { turn?: object };
}

/** A toy board with an engine that plays on it; a house rule goes by its own id. */
export function toyTable(rows: string[], rivers: string[] = [], ruleset: AnyRuleset = hexTycoon) {
  const board = toyHexBoard(rows, rivers);
  const engine = createEngine([ruleset as typeof hexTycoon], { boards: [board] });
  const settings = openSettings([ruleset], [board], saves.sharedSeedIssues);
  const id = ruleset.id as 'hex-tycoon';

  const hex = (cell: string) => {
    const found = board.hexAt(cell);
    if (found < 0) throw new RangeError(`no hex at ${cell}`);
    return found;
  };
  const site = (text: string) => {
    const [a, b] = text.split('|');
    return b === undefined ? hex(a) : board.hexside(hex(a), hex(b));
  };
  const position = ({ options = {}, companies, seats = [], developments = [], state = {} }: ToyPosition) => {
    const people = Math.max(2, ...companies.map(({ seat = 0 }) => seat + 1));
    // Before the rules go on: tests of a step take it themselves.
    return unsettledPosition(settings, id, {
      config: { seats: people, seed: 1, board: 'toy', options },
      state: {
        ...state,
        seats,
        developments: developments.map((text) => ({
          marker: text.split(' ')[1],
          hex: hex(text.split(' ')[0]),
        })),
        companies: companies.map(({ at, rails = '', stations = '', ...rest }) => ({
          ...rest,
          start: hex(at),
          rails: [hex(at), ...rails.split(' ').filter(Boolean).map(site)],
          stations: stations.split(' ').filter(Boolean).map(hex),
        })),
      },
    }) as unknown as Toy;
  };
  const refusal = (at: Toy, action: HexAction) => {
    const rejection = engine.checkAction(at, action);
    return rejection === null ? null : `${rejection.code} ${rejection.rule}`;
  };
  const build = (text: string, seat = 0): HexAction => ({ type: 'buildTrack', seat, site: site(text) });
  const play = (at: Toy, ...actions: HexAction[]) => engine.applyActions(at, actions);
  return { board, engine, hex, site, position, refusal, build, play };
}

/** A state on a toy board. */
export type Toy = Immutable<State> & { readonly game: { readonly ruleset: 'hex-tycoon' } };

/** Luck that gives the numbers named, in order. */
export function scriptedLuck(...numbers: number[]): LuckDrawer & { readonly left: () => number } {
  return {
    int(_stream, from, to) {
      const drawn = numbers.shift();
      if (drawn === undefined || drawn < from || drawn > to)
        throw new RangeError(`scripted ${drawn} for ${from}…${to}`);
      return drawn;
    },
    shuffle: (_stream, items) => [...items],
    draw: (pile, count, top) => drawTop(pile, { count, top }),
    left: () => numbers.length,
  };
}

/** Runs one automatic step with scripted dice, all of which must be used up. */
export function runStep(
  engine: ReturnType<typeof toyTable>['engine'],
  before: Toy,
  name: string,
  ...dice: number[]
) {
  const { rules, board } = engine.settingOf(before as never);
  const step = hexTycoon.automatic.find((one) => one.name === name);
  if (step === undefined) throw new RangeError(`no step is called ${name}`);
  expect(step.due({ rules, board, state: before as never })).toBe(true);
  const state = forkState(before as never);
  const luck = scriptedLuck(...dice);
  const events: { type: string }[] = [];
  step.apply(
    { rules, board, before: before as never, luck, emit: (event) => void events.push(event as never) },
    state,
  );
  expect(luck.left()).toBe(0);
  return { state, events };
}
