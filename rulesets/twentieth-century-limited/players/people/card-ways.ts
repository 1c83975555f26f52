// Every way to complete a card with the track on the board, by its price in waivers and own lines. Lists name
// only the cheapest of them (rules/declarations.ts).

import type { PriceItem, Seat } from '../../../../src/core/engine/index.js';
import { ABSENT, allMixedTrees, OWN } from '../../../../src/core/graph/index.js';
import type { CardWay, CardWays } from '../../../../src/core/title/planning.js';
import type { CardNumber, Line } from '../../board/board.js';
import { isFulfilled } from '../../board/fulfilment.js';
import { leastOwn } from '../../rules/routes.js';
import { scoringPrice } from '../../rules/scoring-price.js';
import { ownersByLine } from '../../rules/track.js';
import type { KnownGame } from '../../rules/types.js';

// Steps of a search, and ways listed; most cards of a game have fewer by far.
const STEPS = 40_000;
const WAYS = 400;

/** The ways of a seat to complete a card: routes for one with cities, proofs for a bonus. */
export function cardWays(game: KnownGame, seat: Seat, card: CardNumber | string): CardWays {
  const found = typeof card === 'number' ? game.board.cards[card] : undefined;
  if (found === undefined) return { ways: [], complete: true };
  return found.kind === 'bonus' ? proofs(game, seat, found.card) : routes(game, seat, found.card);
}

function routes(game: KnownGame, seat: Seat, card: CardNumber): CardWays {
  const { rules, board, state } = game;
  const found = board.cards[card];
  if (found.kind === 'bonus') return { ways: [], complete: true };
  const isCompany = found.kind === 'company';
  const owners = Uint8Array.from(ownersByLine(game), (of) => (of < 0 ? ABSENT : of === seat ? OWN : of + 1));
  const { trees, complete } = allMixedTrees(board.graph, {
    owners,
    terminals: found.nodes,
    budget: state.seats[seat].waivers,
    cap: rules.segmentsOfOneOpponent,
    steps: STEPS,
  });
  const ways = new Map<string, CardWay>();
  for (const { own, paid } of trees) {
    const name = paid.join();
    if (own.length === 0 || ways.has(name)) continue;
    // TC-COMPANY-4: of the routes that pay for the same lines those with the least own track.
    if (isCompany && own.length !== leastOwn(game, seat, paid, found.nodes)) continue;
    if (ways.size === WAYS) return { ways: sorted(ways), complete: false };
    const action = {
      type: isCompany ? 'scoreCompanyCard' : 'scoreRegionalCard',
      seat,
      card,
      opponentLines: paid,
      ...(paid.length > 0 && { routeLines: [...own, ...paid].sort((a, b) => a - b) }),
    };
    const items = scoringPrice(game, action, { isSold: isCompany });
    const price = { total: items.reduce((sum, { amount }) => sum + amount, 0), items };
    ways.set(name, { actions: [action], price, places: [...own, ...paid].map(lineAt) });
  }
  return { ways: sorted(ways), complete };
}

const lineAt = (id: Line) => ({ kind: 'line', id }) as const;

// Fewer waivers first, then fewer own lines; equals as they were found.
function sorted(ways: ReadonlyMap<string, CardWay>): readonly CardWay[] {
  const ownOf = ({ price: { items } }: CardWay) => Number(items.find(isOwn)?.params.lines ?? 0);
  return [...ways.values()].sort(
    (one, other) => one.price.total - other.price.total || ownOf(one) - ownOf(other),
  );
}

const isOwn = ({ what }: PriceItem) => what === 'own';

// TC-BONUS-4, TC-BONUS-5: every set of cards of the stack that fulfils the condition and needs all of them.
function proofs({ board, state }: KnownGame, seat: Seat, card: CardNumber): CardWays {
  const bonus = board.cards[card];
  const open = state.bonuses.find((one) => one.card === card);
  if (
    bonus.kind !== 'bonus' ||
    bonus.timing !== 'duringPlay' ||
    open === undefined ||
    open.claimedBy !== null
  )
    return { ways: [], complete: true };
  const stack = state.seats[seat].stack.filter((one) => one !== null).sort((a, b) => a - b);
  const fulfils = (cards: readonly CardNumber[]) => isFulfilled(board, bonus.condition, cards);
  const found = new Map<string, readonly CardNumber[]>();
  const tried = new Set<string>();
  const spare = (cards: readonly CardNumber[]): void => {
    const name = cards.join();
    if (tried.has(name) || tried.size >= STEPS / 10 || found.size >= WAYS) return;
    tried.add(name);
    const fewer = cards.map((one) => cards.filter((other) => other !== one)).filter(fulfils);
    if (fewer.length === 0) found.set(name, cards);
    for (const rest of fewer) spare(rest);
  };
  if (fulfils(stack)) spare(stack);
  const ways = [...found.values()].map((revealed): CardWay => {
    const action = { type: 'claimBonusCard', seat, card, revealed };
    return { actions: [action], price: { total: 0, items: [] }, places: [] };
  });
  return { ways, complete: tried.size < STEPS / 10 && found.size < WAYS };
}
