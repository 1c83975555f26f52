// Names of ports, ferries and links, in the letters of the sea.

import { group, textElement } from '../../../src/core/map/svg.js';
import { capitalsIn, lengthOf, textHeight } from './letter-widths.js';
import { placeAround } from './name-places.js';
import type { Sheet } from './picture.js';
import { LETTERING, THEME, UNIT } from './theme.js';

const SIZES = [10.5, 9.5, 8.5];
// So near to a port its city says its name.
const NEAR = 3.2 * UNIT;

/** The names of crossings and ports, each beside its port, unless the name of a city beside it says it. */
export function portNameLayer(sheet: Sheet): string {
  const { board } = sheet;
  const named = [
    ...board.crossings.map(({ name, ports }) => ({ name, milepost: ports[0] })),
    ...board.shipPorts.map(({ name, milepost }) => ({ name, milepost })),
  ];
  const isNamedByCity = ({ name, milepost }: (typeof named)[number]) =>
    board.cities.some(
      (city) =>
        name.startsWith(city.name) &&
        city.mileposts.some(
          (at) => Math.hypot(sheet.x(at) - sheet.x(milepost), sheet.y(at) - sheet.y(milepost)) < NEAR,
        ),
    );
  const names = named.map((port) => {
    const { name, milepost } = port;
    if (isNamedByCity(port)) return '';
    const [at, reach] = [[sheet.x(milepost), sheet.y(milepost)] as const, UNIT * 0.42];
    const sizes = SIZES.map((size) => [lengthOf(name, size), textHeight(name, size)] as const);
    const place = placeAround(sheet, { at, reach: [reach, reach] }, sizes);
    if (place === null) {
      sheet.places.miss(name);
      return '';
    }
    const { slab, anchor, choice } = place;
    const x = slab.x + (anchor === 'start' ? -slab.width / 2 : anchor === 'end' ? slab.width / 2 : 0);
    return textElement(x, slab.y - slab.height / 2 + capitalsIn(SIZES[choice]), name, {
      'font-size': SIZES[choice],
      'text-anchor': anchor,
    });
  });
  return group({ ...LETTERING, 'font-style': 'italic', fill: THEME.portName }, names);
}
