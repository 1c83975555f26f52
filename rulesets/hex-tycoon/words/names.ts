// What things of Hex Tycoon are called in sentences.

import { entryOf, memoByIdentity } from '../../../src/core/engine/index.js';
import { type NamedPoint, nearestName, pointName } from '../../../src/core/title/place-names.js';
import type { HexBoard } from '../board/compile-board.js';
import { developmentMarkers } from '../board/development-markers.js';
import { isHexside } from '../board/ground.js';
import { companies, stockCompanies } from '../rules/components/companies.js';
import { tycoons } from '../rules/components/tycoons.js';
import type { HexRules } from '../rules/tables.js';

/** The name of a thing of some kind; null for what is called by its id. */
export function nameInGame(
  { rules, board }: { readonly rules: Pick<HexRules, 'eventTable'>; readonly board: HexBoard },
  kind: string,
  value: string | number,
): string | null {
  if (typeof value === 'number') {
    if (kind === 'nearest') return nearestTo(board, value);
    if (kind === 'points') return pointsText(value);
    if (kind === 'dividend') return value === 0 ? 'no dividend' : `a dividend of ${value} MB`;
    return SITES.includes(kind) ? siteName(board, value) : null;
  }
  switch (kind) {
    case 'company':
      return (entryOf(companies, value) ?? entryOf(stockCompanies, value))?.name ?? null;
    case 'tycoon':
      return entryOf(tycoons, value)?.name ?? null;
    case 'marker':
      return entryOf(developmentMarkers, value)?.name ?? null;
    case 'happening':
      return eventName(rules, value);
    case 'why':
      return entryOf(REASONS, value) ?? byEvent(eventName(rules, value));
    case 'passed':
      return entryOf(PASSED, value) ?? null;
    case 'ending':
      return entryOf(ENDINGS, value) ?? null;
    default:
      return null;
  }
}

const eventName = ({ eventTable }: Pick<HexRules, 'eventTable'>, event: string): string | null =>
  eventTable.find(({ id }) => id === event)?.name ?? null;

const byEvent = (name: string | null) => name && `by the event “${name}”`;

// What victory points are gained or lost by.
const REASONS: Readonly<Record<string, string>> = {
  stock: 'for the stock',
  stolen: 'by theft',
  loan: 'for the loan',
  banker: 'for a loan that somebody takes',
  mechanic: 'for an opponent’s train level',
  connection: 'for a new connection',
  dividend: 'for the dividend',
  'train-wreck': 'by a train wreck',
  upkeep: 'for upkeep that was not paid',
};

// The phases that pass by themselves.
const PASSED: Readonly<Record<string, string>> = {
  build: 'in its Build Phase',
  income: 'in its Income Phase',
  beforeUpkeep: 'before its upkeep',
  dividend: 'for its dividend',
  upgrade: 'in its Upgrade Phase',
};

const ENDINGS: Readonly<Record<string, string>> = {
  allCitiesConnected: 'every city is connected',
  railMarkersUsedUp: 'a company has laid all its rail markers',
  roundLimit: 'the last round has been played',
};

function pointsText(by: number): string {
  const count = Math.abs(by);
  return `${by < 0 ? 'loses' : 'gains'} ${count} victory point${count === 1 ? '' : 's'}`;
}

// A hex and a hexside have one numbering, that of sites; cities go by their hexes.
const SITES = ['hex', 'city', 'hexside', 'site'];

/** A hex by its town or city, or by the nearest; a hexside by both its hexes. */
function siteName(board: HexBoard, site: number): string | null {
  if (!(site >= 0 && site < board.siteCount)) return null;
  if (!isHexside(board, site)) return hexName(board, site);
  const [one, other] = [board.ends[2 * site], board.ends[2 * site + 1]].map((hex) => hexName(board, hex));
  return `the side between ${one} and ${other}`;
}

// A hexside lies at its first hex.
function nearestTo(board: HexBoard, site: number): string | null {
  if (!(site >= 0 && site < board.siteCount)) return null;
  const hex = isHexside(board, site) ? board.ends[2 * site] : site;
  return nearestName([board.x[hex], board.y[hex]], namedHexes(board));
}

function hexName(board: HexBoard, hex: number): string | null {
  return pointName('hex', [board.x[hex], board.y[hex]], { named: namedHexes(board), step: 1 });
}

const namedHexes = memoByIdentity(({ names, x, y }: HexBoard): readonly NamedPoint[] =>
  names.flatMap((name, hex) => (name === null ? [] : [{ name, at: [x[hex], y[hex]] as const }])),
);
