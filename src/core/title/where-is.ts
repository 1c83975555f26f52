// Where on a board something is, in words: numbers of mileposts and sites tell little, and nothing to people
// who do not see the picture.

import type { Spot, SpotPoint } from '../map/spot.js';
import { distanceBetween, type Gazetteer } from './picture.js';

/** English for where something is, by key. */
export const whereWords = {
  'where away': '{steps#step|steps} {direction:text} of {place:text}',
  'where beside': 'just {direction:text} of {place:text}',
  'where towards': '{where:text}, to the {direction:text}',
  'where possible': '{place:text}, possible',
  'toward east': 'east',
  'toward south-east': 'south-east',
  'toward south': 'south',
  'toward south-west': 'south-west',
  'toward west': 'west',
  'toward north-west': 'north-west',
  'toward north': 'north',
  'toward north-east': 'north-east',
} as const;

/** Says where something is, by the key of the text. */
export type SayWhere = (
  key: keyof typeof whereWords,
  params: Readonly<Record<string, string | number>>,
) => string;

/** Says it in English. It is small: a board without a table loads no more for it. */
export const whereInEnglish: SayWhere = (key, params) =>
  whereWords[key].replace(/\{(\w+)(?::text|#(\w+)\|(\w+))\}/g, (_, name, one?: string, many?: string) =>
    one === undefined ? String(params[name]) : `${params[name]} ${params[name] === 1 ? one : many}`,
  );

// Clockwise, as the y of a picture points down.
const COMPASS = [
  ...(['east', 'south-east', 'south', 'south-west'] as const),
  ...(['west', 'north-west', 'north', 'north-east'] as const),
];

/**
 * A spot by the nearest place: `2 steps north of Wuhan`, `Wuhan, to the east`, `Chicago – Gary`.
 *
 * @param gazetteer - The named places of a picture, and how far a step is.
 * @param spot - A point, or a line.
 * @param say - Says it in another language; in English if left out.
 * @returns Words for the spot, without a full stop.
 * @see `describe`
 * @example
 * const places = [{ name: 'Wuhan', at: [0, 0] }, { name: 'Changsha', at: [0, 60] }];
 * console.log(whereIs({ places, step: 10 }, [[0, -20]]));
 * // 2 steps north of Wuhan
 */
export function whereIs(gazetteer: Gazetteer, [from, to]: Spot, say = whereInEnglish): string {
  const start = nearest(from, gazetteer, say);
  if (to === undefined) return start.text;
  const end = nearest(to, gazetteer, say);
  if (start.isThere && end.isThere && start.name !== end.name) return `${start.name} – ${end.name}`;
  const direction = say(`toward ${directionOf(from, to)}`, {});
  return say('where towards', { where: start.text, direction });
}

function nearest(point: SpotPoint, { places, step }: Gazetteer, say: SayWhere) {
  let [best, least] = [places[0], Number.POSITIVE_INFINITY];
  for (const place of places) {
    const distance = distanceBetween(point, place.at);
    if (distance < least) [best, least] = [place, distance];
  }
  const { name, at } = best;
  const steps = Math.round(least / step);
  const isThere = least < step / 4;
  if (isThere) return { name, isThere, text: name };
  const direction = say(`toward ${directionOf(at, point)}`, {});
  return {
    name,
    isThere,
    text: say(steps < 1 ? 'where beside' : 'where away', { steps, direction, place: name }),
  };
}

/** The direction of the compass from one point to another. */
export function directionOf([x1, y1]: SpotPoint, [x2, y2]: SpotPoint): (typeof COMPASS)[number] {
  return COMPASS[(Math.round(Math.atan2(y2 - y1, x2 - x1) / (Math.PI / 4)) + 8) % 8];
}
