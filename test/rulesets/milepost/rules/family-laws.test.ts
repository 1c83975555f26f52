// What the family's laws are for: rules that change money, loads or track and tell nobody.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { seatToWrite, trainToWrite } from '../../../../rulesets/milepost/generated/state.js';
import { countedOtherwise, milepostLaws } from '../../../../rulesets/milepost/rules/laws.js';
import { withFlood } from '../../../../rulesets/milepost/rules/rail/network.js';
import { certified } from '../../../../rulesets/milepost/rules/reserved-ways/other-rails.js';
import { keptWays } from '../../../../rulesets/milepost/rules/sound-ways.js';
import type { MilepostState } from '../../../../rulesets/milepost/rules/state.js';
import type { KnownGame } from '../../../../rulesets/milepost/rules/types.js';
import {
  type ActionSpec,
  type AnyEngine,
  type AnyRuleset,
  createEngine,
  type StepContext,
} from '../../../../src/core/engine/index.js';
import { examineGame, LAWS, type LawFinding } from '../../../../src/testing/index.js';
import { importBuilt } from '../../../import-bundled.mjs';
import { toyGame } from '../toy-game.js';
import { cardlessBoard, toyCountry, toyEngine } from '../toy-rails.js';

type Step = StepContext<never>;
type Slip = (step: Step, state: MilepostState, seat: number) => void;

/** The toy title, in which an action of a type is otherwise. */
function altered(type: string, change: (spec: ActionSpec<never>) => Partial<ActionSpec<never>>): AnyEngine {
  const [toy] = toyEngine(toyCountry).rulesets as readonly AnyRuleset[];
  const known = new Map<unknown, ActionSpec<never>>();
  const changed = (spec: ActionSpec<never>): ActionSpec<never> => {
    if (spec.type !== type) return spec;
    if (!known.has(spec)) {
      const parts = Object.entries(change(spec)).map(([name, value]) => [name, { value, enumerable: true }]);
      known.set(spec, Object.create(spec, Object.fromEntries(parts)));
    }
    return known.get(spec)!;
  };
  const phases = Object.fromEntries(
    Object.entries(toy.phases).map(([name, phase]) => [
      name,
      { ...phase, actions: phase.actions.map((spec) => changed(spec as ActionSpec<never>)) },
    ]),
  );
  return createEngine([{ ...toy, phases } as AnyRuleset]) as AnyEngine;
}

/** The toy title, in which an action of a type does something that no fact tells. */
const slippery = (type: string, slip: Slip): AnyEngine =>
  altered(type, (spec) => ({
    apply(step, state, action) {
      spec.apply(step, state, action);
      slip(step, state as MilepostState, (action as { seat: number }).seat);
    },
  }));

function findingsIn(engine: AnyEngine, suggested = 90): readonly LawFinding[] {
  const plan = {
    seed: 1,
    seats: 2,
    steps: 120,
    every: 1_000,
    suggested,
    without: LAWS.map(({ name }) => name),
    laws: milepostLaws(),
  };
  return examineGame(engine, engine.rulesets[0].id, plan).findings;
}

test.each<[string, string, Slip]>([
  [
    'money-is-told',
    'endTurn',
    (step, state, seat) => {
      seatToWrite(step, state, seat).cash -= 1;
    },
  ],
  [
    'loads-are-told',
    'pickUpLoad',
    (step, state, seat) => {
      trainToWrite(step, state, seat, 0).loads = [];
    },
  ],
  [
    'track-is-told',
    'placeTrain',
    (_step, state, seat) => {
      const tracks = [...state.rail.tracks];
      tracks[seat] = tracks[seat].slice(1);
      state.rail = { ...state.rail, tracks };
    },
  ],
])('%s finds what %s does in silence', (law, type, slip) => {
  const found = findingsIn(slippery(type, slip));
  expect(found.map((finding) => finding.law)).toContain(law);
  expect(found.find((finding) => finding.law === law)?.action).toMatchObject({ type });
});

