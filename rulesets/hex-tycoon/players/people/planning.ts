// What Hex Tycoon answers planners. It has no trains that run, so there is no way and no reach of one.

import type { GameAction } from '../../../../src/core/engine/index.js';
import type { Place } from '../../../../src/core/title/picture.js';
import type { TitlePlanning } from '../../../../src/core/title/planning.js';
import { idOfName, sayIn } from '../../../../src/core/title/say.js';
import type { SummaryGame } from '../../../../src/core/title/summary.js';
import { isHexside } from '../../board/ground.js';
import type { Site } from '../../board/layout.js';
import { dividendPoints } from '../../rules/actions/pay-dividend.js';
import type { KnownGame } from '../../rules/types.js';
import { buildPlan } from './build.js';
import type { HexAsked } from './company.js';
import { planningWords } from './planning-words.js';
import { hexStatus } from './status.js';

/** The planning of Hex Tycoon, for `withPlanning`. */
export const planning: TitlePlanning<'hex-tycoon'> = {
  ruleset: 'hex-tycoon',
  money: 'MB',
  words: planningWords,
  brings: dividendWords,
  build: buildPlan,
  placesOf: (game, action) => placesOf(game, action as HexAsked),
  ends: (game, action) => ({ from: null, to: placesOf(game, action as HexAsked)[0] ?? null }),
  cityPlace({ board }: KnownGame, id) {
    // Towns and cities have names and no ids.
    const hex = board.names.findIndex((name) => name !== null && (name === id || idOfName(name) === id));
    return hex < 0 ? null : { kind: 'city', id: hex };
  },
  sameAs({ board }: KnownGame, place) {
    if (place.kind === 'city') return [place, { kind: 'hex', id: place.id }];
    return place.kind === 'hex' && board.names[place.id] != null
      ? [place, { kind: 'city', id: place.id }]
      : [place];
  },
  turn: ['build', 'income', 'beforeUpkeep', 'upgrade'],
  status: hexStatus,
};

// HT-DIVIDEND-2: how many points a dividend buys depends on the dice of the turn.
function dividendWords(
  { rules, state, wording = {} }: SummaryGame & Pick<KnownGame, 'rules' | 'state'>,
  action: GameAction,
): string | null {
  const { type, amount = 0 } = action as GameAction & { readonly amount?: number };
  if (type !== 'payDividend' || amount === 0 || state.turn === null) return null;
  const points = dividendPoints(rules, state.turn.dividendRolls, amount);
  return sayIn(planningWords, wording)('brings points', { points });
}

function placesOf({ board }: KnownGame, { site, hex }: HexAsked): readonly Place[] {
  const at: Site | undefined = site ?? hex;
  return at === undefined ? [] : [{ kind: isHexside(board, at) ? 'hexside' : 'hex', id: at }];
}
