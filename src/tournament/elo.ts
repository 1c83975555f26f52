// How strong bots are beside each other: who finished before whom, pair by pair, and ratings that explain it.

/** How often one bot finished before another at the same table. */
export interface PairResult {
  /** The bot. */
  readonly bot: string;
  /** The bot it is compared with. */
  readonly against: string;
  /** Pairs of seats compared; those of one game are not independent. */
  readonly compared: number;
  /** How often it finished before the other; places that are shared, and games without an outcome, count half. */
  readonly ahead: number;
}

/** A rating with the half width of its interval. */
export interface Rating {
  /** Points; the mean of all bots is 0, and 400 points are odds of 10 to 1 to finish before another. */
  readonly elo: number;
  /**
   * The rating lies within so many points with 95 % confidence; null where there was one deal only. Too narrow for a bot that has won
   * or lost nearly everything.
   */
  readonly error: number | null;
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

/** Blocks of deals that are left out one after another, to see how much ratings hang on them. */
const BLOCKS = 40;

/** The rating of every bot, in the order of `bots`. */
export function ratingsOf(bots: readonly string[], games: readonly RatedGame[]): readonly Rating[] {
  const all = ratingsFrom(tableOf(bots, games));
  const blocks = Math.min(BLOCKS, new Set(games.map(({ deal }) => deal)).size);
  if (blocks < 2) return all.map((elo) => ({ elo, error: null }));
  // The jackknife: the spread of ratings that a block of deals is missing from.
  const without = Array.from({ length: blocks }, (_, block) =>
    ratingsFrom(
      tableOf(
        bots,
        games.filter(({ deal }) => deal % blocks !== block),
      ),
    ),
  );
  return all.map((elo, bot) => {
    const ratings = without.map((some) => some[bot]);
    const mean = ratings.reduce((sum, rating) => sum + rating, 0) / blocks;
    const spread = ratings.reduce((sum, rating) => sum + (rating - mean) ** 2, 0);
    return { elo, error: 1.96 * Math.sqrt((spread * (blocks - 1)) / blocks) };
  });
}

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

// The strengths of Bradley and Terry, found by the steps of Zermelo: each is what a bot has won by what it could have. One level
// game between all who met keeps the rating of who has never lost from running away.
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
