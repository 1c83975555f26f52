// The host as a process that can be killed, players who remember what it acknowledged, and what is compared
// afterwards. Runs from the top of the checkout.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'esbuild';
import { openStore } from '../../../docs/examples/host/store.js';
import { commitSeed } from '../../../src/core/engine/index.js';
import {
  type Action,
  createGame,
  freshSeed,
  legalActions,
  type State,
  tryAction,
} from '../../../src/index.js';
import { messagesOf } from '../../../src/table/session/remote/event-stream.js';

const ENTRIES = /^railhead(?:\/(.+))?$/;
const HOME: Readonly<Record<string, string>> = {
  '': 'src/index.ts',
  engine: 'src/core/engine/index.ts',
  players: 'src/entries/players.ts',
};

/** Builds the host from its sources and those of the library, and tells the path of the script. */
export async function buildHost(name: string): Promise<string> {
  const outfile = join(process.cwd(), `node_modules/.cache/railhead/${name}.mjs`);
  await build({
    entryPoints: [join(process.cwd(), 'docs/examples/host/host.ts')],
    outfile,
    ...{ bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'error' },
    plugins: [
      {
        name: 'library',
        setup({ onResolve }) {
          onResolve({ filter: ENTRIES }, ({ path }) => ({
            path: join(process.cwd(), HOME[ENTRIES.exec(path)?.[1] ?? '']),
          }));
        },
      },
    ],
  });
  return outfile;
}

/** A host that runs. */
export interface Running {
  readonly url: string;
  /** Kills it with -9, and waits until it is gone. */
  readonly kill: () => Promise<void>;
  /** What it wrote to its log. */
  readonly log: () => string;
}

