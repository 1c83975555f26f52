// What an engine answers, in words: what a thing is follows from its fields.

import type { Decision } from '../base/decision.js';
import type { GameAction } from '../base/game-action.js';
import type { Rejection } from '../base/rejection.js';
import { refuse } from '../base/rejection.js';
import { reading } from '../input/arguments.js';
import type { GameEvent } from '../rules/event.js';
import type { OrderStop, Orders } from '../rules/orders.js';
import type { Plan } from '../rules/ruleset.js';
import { describeAction, describeDecision, describeEvent } from './describe.js';
import { describeOrders, describeStop } from './describe-orders.js';
import { describePlan } from './describe-plan.js';
import type { Wording } from './fill.js';
import { formatRejection } from './format-rejection.js';

/** What an engine says in words: what its own verbs answer, and orders. */
export type Sayable = GameAction | GameEvent | Decision | Rejection | Plan | Orders | OrderStop;

/** The thing in English. `wanted` says what would have been right where it is nothing of a game. */
export function describeTold(
  thing: Sayable,
  wording: Wording,
  wanted = 'an action, an event, a decision, a refusal, a plan or orders',
): string {
  return reading('thing', wanted, () => {
    if ('type' in thing) return 'n' in thing ? describeEvent(thing, wording) : describeAction(thing, wording);
    if ('code' in thing) return formatRejection(thing, wording);
    if ('program' in thing) return describeOrders(thing, wording);
    if ('stopped' in thing) return describeStop(thing, wording);
    if ('pickUps' in thing) return describePlan(thing, wording);
    if ('kind' in thing) return describeDecision(thing, wording);
    refuse('thing', `expected ${wanted}`);
  });
}
