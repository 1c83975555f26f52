// Title, legend and, during play, whose company has which colour. What things cost and pay is draw-tables.ts.

import { element, group, px, textElement } from '../../../src/core/map/svg.js';
import type { HexBoard } from '../board/compile-board.js';
import { companies, stockCompanies } from '../rules/components/companies.js';
import type { KnownState } from '../rules/state.js';
import { drawDevelopment, drawLine, drawRail, drawStation } from './draw-markers.js';
import { GROUND_FILLS, RIVER_BLUE, SEA_BLUE, SIDE_INK } from './palette.js';
import { LETTERS } from './symbols.js';

/** The title above the map. */
export function drawTitle(board: HexBoard, middle: number): string {
  return [
    textElement(middle, -128, board.name.toUpperCase(), LETTERS.title),
    textElement(middle, -99, 'a map for Hex Tycoon', LETTERS.subtitle),
  ].join('\n');
}

// In the legend a company's pieces are those of one that everybody sees.
const EXAMPLE = { id: 'red-runner' };
const STEP = 33;
const COLUMN = 205;

/** Every sign of the map and what it means, in two columns from `left` at height `top`. */
export function drawLegend(left: number, top: number): string {
  const land = (fill: string, symbol: string) => (x: number, y: number) =>
    element('rect', { x, y: y - 15, width: 42, height: 30, rx: 5, fill, stroke: SIDE_INK }) +
    (symbol === '' ? '' : element('use', { href: `#${symbol}`, x: x + 21, y }));
  const [, plains, forest, mountain] = GROUND_FILLS;
  const signs: readonly (readonly [label: string, sign: (x: number, y: number) => string])[] = [
    ['Plains', land(plains, '')],
    ['Forest', land(forest, 'tree')],
    ['Mountain', land(mountain, 'peak')],
    ['Sea', land(SEA_BLUE, 'wave')],
    ['River', river],
    ['Number of a hex', (x, y) => textElement(x + 21, y + 4, '56', LETTERS.number)],
    ['Town', land(plains, 'town')],
    ['City', land(plains, 'city')],
    ['Starting city', land(plains, 'start')],
    ['Rail markers, a line', line],
    ['Station', (x, y) => drawStation({ x: x + 21, y }, EXAMPLE)],
    ['Development marker', (x, y) => drawDevelopment({ x: x + 21, y }, 'Mine')],
  ];
  const rows = signs.length / 2;
  const parts = signs.map(([label, sign], n) => {
    const [x, y] = [left + Math.floor(n / rows) * COLUMN, top + 40 + (n % rows) * STEP];
    return sign(x, y) + textElement(x + 52, y + 5, label, LETTERS.legend);
  });
  return [textElement(left, top, 'The map', LETTERS.heading), ...parts].join('\n');
}

function river(x: number, y: number): string {
  const stroke = { stroke: RIVER_BLUE, 'stroke-width': 7, 'stroke-linecap': 'round' };
  return element('path', { d: `M${px(x + 2)} ${px(y)}H${px(x + 40)}`, ...stroke });
}

function line(x: number, y: number): string {
  const at = { x: x + 8, y };
  const to = { x: x + 38, y };
  const slot = { x: 0, y: 0, width: 15, height: 15, turn: 0 };
  return (
    drawLine(`M${px(at.x)} ${px(y)}H${px(to.x)}`, EXAMPLE.id) +
    drawRail(at, slot, EXAMPLE) +
    drawRail(to, { ...slot, width: 9, height: 20, turn: 90 }, EXAMPLE)
  );
}

/** Room for a key of all companies, below the legend. */
export const KEY = { columns: 4, column: 420, row: 30, rows: 3 } as const;

/** Companies with the seats that run them, row by row from `left` at height `top`. */
export function drawKey({ game, companies: all }: KnownState, left: number, top: number): string {
  const names = { ...companies, ...stockCompanies };
  return group(
    {},
    all.map(({ id, seat }, place) => {
      const x = left + (place % KEY.columns) * KEY.column;
      const y = top + Math.floor(place / KEY.columns) * KEY.row;
      const slot = { x: 0, y: 0, width: 15, height: 15, turn: 0 };
      return (
        drawLine(`M${px(x + 10)} ${px(y)}H${px(x + 52)}`, id) +
        drawRail({ x: x + 10, y }, slot, { id, seat }) +
        textElement(x + 66, y + 5, `${names[id]?.name ?? id} (${game.seatNames[seat]})`, LETTERS.key)
      );
    }),
  );
}
