// How actions of the hex game are declared, with the bookkeeping that every one of them needs.

import type * as z from 'zod/mini';
import {
  type ActionOf,
  type ActionSpec,
  type Condition,
  defineAction,
  type GameAction,
} from '../../../src/core/engine/index.js';
import { seatToWrite } from '../rules/writers.js';
import type { HexGame } from '../types.js';

/** A condition of an action. */
export type HexCondition<A extends GameAction> = Condition<HexGame, A>;

/**
 * Declares an action. Applying it notes that its seat has acted: the seat's own decisions open anew, so that the same answer
 * sent twice is stale the second time; other seats' stay as they are.
 */
export function defineHexAction<
  const Type extends string,
  const Payload extends Record<string, z.ZodMiniType>,
>(
  spec: { readonly type: Type; readonly payload: Payload } & Omit<
    ActionSpec<HexGame, ActionOf<Type, Payload>>,
    'type' | 'schema'
  >,
): ActionSpec<HexGame, ActionOf<Type, Payload>> {
  return defineAction<HexGame>()<Type, Payload>({
    ...spec,
    apply(context, state, action) {
      seatToWrite(context, state, action.seat).acted = state.step;
      spec.apply(context, state, action);
    },
  });
}
