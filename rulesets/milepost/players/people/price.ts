// What an action costs, item by item. The amounts are those of build-cost.ts, rent.ts and locos.ts, which the actions take; a test
// holds the sum to the facts that are told when they are carried out.

import type { GameAction, Params, Seat } from '../../../../src/core/engine/index.js';
import type { PriceItem } from '../../../../src/core/title/planning.js';
import { type Milepost, TERRAINS, WATERS } from '../../board/board.js';
import { farPort } from '../../board/ports.js';
import { milepostPrice } from '../../rules/building/build-cost.js';
import { rightNeeded } from '../../rules/rail/crossings.js';
import { NOBODY, networkOf, ownerOf } from '../../rules/rail/network.js';
import { wayBetween } from '../../rules/running/movement.js';
import type { Train } from '../../rules/state.js';
import { upgradePrice } from '../../rules/trains/locos.js';
import type { KnownGame } from '../../rules/types.js';
import type { FamilyAction, MilepostPlanningSpec } from './spec.js';

/** The items of an action's price, in the order in which they are paid. */
export function priceItems(
  spec: MilepostPlanningSpec,
  game: KnownGame,
  action: GameAction,
): readonly PriceItem[] {
  const asked = action as FamilyAction;
  const own = spec.priceOwn?.(game, asked);
  if (own !== undefined) return own;
  switch (asked.type) {
    case 'buildTrack':
      return buildItems(spec, game, asked as BuildAsked);
    case 'moveTrain':
      return moveItems(spec, game, asked);
    case 'crossFerry':
      return crossingItems(game, asked);
    case 'backtrack':
      return turningItems(game, asked);
    case 'upgradeLoco':
      return locoItem('M-BUILD-18', asked, upgradePrice(game, trainOf(game, asked).loco, String(asked.to)));
    case 'crossgradeLoco':
      return locoItem('M-VAR-7', asked, game.rules.crossgradePrice ?? 0);
    default:
      return [];
  }
}

/** An item that goes to the bank; one of nothing goes to nobody. */
export function toBank(what: string, rule: string, amount: number, params: Params): PriceItem {
  return { what, rule, amount, to: amount > 0 ? 'bank' : null, params };
}

type BuildAsked = FamilyAction & { readonly from: Milepost; readonly to: Milepost };

function buildItems(spec: MilepostPlanningSpec, game: KnownGame, build: BuildAsked): readonly PriceItem[] {
  const { rules, board } = game;
  const { seat, from, to } = build;
  const segment = board.segment(from, to);
  if (segment < 0) return [];
  const items = [groundItem(spec, game, seat, to)];
  for (const [kind, water] of WATERS.entries()) {
    if ((board.water[segment] & (1 << kind)) === 0) continue;
    const amount = rules.policies.surcharge(game, seat, water);
    const printed = rules.surcharges[water];
    items.push(
      toBank(water, ruleFor(spec, game, { seat, usual: 'M-BUILD-6', isUsual: amount === printed }), amount, {
        printed,
      }),
    );
  }
  const toll = spec.tolls?.ofBuild(game, build);
  return toll == null ? items : [...items, toll];
}

function groundItem(spec: MilepostPlanningSpec, game: KnownGame, seat: Seat, to: Milepost): PriceItem {
  const { rules, board, state } = game;
  const right = rightNeeded(board, state.rail, seat, to);
  if (right !== undefined) return toBank('port', 'M-FERRY-2', right.price, { crossing: right.id });
  const amount = rules.policies.milepostPrice(game, seat, to);
  const printed = milepostPrice(game, seat, to);
  const rule = ruleFor(spec, game, { seat, usual: 'M-BUILD-7', isUsual: amount === printed });
  const city = board.cities[board.cityAt[to]];
  if (city !== undefined) return toBank('city', rule, amount, { city: city.id, size: city.size, printed });
  return toBank('terrain', rule, amount, { terrain: TERRAINS[board.terrain[to]], printed });
}

