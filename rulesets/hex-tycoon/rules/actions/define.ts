// How actions of the hex game are declared, with the bookkeeping that every one of them needs.

import {
  type ActionOf,
  type ActionSpec,
  type Condition,
  type Declaration,
  defineAction,
  type GameAction,
  type Payload,
} from '../../../../src/core/engine/index.js';
import type { HexTypes, TurnTypes } from '../types.js';
import { seatToWrite } from '../writers.js';

/** A condition of an action. */
export type HexCondition<A extends GameAction> = Condition<HexTypes, A>;

/**
 * Declares an action. When it is applied, it notes that its seat has acted. The seat's decisions then open
 * again, so that the same answer sent twice is stale; other seats' decisions stay open.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineHexAction<const Type extends string, const P extends Payload = Record<never, never>>(
  declared: Declaration<ActionSpec<HexTypes, ActionOf<NoInfer<Type>, NoInfer<P>>>, Type, P>,
): ActionSpec<HexTypes, ActionOf<Type, P>> {
  return defineAction<HexTypes>()<Type, P>({
    ...declared,
    apply(context, state, action) {
      seatToWrite(context, state, action.seat).acted = state.step;
      declared.apply?.(context, state, action);
    },
  });
}

/** Declares an action of a phase in which a company has its turn: its parts may rely on the turn. */
/* @__NO_SIDE_EFFECTS__ */
export function defineTurnAction<const Type extends string, const P extends Payload = Record<never, never>>(
  declared: Declaration<ActionSpec<TurnTypes, ActionOf<NoInfer<Type>, NoInfer<P>>>, Type, P>,
): ActionSpec<HexTypes, ActionOf<Type, P>> {
  return defineHexAction<Type, P>(declared as never);
}
