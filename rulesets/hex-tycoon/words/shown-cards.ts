// What a seat has before it, for people: its companies, its tycoon and its development markers with the towns
// and cities that they suit.

import { entryOf } from '../../../src/core/engine/index.js';
import { wordsOf } from '../../../src/core/engine/words/fill.js';
import { cardBack, type ShownCard } from '../../../src/core/title/card.js';
import type { Place } from '../../../src/core/title/picture.js';
import type { SummaryGame } from '../../../src/core/title/summary.js';
import type { HexBoard } from '../board/compile-board.js';
import { developmentMarkers, suitsMarker } from '../board/development-markers.js';
import { companies, stockCompanies } from '../rules/components/companies.js';
import { dependentTycoons, tycoons } from '../rules/components/tycoons.js';
import type { KnownState } from '../rules/state.js';
import type { HexRules } from '../rules/tables.js';
import { toldBy } from './say.js';

/** What a seat may pick from, and its companies, its tycoon and its markers. */
export function shownHand(game: HexTold, seat: number): readonly ShownCard[] {
  const { companies: all, seats, developments } = game.state as KnownState;
  const { tycoon, markers } = seats[seat];
  const run = all
    .filter((company) => company.seat === seat)
    .map(({ id }) => character(game, { sort: 'company', kind: 'company', id }));
  const taken = new Set(developments.map(({ hex }) => hex));
  return [
    ...offeredTo(game, seat),
    ...run,
    ...(tycoon === null ? [] : [character(game, { sort: 'tycoon', kind: 'tycoon', id: tycoon })]),
    ...markers.map((marker) =>
      marker === null ? cardBack(toldBy(game).say('sort marker', {})) : markerCard(game, marker, taken),
    ),
  ];
}

type HexTold = SummaryGame<HexRules, HexBoard>;

// HT-SETUP-5, HT-OPT-TYCOON-0: the seat that picks chooses from those that nobody has.
function offeredTo(game: HexTold, seat: number): readonly ShownCard[] {
  const { phase, queue, seats } = game.state as KnownState;
  const left = (table: object, taken: readonly (string | null)[]) =>
    Object.keys(table).filter((id) => queue[0] === seat && !taken.includes(id));
  if (phase === 'chooseCompany')
    return left(
      game.rules.companies,
      seats.map(({ company }) => company),
    ).map((id) => character(game, { sort: 'offered company', kind: 'company', id }));
  if (phase !== 'chooseTycoon') return [];
  return left(
    game.rules.tycoons,
    seats.map(({ tycoon }) => tycoon),
  ).map((id) => character(game, { sort: 'offered tycoon', kind: 'tycoon', id }));
}

interface Character {
  readonly sort: 'company' | 'offered company' | 'tycoon' | 'offered tycoon';
  readonly kind: 'company' | 'tycoon';
  readonly id: string;
}

function character(game: HexTold, { sort, kind, id }: Character): ShownCard {
  const { say, wording } = toldBy(game);
  const who = kind === 'company' ? companyOf(id) : tycoonOf(id);
  const title = wording.called?.(kind, id) ?? who?.name ?? id;
  return { card: id, sort: say(`sort ${sort}`, {}), title, pays: null, lines: [], rule: who?.rule ?? null };
}

const companyOf = (id: string) => entryOf(companies, id) ?? entryOf(stockCompanies, id);
const tycoonOf = (id: string) =>
  [tycoons, ...Object.values(dependentTycoons)].map((table) => entryOf(table, id)).find((one) => one);

function markerCard(game: HexTold, id: string, taken: ReadonlySet<number>): ShownCard {
  const { board } = game;
  const { say, wording } = toldBy(game);
  const site = developmentMarkers[id];
  const hexes = (site.on === 'town' ? board.towns : board.cities).filter(
    (hex) => suitsMarker(board, site, hex) && !taken.has(hex),
  );
  const to = hexes.map((hex): Place => ({ kind: 'city', id: hex }));
  const names = hexes.map((hex) => wordsOf(hex, 'city', wording)).join(', ');
  const lines = [{ text: names === '' ? say('card no place', {}) : names, pays: null, to, from: [] }];
  const title = wordsOf(id, 'marker', wording);
  return { card: id, sort: say('sort marker', {}), title, pays: null, lines, rule: site.rule };
}
