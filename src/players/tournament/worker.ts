// What a thread of a tournament runs: one game a task. A contest is made once for each setup, when the first
// task names it.

import type { Contest, ContestFactory, FailedGame, GamePlan, GameReport } from './game.js';
import { playTournamentGame } from './game.js';

/** Where a contest comes from. */
export interface ContestSource {
  /** The URL of the contest's module. */
  readonly contest: string;
  readonly setup: unknown;
}

/** A task: the game's number, the plan, and where the contest comes from. */
export interface Task extends ContestSource {
  readonly game: number;
  readonly plan: GamePlan;
}

// The contests of the latest setups: over a queue come as many as somebody sends.
const MOST_CONTESTS = 8;
const contests = new Map<string, Promise<Contest>>();

/** Plays the game of a task. */
export default async function play({ game, plan, ...source }: Task): Promise<GameReport | FailedGame> {
  return playTournamentGame(await contestOf(source), plan, game);
}

/** Throws what keeps a module from being one of contests. */
export async function find({ contest }: Pick<ContestSource, 'contest'>): Promise<void> {
  await factoryOf(contest);
}

/** Throws what keeps a contest from being made. */
export async function load(source: ContestSource): Promise<void> {
  await contestOf(source);
}

function contestOf({ contest, setup }: ContestSource): Promise<Contest> {
  const key = JSON.stringify([contest, setup]);
  const made = contests.get(key) ?? make(contest, setup);
  // The one that was used last stands last.
  contests.delete(key);
  contests.set(key, made);
  if (contests.size > MOST_CONTESTS) contests.delete(contests.keys().next().value as string);
  return made;
}

async function make(module: string, setup: unknown): Promise<Contest> {
  const factory = await factoryOf(module);
  const contest: Partial<Contest> | undefined = await factory(setup);
  if (contest?.engine !== undefined && contest.bots !== undefined) return contest as Contest;
  throw new TypeError('its default export makes no contest of an engine and bots');
}

async function factoryOf(module: string): Promise<ContestFactory> {
  const { default: factory } = (await import(module)) as { default?: ContestFactory };
  if (typeof factory === 'function') return factory;
  throw new TypeError('its default export is no function that makes a contest');
}
