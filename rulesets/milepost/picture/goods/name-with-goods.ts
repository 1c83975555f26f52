// A city's name and the icons of what is to be had there, on one line: the icons
// next to the city, because how wide the name turns out depends on the reader's fonts.

import { LETTER, textElement, textWidth } from '../../../../src/core/map/svg.js';
import type { City } from '../../board/board.js';
import type { Box } from '../label-places.js';
import { goodSign } from './good-icon.js';

const NAME_SIZE = { major: 17, medium: 12.5, small: 11 } as const;
/** The side of an icon on the sheet. */
export const GOOD_SIZE = 17;
const GAP = 3;

/** A line with a city's name, and how it is drawn in a box of its size. */
export interface NameLine {
  /** How wide it is. */
  readonly width: number;
  /** How high it is. */
  readonly height: number;
  /** Draws it in a box that stands left of its city (`end`), right of it (`start`), above or below. */
  draw(box: Box, anchor: 'start' | 'middle' | 'end'): string;
}

/** The name of a city with the icons of its goods; without them if `showGoods` is false. */
export function nameWithGoods(
  { name, size, supplies }: Pick<City, 'name' | 'size' | 'supplies'>,
  showGoods: boolean,
): NameLine {
  const fontSize = NAME_SIZE[size];
  const isBold = size !== 'small';
  const icons = showGoods ? supplies : [];
  const nameWidth = textWidth(name, fontSize, isBold ? LETTER.bold : LETTER.plain);
  const iconsWidth = icons.length * (GOOD_SIZE + GAP);
  const height = icons.length === 0 ? fontSize : Math.max(fontSize, GOOD_SIZE);
  return {
    width: nameWidth + iconsWidth,
    height,
    draw({ x, y, width }, anchor) {
      const isLeft = anchor === 'end';
      const text = textElement(
        isLeft ? x + nameWidth : x + width - nameWidth,
        y + height / 2 + fontSize * 0.36,
        name,
        {
          'font-size': fontSize,
          'font-weight': isBold ? 'bold' : undefined,
          'text-anchor': isLeft ? 'end' : undefined,
        },
      );
      const left = isLeft ? x + nameWidth + GAP : x;
      const top = y + (height - GOOD_SIZE) / 2;
      return text + icons.map((id, n) => goodSign(id, left + n * (GOOD_SIZE + GAP), top, GOOD_SIZE)).join('');
    },
  };
}
