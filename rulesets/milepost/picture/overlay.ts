// What a game puts on a board: tracks in their owners' colours, and trains.

import { element, group, px, textElement } from '../../../src/core/map/svg.js';
import type { Sheet } from './picture.js';
import { FONT, THEME, UNIT } from './theme.js';

/** Tracks, one path a seat, on a light casing so that they stand off the rivers. */
export function trackLayer(sheet: Sheet): string {
  const { board } = sheet;
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    (sheet.options.tracks ?? []).map((track) => {
      const d = track.segments
        .filter((segment) => segment >= 0 && segment < board.segmentCount && board.ends[2 * segment] >= 0)
        .map((segment) => {
          const [[ax, ay], [bx, by]] = sheet.line(board.ends[2 * segment], board.ends[2 * segment + 1]);
          return `M${px(ax)} ${px(ay)}L${px(bx)} ${px(by)}`;
        })
        .join('');
      if (d === '') return '';
      return group({}, [
        element('path', { d, stroke: THEME.paper, 'stroke-width': 6.5, 'stroke-opacity': 0.9 }),
        element('path', { d, stroke: track.colour, 'stroke-width': 4 }),
      ]);
    }),
  );
}

/** Trains as labelled discs; several on one milepost stand side by side. */
export function trainLayer(sheet: Sheet): string {
  const { board } = sheet;
  const trains = sheet.options.trains ?? [];
  const standing = new Map<number, number>();
  const discs = trains.map((train) => {
    const there = standing.get(train.milepost) ?? 0;
    standing.set(train.milepost, there + 1);
    const company = trains.filter((other) => other.milepost === train.milepost).length;
    const x = sheet.x(train.milepost) + (there - (company - 1) / 2) * UNIT * 0.7;
    const y = sheet.y(train.milepost) - UNIT * 0.12;
    return [
      // Aboard a ship: a hull below the disc.
      board.seaAt[train.milepost] >= 0
        ? element('path', {
            d: `M${px(x - UNIT * 0.72)} ${px(y + UNIT * 0.12)}h${px(UNIT * 1.44)}l${px(-UNIT * 0.34)} ${px(UNIT * 0.5)}h${px(-UNIT * 0.76)}z`,
            fill: train.colour,
            stroke: THEME.paper,
            'stroke-width': 2.2,
            'stroke-linejoin': 'round',
          })
        : '',
      element('circle', {
        cx: x,
        cy: y,
        r: UNIT * 0.42,
        fill: train.colour,
        stroke: THEME.paper,
        'stroke-width': 2.2,
      }),
      textElement(x, y + 4.2, train.label, {
        fill: THEME.paper,
        'font-size': 12,
        'font-weight': 'bold',
        'text-anchor': 'middle',
      }),
    ].join('');
  });
  return group({ 'font-family': FONT }, discs);
}
