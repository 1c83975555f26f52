// Names that are typed letter by letter: each letter leads to the first name that begins with all of them.

import { distanceBetween, type Gazetteer, type Place, type PlaceOnSheet } from '../../core/title/picture.js';

// Milliseconds after which a letter begins another name.
const PAUSE = 1000;

/** A reader of keys, which answers with the number of the name that is meant; null if no name fits. */
export function createTypeAhead(names: readonly string[]): (key: string, now: number) => number | null {
  const plain = names.map(folded);
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  return (key, now) => {
    if (now - last > PAUSE) typed = '';
    const isLetter = /^\p{L}$/u.test(key) || (typed !== '' && /^[ .'-]$/.test(key));
    if (!isLetter) return null;
    const next = typed + folded(key);
    const found = plain.findIndex((name) => name.startsWith(next));
    if (found < 0) return null;
    typed = next;
    last = now;
    return found;
  };
}

// Without accents, in small letters.
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The place that has a name, the city before what lies in it; null where none is near. */
export function placeNamed(
  { at }: Gazetteer['places'][number],
  { places, step }: { readonly places: Iterable<PlaceOnSheet>; readonly step: number },
): Place | null {
  let best: PlaceOnSheet | null = null;
  let least = 1.5 * step;
  for (const place of places) {
    if (!place.found && place.kind !== 'city') continue;
    // A city may be a ring around its point.
    const far =
      Math.min(...place.spot.map((point) => distanceBetween(point, at))) - (place.kind === 'city' ? step : 0);
    if (far < least) [best, least] = [place, far];
  }
  return best && { kind: best.kind, id: best.id };
}
