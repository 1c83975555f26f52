// Plans beside trips: what a seat may do before its best trip goes on. Each tells by `kind` and `reasons` what
// it is for; its value is that of the best trip, less what it takes now, with what it brings.

import type { GameAction, OfferedPlan, PlanReason } from '../../../../src/core/engine/index.js';
import type { City } from '../../board/board.js';
import { startsOf } from '../../rules/building/build-starts.js';
import { limitsAt, playersAllowed } from '../../rules/entry/limits.js';
import { standingAt } from '../../rules/entry/standing.js';
import { cityAt } from '../../rules/rail/city.js';
import { countSeats } from '../../rules/rail/network.js';
import { connectionAround, layAll, lossBy, segmentOf, spentBy, upgradesFor } from './build.js';
import { loadToCarry } from './carry.js';
import { isAllowed, isOutOfReach } from './legality.js';
import { onLand } from './plan-graph.js';
import type { PlanGame } from './planning.js';
import { pricingOf } from './pricing.js';
import type { PlannedTrip } from './route.js';
import { CLOSE, GROSS_MILEPOST } from './weights.js';
import { worthFor } from './worth.js';

/** Who asks, and the best trip in hand, which goes on after the plan; null where there is none. */
export interface Beside {
  readonly seat: number;
  readonly best: PlannedTrip | null;
  /** Millions that the hand is worth. */
  readonly value: number;
}

/** In the building phase: a better loco, track to win with, a place in a town that fills up, or nothing. */
export function plansToBuild(game: PlanGame, beside: Beside): readonly OfferedPlan[] {
  const plans = [...upgrades(game, beside), ...ahead(game, beside), ...fillingUp(game, beside)];
  if ((beside.best?.due.length ?? 0) > 0) plans.push(saving(game, beside));
  return plans.filter(({ line }) => isAllowed(game, line[0]));
}

/** In operations: a load for cards to come, or to wait where the train stands. */
export function plansToRun(game: PlanGame, beside: Beside): readonly OfferedPlan[] {
  const plans = [...carrying(game, beside), waiting(game, beside)];
  return plans.filter(({ line }) => isAllowed(game, line[0]));
}

// A turn earlier brings what the loco earns in a turn.
function upgrades(game: PlanGame, { seat, value }: Beside): OfferedPlan[] {
  const { planning, state } = game;
  return upgradesFor(game, seat, state.seats[seat].cash ?? 0).map(({ to, price, mileposts }) => ({
    line: [{ type: 'upgradeLoco', seat, to } as GameAction],
    value: value + GROSS_MILEPOST * mileposts - lossBy(game, seat, to),
    ...{ kind: 'upgrade', aim: `upgrade ${to}`, spend: price, money: planning.money, turns: 1 },
    reasons: [{ because: 'faster-or-larger', amount: mileposts }],
  }));
}

// The line to victory, as far as the turn and the purse go: for itself, or because a rival is close.
function ahead(game: PlanGame, beside: Beside): OfferedPlan[] {
  const { seat } = beside;
  const connection = connectionAround(game, seat, new Set());
  if (connection === null) return [];
  const rival = rivalClose(game, seat);
  const kind = rival === null ? 'ahead' : 'race';
  const reasons = [rival ?? { because: 'victory-needs-it', amount: connection.price }];
  return laid(game, beside, connection.branches.flat(), { kind, aim: kind, reasons, isNeeded: true });
}

function rivalClose({ state }: PlanGame, seat: number): PlanReason | null {
  const rivals = state.seats.map(({ cash }, at) => ({ at, cash: at === seat ? 0 : (cash ?? 0) }));
  const [first] = rivals.sort((one, other) => other.cash - one.cash);
  return first.cash < CLOSE * state.target
    ? null
    : { because: 'rival-close', seat: first.at, amount: first.cash };
}

// A town with one place left, which the turn's budget reaches.
function fillingUp(game: PlanGame, beside: Beside): OfferedPlan[] {
  const { rules, board, state } = game;
  const { seat } = beside;
  const budget = Math.min(rules.budget - state.turn.spent, state.seats[seat].cash ?? 0);
  if (budget < 1) return [];
  const roots = startsOf(game, seat);
  const pricing = pricingOf(game, seat, false);
  const overlay = onLand(pricing.overlay, pricing.plan);
  const plans: OfferedPlan[] = [];
  for (const city of board.cities) {
    if (placesLeft(game, seat, city) !== 1) continue;
    const path = pricing.plan.finder.path({ from: roots, to: city.mileposts, costs: pricing.costs, overlay });
    const segments = path?.edges.filter((edge) => edge < pricing.plan.firstRed) ?? [];
    const at = { kind: 'city', id: board.cityIndex(city.id), name: city.name };
    const reasons = [{ because: 'filling-up', at }];
    const found = laid(game, beside, segments, {
      kind: 'deny',
      aim: `deny ${city.id}`,
      reasons,
      isNeeded: false,
    });
    plans.push(
      ...found.filter(({ builds }) => arrives(game, builds, city)).map((plan) => ({ ...plan, goals: [at] })),
    );
  }
  return plans;
}

