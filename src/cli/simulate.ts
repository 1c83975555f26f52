// railhead simulate: many games between bots over several threads, and what they say together.

import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { freshSeed, InvalidInputError } from '../core/engine/index.js';
import { counted } from '../core/title/summary.js';
import { MOST_IN_A_BATCH } from '../players/tournament/batch.js';
import {
  type FailedGame,
  type GameReport,
  type PlannedHeader,
  playFromQueue,
  queueTournament,
  runTournament,
  type SequentialTest,
} from '../players/tournament/index.js';
import { redisUrl } from '../players/tournament/redis.js';
import { seatingsOf } from '../players/tournament/seatings.js';
import {
  botNamesOf,
  type Flags,
  fractionOf,
  optionsOf,
  seatsOf,
  textOf,
  wholeNumberOf,
} from './arguments.js';
import { BadInputError, Interrupted, say, sayJson, showProgress, UsageError, warn } from './console.js';
import { type ContestSetup, MODULES, playersOf } from './contest.js';
import { type BoardData, boardDataOf, engineOn } from './engine-for.js';
import { writeText } from './files.js';
import { openGameLog, seedIn } from './game-log.js';
import { tellTournament } from './tell-tournament.js';
import { rulesetOf } from './titles.js';

/** Plays a tournament and reports it; Ctrl-C ends it with a report of the games so far, and exit 130. */
export async function simulate(id: string, flags: Flags): Promise<void> {
  const ruleset = await rulesetOf(id, flags);
  const games = wholeNumberOf(flags, 'games', { least: 1 });
  if (games === undefined) throw new UsageError('--games says how many games to play');
  const { bots: known } = await playersOf(flags);
  const logFile = textOf(flags, 'log');
  const sent = boardDataOf(flags);
  const { board, header } = await checked(id, sent, flags);
  const plan = {
    ruleset: id,
    seats: seatsOf(flags, ruleset),
    seed: textOf(flags, 'seed') ?? (logFile && seedIn(logFile)) ?? freshSeed(),
    bots: botNamesOf(flags, known),
    options: optionsOf(flags, ruleset),
    board,
    header,
    maxRounds: wholeNumberOf(flags, 'max-rounds', { least: 1 }) ?? 1000,
    maxActions: wholeNumberOf(flags, 'max-actions', { least: 1 }),
    mirrored: flags.mirrored === true,
    patience: wholeNumberOf(flags, 'patience', { least: 1 }),
    clocked: flags.clock === true,
    records: recordsOf(flags),
  };
  const until = testOf(flags, plan.bots);
  checkSeatings(plan);
  const log = logFile === undefined ? undefined : openGameLog(logFile, plan);
  const folder = textOf(flags, 'records');
  const queue = queueOf(flags);
  const batch = wholeNumberOf(flags, 'batch', { least: 1, most: MOST_IN_A_BATCH }) ?? 10;
  if (queue === undefined && flags.batch !== undefined)
    throw new UsageError('--batch goes with --queue: games are handed out one by one here');
  if (queue !== undefined && until !== undefined)
    throw new UsageError('--until goes without --queue: whole deals are waited for here');
  if (queue !== undefined && flags.threads !== undefined)
    throw new UsageError('--threads is for railhead worker where --queue is given');
  tellThreads(flags);
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.once('SIGINT', stop);
  const began = performance.now();
  const common = {
    ...plan,
    setup: {
      id,
      ...(sent && { board: { map: sent.map, deck: sent.deck, hash: header.board.hash } }),
    } satisfies ContestSetup,
    games,
    signal: stopping.signal,
    played: log?.played ?? [],
    onGame: (outcome: GameReport | FailedGame, played: number) => {
      log?.add(outcome);
      if (folder !== undefined) keepRecord(folder, outcome);
      showProgress(progressBar(played, games));
    },
  };
  showProgress(progressBar(0, games));
  const playing =
    queue === undefined
      ? runTournament({ ...common, contest: CONTEST, threads: threadsOf(flags), ...(until && { until }) })
      : queueTournament({ ...common, queue, batch, onError: ({ message }) => warn(message) });
  const result = await playing.finally(() => {
    process.off('SIGINT', stop);
    showProgress('');
  });
  if (flags.json === true) sayJson(result);
  else tellTournament(ruleset.title, result, (performance.now() - began) / 1000);
  if (result.interrupted)
    throw new Interrupted(`stopped by Ctrl-C after ${result.played} of ${counted(games, 'game')}`);
  if (result.failures.length > 0)
    throw new BadInputError(`${counted(result.failures.length, 'game')} failed`);
}

