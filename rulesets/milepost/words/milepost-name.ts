// What a milepost is called in sentences: by its city, or by the way from the nearest city along the lattice.

import { engineText, filled } from '../../../src/core/engine/words/fill.js';
import type { ParamsOf, Words } from '../../../src/core/engine/words/translation.js';
import { ROW_HEIGHT } from '../../../src/core/map/hex-geometry.js';
import type { City, Milepost, MilepostBoard } from '../board/board.js';
import { onceABoard } from '../board/once-a-board.js';
import { milepostNameWords } from './name-words.js';

/** A name that is made of others, in the words given or in English. */
export function nameText<Key extends keyof typeof milepostNameWords>(
  words: Words,
  key: Key,
  params: ParamsOf<(typeof milepostNameWords)[Key]>,
): string {
  return filled(words[key] ?? milepostNameWords[key], params, {});
}

/** What a city is called. */
export const cityName = ({ id, name }: City, words: Words): string => words[`city ${id}`] ?? name;

/**
 * The name of a milepost: `Wuhan`, or `the milepost 2 west and 1 north-west of Wuhan`. Two mileposts share a
 * name only if they belong to one city. A city on the other sheet is never named.
 *
 * @param board - The board.
 * @param milepost - The milepost, as an action names it.
 * @param words - The words of another language; English if left out.
 * @returns Its name; null if the board has no such milepost or no city on its sheet.
 */
export function milepostName(board: MilepostBoard, milepost: Milepost, words: Words = {}): string | null {
  if (!(milepost >= 0 && milepost < board.x.length)) return null;
  const own = board.cityAt[milepost];
  if (own >= 0) return cityName(board.cities[own], words);
  const city = nearestCity(board, milepost);
  if (city === null) return null;
  const way = wayFrom(board, { from: city.mileposts[0], to: milepost }, words);
  const thing = board.seaAt[milepost] >= 0 ? 'sea point' : 'milepost';
  return nameText(words, `name ${thing}`, { way, city: cityName(city, words) });
}

/** The city that a milepost belongs to, or else the nearest: `Wuhan`; null as for {@link milepostName}. */
export function nearestName(board: MilepostBoard, milepost: Milepost, words: Words): string | null {
  if (!(milepost >= 0 && milepost < board.x.length)) return null;
  const own = board.cityAt[milepost];
  const city = own >= 0 ? board.cities[own] : nearestCity(board, milepost);
  return city && cityName(city, words);
}

/** A milepost as people speak of it: `Wuhan`, or `a place near Wuhan`. */
export function roughName(board: MilepostBoard, milepost: Milepost, words: Words): string | null {
  const city = nearestName(board, milepost, words);
  return city === null || board.cityAt[milepost] >= 0 ? city : nameText(words, 'name near', { city });
}

/** Where somebody is at a milepost: `in Wuhan`, or `near Wuhan`. */
export function whereabouts(board: MilepostBoard, milepost: Milepost, words: Words): string | null {
  const city = nearestName(board, milepost, words);
  const isIn = board.cityAt[milepost] >= 0;
  return city && nameText(words, isIn ? 'name whereabouts in' : 'name whereabouts near', { city });
}

const isBelow = ({ inset }: MilepostBoard, milepost: Milepost): boolean =>
  inset !== null && milepost >= inset.offset;

const cityMileposts = onceABoard(({ cities }) =>
  cities.flatMap((city) => city.mileposts.map((milepost) => ({ city, milepost }))),
);

/** The city of the nearest milepost of a city as the crow flies; the first of equals. */
function nearestCity(board: MilepostBoard, milepost: Milepost): City | null {
  let nearest: City | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of cityMileposts(board)) {
    if (isBelow(board, one.milepost) !== isBelow(board, milepost)) continue;
    const far = Math.hypot(
      board.x[one.milepost] - board.x[milepost],
      board.y[one.milepost] - board.y[milepost],
    );
    if (far < least) [nearest, least] = [one.city, far];
  }
  return nearest;
}

type Direction = 'east' | 'west' | 'north-east' | 'north-west' | 'south-east' | 'south-west';
type Steps = [number, Direction][];

/** A way of at most two directions, as `2 west and 1 north-west`. Every place of a lattice has one. */
function wayFrom(
  { x, y }: MilepostBoard,
  { from, to }: { readonly from: Milepost; readonly to: Milepost },
  words: Words,
): string {
  const rows = Math.round((y[to] - y[from]) / ROW_HEIGHT);
  // Steps to the east that are left once all rows were walked south-eastwards or north-westwards.
  const across = Math.round(x[to] - x[from] - rows / 2);
  const steps: Steps =
    across >= 0 === rows >= 0 || across === 0 || rows === 0
      ? [
          [Math.abs(across), across > 0 ? 'east' : 'west'],
          [Math.abs(rows), rows > 0 ? 'south-east' : 'north-west'],
        ]
      : slanted(across, rows);
  return steps
    .filter(([count]) => count > 0)
    .sort(([one], [other]) => other - one)
    .map(([count, direction]) => nameText(words, `way ${direction}`, { count }))
    .join(engineText({ sentences: words }, 'word and', {}));
}

/** If rows and the steps across lead to opposite sides, the other slant covers both at once. */
function slanted(across: number, rows: number): Steps {
  const [slant, straight, steep]: readonly Direction[] =
    rows > 0 ? ['south-west', 'west', 'south-east'] : ['north-east', 'east', 'north-west'];
  const [far, down] = [Math.abs(across), Math.abs(rows)];
  return [[Math.min(far, down), slant], far > down ? [far - down, straight] : [down - far, steep]];
}