describe('laws of ways', () => {
  test('ways-serve-everyone finds ways that change hands', () => {
    const swapped = slippery('buildTrack', (_step, state) => {
      state.rail = { ...state.rail, ways: state.rail.ways?.toReversed() ?? null };
    });
    expect(findingsIn(swapped, 0).map(({ law }) => law)).toContain('ways-serve-everyone');
  });

  test('ways-serve-everyone finds a build after which the ways stay as they were', () => {
    const stale = slippery('buildTrack', ({ before }, state) => {
      state.rail = { ...state.rail, ways: (before as unknown as MilepostState).rail.ways };
    });
    expect(findingsIn(stale).map(({ law }) => law)).toContain('ways-serve-everyone');
  });

  test('ways-can-be-built finds a condition that keeps seats off their own ways', () => {
    const walled = altered('buildTrack', (spec) => ({
      check: [
        ...spec.check,
        {
          code: 'build/own-way',
          rule: 'M-BUILD-12',
          test: (game, build) => {
            const { seat, from, to } = build as unknown as { seat: number; from: number; to: number };
            const { board } = game as KnownGame;
            return keptWays(game as KnownGame)?.[seat].includes(board.segment(from, to)) ? {} : null;
          },
        },
      ],
    }));
    expect(findingsIn(walled).map(({ law }) => law)).toContain('ways-can-be-built');
  });

  test('kept-counts-as-built finds a kept bridge that takes room at a full major city (M-EVENT-17)', async () => {
    // Each major has two segments. The seats hold one each at B, and both are flooded.
    const rows = ['A . . . B', ' . _ _ .', '. . . . .'];
    const land = cardlessBoard({ rows, cities: { A: { size: 'major' }, B: { size: 'major' } } });
    const tracks = ['A 1,0 2,0 3,0 B', 'A 0,1 1,2 2,2 3,2 3,1 B'];
    const { engine, state } = toyGame({
      board: land,
      state: { seats: tracks.map((one) => ({ track: [one] })) },
    });
    const game = { ...engine.settingOf(state as never), state } as unknown as KnownGame;
    const bridges = [land.segment('3,0', 'B'), land.segment('3,1', 'B')];
    const kept = bridges.map((segment, seat) => ({ segment, seat, card: 102, lastTurn: null }));
    const flooded = { ...game, state: { ...state, rail: withFlood(state.rail, bridges, kept) } };
    const position = { ...game, state: { ...state, rail: certified(game, flooded) } };
    expect([...countedOtherwise(position)]).toEqual([]);
    for (const [name, file, right, wrong] of FAULTS)
      expect([...(await lawWith(name, { file, right, wrong }))(position)], name).not.toEqual([]);
  });
});

// Where kept bridges are counted, and what each file would say if it forgot them.
const FAULTS = [
  ['kept-room', 'steps', 'return keeperOn(ground, segment) === seat ? 0 : 1;', 'return 1;'],
  ['kept-price', 'steps', 'const room = roomFor(search, segment);', 'const room = 1;'],
  ['kept-join', 'search', 'const room = roomFor(search, segment);', 'const room = 1;'],
  ['kept-place', 'places', 'else if (keeper === NOBODY) room++;', 'else room++;'],
  ['kept-entrant', 'places', 'if (keeper !== NOBODY) entrants |= 1 << keeper;', ''],
] as const;

interface Slipped {
  readonly file: string;
  readonly right: string;
  readonly wrong: string;
}

/** The law in a copy of the rules, in which a line of a file of `reserved-ways/` is wrong. */
async function lawWith(name: string, { file, right, wrong }: Slipped): Promise<typeof countedOtherwise> {
  const path = `rulesets/milepost/rules/reserved-ways/${file}.ts`;
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(right);
  const slip: Plugin = {
    name: 'slip',
    setup: (build) =>
      build.onLoad({ filter: new RegExp(`${path}$`) }, () => ({
        contents: text.replace(right, wrong),
        loader: 'ts',
      })),
  };
  const built = (await importBuilt(
    { entryPoints: ['rulesets/milepost/rules/laws.ts'], plugins: [slip] },
    name,
  )) as { readonly countedOtherwise: typeof countedOtherwise };
  return built.countedOtherwise;
}
