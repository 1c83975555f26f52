// What a game puts on a board: tracks in their owners' colours, as crayon on the sheet, and trains.

import type { SpotPoint } from '../../../src/core/map/spot.js';
import { element, group, pointText, px, textElement } from '../../../src/core/map/svg.js';
import { FONT } from '../../../src/core/title/letters.js';
import { inkOn } from '../../../src/core/title/picture.js';
import type { Milepost, MilepostBoard, Segment } from '../board/board.js';
import { onceABoard } from '../board/once-a-board.js';
import { joints } from './joints.js';
import { type Box, overlap } from './label-places.js';
import { layOut } from './layout.js';
import type { TrackOverlay, TrainOverlay } from './picture.js';
import { RIM, THEME, UNIT } from './theme.js';

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
 * Tracks, a group a seat, above a pale casing that lifts them off the ground. A joint marks every milepost
 * where segments of a seat meet or end, so you can tell a line that goes on from one that passes by.
 */
export function trackLayer(board: MilepostBoard, tracks: readonly TrackOverlay[]): string {
  let casing = '';
  const drawn = tracks.map(({ segments, colour }, seat) => {
    const meetings = new Set<string>();
    const lines: string[] = [];
    for (const segment of segments) {
      if (!hasSegment(board, segment)) continue;
      const [from, to] = endsOf(board, segment);
      lines.push(`<path data-segment="${segment}" d="M${from}L${to}"/>`);
      casing += `M${from}L${to}`;
      meetings.add(from).add(to);
    }
    if (lines.length === 0) return '';
    const dots = [...meetings].map((meeting) => `M${meeting}h0`).join('');
    return group({ 'data-seat': seat, fill: 'none', stroke: colour, 'stroke-linecap': 'round' }, [
      group({ 'stroke-width': 6.5, 'stroke-opacity': 0.9 }, lines),
      joints(dots, seat),
    ]);
  });
  if (casing === '') return '';
  const pale = { fill: 'none', stroke: THEME.casing, 'stroke-width': 9.8, 'stroke-opacity': 0.9 };
  return [
    element('path', { d: casing, ...pale, 'stroke-linecap': 'round' }),
    ...drawn.filter((one) => one !== ''),
  ].join('\n');
}

function hasSegment({ segmentCount, ends }: MilepostBoard, segment: Segment): boolean {
  return segment >= 0 && segment < segmentCount && ends[2 * segment] >= 0;
}

/** Trains as labelled discs, off names where there is room; several on one milepost stand side by side. */
export function trainLayer(
  board: MilepostBoard,
  trains: readonly TrainOverlay[],
  names: readonly Box[] = [],
): string {
  const layout = placesOf(board);
  const standing = new Map<Milepost, number>();
  const discs = trains.map(({ milepost, colour, label, seat, train }) => {
    const there = standing.get(milepost) ?? 0;
    standing.set(milepost, there + 1);
    const company = trains.filter((other) => other.milepost === milepost).length;
    const [middle, y] = besideNames([layout.x(milepost), layout.y(milepost)], company, names);
    const x = middle + (there - (company - 1) / 2) * APART;
    return group({ 'data-seat': seat, 'data-train': train, 'data-milepost': milepost }, [
      // Aboard a ship: a hull below the disc.
      board.seaAt[milepost] >= 0
        ? element('path', {
            d: `M${px(x - UNIT * 0.72)} ${px(y + UNIT * 0.12)}h${px(UNIT * 1.44)}l${px(-UNIT * 0.34)} ${px(UNIT * 0.5)}h${px(-UNIT * 0.76)}z`,
            fill: colour,
            stroke: RIM,
            'stroke-width': 2.2,
            'stroke-linejoin': 'round',
          })
        : '',
      element('circle', {
        cx: x,
        cy: y,
        r: RADIUS,
        fill: colour,
        stroke: RIM,
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

const RADIUS = UNIT * 0.42;
const APART = UNIT * 0.7;
// How far a row of trains may be moved, up or down and aside, in spacings: as little as clears the names.
const UPS = [-0.12, -0.5, 0.45, -0.85, 0.85];
const ASIDES = [0, -0.45, 0.45, -0.9, 0.9];

// Where the middle of a row of trains stands.
function besideNames([x, y]: SpotPoint, trains: number, names: readonly Box[]): SpotPoint {
  const [wide, high] = [RADIUS + ((trains - 1) / 2) * APART + 1, RADIUS + 1];
  const places = UPS.flatMap((up) =>
    ASIDES.map((aside) => {
      const at: SpotPoint = [x + aside * UNIT, y + up * UNIT];
      const box = { x: at[0] - wide, y: at[1] - high, width: 2 * wide, height: 2 * high };
      const covered = names.reduce((sum, name) => sum + overlap(name, box), 0);
      return { at, cost: covered + Math.hypot(aside, up) };
    }),
  );
  return places.reduce((best, one) => (one.cost < best.cost ? one : best)).at;
}
