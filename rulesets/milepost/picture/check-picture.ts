// Checks that a board makes a good sheet: names by their places and off prices, mileposts on drawn land.

import * as z from 'zod/mini';
import { issuesOf } from '../../../src/core/engine/base/issues.js';
import { formatCell } from '../../../src/core/map/cell-text.js';
import { createFindings, type MapFinding } from '../../../src/core/map/finding.js';
import type { MilepostBoard } from '../board/board.js';
import { insideOf } from './inside-rings.js';
import type { BoardOutline } from './picture.js';
import { soughtPlaces } from './places.js';
import { stillLayers } from './render-board.js';

const lines = z.array(z.array(z.number()));
const outlineSchema = z.strictObject({
  home: lines,
  abroad: lines,
  lakes: lines,
  borders: z.optional(lines),
  names: z.array(
    z.strictObject({
      text: z.string(),
      kind: z.enum(['sea', 'country', 'land', 'lake']),
      size: z.number().check(z.positive()),
      letters: z.array(z.number()),
    }),
  ),
});

/**
 * Lists the faults of a board's picture, drawn with an outline if there is one. An outline of another shape
 * is an error. A text without a place free of signs, and a milepost off the outline's land, are advice.
 */
export function checkPicture(board: MilepostBoard, outlineData?: unknown): readonly MapFinding[] {
  const { findings, error, advise } = createFindings();
  const read = z.safeParse(z.optional(outlineSchema), outlineData);
  if (!read.success) {
    for (const { path, message } of issuesOf(read.error, ['outline'])) error('outline/shape', path, message);
    return findings;
  }
  const outline = read.data as BoardOutline | undefined;
  const missed: string[] = [];
  stillLayers(board, outline ? { outline } : {}, soughtPlaces([], missed));
  for (const text of missed)
    advise('picture/crowded', ['map'], `${text}: no place on the sheet that is free of signs`);
  const isLand = outline && insideOf(outline.home);
  for (const milepost of isLand ? board.mileposts : [])
    if (isOnSurface(board, milepost) && !isLand?.([board.x[milepost], board.y[milepost]]))
      advise(
        'outline/off-land',
        ['map', 'rows'],
        `${formatCell(board, milepost)} lies in the outline's water`,
      );
  return findings;
}

// Outlines are those of the surface; the frame of an inset is its land.
const isOnSurface = ({ inset }: MilepostBoard, milepost: number) => inset === null || milepost < inset.offset;
