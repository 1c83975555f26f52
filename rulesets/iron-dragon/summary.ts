// How seats stand in a game of Iron Dragon: as in the family, and whom they employ.

import { wordsOf } from '../../src/core/engine/words/fill.js';
import type { ShownCard } from '../../src/core/title/card.js';
import { sayIn, wordingOfTold } from '../../src/core/title/say.js';
import type { Summary } from '../../src/core/title/summary.js';
import {
  describeMilepostSeat,
  displayIn,
  handIn,
  type MilepostGame,
  milepostSummary,
  scoreIn,
} from '../milepost/summary.js';
import { FOREMAN_IDS, FOREMEN, type ForemanId } from './rules/foremen/cards.js';
import { SHIPS } from './rules/ships/cards.js';
import type { KnownState, State } from './rules/state.js';
import { ironSummaryWords } from './words/card-texts.js';
import { ironNames } from './words/sentences.js';

/** The words of the title. */
export const summary: Summary = {
  ...milepostSummary,
  describe,
  hand,
  display: displayIn('GP'),
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
    ...offeredForemen(game.state as KnownState, seat).map((id) =>
      foremanCard(game, id, 'sort offered foreman'),
    ),
    ...offeredShips(game, seat),
    // One of the same race may be for hire.
    ...(own === null ? [] : [{ ...foremanCard(game, own, 'sort foreman'), card: `own ${own}` }]),
    ...handIn('GP')(game, seat),
  ];
}

function toldBy(game: MilepostGame) {
  const wording = wordingOfTold(game, ({ words = {} }, kind, id) => ironNames(kind, String(id), words));
  return { wording, say: sayIn(ironSummaryWords, wording) };
}

// ID-SETUP-6, ID-FOREMAN-9: what was dealt in the draft until it is answered, or drawn to hire.
function offeredForemen({ own: { draft, hiring } }: KnownState, seat: number): readonly ForemanId[] {
  const dealt = draft === null ? [] : draft.dealt[seat];
  const drawn = hiring?.seat === seat ? [hiring.drawn] : [];
  return [...new Set([...dealt, ...drawn])].filter((id) => id !== null);
}

// ID-SHIP-2, ID-SHIP-8
function offeredShips(game: MilepostGame, seat: number): readonly ShownCard[] {
  const { own } = game.state as KnownState;
  const { drawn } = own.ships;
  if (drawn === null || drawn.seat !== seat) return [];
  const { say, wording } = toldBy(game);
  const says = own.foremen[seat] === 'wee-folk' ? 'says ship, free' : 'says ship';
  const sort = say('sort offered ship', {});
  return drawn.ships.map((id) => ({
    ...{ card: id, sort, title: wordsOf(id, 'ship', wording), pays: null, lines: [] },
    ...{ rule: 'ID-SHIP-3', says: say(says, SHIPS[id]) },
  }));
}

function foremanCard(
  game: MilepostGame,
  id: ForemanId,
  sort: 'sort foreman' | 'sort offered foreman',
): ShownCard {
  const { say, wording } = toldBy(game);
  return {
    ...{ card: id, sort: say(sort, {}), title: wordsOf(id, 'foreman', wording), pays: null, lines: [] },
    rule: `ID-FOREMAN-${FOREMAN_IDS.indexOf(id) + 2}`,
    says: say(`says ${id}`, {}),
  };
}
