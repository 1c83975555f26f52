// Losses: a player gives something up by an action that they might use. Interfaces ask before they play it.

import type { GameAction, Seat } from '../../../../src/core/engine/index.js';
import type { Loss } from '../../../../src/core/title/planning.js';
import { demandOn } from '../../rules/cards/demands.js';
import { specialLoad } from '../../rules/loads/special-loads.js';
import { hasTrackAt } from '../../rules/rail/network.js';
import { trainSpeed } from '../../rules/running/movement.js';
import type { MilepostState } from '../../rules/state.js';
import type { KnownGame } from '../../rules/types.js';
import { withPlenty } from './next-turn.js';
import { trainReach } from './reach.js';
import type { AskedGame, FamilyAction, MilepostPlanningSpec } from './spec.js';

/** The losses of actions that are played one after another; `legal` may be played instead. */
export function milepostLosses(
  spec: MilepostPlanningSpec,
  game: AskedGame,
  { actions, legal }: { readonly actions: readonly GameAction[]; readonly legal: readonly GameAction[] },
): readonly Loss[] {
  const last = actions[actions.length - 1] as FamilyAction & { readonly load?: string };
  const { seat, type, load } = last;
  const may = (wanted: string) => legal.some((action) => action.type === wanted);
  if (type === 'endTurn' && actions.length === 1)
    return [...stepsLost(game, seat, may('moveTrain')), ...moneyLost(game, seat, may('buildTrack'))];
  if (type === 'endOperations' && actions.length === 1) return stepsLost(game, seat, may('moveTrain'));
  if (type === 'pickUpLoad' && load !== undefined) return unwanted(game, seat, load);
  if (type === 'discardHand') return cargoLost(game, seat);
  return type === 'moveTrain' ? stranded(spec, game, actions) : [];
}

// M-TURN-4: what is not spent of a turn's budget is not saved up. Half of it is worth a question.
function moneyLost({ rules, state }: KnownGame, seat: Seat, mayBuild: boolean): readonly Loss[] {
  const left = Math.min(rules.budget - state.turn.spent, state.seats[seat].cash ?? 0);
  if (!mayBuild || 2 * left < rules.budget) return [];
  return [{ key: 'lose money', rule: 'M-TURN-4', params: { left } }];
}

// M-MOVE-3: steps of a turn are not saved up.
function stepsLost(game: KnownGame, seat: Seat, mayMove: boolean): readonly Loss[] {
  if (!mayMove) return [];
  const left = game.state.seats[seat].trains.flatMap((train) =>
    train.at !== null && 2 * train.points >= trainSpeed(game, train) ? [train.points] : [],
  );
  return left.length === 0 ? [] : [{ key: 'lose steps', rule: 'M-MOVE-3', params: { left: left[0] } }];
}

const wantedBy = (game: KnownGame, cards: readonly (number | null)[], load: string) =>
  cards.some(
    (card) => card !== null && [0, 1, 2].some((demand) => demandOn(game, card, demand)?.good === load),
  );

// M-DELIVER-1: only a card turns a load into money.
function unwanted(game: KnownGame, seat: Seat, load: string): readonly Loss[] {
  const { seats, contracts } = game.state;
  if (specialLoad(game, load) !== undefined || wantedBy(game, [...seats[seat].hand, ...contracts], load))
    return [];
  return [{ key: 'lose room', rule: 'M-DELIVER-1', params: { load } }];
}

// M-TURN-5: the cards go, and what they ask for is aboard.
function cargoLost(game: KnownGame, seat: Seat): readonly Loss[] {
  const { hand, trains } = game.state.seats[seat];
  const loads = trains.flatMap((train) => train.loads.filter((load) => wantedBy(game, hand, load)));
  return loads.length === 0 ? [] : [{ key: 'lose cargo', rule: 'M-TURN-5', params: { loads } }];
}

// M-MOVE-12: off its own track a train pays each turn. Only money may be missing on the way home.
function stranded(
  spec: MilepostPlanningSpec,
  game: AskedGame,
  actions: readonly GameAction[],
): readonly Loss[] {
  const { seat, train = 0 } = actions[actions.length - 1] as FamilyAction;
  let state: MilepostState = game.trial();
  for (const action of actions) {
    const tried = game.engine.tryAction(state, action);
    if (!tried.ok) return [];
    state = tried.state as MilepostState;
  }
  const isHome = (milepost: number) => hasTrackAt(game.board, state.rail, seat, milepost);
  const { at } = state.seats[seat].trains[train];
  if (at === null || isHome(at) || state.turn.seat !== seat) return [];
  const getsHome = (from: MilepostState) =>
    trainReach(spec, { ...game, state: from, trial: () => from }, { seat, train }).some(({ place }) =>
      isHome(place.id),
    );
  if (getsHome(state) || !getsHome(withPlenty(game, state, seat))) return [];
  return [{ key: 'lose way', rule: 'M-MOVE-12', params: { left: state.seats[seat].cash } }];
}
