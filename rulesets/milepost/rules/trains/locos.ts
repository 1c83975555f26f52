// Loco cards: as many of a type as its table says, in the supply whenever no train has them.

import type { KnownGame } from '../types.js';

/** Cards of a type left in the supply; infinite where there are enough for everybody. */
export function locosLeft({ rules, state }: KnownGame, loco: string): number {
  const { cards } = rules.locos[loco];
  if (cards === null) return Number.POSITIVE_INFINITY;
  let left = cards;
  for (const { trains } of state.seats) for (const train of trains) if (train.loco === loco) left--;
  return left;
}

/** What it costs to get from one type to a better one: a price for each level. */
export function upgradePrice({ rules }: Pick<KnownGame, 'rules'>, from: string, to: string): number {
  return rules.upgradePrice * (rules.locos[to].level - rules.locos[from].level);
}