/** Starts the host on a file, and waits until it listens. */
export async function startHost(script: string, file: string): Promise<Running> {
  const words = [
    '--port',
    '0',
    '--file',
    file,
    '--most-each',
    '1000000',
    '--most-requests',
    '1000000',
    '--ask-all',
  ];
  const child: ChildProcess = spawn(process.execPath, [script, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr!.on('data', (data) => {
    log += data;
  });
  const exit = once(child, 'exit');
  const first = await Promise.race([once(child.stdout!, 'data'), exit.then(() => null)]);
  if (first === null) throw new Error(`the host did not start: ${log}`);
  const kill = async () => {
    child.kill('SIGKILL');
    await exit;
  };
  return { url: /http:\S+/.exec(String(first[0]))![0], kill, log: () => log };
}

/** A match as its players remember it. */
interface Remembered {
  readonly keys: readonly string[];
  state: State;
  /** The moves that were acknowledged, as their lines have them. */
  readonly acknowledged: string[];
  /** The move that nobody has answered yet. */
  asked: string | null;
}

/** How players play on a host. */
export interface HowToPlay {
  readonly most?: number;
  readonly onMove?: (acknowledged: number) => void;
}

/** Players of all matches of a host. */
export interface Players {
  /**
   * Plays until the host answers no more, beginning matches on the way; counts what was refused for want of a disk. `onMove` is called
   * as soon as a move is on its way, with how many were acknowledged before it.
   */
  readonly playUntilGone: (url: string, how?: HowToPlay) => Promise<{ readonly refused: number }>;
  /**
   * Throws unless the files hold what was acknowledged; an unanswered move may stand there too, as a last
   * line.
   */
  readonly compare: () => void;
  /** Throws unless the host itself serves the newest matches as they stand. */
  readonly compareServed: (url: string) => Promise<void>;
  /** Moves and matches acknowledged so far. */
  readonly count: () => { readonly matches: number; readonly moves: number };
}

/**
 * Players who play on a host with a file. They look into it for the seeds, to know what is legal.
 */
export function createPlayers(file: string, ruleset: 'hex-tycoon' | 'china-rails' = 'hex-tycoon'): Players {
  const matches = new Map<string, Remembered>();
  // The file is open no longer than one looks: the host is killed and comes back meanwhile.
  const looked = <Answer>(look: (lines: (id: string) => readonly object[]) => Answer): Answer => {
    const store = openStore(file);
    try {
      return look((id) => store.lines(id).map(({ says }) => says));
    } finally {
      store.close();
    }
  };

  const count = () => ({
    matches: matches.size,
    moves: [...matches.values()].reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
  });

  // Every other match is made by a table.
  async function begin(url: string): Promise<number> {
    const isAlone = matches.size % 2 === 0;
    const begun = isAlone ? await beginAlone(url) : await beginAtTable(url);
    if (begun === null) return 1;
    const { match, keys } = begun;
    const { game, seed } = looked((lines) => lines(match).flatMap(startIn))[0];
    const { seatNames: seats, options, seedCommitments } = game;
    const state = createGame(ruleset, { seats, seed, options, seedCommitments }) as State;
    matches.set(match, { keys, state, acknowledged: [], asked: null });
    return 0;
  }

  async function beginAlone(url: string): Promise<Begun | null> {
    const answered = await post(`${url}/matches`, { ruleset, seats: 2 });
    return mayBeRefused(answered, 201);
  }

  async function beginAtTable(url: string): Promise<Begun | null> {
    const { id } = await said<{ id: string }>(await post(`${url}/tables`, { ruleset, seats: 2 }), 201);
    if (id === undefined) return null;
    const { table } = (await (await fetch(`${url}/tables/${id}`)).json()) as { table: string };
    const parts = [freshSeed(), freshSeed()];
    const keys: string[] = [];
    for (const [seat, part] of parts.entries()) {
      const commitment = commitSeed(table, { seat }, part);
      const guest = { do: 'take', name: `Player ${seat}`, commitment };
      const { key } = await said<{ key: string }>(
        await post(`${url}/tables/${id}/seats/${seat}`, guest),
        200,
      );
      if (key === undefined) return null;
      keys.push(key);
    }
    for (const [seat, part] of parts.entries()) {
      const answered = await post(`${url}/tables/${id}/part`, { part }, keys[seat]);
      if (answered.status !== 200) return null;
    }
    return { match: id, keys };
  }

  async function move(url: string, id: string, match: Remembered, onSent: () => void): Promise<number> {
    const [action] = legalActions(match.state);
    if (action === undefined) return 0;
    const result = tryAction(match.state, action as Action);
    if (!result.ok) throw new Error('a legal action was refused');
    const line = JSON.stringify(result.action);
    match.asked = line;
    const path = `${url}/matches/${id}/actions`;
    const answering = post(path, { action }, match.keys[Number(action.seat)]);
    onSent();
    const answered = await answering;
    const played = await mayBeRefused(answered, 200);
    match.asked = null;
    if (played === null) return 1;
    match.acknowledged.push(line);
    match.state = result.state as State;
    return 0;
  }

  return {
    async playUntilGone(url, { most = Number.POSITIVE_INFINITY, onMove = () => {} } = {}) {
      let refused = 0;
      const before = count().moves;
      const onSent = () => onMove(count().moves - before);
      try {
        for (let n = 0; n < most; n++) {
          if (n % 10 === 0) refused += await begin(url);
          for (const [id, match] of [...matches].slice(-3)) refused += await move(url, id, match, onSent);
        }
      } catch (error) {
        // fetch throws this, and nothing else, where nobody answers.
        if ((error as Error).name !== 'TypeError') throw error;
      }
      return { refused };
    },
    compare() {
      for (const [id, match] of matches) {
        const lines = looked((all) => all(id).flatMap(actionIn));
        const { acknowledged, asked } = match;
        const isWhole = acknowledged.every((line, n) => lines[n] === line);
        const more = lines.slice(acknowledged.length);
        const isOurs = more.length === 0 || (more.length === 1 && more[0] === asked);
        if (!isWhole || !isOurs)
          throw new Error(
            `match ${id}: ${acknowledged.length} moves acknowledged, the file differs: ${more.join()}`,
          );
        // From here on the players know what the file knows.
        for (const line of more) {
          const result = tryAction(match.state, JSON.parse(line));
          if (!result.ok) throw new Error(`match ${id}: the rules refuse its last line`);
          acknowledged.push(line);
          match.state = result.state as State;
        }
        match.asked = null;
      }
    },
    async compareServed(url) {
      for (const [id, { state }] of [...matches].slice(-5)) {
        const step = await stepOf(url, id);
        if (step !== state.step)
          throw new Error(`match ${id}: served at step ${step}, acknowledged ${state.step}`);
      }
    },
    count,
  };
}

/** A match that a host said it began. */
interface Begun {
  readonly match: string;
  readonly keys: readonly string[];
}

// What a host answered; null where its disk did not take it.
async function mayBeRefused(answered: Response, status: number): Promise<Begun | null> {
  const told = await said<Begun>(answered, status);
  return told.match === undefined && status === 201 ? null : answered.ok ? (told as Begun) : null;
}

// The same, with nothing in it where the disk did not take it.
async function said<Told>(answered: Response, status: number): Promise<Partial<Told>> {
  const told = (await answered.json()) as Told;
  if (answered.status === 503 || answered.status === 507) return {};
  if (answered.status !== status)
    throw new Error(`answered with ${answered.status}: ${JSON.stringify(told)}`);
  return told;
}

// Of the lines of a match: how it began, and what was played, as texts.
// biome-ignore lint/suspicious/noExplicitAny: lines of the host
const startIn = (says: any) => (says.start === undefined ? [] : [says.start]);
// biome-ignore lint/suspicious/noExplicitAny: lines of the host
const actionIn = (says: any): readonly string[] =>
  says.action === undefined ? [] : [JSON.stringify(says.action)];

function post(path: string, body: object, key?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

// As a spectator sees it.
async function stepOf(url: string, id: string): Promise<number> {
  const { body } = await fetch(`${url}/matches/${id}/events`);
  for await (const { data } of messagesOf(body!)) return JSON.parse(data).view.step;
  throw new Error('the stream ended');
}

/**
 * Plays on a host that is killed while a move is on its way: the first after so many were acknowledged, and so many turns of this
 * process's own loop after it was sent. So kills fall before, in and after the host's work.
 */
export async function playUntilKilled(
  players: Players,
  host: Running,
  { acknowledged, turns }: { readonly acknowledged: number; readonly turns: number },
): Promise<void> {
  let killed: Promise<void> | null = null;
  const kill = async () => {
    for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
    await host.kill();
  };
  const onMove = (moves: number) => {
    if (moves >= acknowledged) killed ??= kill();
  };
  await players.playUntilGone(host.url, { onMove });
  await killed;
}
