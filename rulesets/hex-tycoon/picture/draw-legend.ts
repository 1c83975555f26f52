// Title, legend and, during play, whose company has which colour.

import { element, px, textElement } from '../../../src/core/map/svg.js';
import type { HexBoard } from '../board/compile-board.js';
import { companies, stockCompanies } from '../components/companies.js';
import type { KnownState } from '../state.js';
import { companyColour, GROUND_FILLS, RIVER_BLUE } from './palette.js';
import { LETTERS } from './symbols.js';

/** The title above the map. */
export function drawTitle(board: HexBoard, middle: number): string {
  return [
    textElement(middle, -128, board.name.toUpperCase(), LETTERS.title),
    textElement(middle, -99, 'a map for Hex Tycoon', LETTERS.subtitle),
  ].join('\n');
}

const ENTRIES: readonly (readonly [label: string, fill: number, symbol: string])[] = [
  ['Plains', 1, ''],
  ['Forest', 2, 'tree'],
  ['Mountain', 3, 'peak'],
  ['Sea', 0, 'wave'],
  ['Town', 1, 'town'],
  ['City', 1, 'city'],
  ['Starting city', 1, 'start'],
];

/** The signs of the map in one row, from `left` at height `top`. */
export function drawLegend(left: number, top: number): string {
  const parts = ENTRIES.map(([label, fill, symbol], place) => {
    const x = left + place * 190;
    return [
      element('rect', {
        x,
        y: top - 17,
        width: 44,
        height: 34,
        rx: 5,
        fill: GROUND_FILLS[fill],
        stroke: '#b9ab86',
      }),
      symbol === '' ? '' : element('use', { href: `#${symbol}`, x: x + 22, y: top }),
      textElement(x + 54, top + 5, label, LETTERS.legend),
    ].join('');
  });
  const x = left + ENTRIES.length * 190;
  const river = { stroke: RIVER_BLUE, 'stroke-width': 7, 'stroke-linecap': 'round' };
  parts.push(
    element('path', { d: `M${px(x)} ${px(top)}H${px(x + 44)}`, ...river }) +
      textElement(x + 54, top + 5, 'River', LETTERS.legend),
  );
  return parts.join('\n');
}

/** Room for a key of all companies, below the legend. */
export const KEY = { columns: 4, column: 370, row: 28, rows: 3 } as const;

/** Companies with the seats that run them, row by row from `left` at height `top`. */
export function drawKey({ game, companies: all }: KnownState, left: number, top: number): string {
  const names = { ...companies, ...stockCompanies };
  return all
    .map(({ id, seat }, place) => {
      const x = left + (place % KEY.columns) * KEY.column;
      const y = top + Math.floor(place / KEY.columns) * KEY.row;
      const { fill } = companyColour(id);
      return (
        element('rect', { x, y: y - 12, width: 26, height: 16, rx: 3, fill, stroke: '#111' }) +
        textElement(x + 36, y + 1, `${names[id]?.name ?? id} (${game.seatNames[seat]})`, LETTERS.key)
      );
    })
    .join('\n');
}
