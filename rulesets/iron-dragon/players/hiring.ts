// When planners change their foreman: for the track that they mean to build.

import type { GameAction } from '../../../src/core/engine/index.js';
import { isAllowed } from '../../milepost/players/bots/legality.js';
import { planRoute } from '../../milepost/players/bots/plan.js';
import { trackPrice } from '../../milepost/rules/building/build-cost.js';
import { NOBODY, networkOf, ownerOf } from '../../milepost/rules/rail/network.js';
import type { KnownGame } from '../../milepost/rules/types.js';
import { HIRING } from '../rules/actions/hiring-conditions.js';
import { allForemen, FOREMAN_IDS, type ForemanId, withoutCards } from '../rules/foremen/cards.js';
import type { IronPlanGame } from './types.js';

// The planner hires a foreman who saves at least this much on the planned track, beyond the fee.
const WORTH_HIRING = 3;

/**
 * Hires what saves most on the track now planned, or null if nothing pays. The choices: by name, the open
 * card of the discard pile, or a card of the deck, whose possible cards are known (ID-FOREMAN-9, -10). The
 * rest of the turn is planned again after it.
 */
export function hireWhatPays(game: IronPlanGame, seat: number): readonly GameAction[] | null {
  const { state } = game;
  const { foremen, foremanDiscards } = state.own;
  if (state.turn.built || (state.seats[seat].cash ?? 0) < 2 * HIRING.choice) return null;
  const savings = savingsOf(game, seat);
  const ways: { readonly action: GameAction; readonly gain: number }[] = [];
  for (const foreman of FOREMAN_IDS) {
    if (foreman === foremen[seat]) continue;
    ways.push({
      action: { type: 'hireForemanChoose', seat, foreman } as GameAction,
      gain: savings[foreman] - HIRING.choice,
    });
  }
  const unseen = withoutCards(allForemen(), [...foremen.filter((id) => id !== null), ...foremanDiscards]);
  const piles: Readonly<Record<string, readonly ForemanId[]>> = {
    discard: foremanDiscards.slice(-1),
    deck: unseen.length > 0 ? unseen : foremanDiscards,
  };
  for (const [pile, cards] of Object.entries(piles)) {
    if (cards.length === 0) continue;
    // Who comes and is worth less is sent away.
    const mean = cards.reduce((sum, id) => sum + Math.max(0, savings[id]), 0) / cards.length;
    ways.push({ action: { type: 'hireForemanDraw', seat, pile } as GameAction, gain: mean - HIRING.draw });
  }
  const [best] = ways
    .filter(({ action, gain }) => gain >= WORTH_HIRING && isAllowed(game, action))
    .sort((one, other) => other.gain - one.gain);
  return best === undefined ? null : [best.action];
}

/** Keeps the foreman, held or drawn, who builds the track now planned for less (ID-FOREMAN-9). */
export function retainCheaper(game: IronPlanGame, seat: number): GameAction {
  const drawn = game.state.own.hiring?.drawn;
  const isBetter = drawn != null && savingsOf(game, seat)[drawn] > 0;
  return { type: 'keepForeman', seat, keep: isBetter ? 'drawn' : 'current' } as GameAction;
}

// What the track now planned would cost less with each foreman than with the one employed.
function savingsOf(game: IronPlanGame, seat: number): Readonly<Record<ForemanId, number>> {
  const { state } = game;
  const { own } = state;
  const network = networkOf(state.rail);
  const builds = (planRoute(game, seat, 0).route?.builds ?? []).filter(
    (segment) => ownerOf(network, segment) === NOBODY,
  );
  const priceWith = (foremen: typeof own.foremen) => {
    const employed = { ...game, state: { ...state, own: { ...own, foremen } } };
    return builds.reduce((sum, segment) => sum + cheaperWay(employed, seat, segment), 0);
  };
  const now = priceWith(own.foremen);
  const saved = FOREMAN_IDS.map((id) => [id, now - priceWith(own.foremen.with(seat, id))]);
  return Object.fromEntries(saved);
}

function cheaperWay(game: KnownGame, seat: number, segment: number): number {
  const { ends } = game.board;
  const [from, to] = [ends[2 * segment], ends[2 * segment + 1]];
  return Math.min(trackPrice(game, seat, from, to), trackPrice(game, seat, to, from));
}
