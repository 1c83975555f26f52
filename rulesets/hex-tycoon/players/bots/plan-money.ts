// What to do with money that is not built with: dividends, levels, loans, stocks, markers, further railroads.

import { entryOf } from '../../../../src/core/engine/index.js';
import type { Hex } from '../../board/layout.js';
import { upgradePrice } from '../../rules/actions/upgrade-train-level.js';
import { gameEnd } from '../../rules/game-end.js';
import { incomeOf } from '../../rules/income.js';
import { isConnected } from '../../rules/network.js';
import { canDiscardToken, tokenPrice } from '../../rules/obsolescence.js';
import { activeCompany, type KnownCompany, type Turn } from '../../rules/state.js';
import type { KnownGame } from '../../rules/types.js';
import { cheapestLines } from './cheapest-lines.js';
import { roundsLeft } from './outlook.js';
import { prospects } from './plan-build.js';
import {
  BUILDING_MONEY,
  FEW_PLACES,
  FILLER_MONEY,
  GOOD_INCOME,
  LARGEST_LOAN,
  LAST_ROUNDS,
  LATE,
  LEAN_MONEY,
  LONG_GAME,
  NO_LEVEL,
  PAYS,
  ROUNDS_TO_GROW,
  SETTLING_ROUNDS,
} from './weights.js';

/** True if the company runs out of connections that pay, and the next train level opens more of them. */
export function wantsUpgrade(game: KnownGame): boolean {
  const { state } = game;
  const company = activeCompany(state);
  const { trainLevel } = company;
  const income = incomeOf(game, company);
  if (roundsLeft(game) <= NO_LEVEL || income < trainLevel + 1) return false;
  const now = prospects(game, company, cheapestLines(game, company)).length;
  if (now > (income >= 2 * trainLevel + 2 ? FEW_PLACES : 0)) return false;
  return prospects(game, company, cheapestLines(game, company, trainLevel + 1)).length > now;
}

/** The dividend to pay: all that an upgrade, the next turn's building or a further railroad does not need. */
export function planDividend(game: KnownGame): number {
  const { state } = game;
  const company = activeCompany(state);
  const [first = 0, second = 0] = (state.turn as Turn).dividendRolls;
  const { money } = company;
  if (gameEnd(game) !== null) return money; // nothing is left to keep it for
  const rounds = roundsLeft(game);
  const upgrade = upgradePrice(game, company);
  const wished = wantsUpgrade(game) && money >= upgrade ? upgrade : 0;
  if (savesForRailroad(game)) return Math.max(0, Math.min(first, money - company.trainLevel));
  const usual = usualDividend(game, money - wished);
  if (rounds > PAYS.first || rounds <= LAST_ROUNDS || state.round > LONG_GAME) return usual;
  return Math.max(usual, Math.min(rounds <= PAYS.both ? first + second : first, money));
}

function usualDividend(game: KnownGame, left: number): number {
  const { state } = game;
  const company = activeCompany(state);
  const [first = 0, second = 0] = (state.turn as Turn).dividendRolls;
  const rounds = roundsLeft(game);
  const good = Math.min(left, first + second);
  // Far from the end money for building is worth more than three VP; near it the good rates come first. More
  // money buys only single points: up to a limit it is kept for building, which brings the end nearer.
  if (rounds > LATE) return Math.max(0, Math.min(good, left - buildingReserve(game, company)));
  // The company nearest to its last marker brings the end and takes only the best rate; others take all.
  const finisher = state.companies.every(({ railsLeft }) => railsLeft >= company.railsLeft);
  if (finisher) return Math.max(0, Math.min(first, left - LEAN_MONEY), left - BUILDING_MONEY);
  return rounds <= LAST_ROUNDS ? left : Math.max(good, left - FILLER_MONEY);
}

// What the next turn's best building may cost, as far as its income will not pay for it in time.
function buildingReserve(game: KnownGame, company: KnownCompany): number {
  const [best] = prospects(game, company, cheapestLines(game, company));
  return best === undefined ? FILLER_MONEY / 2 : Math.min(BUILDING_MONEY, best.cost + 3);
}

/** True while a company with a good income does best to found another railroad. */
export function savesForRailroad(game: KnownGame): boolean {
  const { rules, state } = game;
  const company = activeCompany(state);
  if (rules.extraRailroadPrice === null || roundsLeft(game) < SETTLING_ROUNDS) return false;
  const taken = state.companies.length >= Object.keys(rules.companies).length;
  const founded = state.companies.some(({ seat, extra }) => extra && seat === company.seat);
  return !taken && !founded && incomeOf(game, company) >= company.trainLevel + GOOD_INCOME;
}

/** The loan to take, 0 for none: early, when money still grows, or never. */
export function planLoan(game: KnownGame): number {
  const { loanRoll, loansTaken } = game.state.turn as Turn;
  const company = activeCompany(game.state);
  if (game.rules.loans === null || loansTaken >= game.rules.loans.perTurn) return 0;
  if (roundsLeft(game) < ROUNDS_TO_GROW || company.money >= BUILDING_MONEY) return 0;
  return Math.min(loanRoll ?? 0, BUILDING_MONEY - company.money, LARGEST_LOAN);
}

/** The stock to buy, or null: with money that dividends would turn into single points. */
export function planStock(game: KnownGame): { readonly seller: string; readonly quantity: number } | null {
  const { rules, state } = game;
  if (rules.stocks === null) return null;
  const company = activeCompany(state);
  const { investmentRoll, stocksBought } = state.turn as Turn;
  const needed = company.trainLevel + 7 + (roundsLeft(game) > 7 ? BUILDING_MONEY : 0);
  const quantity = Math.min((investmentRoll ?? 0) - stocksBought, company.money - needed);
  if (quantity < 1) return null;
  const sellers = state.companies.filter(({ seat }) => seat !== company.seat);
  const bonus = (id: string) => entryOf(rules.companies, id)?.abilities.stockPoints ?? 0;
  const [best] = [...sellers].sort((a, b) => bonus(b.id) - bonus(a.id) || a.money - b.money);
  return best === undefined ? null : { seller: best.id, quantity };
}

/** True when a token costs less than the income it takes until the end. */
export function wantsTokenRemoved(game: KnownGame): boolean {
  const company = activeCompany(game.state);
  return canDiscardToken(game, company) && roundsLeft(game) > tokenPrice(game, company) + 1;
}

/** As {@link wantsTokenRemoved}, before the upkeep is paid: with what the upkeep leaves. */
export function wantsTokenRemovedFirst(game: KnownGame): boolean {
  const company = activeCompany(game.state);
  return wantsTokenRemoved(game) && company.money - tokenPrice(game, company) >= company.trainLevel;
}

/**
 * The best hex for a development marker in hand: connected to own companies and to few others; null to wait.
 * A broke player does not wait, and lays markers where they help nobody else.
 */
export function planMarker(
  game: KnownGame,
  seat: number,
  places: Iterable<{ readonly marker: string; readonly hex: Hex }>,
): { readonly marker: string; readonly hex: Hex } | null {
  const { state } = game;
  const own = state.companies.filter((company) => company.seat === seat);
  const isBroke = own.every((company) => company.money === 0 && incomeOf(game, company) === 0);
  let best: { marker: string; hex: Hex } | null = null;
  let most = isBroke ? -0.5 : 0;
  for (const { marker, hex } of places) {
    let worth = 0;
    for (const company of state.companies) {
      if (isConnected(company, hex)) worth += company.seat === seat ? 1 : -0.5;
    }
    if (worth > most) {
      most = worth;
      best = { marker, hex };
    }
  }
  return best;
}
