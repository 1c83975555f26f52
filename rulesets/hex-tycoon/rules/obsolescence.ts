// Who can discard an obsolescence token now (HT-OPT-TYCOON-14).

import { ability } from './ability.js';
import type { KnownCompany } from './state.js';
import type { KnownGame } from './types.js';

/** MB for which the company's tycoon discards a token; 0 where it has no such tycoon. */
export function tokenPrice(
  { rules, state }: Pick<KnownGame, 'rules'> & { readonly state: Pick<KnownGame['state'], 'seats'> },
  company: Pick<KnownCompany, 'id' | 'seat'>,
): number {
  return ability(rules, state, company, 'obsolescencePrice');
}

/** True where the company has a token and may pay to discard it. */
export function canDiscardToken(
  game: Parameters<typeof tokenPrice>[0],
  company: Pick<KnownCompany, 'id' | 'seat' | 'money' | 'obsolescence'>,
): boolean {
  const price = tokenPrice(game, company);
  return price > 0 && company.obsolescence > 0 && company.money >= price;
}
