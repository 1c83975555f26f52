// One vitest for the whole run, with instrumented sources; each call runs one test file in a worker of its own. What the
// sources are transformed to is kept from file to file, so that a worker starts in about a second.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { REWRITING } from '../compiled-sources.js';
import { instrument, SWITCH } from './instrument.js';
import type { Plan, Report } from './plan.js';

const ROOT = process.cwd();
const FOLDER = join(ROOT, `node_modules/.cache/railhead/mutate-${process.pid}`);
const OUT = join(FOLDER, 'reports.jsonl');
const PLAN = join(FOLDER, 'plan.json');
// Milliseconds without a word from the worker that tries a mutant after which it is taken for hung. Whatever counts its loops ends long before.
const SILENCE = 240_000;

/** What a test file had to say. */
export interface Heard {
  readonly reports: readonly Report[];
  /** Why the file did not run to its end or a test of it failed, though nothing was on; null if all went well. */
  readonly trouble: string | null;
}

/** Runs test files one after the other. */
export interface Workers {
  /** Runs a test file, or those of its tests whose titles are wanted. */
  run(testFile: string, plan: Untold<Plan>, titles?: RegExp): Promise<Heard>;
  close(): Promise<void>;
}

type Untold<P> = P extends Plan ? Omit<P, 'out'> : never;

/** What becomes of a source, by path from the root. */
export type Rewrite = (file: string, code: string) => string;

/** Starts vitest with sources that are rewritten. */
export async function openWorkers(rewrite: Rewrite): Promise<Workers> {
  mkdirSync(FOLDER, { recursive: true });
  process.env.RAILHEAD_MUTATION_PLAN = PLAN;
  const vitest = await createVitest(
    'test',
    {
      mode: 'every',
      watch: false,
      reporters: [{}],
      maxWorkers: 1,
      isolate: true,
      testTimeout: 600_000,
      runner: './test/mutate/runner.ts',
    },
    {
      plugins: [
        {
          name: REWRITING,
          enforce: 'pre',
          transform(code, id) {
            const file = relative(ROOT, id.split('?')[0]);
            return /^(src|rulesets)\/.*\.ts$/.test(file) ? remembersNothing(file, rewrite(file, code)) : null;
          },
        },
      ],
    },
  );
  return {
    close: () => vitest.close(),
    async run(testFile, plan, titles = /^/) {
      vitest.setGlobalTestNamePattern(titles);
      writeFileSync(OUT, '');
      writeFileSync(PLAN, JSON.stringify({ ...plan, out: OUT }));
      const watchdog = setInterval(killIfSilent, 5_000);
      try {
        const trouble = await runFile(vitest, testFile);
        return { reports: readReports(), trouble };
      } finally {
        clearInterval(watchdog);
      }
    },
  };
}

async function runFile(vitest: Vitest, testFile: string): Promise<string | null> {
  const specifications = await vitest.getRelevantTestSpecifications([testFile]);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    specifications.filter(({ moduleId }) => relative(ROOT, moduleId) === testFile),
  );
  // Modules of the run before are among them when its worker was killed.
  const own = testModules.filter(({ moduleId }) => relative(ROOT, moduleId) === testFile);
  const failed = own.flatMap((module) => [
    ...module.errors().map(({ message, stack }) => `${message} ${stack}`),
    ...[...module.children.allTests('failed')].map(
      (test) => `${test.fullName}: ${test.result().errors?.[0]?.message}`,
    ),
  ]);
  const [first] = [...failed, ...unhandledErrors.map((error) => String((error as Error).stack ?? error))];
  return first ?? (own.length === 0 ? 'no such test file' : null);
}

function readReports(): readonly Report[] {
  const lines = readFileSync(OUT, 'utf8').trim().split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Report);
}

// Without a mutant a long game may be silent for long; with one on, something has gone on for ever.
function killIfSilent(): void {
  if (Date.now() - statSync(OUT).mtimeMs < SILENCE) return;
  const reports = readReports();
  const began = reports.find(({ told }) => told === 'began');
  if (reports.at(-1)?.told !== 'trying' && (JSON.parse(readFileSync(PLAN, 'utf8')) as Plan).kind === 'warm')
    return;
  if (began?.told === 'began') process.kill(began.pid, 'SIGKILL');
}

/** Puts the mutants of `numbers`, by id, into the sources. */
export const withMutants =
  (numbers: ReadonlyMap<string, number>): Rewrite =>
  (file, code) =>
    [...numbers.keys()].some((mutant) => mutant.startsWith(`${file} `))
      ? instrument(file, code, numbers)
      : code;

// What was derived under one turn of the switch is forgotten under the next.
function remembersNothing(file: string, code: string): string {
  const text = code.replaceAll('new WeakMap', 'new globalThis.__ForgetfulMap');
  if (file === 'src/core/engine/base/notes.ts') return forgetful(text);
  return MADE_WHEN_NEEDED.includes(file) ? madeAnew(file, text) : text;
}

// Conditions and fields of actions, which are made when first needed, are made anew with every turn of the switch: else only
// mutants that are on from the start would be in them.
function madeAnew(file: string, code: string): string {
  const text = code.replaceAll(/(?<=(=|get:) )once\(/g, 'globalThis.__forgetfulOnce(');
  if (text === code) throw new Error(`${file} makes nothing when first needed any more`);
  return text;
}

const MADE_WHEN_NEEDED = [
  'src/core/engine/rules/action.ts',
  'src/core/engine/rules/layer/altered-actions.ts',
];

// Notes lie on the values themselves; begun anew with every turn of the switch, they are forgotten like the rest.
function forgetful(notes: string): string {
  return `${notes.replace('export function createNotes', 'function createLastingNotes')}
export function createNotes() {
  let generation = -1;
  let notes;
  const today = () => {
    if (generation !== ${SWITCH}.generation) {
      generation = ${SWITCH}.generation;
      notes = createLastingNotes();
    }
    return notes;
  };
  return { of: (key) => today().of(key), write: (key, note) => today().write(key, note) };
}
`;
}

/** A number between 0 and 2^32 that depends on the text alone. */
export function hashNumber(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}
