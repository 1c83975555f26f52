// What many games say together: who wins how often, how sure that is, how long games are.

import { type DealTally, type Figure, meanOf, rateInterval, sumOfShares } from '../analysis/index.js';
import { type PairResult, pairsOf, type Rating, ratingsOf } from './elo.js';
import type { FailedGame, GamePlan, GameReport } from './game.js';
import type { Verdict } from './sequential.js';

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
   * The 95 % confidence interval of the win rate: that of `rateInterval` for the deals, which are
   * independent, spread over the places in their games, which are not.
   */
  readonly interval: readonly [number, number];
  /** The win rate if all played equally well; null where it has not played. */
  readonly expected: number | null;
  /** The title's measure at the end: points, or money; null where no game has one. */
  readonly score: Spread | null;
}

/** What else is told of a bot. */
export interface BotReport extends BotResult {
  /** Its name in the plan. */
  readonly bot: string;
  /** Its strength beside the others. */
  readonly rating: Rating;
  /** Games that it has lost by what it did: an error, an action against the rules, too long a thought. */
  readonly forfeits: number;
  /** Milliseconds for a decision; null unless the plan is clocked. */
  readonly thinking: { readonly mean: number; readonly longest: number } | null;
  /** The contest's own figures: means of its seats over the games, by name. */
  readonly figures: Readonly<Record<string, Figure>>;
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
  readonly bots: readonly BotReport[];
  /** Each bot beside every other that it met. */
  readonly pairs: readonly PairResult[];
  /** What the sequential test has found; null without one, and where it found nothing. */
  readonly verdict: Verdict | null;
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

/** The summary of the games that were played, in any order. */
export function summarize(
  plan: GamePlan,
  games: number,
  outcomes: readonly (GameReport | FailedGame)[],
  verdict: Verdict | null = null,
): TournamentResult {
  const sorted = [...outcomes].sort((left, right) => left.game - right.game);
  const reports = sorted.filter((one): one is GameReport => 'hash' in one);
  const failures = sorted.filter((one): one is FailedGame => !('hash' in one));
  const reasons = new Map<string, number>();
  for (const { stopped } of reports) reasons.set(stopped, (reasons.get(stopped) ?? 0) + 1);
  const { bots, ...common } = plan;
  const seats = Array.from({ length: plan.seats }, (_, seat) => seat);
  const names = [...new Set(bots)];
  const ratings = ratingsOf(names, reports);
  return {
    ...common,
    games,
    played: reports.length,
    undecided: reports.filter(({ ranking }) => ranking === null).length,
    interrupted: sorted.length < games,
    verdict,
    bots: names.map((bot, place) => ({
      bot,
      ...resultOf(reports, (report, seat) => report.bots[seat] === bot),
      rating: ratings[place],
      ...conductOf(reports, bot),
    })),
    pairs: pairsOf(names, reports),
    seatResults: seats.map((seat) => ({ seat, ...resultOf(reports, (_, of) => of === seat) })),
    rounds: spreadOf(reports.map(({ rounds }) => rounds)),
    actions: spreadOf(reports.map(({ actions }) => actions)),
    reasons: Object.fromEntries(reasons),
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
  const shares: number[] = [];
  const scores: number[] = [];
  const deals = new Map<number, DealTally>();
  for (const report of reports) {
    const firsts = report.ranking?.filter(({ place }) => place === 1).length ?? 0;
    let places = 0;
    const own: number[] = [];
    for (let seat = 0; seat < report.bots.length; seat++) {
      if (!isCounted(report, seat)) continue;
      places++;
      const standing = report.ranking?.find((one) => one.seat === seat);
      if (standing?.place === 1) own.push(1 / firsts);
      if (standing?.score != null) scores.push(standing.score);
    }
    if (places === 0) continue;
    played += places;
    tables++;
    shares.push(...own);
    const { won, of } = deals.get(report.deal) ?? { won: 0, of: 0 };
    deals.set(report.deal, { won: won + sumOfShares(own), of: of + 1 });
  }
  const [low, high] = rateInterval([...deals.values()]);
  const wins = sumOfShares(shares);
  const share = played === 0 ? 1 : tables / played;
  return {
    played,
    wins,
    winRate: played === 0 ? 0 : wins / played,
    interval: [low * share, high * share],
    expected: played === 0 ? null : 1 / reports[0].bots.length,
    score: spreadOf(scores),
  };
}

// How a bot behaved, and what was counted of it.
function conductOf(reports: readonly GameReport[], bot: string) {
  let forfeits = 0;
  let decisions = 0;
  let milliseconds = 0;
  let longest = 0;
  const figures = new Map<string, number[]>();
  for (const report of reports) {
    const seats = [...report.bots.keys()].filter((seat) => report.bots[seat] === bot);
    if (seats.length === 0) continue;
    forfeits += report.forfeits?.filter(({ seat }) => seats.includes(seat)).length ?? 0;
    for (const thinking of seats.flatMap((seat) => report.thinking?.[seat] ?? [])) {
      decisions += thinking.decisions;
      milliseconds += thinking.milliseconds;
      longest = Math.max(longest, thinking.longest);
    }
    // Seats of one game are not independent: they count once, by their mean.
    for (const name of Object.keys(report.figures?.[seats[0]] ?? {})) {
      const of = seats.map((seat) => report.figures?.[seat][name] ?? 0);
      const means = figures.get(name) ?? [];
      figures.set(name, means);
      means.push(of.reduce((sum, figure) => sum + figure, 0) / of.length);
    }
  }
  return {
    forfeits,
    thinking: decisions === 0 ? null : { mean: milliseconds / decisions, longest },
    figures: Object.fromEntries([...figures].map(([name, values]) => [name, meanOf(values) as Figure])),
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
