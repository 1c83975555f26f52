// Columns and rows on the frame of a sheet, so that you find a milepost of a record or a message, `63,28`, on
// the board. The inset has its own numbers, and notation puts a `u` before them: `u6,11`.

import { ROW_HEIGHT } from '../../../src/core/map/hex-geometry.js';
import { element, group, textElement } from '../../../src/core/map/svg.js';
import { FONT } from '../../../src/core/title/letters.js';
import type { SheetBox } from '../../../src/core/title/picture.js';
import type { Box } from './label-places.js';
import type { Sheet } from './picture.js';
import { THEME, UNIT } from './theme.js';

/** How wide the band along the frame is. */
const BAND = 18;
const SIZE = 11;
/** The step between numbered columns and rows. */
const EVERY = 5;

/** A lattice with numbers around it: the pixels of its first cell, and how many cells it has. */
interface Numbered {
  /** The box whose outer sides the numbers stand at. */
  readonly box: Box;
  readonly first: readonly [number, number];
  readonly columns: number;
  readonly rows: number;
  /** What stands before the numbers. */
  readonly mark: string;
}

/** A sheet with the band around it: the band covers nothing of the sheet. */
export function boxWithBand({ width, height }: Sheet): SheetBox {
  return { x: -BAND, y: -BAND, width: width + 2 * BAND, height: height + 2 * BAND };
}

/** The numbered bands along the frames of surface and inset, and the lines of the frame. */
export function gridReference(sheet: Sheet): string {
  const { board, surface, inset, width, height, x, y } = sheet;
  const { columns, rows } = board;
  const lattices: Numbered[] = [{ box: surface, first: [x(0), y(0)], columns, rows, mark: '' }];
  const bands = [band({ x: 0, y: 0, width, height })];
  if (board.inset !== null && inset !== null) {
    const { offset, ...size } = board.inset;
    // There is room inside the frame of the inset, whose rim is rock.
    const box = grown(inset, -BAND);
    lattices.push({ box, first: [x(offset), y(offset)], columns: size.columns, rows: size.rows, mark: 'u' });
    bands.push(band(surface), band(box));
  }
  const text = { 'font-family': FONT, 'font-size': SIZE, 'text-anchor': 'middle', fill: THEME.ink };
  return group({ 'data-part': 'grid-reference' }, [
    ...bands,
    group(text, lattices.flatMap(numbersOf)),
    frame({ x: 0, y: 0, width, height }, 1),
    frame(grown({ x: 0, y: 0, width, height }, BAND - 1.5), 3),
  ]);
}

function numbersOf({ box, first, columns, rows, mark }: Numbered): string[] {
  const [left, right] = [box.x - BAND / 2, box.x + box.width + BAND / 2];
  const [above, below] = [box.y - BAND / 2, box.y + box.height + BAND / 2];
  // From the middle of a number to the line that it stands on.
  const drop = SIZE * 0.37;
  const numbers: string[] = [];
  // Odd rows stand half a spacing to the right, so the number of a column stands between its two halves.
  for (let column = 0; column < columns; column += EVERY) {
    const at = first[0] + (column + 0.25) * UNIT;
    for (const side of [above, below]) numbers.push(textElement(at, side + drop, `${mark}${column}`));
  }
  for (let row = 0; row < rows; row += EVERY) {
    const at = first[1] + row * UNIT * ROW_HEIGHT + drop;
    for (const side of [left, right]) numbers.push(textElement(side, at, `${mark}${row}`));
  }
  return numbers;
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

// A band of paper around a box.
function band(box: Box): string {
  const around = grown(box, BAND / 2);
  return element('rect', { ...around, fill: 'none', stroke: THEME.paper, 'stroke-width': BAND });
}

function frame(box: Box, width: number): string {
  return element('rect', { ...box, fill: 'none', stroke: THEME.frontier, 'stroke-width': width });
}
