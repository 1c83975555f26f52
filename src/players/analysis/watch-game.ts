// One game for those who test rules: its length, who leads when, which actions are played and what happens.

import type { AnyEngine, GameConfig } from '../../core/engine/index.js';
import { type BotFactory, playGame } from '../bots/index.js';

/** The figures of a game. */
export interface WatchedGame {
  readonly rounds: number;
  readonly actions: number;
  /** The mean number of legal actions in a sample of decisions; lists are counted up to a thousand. */
  readonly choices: number;
  /** How often another seat led alone after a round than after the last round in which one did. */
  readonly leadChanges: number;
  /** Each seat's share of the first place; all 0 where the round limit came first. */
  readonly wins: readonly number[];
  /** Why it ended, or `roundLimit`. */
  readonly reason: string;
  /** How often each type of action was played. */
  readonly played: Readonly<Record<string, number>>;
  /** How often each type of event happened. */
  readonly happened: Readonly<Record<string, number>>;
}

/** A game to be watched. */
export interface GameToWatch {
  readonly config: GameConfig;
  readonly bots: readonly BotFactory[];
  readonly maxRounds: number;
}

// How many decisions apart the choices are counted, and the highest count.
const SAMPLE = 10;
const MOST_CHOICES = 1000;

/** Plays a game between bots and keeps what {@link WatchedGame} tells. */
export function watchGame(
  engine: AnyEngine,
  ruleset: string,
  { config, bots, maxRounds }: GameToWatch,
): WatchedGame {
  const choices: number[] = [];
  const played: Record<string, number> = {};
  const happened: Record<string, number> = {};
  let leadChanges = 0;
  let leader: number | null = null;
  let round = 0;
  let steps = 0;
  const { state, actions, stopped } = playGame(engine, ruleset, {
    config,
    bots,
    maxRounds,
    onAction({ state: now, action, events }) {
      count(played, action.type);
      for (const { type } of events) count(happened, type);
      if (++steps % SAMPLE === 0 && now.outcome === null) choices.push(choicesIn(engine, now));
      if (now.round === round) return;
      round = now.round;
      const next = leaderOf(engine, now);
      if (next !== null && leader !== null && next !== leader) leadChanges++;
      leader = next ?? leader;
    },
  });
  const ranking: readonly { readonly seat: number; readonly place: number }[] = state.outcome?.ranking ?? [];
  const firsts = ranking.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return {
    rounds: state.round,
    actions: actions.length,
    choices: choices.reduce((sum, number) => sum + number, 0) / Math.max(1, choices.length),
    leadChanges,
    wins: state.game.seatNames.map((_: string, seat: number) =>
      firsts.includes(seat) ? 1 / firsts.length : 0,
    ),
    reason: stopped === 'roundLimit' ? stopped : (state.outcome?.reason ?? stopped),
    played,
    happened,
  };
}

function count(counts: Record<string, number>, type: string): void {
  counts[type] = (counts[type] ?? 0) + 1;
}

// biome-ignore lint/suspicious/noExplicitAny: states of any title
function choicesIn(engine: AnyEngine, state: any): number {
  const [{ seat }] = engine.decisions(state);
  let number = 0;
  for (const _ of engine.legalActions(state, seat)) if (++number === MOST_CHOICES) break;
  return number;
}

// The seat that leads in the title's own measure; null for a tie or a title without a measure.
// biome-ignore lint/suspicious/noExplicitAny: as above
function leaderOf(engine: AnyEngine, state: any): number | null {
  const { ruleset, rules, board } = engine.settingOf(state);
  if (ruleset.standing === undefined) return null;
  const standings = state.game.seatNames.map((_: string, seat: number) =>
    ruleset.standing?.({ rules, board, state }, seat),
  ) as number[];
  const best = Math.max(...standings);
  return standings.filter((one) => one === best).length === 1 ? standings.indexOf(best) : null;
}
