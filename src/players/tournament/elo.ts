// How strong bots are beside each other: who finished before whom, pair by pair, and ratings that explain it.

import { type DealTally, rateInterval } from '../analysis/index.js';

/** How often one bot finished before another at the same table. */
export interface PairResult {
  /** The bot. */
  readonly bot: string;
  /** The bot it is compared with. */
  readonly against: string;
  /** Pairs of seats compared; those of one game are not independent. */
  readonly compared: number;
  /** How often it finished before the other; shared places and games without an outcome count half. */
  readonly ahead: number;
}

/** A rating with its interval. */
export interface Rating {
  /** Points; the mean of all bots is 0, and 400 points are odds of 10 to 1 to finish before another. */
  readonly elo: number;
  /**
   * The bounds of the rating with 95 % confidence, if the other ratings hold. Null where the games set no
   * bound: a bot that won everything may be stronger by any amount.
   */
  readonly interval: readonly [low: number | null, high: number | null];
}

/** A game as far as ratings go. */
export interface RatedGame {
  /** Bots by seat. */
  readonly bots: readonly string[];
  /** The number of its deal. */
  readonly deal: number;
  /** Places by seat; null for a game without an outcome. */
  readonly ranking: readonly { readonly seat: number; readonly place: number }[] | null;
}

/** Every bot beside every other that it met, in the order of `bots`. */
export function pairsOf(bots: readonly string[], games: readonly RatedGame[]): readonly PairResult[] {
  const { compared, ahead } = tableOf(bots, games);
  return bots.flatMap((bot, one) =>
    bots.flatMap((against, other) =>
      compared[one][other] === 0
        ? []
        : [{ bot, against, compared: compared[one][other], ahead: ahead[one][other] }],
    ),
  );
}

/** The rating of every bot, in the order of `bots`. */
export function ratingsOf(bots: readonly string[], games: readonly RatedGame[]): readonly Rating[] {
  const table = tableOf(bots, games);
  const all = ratingsFrom(table);
  return all.map((elo, bot) => ({
    elo,
    interval: intervalOf(bot, { all, table, deals: dealsOf(bots[bot], games) }),
  }));
}

interface Rated {
  readonly all: readonly number[];
  readonly table: PairTable;
  readonly deals: readonly DealTally[];
}

// A bot's share of won comparisons has an interval. Its bounds are the ratings at which the bot would be
// expected to win that share against the others as rated.
function intervalOf(bot: number, { all, table, deals }: Rated): Rating['interval'] {
  const [low, high] = rateInterval(deals);
  const bound = (rate: number) => ratingAt(rate, bot, { all, compared: table.compared[bot] });
  const [least, most] = [bound(low), bound(high)];
  // The rating counts one level game, which may carry it over a bound.
  return [least === null ? null : Math.min(least, all[bot]), most === null ? null : Math.max(most, all[bot])];
}

/** Ratings beyond this many points are meaningless: 10,000 are odds of 10 to the power of 25. */
const FARTHEST = 10_000;

function ratingAt(
  rate: number,
  bot: number,
  { all, compared }: { readonly all: readonly number[]; readonly compared: readonly number[] },
): number | null {
  const games = compared.reduce((sum, count) => sum + count, 0);
  if (games === 0 || rate <= 0 || rate >= 1) return null;
  const expectedAt = (rating: number) =>
    compared.reduce((sum, count, other) => sum + count / (1 + 10 ** ((all[other] - rating) / 400)), 0) /
    games;
  let [least, most] = [-FARTHEST, FARTHEST];
  for (let halving = 0; halving < 60; halving++) {
    const middle = (least + most) / 2;
    if (expectedAt(middle) < rate) least = middle;
    else most = middle;
  }
  // The mean of all stays 0: the others fall by what the bot rises.
  return all[bot] + (least - all[bot]) * (1 - 1 / all.length);
}

// How often a bot finished before others, deal by deal.
function dealsOf(bot: string, games: readonly RatedGame[]): readonly DealTally[] {
  const deals = new Map<number, DealTally>();
  for (const game of games) {
    const { compared, ahead } = tableOf(
      [bot, OTHERS],
      [{ ...game, bots: game.bots.map((name) => (name === bot ? bot : OTHERS)) }],
    );
    const { won, of } = deals.get(game.deal) ?? { won: 0, of: 0 };
    deals.set(game.deal, { won: won + ahead[0][1], of: of + compared[0][1] });
  }
  return [...deals.values()];
}

/** All other bots together; no bot has this name. */
const OTHERS = '\0';

interface PairTable {
  readonly compared: readonly number[][];
  readonly ahead: readonly number[][];
}

function tableOf(bots: readonly string[], games: readonly RatedGame[]): PairTable {
  const zeros = () => bots.map(() => bots.map(() => 0));
  const table = { compared: zeros(), ahead: zeros() };
  for (const { bots: seated, ranking } of games) {
    const placeOf = (seat: number) => ranking?.find((one) => one.seat === seat)?.place ?? 1;
    for (const [seat, name] of seated.entries()) {
      for (const [rival, against] of seated.entries()) {
        if (name === against) continue;
        const [one, other] = [bots.indexOf(name), bots.indexOf(against)];
        table.compared[one][other]++;
        table.ahead[one][other] += (Math.sign(placeOf(rival) - placeOf(seat)) + 1) / 2;
      }
    }
  }
  return table;
}

/** Rounds of the search for ratings; it gains a digit every few. */
const ROUNDS = 200;

// The strengths of Bradley and Terry, found by the steps of Zermelo: each is what a bot won by what it could
// win. One level game between all who met keeps the rating of an unbeaten bot finite.
function ratingsFrom({ compared, ahead }: PairTable): readonly number[] {
  let strengths = compared.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    strengths = strengths.map((strength, bot) => {
      let won = 0;
      let couldHave = 0;
      for (const [other, games] of compared[bot].entries()) {
        if (games === 0) continue;
        won += ahead[bot][other] + 0.5;
        couldHave += (games + 1) / (strength + strengths[other]);
      }
      return couldHave === 0 ? strength : won / couldHave;
    });
  }
  const ratings = strengths.map((strength) => 400 * Math.log10(strength));
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / Math.max(1, ratings.length);
  return ratings.map((rating) => rating - mean);
}
