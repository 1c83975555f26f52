// Title, legend and, during play, the companies' open possessions.

import { classedText, element, escaped, px } from '../../../src/core/map/svg.js';
import type { HexBoard } from '../board/compile-board.js';
import { companies, stockCompanies } from '../components/companies.js';
import type { KnownState } from '../state.js';
import { companyColour, GROUND_FILLS, INK, RIVER_BLUE } from './palette.js';

/** The title above the map. */
export function drawTitle(board: HexBoard, middle: number): string {
  return [
    classedText('title', [middle, -128], board.name.toUpperCase()),
    classedText('subtitle', [middle, -99], 'a map for Hex Tycoon'),
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
      classedText('legend', [x + 54, top + 5], label),
    ].join('');
  });
  const x = left + ENTRIES.length * 190;
  const river = { stroke: RIVER_BLUE, 'stroke-width': 7, 'stroke-linecap': 'round' };
  parts.push(
    element('path', { d: `M${px(x)} ${px(top)}H${px(x + 44)}`, ...river }) +
      classedText('legend', [x + 54, top + 5], 'River'),
  );
  return parts.join('\n');
}

/** One line a company: what everybody at the table can see of it. */
export function drawCompanies(state: KnownState, left: number, top: number): string {
  const names = { ...companies, ...stockCompanies };
  return state.companies
    .map(({ id, seat, money, trainLevel, obsolescence, railsLeft, points }, place) => {
      const x = left + (place % 2) * 800;
      const y = top + Math.floor(place / 2) * 30;
      const { fill } = companyColour(id);
      const vp = state.outcome === null || points === null ? '' : `, ${points} VP`;
      const text = `${names[id]?.name ?? id} (${state.game.seatNames[seat]}): ${money} MB, train level ${trainLevel}, ${obsolescence} obsolescence, ${railsLeft} rail markers left${vp}`;
      return (
        element('rect', { x, y: y - 12, width: 26, height: 16, rx: 3, fill, stroke: '#111' }) +
        element('text', { class: 'legend small', x: x + 36, y: y + 1, fill: INK }, escaped(text))
      );
    })
    .join('\n');
}
