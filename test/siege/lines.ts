// Lines of the protocol that are built to cost as much as can be, in all titles at few and at many seats, early and late. Every line
// is measured: the CPU that it takes, and by how much the process has to grow for it.
//   nice -n 10 npm run try -- siege lines [--lines 5000] [--seed 1]
// Prints the worst ten of both. Exit 1 if a line takes more than 2 s of CPU or 64 MB, is not answered, or brings about a fault.

import { parseArgs } from 'node:util';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine, createRandom } from '../../src/core/engine/index.js';
import { openSession, type Session } from '../../src/serve/protocol/index.js';
import { hostileLine, type Stand } from './hostile-lines.js';

const { values } = parseArgs({
  options: { lines: { type: 'string', default: '5000' }, seed: { type: 'string', default: '1' } },
});

const MOST_CPU_MS = 2000;
const MOST_GROWTH = 64_000_000;
const LITTER = 30_000_000;
const HEADINGS = [
  ['most CPU', 'cpu'],
  ['most growth', 'growth'],
  ['longest answers', 'length'],
] as const;
// Rounds at which games are left standing for attacks, the first one at once.
const ROUNDS = [0, 4, 12, 24];

const engine = createEngine(allRulesets) as unknown as AnyEngine;
const random = createRandom(values.seed, 'hostile lines');
const faults: unknown[] = [];

interface Place {
  readonly name: string;
  readonly session: Session;
  readonly stands: readonly Stand[];
}

// A session of one title with games at several rounds, played there by suggestions.
function prepared(ruleset: string, seats: number): Place {
  const session = openSession(engine, { seed: 'siege', onFault: (error) => faults.push(error) });
  // biome-ignore lint/suspicious/noExplicitAny: answers of whatever type
  const ask = (type: string, fields: object): any =>
    JSON.parse(session.answer(JSON.stringify({ protocol: 1, type, ...fields })));
  const config = { seats, seed: 5 };
  let now = ask('new', { ruleset, config });
  const { game } = now;
  const stands: Stand[] = [];
  const labels = engine.rulesets.find(({ id }) => id === ruleset)?.optionLabels ?? {};
  const options = Object.keys(labels);
  for (const round of ROUNDS) {
    while (now.outcome === null && now.round < round) {
      const { seat, id: decision } =
        now.decisions.find(({ optional }: { optional: boolean }) => !optional) ?? now.decisions[0];
      const { line } = ask('suggest', { game, seat, decision });
      const actions = line.length > 0 ? line : [ask('sample', { game, seat, decision }).action];
      now = ask('line', { game, decision, actions });
    }
    if (now.outcome !== null) break;
    const copy = ask('clone', { game });
    const { game: id, decisions } = copy;
    const { seat, id: decision } =
      decisions.find(({ optional }: { optional: boolean }) => !optional) ?? decisions[0];
    const { actions: listed, pass } = ask('legal', { game: id, seat, decision, form: 'texts' });
    const texts = listed.map(({ text }: { text: string }) => text);
    const actions = [...(pass === null ? [] : [pass.text]), ...texts.slice(0, 2), ...texts.slice(-2)];
    stands.push({ ruleset, seats, round, game: id, decisions, actions, options });
  }
  return { name: `${ruleset} at ${seats}`, session, stands };
}

const places: Place[] = [];
for (const { id, seats } of allRulesets) for (const count of [2, seats.max]) places.push(prepared(id, count));
console.log(`${places.length} sessions stand, ${places.flatMap(({ stands }) => stands).length} games`);

interface Measured {
  readonly what: string;
  readonly cpu: number;
  readonly growth: number;
  readonly length: number;
}
const measured: Measured[] = [];
const failures: string[] = [];
const peak = () => process.resourceUsage().maxRSS * 1024;
const cpuOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;
globalThis.gc?.();
const heapAtFirst = process.memoryUsage().heapUsed;
const baseline = peak();

for (let n = 0; n < Number(values.lines); n++) {
  const { name, session, stands } = places[n % places.length];
  const template = stands[random.int(0, stands.length - 1)];
  const copy = JSON.stringify({ protocol: 1, type: 'clone', game: template.game });
  const stand = { ...template, game: JSON.parse(session.answer(copy)).game };
  const { what, line } = hostileLine(stand, random);
  // What earlier lines have left behind is not this one's, but collecting takes longer than most lines.
  if (process.memoryUsage().heapUsed > heapAtFirst + LITTER) globalThis.gc?.();
  const [cpuBefore, peakBefore] = [process.cpuUsage(), peak()];
  const answer = session.answer(line);
  const cpu = cpuOf(process.cpuUsage(cpuBefore));
  const growth = peak() - peakBefore;
  const label = `${name} in round ${stand.round}: ${what}`;
  measured.push({ what: label, cpu, growth, length: answer.length });
  if (cpu > MOST_CPU_MS) failures.push(`${Math.round(cpu)} ms of CPU: ${label}`);
  if (growth > MOST_GROWTH) failures.push(`${inMegabytes(growth)}: ${label}`);
  if (session.isOver) failures.push(`the session ended: ${label}`);
  if (JSON.parse(answer).protocol !== 1) failures.push(`no answer: ${label}`);
  leaveOthers(session, { stands, game: stand.game, answer });
  if ((n + 1) % 200 === 0) report(n + 1);
}

// Leaves the games that a line has opened, and the one that it was about.
function leaveOthers(session: Session, { stands, game, answer }: Left): void {
  const kept = new Set(stands.map((stand) => stand.game));
  const told = [...answer.matchAll(/"game":"(g\d+)"/g)].map(([, id]) => id);
  for (const id of new Set([...told, game]))
    if (!kept.has(id)) session.answer(JSON.stringify({ protocol: 1, type: 'bye', game: id }));
}
interface Left {
  readonly stands: readonly Stand[];
  readonly game: string;
  readonly answer: string;
}

report(measured.length);
for (const fault of faults) failures.push(`a fault: ${fault instanceof Error ? fault.stack : fault}`);
for (const failure of failures) console.log(failure);
process.exit(failures.length === 0 ? 0 : 1);

// So far, as a run takes its time.
function report(lines: number): void {
  console.log(`${lines} lines, ${failures.length} failures`);
  for (const [heading, by] of HEADINGS) console.log([heading, ...worst(by)].join('\n'));
  console.log(`peak ${inMegabytes(peak())}, ${inMegabytes(baseline)} before the first line`);
}

function worst(by: 'cpu' | 'growth' | 'length'): readonly string[] {
  const sorted = measured.toSorted((one, other) => other[by] - one[by]).slice(0, 10);
  return sorted.map(({ what, cpu, growth, length }) => {
    return `  ${Math.round(cpu)} ms, grew ${inMegabytes(growth)}, answer ${length}: ${what}`;
  });
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
