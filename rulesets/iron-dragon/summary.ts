// How seats stand in a game of Iron Dragon: as in the family, and whom they employ.

import type { ShownCard } from '../../src/core/title/card.js';
import type { Summary } from '../../src/core/title/summary.js';
import { shownDisplay, shownHand } from '../milepost/picture/shown-cards.js';
import { describeMilepostSeat, type MilepostGame, milepostSummary, scoreIn } from '../milepost/summary.js';
import { FOREMAN_IDS, FOREMEN, type ForemanId } from './rules/foremen/cards.js';
import { SHIPS } from './rules/ships/cards.js';
import type { KnownState, State } from './rules/state.js';
import { foremanTexts, shipText } from './words/card-texts.js';

/** The words of the title. */
export const summary: Summary = {
  ...milepostSummary,
  describe,
  hand,
  display: (game: MilepostGame) => shownDisplay(game, 'GP'),
  score: scoreIn('GP'),
};

function describe(game: MilepostGame, seat: number): string {
  const foreman = (game.state as State).own.foremen[seat];
  const employed = foreman === null ? 'no foreman yet' : FOREMEN[foreman].name;
  return `${describeMilepostSeat(game, seat, 'GP')}, ${employed}`;
}

// Foremen and ships to choose from, the foreman, then the demands.
function hand(game: MilepostGame, seat: number): readonly ShownCard[] {
  const { foremen } = (game.state as KnownState).own;
  const own = foremen[seat];
  return [
    ...offeredForemen(game.state as KnownState, seat).map((id) => foremanCard(id, 'Offered foreman')),
    ...offeredShips(game.state as KnownState, seat),
    // One of the same race may be for hire.
    ...(own === null ? [] : [{ ...foremanCard(own, 'Foreman'), card: `own ${own}` }]),
    ...shownHand(game, seat, 'GP'),
  ];
}

// ID-SETUP-6, ID-FOREMAN-9: what was dealt in the draft until it is answered, or drawn to hire.
function offeredForemen({ own: { draft, hiring } }: KnownState, seat: number): readonly ForemanId[] {
  const dealt = draft === null ? [] : draft.dealt[seat];
  const drawn = hiring?.seat === seat ? [hiring.drawn] : [];
  return [...new Set([...dealt, ...drawn])].filter((id) => id !== null);
}

// ID-SHIP-2, ID-SHIP-8
function offeredShips({ own }: KnownState, seat: number): readonly ShownCard[] {
  const { drawn } = own.ships;
  if (drawn === null || drawn.seat !== seat) return [];
  const isFree = own.foremen[seat] === 'wee-folk';
  return drawn.ships.map((id) => ({
    ...{ card: id, sort: 'Offered ship', title: SHIPS[id].name, pays: null, lines: [] },
    ...{ rule: 'ID-SHIP-3', says: shipText(SHIPS[id], isFree) },
  }));
}

const foremanCard = (id: ForemanId, sort: string): ShownCard => ({
  ...{ card: id, sort, title: FOREMEN[id].name, pays: null, lines: [] },
  rule: `ID-FOREMAN-${FOREMAN_IDS.indexOf(id) + 2}`,
  says: foremanTexts[id],
});
