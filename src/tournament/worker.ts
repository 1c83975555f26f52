// What a thread of a tournament runs: one game a task. A contest is made once for each setup, when the first
// task names it.

import type { Contest, ContestFactory, FailedGame, GamePlan, GameReport } from './game.js';
import { playTournamentGame } from './game.js';

/** A task: the game's number, the plan, and where the contest comes from. */
export interface Task {
  readonly game: number;
  readonly plan: GamePlan;
  /** The URL of the contest's module. */
  readonly contest: string;
  readonly setup: unknown;
}

const contests = new Map<string, Promise<Contest>>();

/** Plays the game of a task. */
export default async function play({ game, plan, contest, setup }: Task): Promise<GameReport | FailedGame> {
  const key = JSON.stringify([contest, setup]);
  let loaded = contests.get(key);
  if (loaded === undefined) {
    loaded = load(contest, setup);
    contests.set(key, loaded);
  }
  return playTournamentGame(await loaded, plan, game);
}

async function load(module: string, setup: unknown): Promise<Contest> {
  const { default: make } = (await import(module)) as { default: ContestFactory };
  return make(setup);
}
