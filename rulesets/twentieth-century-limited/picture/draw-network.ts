// The printed lines, the junctions, the cities with their names, and the segments that lie on the lines.

import { type Attributes, element, group, textElement } from '../../../src/core/map/svg.js';
import { type PictureOptions, seatColour } from '../../../src/core/title/picture.js';
import type { Board, Line } from '../board/board.js';
import type { KnownState } from '../rules/state.js';
import { at, INK, LINE, PAPER, REGION_COLOURS, SCALE } from './paper.js';
import { LABEL_SIZE, type LabelPlace, labelsAt } from './place-labels.js';
import { stripe } from './stripes.js';

const LINE_WIDTH = 1.9;

/** All lines, thin, and the junctions. */
export function drawLines(board: Board): string {
  const { graph, positions, cityAt } = board;
  const all = Array.from({ length: graph.edgeCount }, (_, line) => pathOf(board, line)).join('');
  const junctions = positions
    .map((position, node) => (cityAt[node] < 0 ? `M${at(position)}h0` : ''))
    .join('');
  return [
    stroke(all, { stroke: LINE, 'stroke-width': LINE_WIDTH, 'stroke-linecap': 'round' }),
    stroke(junctions, { stroke: LINE, 'stroke-width': 5, 'stroke-linecap': 'round' }),
  ].join('\n');
}

const stroke = (d: string, style: Attributes) => element('path', { d, fill: 'none', ...style });

function pathOf({ graph, positions, bends }: Board, line: Line): string {
  const from = positions[graph.ends[2 * line]];
  const to = positions[graph.ends[2 * line + 1]];
  const bend = bends.get(line);
  return bend === undefined
    ? `M${at(from)}L${at(to)}`
    : `M${at(from)}Q${at(control(from, bend, to))} ${at(to)}`;
}

// A curve that passes through the bend in its middle.
function control(
  from: readonly [number, number],
  bend: readonly [number, number],
  to: readonly [number, number],
) {
  return [2 * bend[0] - (from[0] + to[0]) / 2, 2 * bend[1] - (from[1] + to[1]) / 2] as const;
}

/** The segments of all seats, in their colours, a group a seat. */
export function drawTrack(board: Board, { seats }: KnownState, options: PictureOptions): string {
  return seats
    .map(({ track }, seat) => {
      if (track.length === 0) return '';
      const paths = track.map((line) => element('path', { 'data-line': line, d: pathOf(board, line) }));
      const casing = track.map((line) => pathOf(board, line)).join('');
      return group({ 'data-seat': seat, fill: 'none', 'stroke-linecap': 'round' }, [
        element('path', { d: casing, stroke: PAPER, 'stroke-width': 12 }),
        element('path', { d: casing, stroke: INK, 'stroke-width': 9.4 }),
        group({ stroke: seatColour(seat, options), 'stroke-width': 7 }, paths),
        stripe(casing, seat),
      ]);
    })
    .filter((drawn) => drawn !== '')
    .join('\n');
}

/** Dots with region numerals, and names; a line shows through a name that lies on it. */
export function drawCities(board: Board, places: readonly LabelPlace[]): string {
  const dots = board.cities.map(({ node, region }, index) => {
    const place = board.regions.findIndex(({ id }) => id === region);
    const [cx, cy] = board.positions[node].map((kilometres) => kilometres * SCALE);
    const dot = { cx, cy, r: 9.5, fill: REGION_COLOURS[place], stroke: INK, 'stroke-width': 2.2 };
    return group({ 'data-city': index }, [
      element('circle', dot),
      textElement(cx, cy + 4.2, String(place + 1), NUMERAL_STYLE),
    ]);
  });
  const labels = labelsAt(board, places);
  const names = labels.map(({ city, x, y, anchor }) =>
    textElement(x, y, city.name, { 'text-anchor': anchor }),
  );
  const crossed = [...new Set(labels.flatMap(({ lines }) => lines))].map((line) => pathOf(board, line));
  const boxes = labels.map(({ box }) => element('rect', { ...box }));
  const style = {
    'font-size': LABEL_SIZE,
    'font-weight': 600,
    fill: INK,
    stroke: PAPER,
    'stroke-width': 3.6,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
  return [
    group(style, names),
    element('clipPath', { id: 'names' }, boxes),
    element('path', {
      d: crossed.join(''),
      fill: 'none',
      stroke: LINE,
      'stroke-width': LINE_WIDTH,
      'clip-path': 'url(#names)',
    }),
    ...dots,
  ].join('\n');
}

const NUMERAL_STYLE = { 'font-size': 12, 'font-weight': 700, 'text-anchor': 'middle', fill: INK };
