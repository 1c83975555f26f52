// What a seat has before it, for people: its companies, its tycoon and its development markers with the towns
// and cities that they suit.

import { entryOf } from '../../../src/core/engine/index.js';
import { cardBack, type ShownCard } from '../../../src/core/title/card.js';
import type { Place } from '../../../src/core/title/picture.js';
import type { SummaryGame } from '../../../src/core/title/summary.js';
import type { HexBoard } from '../board/compile-board.js';
import { developmentMarkers, suitsMarker } from '../board/development-markers.js';
import { companies, stockCompanies } from '../rules/components/companies.js';
import { dependentTycoons, tycoons } from '../rules/components/tycoons.js';
import type { KnownState } from '../rules/state.js';
import type { HexRules } from '../rules/tables.js';

/** What a seat may pick from, and its companies, its tycoon and its markers. */
export function shownHand(game: SummaryGame<HexRules, HexBoard>, seat: number): readonly ShownCard[] {
  const { board, state } = game;
  const { companies: all, seats, developments } = state as KnownState;
  const { tycoon, markers } = seats[seat];
  const run = all
    .filter((company) => company.seat === seat)
    .map(({ id }) => character('Company', id, companyOf(id)));
  const taken = new Set(developments.map(({ hex }) => hex));
  return [
    ...offeredTo(game, seat),
    ...run,
    ...(tycoon === null ? [] : [character('Tycoon', tycoon, tycoonOf(tycoon))]),
    ...markers.map((marker) => (marker === null ? cardBack('Marker') : markerCard(board, marker, taken))),
  ];
}

// HT-SETUP-5, HT-OPT-TYCOON-0: the seat that picks chooses from those that nobody has.
function offeredTo({ rules, state }: SummaryGame<HexRules, HexBoard>, seat: number): readonly ShownCard[] {
  const { phase, queue, seats } = state as KnownState;
  const left = (table: object, taken: readonly (string | null)[]) =>
    Object.keys(table).filter((id) => queue[0] === seat && !taken.includes(id));
  if (phase === 'chooseCompany')
    return left(
      rules.companies,
      seats.map(({ company }) => company),
    ).map((id) => character('Offered company', id, companyOf(id)));
  if (phase !== 'chooseTycoon') return [];
  return left(
    rules.tycoons,
    seats.map(({ tycoon }) => tycoon),
  ).map((id) => character('Offered tycoon', id, tycoonOf(id)));
}

interface Character {
  readonly name: string;
  readonly rule: string;
}

function character(sort: string, card: string, who: Character | undefined): ShownCard {
  return { card, sort, title: who?.name ?? card, pays: null, lines: [], rule: who?.rule ?? null };
}

const companyOf = (id: string) => entryOf(companies, id) ?? entryOf(stockCompanies, id);
const tycoonOf = (id: string) =>
  [tycoons, ...Object.values(dependentTycoons)].map((table) => entryOf(table, id)).find((one) => one);

function markerCard(board: HexBoard, id: string, taken: ReadonlySet<number>): ShownCard {
  const site = developmentMarkers[id];
  const hexes = (site.on === 'town' ? board.towns : board.cities).filter(
    (hex) => suitsMarker(board, site, hex) && !taken.has(hex),
  );
  const to = hexes.map((hex): Place => ({ kind: 'city', id: hex }));
  const names = hexes.map((hex) => board.names[hex]).join(', ');
  const lines = [{ text: names === '' ? 'no place left' : names, pays: null, to, from: [] }];
  return { card: id, sort: 'Marker', title: site.name, pays: null, lines, rule: site.rule };
}
