// Names of cities, and what they supply: beside their signs, between the mileposts.

import { group, textElement } from '../../../src/core/map/svg.js';
import { FONT } from '../../../src/core/title/letters.js';
import type { City } from '../board/board.js';
import { goodSign } from './goods/good-icon.js';
import { capitalsIn, lengthOf, textHeight } from './letter-widths.js';
import { type NamePlace, placeAround } from './name-places.js';
import type { Sheet } from './picture.js';
import { boundsOf } from './slab.js';
import { THEME, UNIT } from './theme.js';

const NAME_SIZE = { major: 19, medium: 13.5, small: 12 } as const;
const REACH = { major: 0.36, medium: 0.3, small: 0.27 } as const;
const SIZES = ['major', 'medium', 'small'] as const;

/** What stands beside a city: how large it is, and how it is drawn from its place. */
interface Block {
  /** The thing that is missing if it finds no place. */
  readonly what: string;
  readonly width: number;
  readonly height: number;
  draw(place: NamePlace): string;
}

/** Names of cities, biggest first, then goods. */
export function cityNameLayer(sheet: Sheet): string {
  const { board } = sheet;
  const bySize = SIZES.flatMap((size) => board.cities.filter((city) => city.size === size));
  const names = bySize.map((city) =>
    placed(
      sheet,
      city,
      [1, 0.92, 0.84, 0.76, 0.68].map((scale) => nameBlock(city, scale)),
    ),
  );
  const goods = bySize.map((city) => goodsOf(sheet, city));
  return group({ 'font-family': FONT }, [
    ...goods,
    group(
      {
        fill: THEME.ink,
        stroke: THEME.halo,
        'stroke-width': 2.6,
        'stroke-opacity': 0.85,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      },
      names,
    ),
  ]);
}

// The first of some blocks that finds a place; what finds none is drawn where it is wanted most.
function placed(sheet: Sheet, { size, mileposts }: City, blocks: readonly Block[]): string {
  const [xs, ys] = [mileposts.map(sheet.x), mileposts.map(sheet.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const reach = REACH[size] * UNIT;
  const at = [(left + right) / 2, (top + bottom) / 2] as const;
  const around = [(right - left) / 2 + reach, (bottom - top) / 2 + reach] as const;
  const sizes = blocks.map(({ width, height }) => [width, height] as const);
  const place = placeAround(sheet, { at, reach: around }, sizes);
  if (place !== null) {
    sheet.names.push(boundsOf(place.slab));
    return blocks[place.choice].draw(place);
  }
  sheet.places.miss(blocks[0].what);
  const [{ width, height, draw }] = blocks;
  const slab = { x: at[0] + around[0] + width / 2, y: at[1], width, height, turn: 0 };
  return draw({ slab, anchor: 'start' });
}

function nameBlock({ name, size }: City, scale: number): Block {
  return textBlock(name, NAME_SIZE[size] * scale, size !== 'small');
}

function textBlock(text: string, size: number, isBold: boolean): Block {
  const width = lengthOf(text, size, isBold);
  const height = textHeight(text, size);
  return {
    what: text,
    width,
    height,
    draw({ slab, anchor }) {
      const x = slab.x + (anchor === 'start' ? -width / 2 : anchor === 'end' ? width / 2 : 0);
      const y = slab.y - height / 2 + capitalsIn(size);
      return textElement(x, y, text, {
        'font-size': size,
        'font-weight': isBold ? 'bold' : undefined,
        'text-anchor': anchor === 'start' ? undefined : anchor,
      });
    },
  };
}

/** Sides of the icons of goods; smaller ones where there is no room. */
const ICONS = [17, 15, 13, 11, 9];
const GAP = 2;

function goodsOf(sheet: Sheet, city: City): string {
  const { supplies, name } = city;
  if (supplies.length === 0) return '';
  return placed(
    sheet,
    city,
    ICONS.map((side) => ({
      what: `the goods of ${name}`,
      width: supplies.length * (side + GAP) - GAP,
      height: side,
      draw: ({ slab: { x, y, width } }) =>
        supplies.map((id, n) => goodSign(id, x - width / 2 + n * (side + GAP), y - side / 2, side)).join(''),
    })),
  );
}
