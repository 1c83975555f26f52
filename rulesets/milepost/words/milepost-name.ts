// What a milepost is called in sentences: by its city, or by the way from the nearest city along the lattice.

import { ROW_HEIGHT } from '../../../src/core/map/hex-geometry.js';
import type { City, Milepost, MilepostBoard } from '../board/board.js';
import { onceABoard } from '../board/once-a-board.js';

/**
 * The name of a milepost: `Wuhan`, or `the milepost 2 west and 1 north-west of Wuhan`. Two mileposts share a
 * name only if they belong to one city. A city on the other sheet is never named.
 *
 * @param board - The board.
 * @param milepost - The milepost, as an action names it.
 * @returns Its name; null if the board has no such milepost or no city on its sheet.
 */
export function milepostName(board: MilepostBoard, milepost: Milepost): string | null {
  if (!(milepost >= 0 && milepost < board.x.length)) return null;
  const own = board.cityAt[milepost];
  if (own >= 0) return board.cities[own].name;
  const city = nearestCity(board, milepost);
  const thing = board.seaAt[milepost] >= 0 ? 'sea point' : 'milepost';
  return city && `the ${thing} ${wayFrom(board, city.mileposts[0], milepost)} of ${city.name}`;
}

/** The city that a milepost belongs to, or else the nearest: `Wuhan`; null as for {@link milepostName}. */
export function nearestName(board: MilepostBoard, milepost: Milepost): string | null {
  if (!(milepost >= 0 && milepost < board.x.length)) return null;
  const own = board.cityAt[milepost];
  return own >= 0 ? board.cities[own].name : (nearestCity(board, milepost)?.name ?? null);
}

/** A milepost as people speak of it: `Wuhan`, or `a place near Wuhan`. */
export function roughName(board: MilepostBoard, milepost: Milepost): string | null {
  const name = nearestName(board, milepost);
  return name === null || board.cityAt[milepost] >= 0 ? name : `a place near ${name}`;
}

/** Where somebody is at a milepost: `in Wuhan`, or `near Wuhan`. */
export function whereabouts(board: MilepostBoard, milepost: Milepost): string | null {
  const name = nearestName(board, milepost);
  return name && `${board.cityAt[milepost] >= 0 ? 'in' : 'near'} ${name}`;
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

/** A way of at most two directions, as `2 west and 1 north-west`. Every place of a lattice has one. */
function wayFrom({ x, y }: MilepostBoard, from: Milepost, to: Milepost): string {
  const rows = Math.round((y[to] - y[from]) / ROW_HEIGHT);
  // Steps to the east that are left once all rows were walked south-eastwards or north-westwards.
  const across = Math.round(x[to] - x[from] - rows / 2);
  const steps: [number, string][] =
    across >= 0 === rows >= 0 || across === 0 || rows === 0
      ? [
          [Math.abs(across), across > 0 ? 'east' : 'west'],
          [Math.abs(rows), rows > 0 ? 'south-east' : 'north-west'],
        ]
      : slanted(across, rows);
  return steps
    .filter(([count]) => count > 0)
    .sort(([one], [other]) => other - one)
    .map(([count, direction]) => `${count} ${direction}`)
    .join(' and ');
}

/** If rows and the steps across lead to opposite sides, the other slant covers both at once. */
function slanted(across: number, rows: number): [number, string][] {
  const [slant, straight, steep] =
    rows > 0 ? ['south-west', 'west', 'south-east'] : ['north-east', 'east', 'north-west'];
  const [far, down] = [Math.abs(across), Math.abs(rows)];
  return [[Math.min(far, down), slant], far > down ? [far - down, straight] : [down - far, steep]];
}
