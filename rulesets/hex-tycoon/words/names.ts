// What things of Hex Tycoon are called in sentences.

import { entryOf } from '../../../src/core/engine/index.js';
import type { WordedGame, Words } from '../../../src/core/engine/words/translation.js';
import { type NamedPoint, nearestName, pointName } from '../../../src/core/title/place-names.js';
import { idOfName, sayIn } from '../../../src/core/title/say.js';
import type { HexBoard } from '../board/compile-board.js';
import { developmentMarkers } from '../board/development-markers.js';
import { isHexside } from '../board/ground.js';
import { companies, stockCompanies } from '../rules/components/companies.js';
import { tycoons } from '../rules/components/tycoons.js';
import type { HexRules } from '../rules/tables.js';

/** English for names that are made of others and for small words of sentences, by key. */
export const nameWords = {
  'name hex': 'the hex {steps} {direction:text} of {place:text}',
  'name side': 'the side between {one:text} and {other:text}',
  'name points gained': 'gains {count#victory point|victory points}',
  'name points lost': 'loses {count#victory point|victory points}',
  'name dividend': 'a dividend of {amount} MB',
  'name no dividend': 'no dividend',
  'why event': 'by the event “{name:text}”',

  // What victory points are gained or lost by.
  'why stock': 'for the stock',
  'why stolen': 'by theft',
  'why loan': 'for the loan',
  'why banker': 'for a loan that somebody takes',
  'why mechanic': 'for an opponent’s train level',
  'why connection': 'for a new connection',
  'why dividend': 'for the dividend',
  'why train-wreck': 'by a train wreck',
  'why upkeep': 'for upkeep that was not paid',

  // The phases that pass by themselves.
  'passed build': 'in its Build Phase',
  'passed income': 'in its Income Phase',
  'passed beforeUpkeep': 'before its upkeep',
  'passed dividend': 'for its dividend',
  'passed upgrade': 'in its Upgrade Phase',

  'ending allCitiesConnected': 'every city is connected',
  'ending railMarkersUsedUp': 'a company has laid all its rail markers',
  'ending roundLimit': 'the last round has been played',
} as const;

/** The name of a thing of some kind; null for what is called by its id. */
export function nameInGame(
  {
    rules,
    board,
    words = {},
  }: WordedGame<{ readonly rules: Pick<HexRules, 'eventTable'>; readonly board: HexBoard }>,
  kind: string,
  value: string | number,
): string | null {
  const say = sayIn(nameWords, { sentences: words });
  if (typeof value === 'number') {
    if (kind === 'nearest') return nearestTo(board, value, words);
    if (kind === 'points')
      return say(value < 0 ? 'name points lost' : 'name points gained', { count: Math.abs(value) });
    if (kind === 'dividend')
      return say(value === 0 ? 'name no dividend' : 'name dividend', { amount: value });
    return SITES.includes(kind) ? siteName(board, value, words) : null;
  }
  const eventName = words[`event ${value}`] ?? rules.eventTable.find(({ id }) => id === value)?.name ?? null;
  const own = words[`${kind} ${value}`] ?? entryOf<string>(nameWords, `${kind} ${value}`);
  switch (kind) {
    case 'company':
      return own ?? (entryOf(companies, value) ?? entryOf(stockCompanies, value))?.name ?? null;
    case 'tycoon':
      return own ?? entryOf(tycoons, value)?.name ?? null;
    case 'marker':
      return own ?? entryOf(developmentMarkers, value)?.name ?? null;
    case 'happening':
      return eventName;
    case 'why':
      return own ?? (eventName && say('why event', { name: eventName }));
    default:
      return own ?? null;
  }
}

// A hex and a hexside have one numbering, that of sites; cities go by their hexes.
const SITES = ['hex', 'city', 'hexside', 'site'];

/** A hex by its town or city, or by the nearest; a hexside by both its hexes. */
function siteName(board: HexBoard, site: number, words: Words): string | null {
  if (!(site >= 0 && site < board.siteCount)) return null;
  if (!isHexside(board, site)) return hexName(board, site, words);
  const ends = [board.ends[2 * site], board.ends[2 * site + 1]];
  const [one, other] = ends.map((hex) => hexName(board, hex, words));
  return sayIn(nameWords, { sentences: words })('name side', { one, other });
}

// A hexside lies at its first hex.
function nearestTo(board: HexBoard, site: number, words: Words): string | null {
  if (!(site >= 0 && site < board.siteCount)) return null;
  const hex = isHexside(board, site) ? board.ends[2 * site] : site;
  return nearestName([board.x[hex], board.y[hex]], namedHexes(board, words));
}

function hexName(board: HexBoard, hex: number, words: Words): string | null {
  const text = words['name hex'] ?? nameWords['name hex'];
  const named = namedHexes(board, words);
  return pointName([board.x[hex], board.y[hex]], { named, step: 1 }, { text, words });
}

/** What the town or city of a hex is called; null where there is none. */
const placeName = ({ names }: HexBoard, hex: number, words: Words): string | null =>
  names[hex] == null ? null : (words[`city ${idOfName(names[hex])}`] ?? names[hex]);

const namedHexes = (board: HexBoard, words: Words): readonly NamedPoint[] =>
  board.names.flatMap((_, hex) => {
    const name = placeName(board, hex, words);
    return name === null ? [] : [{ name, at: [board.x[hex], board.y[hex]] as const }];
  });
