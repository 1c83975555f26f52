// The chapter of the protocol: how many messages a second a client in another language can have. Recorded greedy games are played again by
// message, one request at a time as a bot asks: what the acting seat knows (`observe`), then its action (`act`). Every answer must be a good
// one. Once in the process of the session, which is what the session costs with reading and writing JSON, and once through the pipes of a
// process, which is what a client meets. Figures are messages of one client; the machine's speed does not cancel out of them.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { AnyEngine } from '../../src/core/engine/index.js';
import { openSession } from '../../src/serve/protocol/index.js';
import { buildModule } from '../import-bundled.mjs';
import { quartiles } from './measure.js';
import { type Recorded, recordGames } from './recorded.js';
import type { Report } from './report.js';

// The first actions of games, for late ones of the crayon rail games are longer than anybody waits for here.
const MOST_ACTIONS = 600;
const ROUNDS = 5;

/** A game, and whether actions of a type answer decisions of a kind. */
interface Replayed extends Recorded {
  answers(kind: string, type: string): boolean;
}

/** Answers a line, at once or when the other process has. */
type Ask = (line: string) => string | Promise<string>;

/** Measures messages a second. */
export async function benchProtocol(engine: AnyEngine, seed: string, report: Report): Promise<void> {
  report.chapter(
    'the protocol: messages a second of one client, two seats, observe and act in turn, one at a time; in the process, through pipes',
  );
  const server = await startServer();
  for (const { id } of engine.rulesets) {
    const [game] = recordGames(engine, id, { seats: 2, seed, least: 1 });
    const session = openSession(engine, { seed });
    // A seat may have several decisions open; an action answers one whose phase has it.
    const { phases } = engine.rulesets.find((one) => one.id === id)!;
    const answers = (kind: string, type: string) => phases[kind].actions.some((spec) => spec.type === type);
    const within = await rates({ ...game, answers }, (line) => session.answer(line));
    const through = await rates({ ...game, answers }, server.ask);
    report.line(
      `${id.padEnd(26)} ${shown(within.rates)} in the process, ${shown(through.rates)} through pipes; ` +
        `${(within.bytes / 1000).toFixed(1)} kB an answer`,
    );
  }
  server.stop();
}

const shown = (list: readonly number[]) => {
  const { lower, median, upper } = quartiles(list);
  return `${median.toFixed(0).padStart(6)} (${lower.toFixed(0)} … ${upper.toFixed(0)})`;
};

// Messages a second by round, the first round left out, and how long answers are.
async function rates(game: Replayed, ask: Ask) {
  const found: number[] = [];
  let bytes = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const began = performance.now();
    const played = await playAgain(game, ask);
    if (round > 0) found.push((1000 * played.messages) / (performance.now() - began));
    bytes = played.bytes / played.messages;
  }
  return { rates: found, bytes };
}

async function playAgain({ ruleset, seats, seed, actions, answers }: Replayed, ask: Ask) {
  let messages = 0;
  let bytes = 0;
  const asked = async (request: object) => {
    const line = await ask(JSON.stringify({ protocol: 1, ...request }));
    messages++;
    bytes += line.length;
    const answer = JSON.parse(line);
    if (answer.ok !== true) throw new Error(`the protocol answers ${line.slice(0, 300)}`);
    return answer;
  };
  const { game, decisions: first } = await asked({ type: 'new', ruleset, config: { seats, seed } });
  let decisions: readonly { id: string; seat: number; kind: string }[] = first;
  for (const action of actions.slice(0, MOST_ACTIONS)) {
    const { seat, type } = action;
    const decision = decisions.find((open) => open.seat === seat && answers(open.kind, type))?.id ?? null;
    await asked({ type: 'observe', game, seat });
    ({ decisions } = await asked({ type: 'act', game, decision, action }));
  }
  await asked({ type: 'bye', game });
  return { messages, bytes };
}

/** `railhead serve` as a process of its own. */
async function startServer(): Promise<{ ask: Ask; stop(): void }> {
  const stdin = {
    contents: "import { serve } from './src/cli/serve.js'; await serve({});",
    resolveDir: process.cwd(),
    loader: 'ts',
  } as const;
  const outfile = await buildModule({ stdin }, 'bench-serve');
  const child = spawn(process.execPath, [outfile], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(line) {
      child.stdin.write(`${line}\n`);
      return (await lines.next()).value as string;
    },
    stop: () => void child.stdin.end(),
  };
}