function ruleFor(
  { waiver }: MilepostPlanningSpec,
  game: KnownGame,
  { seat, usual, isUsual }: { readonly seat: Seat; readonly usual: string; readonly isUsual: boolean },
): string {
  return isUsual ? usual : (waiver?.(game, seat) ?? usual);
}

function moveItems(spec: MilepostPlanningSpec, game: KnownGame, action: FamilyAction): readonly PriceItem[] {
  const { rules } = game;
  const { seat, to, train = 0 } = action;
  const mover = trainOf(game, action);
  if (mover?.at == null || typeof to !== 'number') return [];
  const from = mover.at;
  const purse = purseOf(game, seat);
  const owner = wayBetween(game, from, to)?.owner ?? null;
  const items = owner === null || owner === seat ? [] : [rentItem(game, { seat, owner, from, to }, purse)];
  const toll = spec.tolls?.ofStep(game, { seat, train, from, to });
  if (toll != null) items.push(paidOrOwed(toll, purse));
  if (owner === seat && rules.moveFee > 0) {
    const fee = mover.feePaid ? 0 : rules.moveFee;
    items.push(paidOrOwed(toBank('fee', 'M-VAR-11', fee, {}), purse));
  }
  return items;
}

function crossingItems(game: KnownGame, action: FamilyAction): readonly PriceItem[] {
  const { board } = game;
  const { seat, ferry, payTo: owner } = action;
  const from = trainOf(game, action)?.at;
  const crossing = board.crossings.find(({ id }) => id === ferry);
  if (owner === undefined || from == null || crossing === undefined) return [];
  const purse = purseOf(game, seat);
  return [rentItem(game, { seat, owner, from, to: farPort(crossing, from) }, purse)];
}

function turningItems(game: KnownGame, action: FamilyAction): readonly PriceItem[] {
  const { state } = game;
  const { at = null, arrivedBy = null } = trainOf(game, action) ?? {};
  if (at === null || arrivedBy === null) return [];
  const owner = ownerOf(networkOf(state.rail), arrivedBy);
  if (owner === NOBODY || owner === action.seat) return [];
  const purse = purseOf(game, action.seat);
  return [rentItem(game, { seat: action.seat, owner, from: at, to: at }, purse)];
}

/** A use of what is somebody else's. */
interface Use {
  readonly seat: Seat;
  readonly owner: Seat;
  readonly from: Milepost;
  readonly to: Milepost;
}

/** The rent for a use: nothing more if it was paid this turn (M-OPEN-37), and nothing yet if it will be owed (M-VAR-5). */
export function rentItem(game: KnownGame, { seat, owner, from, to }: Use, purse: Purse): PriceItem {
  const { rules, state } = game;
  if (state.turn.seat === seat && state.turn.rented.includes(owner))
    return { what: 'rent', rule: 'M-OPEN-37', amount: 0, to: null, params: { owner } };
  const amount = rules.policies.rentFor(game, seat, { owner, from, to });
  const rent = { what: 'rent', rule: 'M-MOVE-11', amount, to: owner, params: { owner } };
  if (rules.lateRent) return paidOrOwed({ ...rent, rule: 'M-VAR-5' }, purse, rent);
  purse.cash -= amount;
  return rent;
}

/** What there is to pay with; it grows less as items are paid. */
interface Purse {
  cash: number;
}

function purseOf({ state }: KnownGame, seat: Seat): Purse {
  return { cash: state.seats[seat].cash ?? Number.POSITIVE_INFINITY };
}

// What there is no cash for is owed, and nothing is taken now.
function paidOrOwed(owed: PriceItem, purse: Purse, paid = owed): PriceItem {
  if (purse.cash < owed.amount)
    return { ...owed, amount: 0, to: null, params: { ...owed.params, owed: owed.amount } };
  purse.cash -= paid.amount;
  return paid;
}

function locoItem(rule: string, { to }: FamilyAction, price: number): readonly PriceItem[] {
  return [toBank('loco', rule, price, { loco: String(to) })];
}

function trainOf({ state }: KnownGame, { seat, train = 0 }: FamilyAction): Train {
  return state.seats[seat].trains[train];
}
