// railhead simulate: many games between bots over several threads, and what they say together.

import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { InvalidInputError } from '../core/engine/index.js';
import { counted } from '../core/title/summary.js';
import { MOST_IN_A_BATCH } from '../tournament/batch.js';
import {
  type BotResult,
  playFromQueue,
  queueTournament,
  runTournament,
  type Spread,
  type TournamentResult,
} from '../tournament/index.js';
import { redisUrl } from '../tournament/redis.js';
import { botNamesOf, type Flags, optionsOf, seatsOf, textOf, wholeNumberOf } from './arguments.js';
import {
  BadInputError,
  bold,
  dim,
  Interrupted,
  say,
  sayJson,
  showProgress,
  UsageError,
  warn,
} from './console.js';
import { type ContestSetup, RULES } from './contest.js';
import { engineFor } from './engine-for.js';
import { rulesetOf } from './titles.js';

/** Plays a tournament and reports it; Ctrl-C ends it with a report of what has been played so far, and exit 130. */
export async function simulate(id: string, flags: Flags): Promise<void> {
  const ruleset = await rulesetOf(id, flags);
  const games = wholeNumberOf(flags, 'games', { least: 1 });
  if (games === undefined) throw new UsageError('--games says how many games to play');
  const plan = {
    ruleset: id,
    seats: seatsOf(flags, ruleset),
    seed: textOf(flags, 'seed') ?? randomBytes(6).toString('hex'),
    bots: botNamesOf(flags),
    options: optionsOf(flags, ruleset),
    board: await checked(id, flags),
    maxRounds: wholeNumberOf(flags, 'max-rounds', { least: 1 }) ?? 1000,
  };
  const queue = queueOf(flags);
  const batch = wholeNumberOf(flags, 'batch', { least: 1, most: MOST_IN_A_BATCH }) ?? 10;
  if (queue === undefined && flags.batch !== undefined)
    throw new UsageError('--batch goes with --queue: games are handed out one by one here');
  if (queue !== undefined && flags.threads !== undefined)
    throw new UsageError('--threads is for railhead worker where --queue is given');
  tellThreads(flags);
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.once('SIGINT', stop);
  const began = performance.now();
  const common = {
    ...plan,
    setup: { id, flags: { ...flags, rules: undefined } } satisfies ContestSetup,
    games,
    signal: stopping.signal,
    onGame: (_: unknown, played: number) => showProgress(progressBar(played, games)),
  };
  showProgress(progressBar(0, games));
  const result = await (queue === undefined
    ? runTournament({ ...common, contest: CONTEST, threads: threadsOf(flags) })
    : queueTournament({ ...common, queue, batch, onError: ({ message }) => warn(message) }));
  process.off('SIGINT', stop);
  showProgress('');
  if (flags.json === true) sayJson(result);
  else tell(ruleset.title, result, (performance.now() - began) / 1000);
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
  say(`playing from ${queue} on ${counted(threads, 'thread')}; Ctrl-C ends it`);
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
}

// What is loaded is said by whoever starts the threads: a module that came over a queue would be code from anybody.
function tellThreads(flags: Flags): void {
  const file = textOf(flags, 'rules');
  if (file === undefined) delete process.env[RULES];
  else process.env[RULES] = resolve(file);
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

// A config that no game can be made of is wrong usage, found before any thread is started.
async function checked(id: string, flags: Flags): Promise<string | undefined> {
  const ruleset = await rulesetOf(id, flags);
  const { engine, board } = await engineFor(ruleset, flags);
  const config = { seats: seatsOf(flags, ruleset), seed: 0, options: optionsOf(flags, ruleset) };
  try {
    engine.createGame(id, { ...config, ...(board && { board }) } as never);
  } catch (error) {
    if ((error as Error).name === InvalidInputError.name) throw new UsageError((error as Error).message);
    throw error;
  }
  return board;
}

const BAR = 30;

function progressBar(played: number, games: number): string {
  const full = Math.floor((played / games) * BAR);
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${played} of ${counted(games, 'game')}`;
}

function tell(title: string, result: TournamentResult, seconds: number): void {
  const { played, games, undecided, seats, seed, failures } = result;
  const count = result.interrupted ? `${played} of ${counted(games, 'game')}` : counted(played, 'game');
  say(`${bold(title)}, ${count}, ${seats} seats, seed ${seed}`);
  if (played > 0) {
    say();
    say(dim(`${''.padEnd(14)} ${'wins'.padStart(7)}  ${'95 %'.padEnd(15)} ${'mean score'.padStart(10)}`));
    for (const { bot, ...one } of result.bots) say(row(bot, one));
    for (const { seat, ...one } of result.seatResults) say(dim(row(`seat ${seat}`, one)));
    say();
    say(`rounds ${spread(result.rounds)}, actions ${spread(result.actions)}`);
    const reasons = Object.entries(result.reasons).map(([reason, n]) => `${reason} ${n}`);
    say(`ended by ${reasons.join(', ')}${undecided > 0 ? `; ${undecided} without a winner` : ''}`);
  }
  for (const { game, seed: of, message } of failures) say(`game ${game} (seed ${of}) failed: ${message}`);
  say(dim(`${seconds.toFixed(1)} s, ${(played / seconds).toFixed(1)} games a second`));
}

function row(name: string, { winRate, interval, score }: BotResult): string {
  const [low, high] = interval.map(percent);
  const between = `${low} … ${high}`;
  const mean = score === null ? '–' : score.mean.toFixed(1);
  return `${name.padEnd(14)} ${percent(winRate).padStart(7)}  ${between.padEnd(15)} ${mean.padStart(10)}`;
}

const percent = (rate: number) => `${(100 * rate).toFixed(1)} %`;

const spread = (figures: Spread | null) =>
  figures === null ? '–' : `${figures.mean.toFixed(1)} (${figures.least} … ${figures.most})`;
