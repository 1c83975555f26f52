// What facts say of money, where they declare it.

import type { Change, FactDetails, GameEvent } from './event.js';
import type { AnyRuleset } from './ruleset.js';

/**
 * Whose money an event changes, and by how much, as its fact declares it; nothing where it declares none. The
 * facts are `events` of a ruleset, with those of layers.
 */
export function moneyIn(facts: AnyRuleset['events'], event: GameEvent): readonly Change[] {
  const declared = (Object.hasOwn(facts, event.type) ? facts[event.type] : {}) as FactDetails<object>;
  return declared.money?.(event) ?? [];
}