/** Plays batches of tournaments that others ask for; Ctrl-C ends it when those in hand are done. */
export async function worker(flags: Flags): Promise<void> {
  const queue = queueOf(flags);
  if (queue === undefined) throw new UsageError('--queue says where the games come from: redis://host:port');
  const threads = threadsOf(flags);
  tellThreads(flags);
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  process.once('SIGTERM', () => stopping.abort());
  // The address may hold a password.
  say(`playing from ${redisUrl(queue).host} on ${counted(threads, 'thread')}; Ctrl-C ends it`);
  let played = 0;
  await playFromQueue({
    queue,
    threads,
    contest: CONTEST,
    patience: wholeNumberOf(flags, 'patience', { least: 1000 }) ?? 15_000,
    signal: stopping.signal,
    onBatch: ({ length }) => {
      played += length;
      showProgress(`${counted(played, 'game')} played`);
    },
    onError: ({ message }) => warn(message),
  });
  showProgress('');
  say(`${counted(played, 'game')} played`);
  // A client of a server that went away in the middle of a goodbye may hold the process with its timers.
  setTimeout(() => process.exit(), 2000).unref();
}

// The process that starts the threads names their modules: a module from a queue would be anybody's code.
function tellThreads(flags: Flags): void {
  for (const [flag, variable] of Object.entries(MODULES)) {
    const file = textOf(flags, flag);
    if (file === undefined) delete process.env[variable];
    else process.env[variable] = resolve(file);
  }
}

// Which games' records are kept; those that a bot forfeits always are.
function recordsOf(flags: Flags): 'all' | readonly number[] | undefined {
  const text = textOf(flags, 'record-games');
  if (text === undefined || text === 'all') return text;
  if (/^\d+(,\d+)*$/.test(text)) return text.split(',').map(Number);
  throw new UsageError(`--record-games takes numbers of games, comma separated, or all; not ${text}`);
}

function keepRecord(folder: string, outcome: GameReport | FailedGame): void {
  if (!('record' in outcome)) return;
  writeText(join(folder, `game-${outcome.game}.json`), `${JSON.stringify({ ...outcome.record }, null, 1)}\n`);
}

const MARGIN = 0.05;

function testOf(flags: Flags, bots: readonly string[]): SequentialTest | undefined {
  const bot = textOf(flags, 'until');
  const margin = fractionOf(flags, 'margin');
  if (bot === undefined && margin !== undefined) throw new UsageError('--margin goes with --until');
  if (bot === undefined) return undefined;
  if (bots.includes(bot) && bots.some((name) => name !== bot)) return { bot, margin: margin ?? MARGIN };
  throw new UsageError(`--until ${bot}: it should play, and against others, not in ${bots.join(', ')}`);
}

// A deal of too many seatings is wrong usage.
function checkSeatings(plan: Parameters<typeof seatingsOf>[0] & { readonly mirrored: boolean }): void {
  try {
    if (plan.mirrored) seatingsOf(plan);
  } catch (error) {
    throw new UsageError(`--mirrored: ${(error as Error).message}`);
  }
}

const CONTEST = /* @__PURE__ */ new URL('./cli-contest.js', import.meta.url);

const threadsOf = (flags: Flags) =>
  wholeNumberOf(flags, 'threads', { least: 1, most: 256 }) ?? availableParallelism();

// The server's URL as it was given; one that cannot be any is wrong usage.
function queueOf(flags: Flags): string | undefined {
  const queue = textOf(flags, 'queue');
  try {
    if (queue !== undefined) redisUrl(queue);
  } catch (error) {
    throw new UsageError(`--queue: ${(error as Error).message}`);
  }
  return queue;
}

// A config that no game can be made of is wrong usage, found before any thread is started. The header of its
// game is what every thread and worker is to play by.
async function checked(
  id: string,
  data: BoardData | undefined,
  flags: Flags,
): Promise<{ board: string | undefined; header: PlannedHeader }> {
  const ruleset = await rulesetOf(id, flags);
  const { engine, board } = await engineOn(ruleset, data, flags);
  const config = { seats: seatsOf(flags, ruleset), seed: 0, options: optionsOf(flags, ruleset) };
  try {
    const { game } = engine.createGame(id, { ...config, ...(board && { board }) });
    const { revision, layers, board: played } = game;
    return { board, header: { revision, ...(layers && { layers }), board: played } };
  } catch (error) {
    if ((error as Error).name === InvalidInputError.name) throw new UsageError((error as Error).message);
    throw error;
  }
}

const BAR = 30;

function progressBar(played: number, games: number): string {
  const full = Math.floor((played / games) * BAR);
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${played} of ${counted(games, 'game')}`;
}