// The places that a town has left for players; null if the seat is in it, and for cities without such places.
function placesLeft({ rules, board, state }: PlanGame, seat: number, city: City): number | null {
  if (city.size === 'major' || !city.rail) return null;
  const [milepost] = city.mileposts;
  const limit = limitsAt(board, milepost).find(({ kind }) => kind === 'town');
  if (limit === undefined) return null;
  const { entrants } = standingAt(board, state.rail, limit);
  if ((entrants & (1 << seat)) !== 0) return null;
  return playersAllowed(rules, state.seats.length, limit) - countSeats(entrants);
}

const arrives = ({ board }: PlanGame, builds: OfferedPlan['builds'], { mileposts }: City) =>
  builds?.some(({ id }) =>
    mileposts.some((at) => at === board.ends[2 * id] || at === board.ends[2 * id + 1]),
  );

interface Laid {
  readonly kind: string;
  readonly aim: string;
  readonly reasons: readonly PlanReason[];
  /** True if victory needs the track anyway. */
  readonly isNeeded: boolean;
}

// As much of the track as the turn allows; nothing if that is none, or if the rules refuse it.
function laid(
  game: PlanGame,
  { seat, value }: Beside,
  segments: readonly number[],
  { isNeeded, ...plan }: Laid,
): OfferedPlan[] {
  const { planning, state } = game;
  const cash = state.seats[seat].cash ?? 0;
  const line = layAll(game, seat, segments, null, cash);
  if (line.length === 0) return [];
  const ids = line.map((action) => segmentOf(game, action));
  if (ids.some((segment) => isOutOfReach(game, seat, segment))) return [];
  const spend = spentBy(game, seat, line);
  const worth = worthFor(game, seat, state.seats[seat].trains[0]);
  const effort = { steps: 0, track: spend, needed: isNeeded ? spend : 0, rent: 0 };
  const after = worth.of(0, effort) + worth.prospects(cash - spend, ids.length) - worth.riskOf(cash - spend);
  const builds = ids.map((id) => ({ kind: 'segment', id }));
  return [
    {
      ...plan,
      ...{ line: [...line, { type: 'endTurn', seat }], value: value + after },
      ...{ spend, money: planning.money, turns: 1, builds },
    },
  ];
}

// A trip that builds nothing now goes on a turn later.
function saving(game: PlanGame, beside: Beside): OfferedPlan {
  const { cash } = game.state.seats[beside.seat];
  const reasons = [{ because: 'money-kept', amount: cash ?? 0 }];
  return { ...aTurnLater(game, beside, 'endTurn'), kind: 'save', aim: 'save', reasons };
}

function waiting(game: PlanGame, beside: Beside): OfferedPlan {
  const reasons = [{ because: 'cards-kept' }];
  return { ...aTurnLater(game, beside, 'endOperations'), kind: 'wait', aim: 'wait', reasons };
}

function aTurnLater(game: PlanGame, { seat, value }: Beside, type: string): OfferedPlan {
  const { perTurn } = worthFor(game, seat, game.state.seats[seat].trains[0]);
  return { line: [{ type, seat }], value: value - perTurn, turns: 1 };
}

function carrying(game: PlanGame, { seat, best, value }: Beside): OfferedPlan[] {
  const { board, rules, state } = game;
  const [train] = state.seats[seat].trains;
  const here = cityAt(board, train.at);
  if (here === undefined || train.loads.length >= rules.locos[train.loco].capacity) return [];
  const end = best?.trip.stops.at(-1)?.city ?? here;
  const carried = loadToCarry(game, seat, { here, end });
  if (carried === null) return [];
  const { load, worth } = carried;
  const at = { kind: 'city', id: board.cityIndex(here.id), name: here.name };
  return [
    {
      ...{ line: [{ type: 'pickUpLoad', seat, load } as GameAction], value: value + worth },
      ...{ kind: 'carry', aim: `carry ${load}`, pickUps: [{ good: load, at }], money: game.planning.money },
      reasons: [{ because: 'cards-may-ask', good: load, amount: worth }],
    },
  ];
}
