// Do the tests notice a change of the rules? Makes single changes of sources, runs the tests near each, and prints those
// that no test noticed.
//   nice -n 10 npm run mutate -- [--sample 400 | --sample all] [--seed 1] [--file rules/victory] [--only boundary] [--resume]
// --file and --only choose among the mutants by what their path or their operator or name contains; --only may be said several
// times. --tests rules,actions chooses among the test files likewise. --resume leaves out what the last runs killed in the same sources.
// --equivalent tries those that are said to change nothing.
// --patience is how many seconds of the processor a mutant may take in each test file; --brief leaves out tests of whole games,
// so that a survivor may be one that only those kill.
// Exit 1 if less than 97 % of those that could be noticed are, or equivalent.json names one that is no more.

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readEquivalents } from './equivalents.js';
import { hunt, type Survivor } from './hunt.js';
import { type Mutant, mutantsOf } from './instrument.js';
import { openMemory } from './memory.js';
import { ROOMS, type Room, sourcesOf, testsOf } from './targets.js';
import { hashNumber, openWorkers, withMutants } from './workers.js';

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', default: '' },
    only: { type: 'string', multiple: true, default: [''] },
    tests: { type: 'string', default: '' },
    resume: { type: 'boolean', default: false },
    equivalent: { type: 'boolean', default: false },
    patience: { type: 'string', default: '3' },
    brief: { type: 'boolean', default: false },
  },
});
const ENOUGH = 0.97;
const patience = 1000 * Number(values.patience);
const testsOfRoom = (room: Room) =>
  testsOf(room, values.brief).filter((file) => values.tests.split(',').some((part) => file.includes(part)));

const all = ROOMS.flatMap((room) =>
  sourcesOf(room).flatMap((file) =>
    mutantsOf(file, readFileSync(file, 'utf8')).map((mutant) => ({ room, mutant })),
  ),
);
const { equivalents, gone } = readEquivalents(all.map(({ mutant }) => mutant));
const matching = all.filter(
  ({ mutant: { file, operator, id } }) =>
    file.includes(values.file) && values.only.some((name) => operator === name || id.includes(name)),
);
// A sample is those whose hashes are lowest: it changes little when the sources do.
const drawn = [...matching]
  .map((one) => ({ ...one, lot: hashNumber(`${values.seed} ${one.mutant.id}`) }))
  .sort((one, other) => one.lot - other.lot)
  .slice(0, values.sample === 'all' ? undefined : Number(values.sample))
  .filter(({ mutant }) => equivalents.has(mutant.id) === values.equivalent);

const numbers = new Map(drawn.map(({ mutant }, n) => [mutant.id, n + 1]));
const memory = openMemory();
const killed = new Map<string, string>();
if (values.resume) {
  for (const { mutant } of drawn) {
    const by = memory.killerOf(mutant);
    if (by !== undefined) killed.set(mutant.id, by);
  }
}
console.log(`${drawn.length} mutants of ${all.length}; ${killed.size} are known to be killed`);

const start = Date.now();
const workers = await openWorkers(withMutants(numbers));
const survivors: Survivor[] = [];
for (const room of ROOMS) {
  const prey = drawn.filter((one) => one.room === room).map(({ mutant }) => mutant);
  survivors.push(
    ...(await hunt({
      room: room.name,
      testFiles: testsOfRoom(room),
      ...{ prey, numbers, workers, memory, patience, killed },
      say: console.log,
    })),
  );
}
await workers.close();

for (const id of gone) console.log(`equivalent.json names a mutant that is no more: ${id}`);
for (const { mutant, isReached } of inOrder(survivors))
  console.log(`survived${isReached ? '' : ' (no test comes here)'}: ${nameWithLine(mutant)}`);
const share = drawn.length === 0 ? 1 : 1 - survivors.length / drawn.length;
const seconds = Math.round((Date.now() - start) / 1000);
console.log(
  `${drawn.length} mutants, ${survivors.length} survived, ${(100 * share).toFixed(1)} % killed, in ${seconds} s`,
);
if (values.equivalent) process.exitCode = survivors.length === drawn.length ? 0 : 1;
else process.exitCode = share >= ENOUGH && gone.length === 0 ? 0 : 1;

function nameWithLine({ id, file, line }: Mutant): string {
  return `${file}:${line}${id.slice(file.length)}`;
}

function inOrder(found: readonly Survivor[]): readonly Survivor[] {
  const place = new Map(all.map(({ mutant }, n) => [mutant.id, n]));
  const placeOf = ({ mutant }: Survivor) => place.get(mutant.id) as number;
  return [...found].sort((one, other) => placeOf(one) - placeOf(other));
}
