// The mutants of one room against the tests near it, in three rounds: tests that take no time; then those that do, for
// what is left; then, for mutants that are reached while modules are loaded, quick files with the mutant on from the start.

import type { Mutant } from './instrument.js';
import type { Memory } from './memory.js';
import type { Heard, Workers } from './workers.js';

/** What a hunt needs. Kills are added to `killed`, by id, with the test. */
export interface Hunt {
  /** What the room is called. */
  readonly room: string;
  /** The tests near it. */
  readonly testFiles: readonly string[];
  readonly prey: readonly Mutant[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly workers: Workers;
  readonly memory: Memory;
  /** Milliseconds of the processor that a mutant may take in each test file. */
  readonly patience: number;
  readonly killed: Map<string, string>;
  say(line: string): void;
}

/** A mutant that no test killed, and whether any came to its place. */
export interface Survivor {
  readonly mutant: Mutant;
  readonly isReached: boolean;
}

// Milliseconds that count as no time, for a mutant and for all tests of a file.
const QUICK = 200;
const QUICK_FILE = 5_000;

/** Those of the prey that no test killed. */
export async function hunt(given: Hunt): Promise<readonly Survivor[]> {
  const { room, testFiles, prey, numbers, killed, memory, patience } = given;
  const numberOf = ({ id }: Mutant) => numbers.get(id) as number;
  const field: Field = {
    given,
    byNumber: new Map(prey.map((mutant) => [numberOf(mutant), mutant])),
    alive: () => prey.filter(({ id }) => !killed.has(id)),
    reached: new Set(),
    loaded: new Map(),
  };
  const timeOf = (file: string) => memory.times[file] ?? 0;
  const files = [...testFiles].sort((one, other) => timeOf(one) - timeOf(other));
  const untried = new Set(files);

  for (const limit of [QUICK, patience]) {
    for (const file of files) {
      const isDue = untried.has(file) && (limit > QUICK || timeOf(file) <= QUICK_FILE);
      if (!isDue || field.alive().length === 0) continue;
      const left = field.alive().length;
      const start = Date.now();
      if ((await tryFile(field, file, limit)) === 0) untried.delete(file);
      memory.save();
      const seconds = Math.round((Date.now() - start) / 1000);
      given.say(`${room} ${file}: ${left - field.alive().length} of ${left} killed, ${seconds} s`);
    }
  }
  const left = field.alive();
  for (const mutant of left) await tryFromTheStart(field, mutant, numberOf(mutant));
  memory.save();
  if (left.length > 0)
    given.say(`${room} from the start: ${left.length - field.alive().length} of ${left.length} killed`);
  return field.alive().map((mutant) => ({ mutant, isReached: field.reached.has(numberOf(mutant)) }));
}

interface Field {
  readonly given: Hunt;
  readonly byNumber: ReadonlyMap<number, Mutant>;
  readonly alive: () => readonly Mutant[];
  readonly reached: Set<number>;
  /** By test file: the mutants reached while it is loaded, and how many calls of the switch it takes. */
  readonly loaded: Map<string, { readonly reached: ReadonlySet<number>; readonly calls: number }>;
}

function kill({ given: { killed, memory } }: Field, mutant: Mutant, killer: string): void {
  killed.set(mutant.id, killer);
  memory.remember(mutant, killer);
}

// The tests of a file, each with every mutant that it reaches. Returns how many tries patience forbade.
async function tryFile(field: Field, file: string, patience: number): Promise<number> {
  const { given, byNumber, alive, reached, loaded } = field;
  for (;;) {
    const living = new Set(alive().map(({ id }) => given.numbers.get(id)));
    const dead = [...given.numbers.values()].filter((number) => !living.has(number));
    const heard = await given.workers.run(file, { kind: 'warm', dead, limit: 1e12, patience });
    for (const report of heard.reports) {
      if (report.told === 'trying') reached.add(report.mutant);
      if (report.told === 'unsteady') given.say(`not to be run twice: ${file}: ${report.test}`);
      if (report.told === 'killed')
        kill(field, byNumber.get(report.mutant) as Mutant, `${file}: ${report.test}`);
    }
    const done = heard.reports.find((report) => report.told === 'done');
    if (done !== undefined) {
      if (heard.trouble !== null) throw new Error(`${file} fails without a mutant: ${heard.trouble}`);
      loaded.set(file, { reached: new Set(reachedEarly(heard)), calls: done.calls });
      given.memory.times[file] = Math.round(done.calm);
      return done.untried;
    }
    const last = heard.reports.at(-1);
    if (last?.told !== 'trying') throw new Error(`${file} cannot be run: ${heard.trouble}`);
    kill(field, byNumber.get(last.mutant) as Mutant, `${file}: ${last.test} hangs`);
  }
}

function reachedEarly({ reports }: Heard): readonly number[] {
  return reports.flatMap((report) => (report.told === 'loaded' ? report.reached : []));
}

async function tryFromTheStart(field: Field, mutant: Mutant, number: number): Promise<void> {
  const { given, reached, loaded } = field;
  for (const [file, { reached: early, calls }] of loaded) {
    if (!early.has(number) || (given.memory.times[file] ?? 0) > QUICK_FILE) continue;
    reached.add(number);
    const plan = { kind: 'cold', mutant: number, limit: 10 * calls + 1e6 } as const;
    const { reports, trouble } = await given.workers.run(file, plan);
    const by = reports.find((report) => report.told === 'killed');
    if (by === undefined && trouble === null) continue;
    kill(field, mutant, by === undefined ? `${file} when loaded` : `${file}: ${by.test}`);
    break;
  }
}
