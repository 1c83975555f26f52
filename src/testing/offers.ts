// What a decision offers, kind of action by kind of action; and a player who picks from it.

import type { AnyRuleset, Decision, Envelope, GameAction, Random, Table } from '../engine/index.js';

/** The listed answers to one decision, by kind of action; kinds without any are left out. */
export function offersOf(
  { phases }: AnyRuleset,
  { rules, board }: Table,
  state: Envelope,
  decision: Decision,
): readonly (readonly GameAction[])[] {
  const game = { rules, board, state };
  return phases[decision.kind].actions
    .map((spec): readonly GameAction[] => [...spec.list(game, decision.seat, decision)])
    .filter((actions) => actions.length > 0);
}

/** The first listed answer to a decision, or null. */
export function firstOffer(
  { phases }: AnyRuleset,
  { rules, board }: Table,
  state: Envelope,
  decision: Decision,
): GameAction | null {
  for (const spec of phases[decision.kind].actions)
    for (const action of spec.list({ rules, board, state }, decision.seat, decision)) return action;
  return null;
}

/**
 * Picks as the examination plays unless told otherwise: an open decision, a kind of action that answers it, an
 * instance of it, each uniformly. Rare kinds come up far more often than in a draw over the whole list.
 */
export function pickAction(
  ruleset: AnyRuleset,
  table: Table,
  state: Envelope,
  { decisions, random }: { decisions: readonly Decision[]; random: Random },
): GameAction | null {
  const pick = <Item>(items: readonly Item[]) => items[random.int(0, items.length - 1)];
  const open = [...decisions];
  while (open.length > 0) {
    const [decision] = open.splice(random.int(0, open.length - 1), 1);
    const offers = offersOf(ruleset, table, state, decision);
    if (offers.length > 0) return pick(pick(offers));
  }
  return null;
}
