// What a kind of action offers a seat, and which of it is legal. An action's file says what might be done, in
// an order; its conditions alone say what may be done. So a list and a refusal know the same rules.

import type { OpenDecision } from '../base/decision.js';
import type { GameAction } from '../base/game-action.js';
import type { Seat } from '../base/seat.js';
import type { TitleTypes } from '../base/state.js';
import type { ActionSpec, AnyKnownGame, AnySpec, Condition, KnownGame } from './action.js';

/** Offers by index, where there are too many to walk through for a single draw. */
export interface Indexed<A extends GameAction> {
  /** How many there are. */
  readonly count: number;
  /** The offer at an index below `count`; null where that index stands for none. */
  at(index: number): A | null;
}

/**
 * Instances of a kind of action that might be legal: every legal one exactly once, and others that are easier
 * to name than to leave out. Large offers can also be drawn from by index, in another order.
 */
export type Offers<A extends GameAction> = Iterable<A> | (Iterable<A> & Indexed<A>);

/** Offers in the order of their index. */
export function byIndex<A extends GameAction>(
  count: number,
  at: (index: number) => A | null,
): Iterable<A> & Indexed<A> {
  return {
    count,
    at,
    *[Symbol.iterator]() {
      for (let index = 0; index < count; index++) {
        const action = at(index);
        if (action !== null) yield action;
      }
    },
  };
}

/**
 * The legal instances of a kind of action for a seat, in the order in which the action's file offers them.
 */
export function* legalOffers<T extends TitleTypes, A extends GameAction>(
  spec: ActionSpec<T, A>,
  game: KnownGame<T>,
  { seat, ...decision }: Pick<OpenDecision, 'seat'> & Partial<OpenDecision>,
): Generator<A> {
  if (!mayAtAll(spec, game, seat)) return;
  const conditions = conditionsToAsk(spec, game, seat);
  for (const action of spec.offers(game, seat, { seat, ...decision } as OpenDecision))
    if (areMet(conditions, game, action)) yield action;
}

/** False where a condition that is about the seat alone refuses every instance of the kind. */
export function mayAtAll<T extends TitleTypes>(
  { check, type }: ActionSpec<T>,
  game: KnownGame<T>,
  seat: Seat,
): boolean {
  for (let place = 0; place < check.length; place++)
    if (check[place].about === 'seat' && check[place].test(game, { type, seat }) !== null) return false;
  return true;
}

/** The conditions that a list of the kind asks of each instance, when those about the seat alone are met. */
export function conditionsToAsk<T extends TitleTypes, A extends GameAction>(
  { check }: ActionSpec<T, A>,
  game: KnownGame<T>,
  seat: Seat,
): ConditionsOf<T, A> {
  for (let place = 0; place < check.length; place++)
    if (check[place].mayRefuse?.(game, seat) === false)
      return check.filter((condition) => condition.mayRefuse?.(game, seat) !== false);
  return check;
}

type ConditionsOf<T extends TitleTypes, A extends GameAction> = readonly Condition<T, A>[];

/** True for an offer that the conditions let pass, those about the seat alone being met. */
export function areMet<T extends TitleTypes, A extends GameAction>(
  conditions: ConditionsOf<T, A>,
  game: KnownGame<T>,
  action: A,
): boolean {
  for (let place = 0; place < conditions.length; place++) {
    const condition = conditions[place];
    if (condition.about !== 'seat' && condition.test(game, action) !== null) return false;
  }
  return true;
}

/** The offers of a kind by index: as its file numbers them, or else its legal ones in their order. */
export function indexedOffers(
  spec: AnySpec,
  game: AnyKnownGame,
  decision: OpenDecision,
): Indexed<GameAction> & { readonly areLegal: boolean } {
  if (!mayAtAll(spec, game, decision.seat)) return NOTHING;
  const offers: Offers<GameAction> = spec.offers(game, decision.seat, decision);
  if ('count' in offers) return { count: offers.count, at: (index) => offers.at(index), areLegal: false };
  const legal: GameAction[] = [];
  for (const action of offers) if (areMet(spec.check, game, action)) legal.push(action);
  return legal.length === 0 ? NOTHING : { count: legal.length, at: (index) => legal[index], areLegal: true };
}

// Shared: of ten kinds of action that a seat is asked about, eight offer nothing at the moment.
const NOTHING = { count: 0, at: () => null, areLegal: true };
