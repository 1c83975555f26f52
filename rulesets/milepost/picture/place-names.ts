// Names of seas, countries, deserts and lakes, letter by letter where the outline says so.

import { group, px, textElement } from '../../../src/core/map/svg.js';
import { lengthOf } from './letter-widths.js';
import { settle } from './name-places.js';
import type { Sheet } from './picture.js';
import { boundsOf } from './slab.js';
import { LETTERING, THEME } from './theme.js';

const STYLE = {
  sea: { fill: THEME.seaName, 'font-style': 'italic', stroke: 'none' },
  country: { fill: THEME.countryName, 'font-weight': 'bold' },
  land: { fill: THEME.landName, 'font-weight': 'bold', 'stroke-opacity': 0.45 },
  lake: { fill: THEME.waterName, 'font-style': 'italic' },
} as const;

/** Names of the outline; no other name is put on their letters. Words stand above track, others below. */
export function placeNameLayers(sheet: Sheet): { readonly words: string; readonly spaced: string } {
  const names = (sheet.options.outline?.names ?? []).map(({ text, kind, size, letters }) => {
    const isWhole = letters.length === 3;
    const places = Array.from({ length: letters.length / 3 }, (_, n) => {
      const [x, y] = sheet.at(letters[3 * n] / 100, letters[3 * n + 1] / 100);
      return { x, y, turn: (letters[3 * n + 2] * Math.PI) / 180 };
    });
    const slabs = places.map((place, n) => {
      const width = lengthOf(isWhole ? text : (text[n] ?? ' '), size, kind === 'country');
      return { ...place, width, height: size * 0.76 };
    });
    if (slabs.some((slab, n) => text[n] !== ' ' && sheet.room.hit(slab) > 0)) sheet.places.miss(text);
    for (const slab of slabs) settle(sheet, slab);
    if (isWhole) sheet.names.push(boundsOf(slabs[0]));
    // From the middle of a capital to the line that it stands on.
    const drop = size * 0.37;
    const drawn = places.map(({ x, y, turn }, n) => {
      const transform = turn === 0 ? undefined : `rotate(${letters[3 * n + 2]} ${px(x)} ${px(y)})`;
      return textElement(x, y + drop, isWhole ? text : (text[n] ?? ' '), { transform });
    });
    // Not one text with a list of places: librsvg knows no such lists.
    const name = isWhole ? undefined : text;
    const style = { ...STYLE[kind], 'data-name': name, 'font-size': size, 'text-anchor': 'middle' };
    return { isWhole, drawn: group(style, drawn) };
  });
  const layer = (whole: boolean) =>
    group(
      LETTERING,
      names.filter(({ isWhole }) => isWhole === whole).map(({ drawn }) => drawn),
    );
  return { words: layer(true), spaced: layer(false) };
}
