// What a company can do that others cannot: its own ability and its player's tycoon's together.

import type { Seat } from '../../../src/core/engine/index.js';
import type { Abilities } from './components/abilities.js';
import type { HexRules } from './tables.js';

interface Players {
  readonly seats: readonly { readonly tycoon: string | null }[];
}

/** The sum of an ability over a company and its player's tycoon (HT-OPT-EXTRA-6); 0 where neither has it. */
export function ability(
  rules: HexRules,
  state: Players,
  { id, seat }: { readonly id: string; readonly seat: Seat },
  key: keyof Abilities,
): number {
  return (rules.companies[id]?.abilities[key] ?? 0) + tycoonAbility(rules, state, seat, key);
}

/** The ability of a player's tycoon alone. */
export function tycoonAbility(rules: HexRules, state: Players, seat: Seat, key: keyof Abilities): number {
  const { tycoon } = state.seats[seat];
  return tycoon === null ? 0 : (rules.tycoons[tycoon]?.abilities[key] ?? 0);
}
