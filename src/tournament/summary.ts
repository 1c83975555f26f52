// What many games say together: who wins how often, how sure that is, how long games are.

import { wilsonInterval } from '../analysis/index.js';
import type { FailedGame, GamePlan, GameReport } from './game.js';

/** How a figure is spread over games. */
export interface Spread {
  /** How many values there are. */
  readonly count: number;
  /** Their mean. */
  readonly mean: number;
  /** The smallest value. */
  readonly least: number;
  /** The middle value; of an even number the mean of the two middle ones. */
  readonly median: number;
  /** The largest value. */
  readonly most: number;
}

/** How a bot, or a seat, has done. */
export interface BotResult {
  /** Places at a table, over all games: a bot that has two seats in a game has played twice. */
  readonly played: number;
  /** Firsts; a first place that is shared counts by its share. */
  readonly wins: number;
  /** Wins by places played, 0 to 1. */
  readonly winRate: number;
  /**
   * Between these the win rate lies with 95 % confidence: Wilson's interval for the games, which are independent, spread
   * over the places in them, which are not.
   */
  readonly interval: readonly [number, number];
  /** The title's measure at the end: points, or money; null where no game has one. */
  readonly score: Spread | null;
}

/** What came of a tournament. */
export interface TournamentResult extends Omit<GamePlan, 'bots'> {
  /** How many games were asked for. */
  readonly games: number;
  /** How many were played to an outcome or to the round limit. */
  readonly played: number;
  /** Of those, how many were left at the round limit, without a winner. */
  readonly undecided: number;
  /** True if it was stopped before all games were played. */
  readonly interrupted: boolean;
  /** How each bot has done, by name. */
  readonly bots: readonly (BotResult & { readonly bot: string })[];
  /** How each seat has done, by seat. */
  readonly seatResults: readonly (BotResult & { readonly seat: number })[];
  /** Rounds per game, startup apart; null where no game was played. */
  readonly rounds: Spread | null;
  /** Actions of all seats together, per game; null where no game was played. */
  readonly actions: Spread | null;
  /** How often games ended for each reason. */
  readonly reasons: Readonly<Record<string, number>>;
  /** Games that could not be played to the end, by number. */
  readonly failures: readonly FailedGame[];
  /** Every game, by number. */
  readonly reports: readonly GameReport[];
}

/** The summary of the games that were played, in whatever order they came in. */
export function summarize(
  plan: GamePlan,
  games: number,
  outcomes: readonly (GameReport | FailedGame)[],
): TournamentResult {
  const sorted = [...outcomes].sort((left, right) => left.game - right.game);
  const reports = sorted.filter((one): one is GameReport => 'hash' in one);
  const failures = sorted.filter((one): one is FailedGame => !('hash' in one));
  const reasons: Record<string, number> = {};
  for (const { stopped } of reports) reasons[stopped] = (reasons[stopped] ?? 0) + 1;
  const { bots, ...common } = plan;
  const seats = Array.from({ length: plan.seats }, (_, seat) => seat);
  return {
    ...common,
    games,
    played: reports.length,
    undecided: reports.filter(({ ranking }) => ranking === null).length,
    interrupted: sorted.length < games,
    bots: [...new Set(bots)].map((bot) => ({
      bot,
      ...resultOf(reports, (report, seat) => report.bots[seat] === bot),
    })),
    seatResults: seats.map((seat) => ({ seat, ...resultOf(reports, (_, of) => of === seat) })),
    rounds: spreadOf(reports.map(({ rounds }) => rounds)),
    actions: spreadOf(reports.map(({ actions }) => actions)),
    reasons,
    failures,
    reports,
  };
}

function resultOf(
  reports: readonly GameReport[],
  isCounted: (report: GameReport, seat: number) => boolean,
): BotResult {
  let tables = 0;
  let played = 0;
  let wins = 0;
  const scores: number[] = [];
  for (const report of reports) {
    const firsts = report.ranking?.filter(({ place }) => place === 1).length ?? 0;
    let places = 0;
    for (let seat = 0; seat < report.bots.length; seat++) {
      if (!isCounted(report, seat)) continue;
      places++;
      const standing = report.ranking?.find((one) => one.seat === seat);
      if (standing?.place === 1) wins += 1 / firsts;
      if (standing?.score != null) scores.push(standing.score);
    }
    played += places;
    if (places > 0) tables++;
  }
  const [low, high] = wilsonInterval(wins, tables);
  const share = played === 0 ? 1 : tables / played;
  return {
    played,
    wins,
    winRate: played === 0 ? 0 : wins / played,
    interval: [low * share, high * share],
    score: spreadOf(scores),
  };
}

function spreadOf(figures: readonly number[]): Spread | null {
  if (figures.length === 0) return null;
  const sorted = [...figures].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  return {
    count: sorted.length,
    mean: sorted.reduce((sum, figure) => sum + figure, 0) / sorted.length,
    least: sorted[0],
    median: sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2,
    most: sorted[sorted.length - 1],
  };
}
