// Whether one bot plays better than its share, asked after every deal: the games stop once the answer is
// sure. Wald's sequential test of a mean, with the observed spread of deals, as used to test chess engines.

import { refuse } from '../../core/engine/base/rejection.js';
import type { FailedGame, GamePlan, GameReport } from './game.js';
import { gamesADeal } from './seatings.js';

/** What to find out, and how sure to be. */
export interface SequentialTest {
  /** The bot that is tested against all others. */
  readonly bot: string;
  /** By how much it should win more than its fair share: 0.05 is 55 % of two-seat games instead of 50. */
  readonly margin: number;
  /** How often the answer may be wrong, 0 to 1: 0.03 if left out. */
  readonly risk?: number;
}

/** What a test has found: the bot plays better than its share, worse, or within the margin. */
export type Verdict = 'better' | 'worse' | 'level';

/** Deals before which there is no verdict: of fewer the spread is not known. */
const FEWEST_DEALS = 10;

/**
 * The verdict on a bot's shares of wins in the deals so far, or null if it is still open. Deals are
 * independent of each other; games of one deal are not, so each deal counts once, by its mean.
 */
export function verdictOf(
  shares: readonly number[],
  { fair, margin, risk = 0.03 }: { readonly fair: number } & Omit<SequentialTest, 'bot'>,
): Verdict | null {
  const { length } = shares;
  if (length < FEWEST_DEALS) return null;
  const mean = shares.reduce((sum, share) => sum + share, 0) / length;
  // Around the fair share: around the mean it is smallest where luck has led furthest. Equal deals may be
  // luck too, so two that differ are always added.
  const spread =
    (shares.reduce((sum, share) => sum + (share - fair) ** 2, 0) + 2 * fair * (1 - fair)) / (length + 2);
  // The logarithm of how much better a lead of the margin explains what was seen than none does.
  const evidence = (lead: number) => (length * lead * (mean - fair - lead / 2)) / spread;
  const [ahead, behind] = [evidence(margin), evidence(-margin)];
  // It may be wrong in two directions.
  const sure = Math.log((1 - risk) / (risk / 2));
  if (ahead > sure) return 'better';
  if (behind > sure) return 'worse';
  const no = Math.log(risk / (1 - risk / 2));
  return ahead < no && behind < no ? 'level' : null;
}

/** A verdict, and how many games it needed. */
export interface SequentialResult {
  /** The verdict. */
  readonly verdict: Verdict;
  /** The games up to it: games beyond them did not count. */
  readonly games: number;
}

/**
 * Looks at incoming games of a plan, deal by deal in order of number: neither order nor number of parallel
 * games matters. Throws `InvalidInputError` if the tested bot does not play or has no opponent.
 */
export function createSequential(plan: GamePlan, test: SequentialTest) {
  const { bot, margin, risk = 0.03 } = test;
  if (!plan.bots.includes(bot) || plan.bots.every((name) => name === bot))
    refuse('tournament', `there is nothing to find out about ${bot} among ${plan.bots.join(', ')}`, [
      'until',
      'bot',
    ]);
  if (!(margin > 0 && margin < 1 && risk > 0 && risk < 1))
    refuse('tournament', 'margin and risk lie between 0 and 1', ['until']);
  const outcomes = new Map<number, GameReport | FailedGame>();
  const perDeal = gamesADeal(plan);
  const shares: number[] = [];
  let deal = 0;
  let finding: SequentialResult | null = null;
  return {
    /** Takes in a game; the finding, once there is one. */
    add(outcome: GameReport | FailedGame): SequentialResult | null {
      outcomes.set(outcome.game, outcome);
      while (finding === null) {
        const games = Array.from({ length: perDeal }, (_, n) => outcomes.get(deal * perDeal + n));
        if (!games.every((game) => game !== undefined)) return null;
        deal++;
        const share = shareOf(bot, games);
        if (share === null) continue;
        shares.push(share);
        const verdict = verdictOf(shares, { fair: 1 / plan.seats, margin, risk });
        if (verdict !== null) finding = { verdict, games: deal * perDeal };
      }
      return finding;
    },
  };
}

// The part that a bot won of the first places it could win, or null if it did not sit or a game failed.
function shareOf(bot: string, games: readonly (GameReport | FailedGame)[]): number | null {
  let wins = 0;
  let seats = 0;
  for (const game of games) {
    if (!('hash' in game)) return null;
    const firsts = game.ranking?.filter(({ place }) => place === 1) ?? [];
    seats += game.bots.filter((name) => name === bot).length;
    wins += firsts.filter(({ seat }) => game.bots[seat] === bot).length / Math.max(1, firsts.length);
  }
  return seats === 0 ? null : wins / seats;
}
