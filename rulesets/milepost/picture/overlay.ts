// What a game puts on a board: tracks in their owners' colours, as crayon on the sheet, and trains.

import { element, group, pointText, px, textElement } from '../../../src/core/map/svg.js';
import { inkOn } from '../../../src/core/title/picture.js';
import type { Milepost, MilepostBoard, Segment } from '../board/board.js';
import { onceABoard } from '../board/once-a-board.js';
import { joints } from './joints.js';
import { layOut } from './layout.js';
import type { TrackOverlay, TrainOverlay } from './picture.js';
import { FONT, THEME, UNIT } from './theme.js';

/** Where the places of a board are; its panels move none of them. */
export const placesOf = onceABoard((board) => layOut(board));

// Both ends of the segments that were ever drawn, as paths write them.
const knownEnds = onceABoard((): Map<Segment, readonly [string, string]> => new Map());

function endsOf(board: MilepostBoard, segment: Segment): readonly [string, string] {
  const kept = knownEnds(board);
  let ends = kept.get(segment);
  if (ends === undefined) {
    const [from, to] = placesOf(board).line(board.ends[2 * segment], board.ends[2 * segment + 1]);
    ends = [pointText(from), pointText(to)];
    kept.set(segment, ends);
  }
  return ends;
}

/**
 * Tracks, a group a seat: crayon lines that leave the ground readable. A joint marks every milepost where
 * segments of a seat meet or end, so you can tell a line that goes on from one that passes by.
 */
export function trackLayer(board: MilepostBoard, tracks: readonly TrackOverlay[]): string {
  return tracks
    .map(({ segments, colour }, seat) => {
      const meetings = new Set<string>();
      const lines: string[] = [];
      for (const segment of segments) {
        if (!hasSegment(board, segment)) continue;
        const [from, to] = endsOf(board, segment);
        lines.push(`<path data-segment="${segment}" d="M${from}L${to}"/>`);
        meetings.add(from).add(to);
      }
      if (lines.length === 0) return '';
      const dots = [...meetings].map((meeting) => `M${meeting}h0`).join('');
      return group({ 'data-seat': seat, fill: 'none', stroke: colour, 'stroke-linecap': 'round' }, [
        group({ 'stroke-width': 6.5, 'stroke-opacity': 0.62 }, lines),
        joints(dots, seat),
      ]);
    })
    .filter((drawn) => drawn !== '')
    .join('\n');
}

function hasSegment({ segmentCount, ends }: MilepostBoard, segment: Segment): boolean {
  return segment >= 0 && segment < segmentCount && ends[2 * segment] >= 0;
}

/** Trains as labelled discs; several on one milepost stand side by side. */
export function trainLayer(board: MilepostBoard, trains: readonly TrainOverlay[]): string {
  const layout = placesOf(board);
  const standing = new Map<Milepost, number>();
  const discs = trains.map(({ milepost, colour, label, seat, train }) => {
    const there = standing.get(milepost) ?? 0;
    standing.set(milepost, there + 1);
    const company = trains.filter((other) => other.milepost === milepost).length;
    const x = layout.x(milepost) + (there - (company - 1) / 2) * UNIT * 0.7;
    const y = layout.y(milepost) - UNIT * 0.12;
    return group({ 'data-seat': seat, 'data-train': train, 'data-milepost': milepost }, [
      // Aboard a ship: a hull below the disc.
      board.seaAt[milepost] >= 0
        ? element('path', {
            d: `M${px(x - UNIT * 0.72)} ${px(y + UNIT * 0.12)}h${px(UNIT * 1.44)}l${px(-UNIT * 0.34)} ${px(UNIT * 0.5)}h${px(-UNIT * 0.76)}z`,
            fill: colour,
            stroke: THEME.paper,
            'stroke-width': 2.2,
            'stroke-linejoin': 'round',
          })
        : '',
      element('circle', {
        cx: x,
        cy: y,
        r: UNIT * 0.42,
        fill: colour,
        stroke: THEME.paper,
        'stroke-width': 2.2,
      }),
      textElement(x, y + 4.2, label, {
        fill: inkOn(colour),
        'font-size': 12,
        'font-weight': 'bold',
        'text-anchor': 'middle',
      }),
    ]);
  });
  return group({ 'font-family': FONT }, discs);
}
