// Where on a board something is, in words: numbers of mileposts and sites tell little, and nothing to people
// who do not see the picture.

import type { Spot, SpotPoint } from '../map/spot.js';
import { distanceBetween, type Gazetteer } from './picture.js';

// Clockwise, as the y of a picture points down.
const COMPASS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'];

/**
 * A spot by the nearest place: `2 steps north of Wuhan`, `Wuhan, to the east`, `Chicago – Gary`.
 *
 * @param gazetteer - The named places of a picture, and how far a step is.
 * @returns Words for the spot, without a full stop.
 * @see `describe`
 * @example
 * const places = [{ name: 'Wuhan', at: [0, 0] }, { name: 'Changsha', at: [0, 60] }];
 * console.log(whereIs({ places, step: 10 }, [[0, -20]]));
 * // 2 steps north of Wuhan
 */
export function whereIs(gazetteer: Gazetteer, [from, to]: Spot): string {
  const start = nearest(from, gazetteer);
  if (to === undefined) return start.text;
  const end = nearest(to, gazetteer);
  if (start.isThere && end.isThere && start.name !== end.name) return `${start.name} – ${end.name}`;
  return `${start.text}, to the ${directionOf(from, to)}`;
}

function nearest(point: SpotPoint, { places, step }: Gazetteer) {
  let [best, least] = [places[0], Number.POSITIVE_INFINITY];
  for (const place of places) {
    const distance = distanceBetween(point, place.at);
    if (distance < least) [best, least] = [place, distance];
  }
  const { name, at } = best;
  const steps = Math.round(least / step);
  const isThere = least < step / 4;
  const away = steps < 1 ? 'just' : `${steps} ${steps === 1 ? 'step' : 'steps'}`;
  return { name, isThere, text: isThere ? name : `${away} ${directionOf(at, point)} of ${name}` };
}

/** The direction of the compass from one point to another. */
export function directionOf([x1, y1]: SpotPoint, [x2, y2]: SpotPoint): string {
  return COMPASS[(Math.round(Math.atan2(y2 - y1, x2 - x1) / (Math.PI / 4)) + 8) % 8];
}
