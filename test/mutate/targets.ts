// Which files are mutated, and which tests are near each.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A room: sources that the same tests are near to. */
export interface Room {
  readonly name: string;
  /** Folders and files of sources, from the root. */
  readonly sources: readonly string[];
  /** Folders of tests, the nearest first. */
  readonly tests: readonly string[];
}

const FAMILY = [
  ...[
    'test/rulesets/milepost',
    'test/rulesets/china-rails',
    'test/rulesets/india-rails',
    'test/rulesets/iron-dragon',
  ],
  ...regressions('flood-copies-reservations', 'many-city-links', 'milepost-snapshot-out-of-turn'),
];

/** The rooms of the family in which its rules and actions stand. */
const FAMILY_ROOMS = [
  ...['rail', 'entry', 'reserved-ways', 'building', 'money', 'running'],
  ...['cards', 'loads', 'trains', 'deals', 'turns', 'event-cards', 'events'],
];

/** Where rules of the titles stand beside their actions: chapters, mechanics of one file, kinds of events. */
const CHAPTERS: Readonly<Record<string, readonly string[]>> = {
  'china-rails': ['containers.ts', 'container-ports.ts', 'rentable-crossings.ts', 'event-cards/effects.ts'],
  'india-rails': ['circus.ts', 'pilgrims', 'event-cards/effects.ts'],
  'iron-dragon': [
    'foremen',
    'ships',
    'underground',
    'second-trains.ts',
    'locos.ts',
    'event-cards/effects.ts',
  ],
};

/** Files beside rules that hold none: declarations, facts, guesses, what must hold. */
const NO_RULES = /\/(facts|laws|guess|types|state|streams|fields|position|invariants)\.ts$|\/invariants\//;

/** Faults of the engine that people met. */
const ENGINE_FAULTS = regressions(
  ...['bot-patches-the-engine', 'nested-saves', 'notation-of-nonsense'],
  ...['replacing-unknown-rules', 'states-that-nobody-can-play'],
);

const title = (name: string, tests: readonly string[]): Room => ({
  name,
  // A title without chapters has rules in all of its folder.
  sources: ['actions', ...(CHAPTERS[name] ?? [''])].map((place) => join('rulesets', name, 'rules', place)),
  tests,
});

/** All rooms, in the order in which they are run. */
export const ROOMS: readonly Room[] = [
  { name: 'random', sources: ['src/core/random'], tests: ['test/core/random', 'test/core/engine'] },
  { name: 'engine', sources: ['src/core/engine'], tests: ['test/core/engine', ...ENGINE_FAULTS] },
  title('hex-tycoon', [
    'test/rulesets/hex-tycoon',
    ...regressions('hex-broke-and-asked', 'hex-snapshot-crashes-later'),
  ]),
  title('twentieth-century-limited', ['test/rulesets/twentieth-century-limited']),
  title('china-rails', ['test/rulesets/china-rails']),
  title('india-rails', ['test/rulesets/india-rails', ...regressions('milepost-snapshot-out-of-turn')]),
  title('iron-dragon', [
    'test/rulesets/iron-dragon',
    ...['test/table/plans/sea-ways.test.ts', ...regressions('milepost-snapshot-out-of-turn')],
  ]),
  {
    name: 'milepost',
    sources: FAMILY_ROOMS.map((room) => `rulesets/milepost/rules/${room}`),
    tests: FAMILY,
  },
];

/** The sources of a room, by path from the root, in order. */
export function sourcesOf({ sources }: Room): readonly string[] {
  const files = sources.flatMap((path) => filesIn(path, (name) => name.endsWith('.ts')));
  return [...new Set(files)].filter((path) => !NO_RULES.test(path));
}

/** The test files of a room: rule tests first, then, unless it is to be brief, those that play whole games. */
export function testsOf({ tests }: Room, isBrief: boolean): readonly string[] {
  const files = tests.flatMap((path) => filesIn(path, (name) => name.endsWith('.test.ts')));
  const [long, short] = [true, false].map((isLong) => files.filter((file) => LONG.test(file) === isLong));
  return isBrief ? short : [...short, ...long];
}

// Tests of many or whole games: they kill much, but cost seconds a mutant.
const LONG =
  /(conformance|laws|games?|bots?|greedy|suggest|random|pairwise|information|reserved-ways|plan)[^/]*\.test\.ts$/;

function regressions(...names: readonly string[]): readonly string[] {
  return names.map((name) => `test/regressions/${name}.test.ts`);
}

function filesIn(path: string, isWanted: (name: string) => boolean): readonly string[] {
  if (!existsSync(path)) return [];
  if (path.endsWith('.ts')) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
