// The second sheet of a board: its ground, and the gates that lead to it.

import { element, group, px, textElement } from '../../../src/core/map/svg.js';
import { FONT, TITLE_FONT } from '../../../src/core/title/letters.js';
import { TERRAINS } from '../board/board.js';
import { hexagon } from './ground-layer.js';
import type { Sheet } from './picture.js';
import { THEME, UNIT } from './theme.js';

/** The ground of the inset: calm rock to the frame, passages cut out of it, and the name of the sheet. */
export function insetGround(sheet: Sheet): string {
  const { board, inset } = sheet;
  if (!board.inset || !inset) return '';
  let open = board.entrances.map(({ alias }) => hexagon(sheet.x(alias), sheet.y(alias))).join('');
  for (const milepost of board.mileposts)
    if (milepost >= board.inset.offset && TERRAINS[board.terrain[milepost]] !== 'rock')
      open += hexagon(sheet.x(milepost), sheet.y(milepost));
  const { x, y, width, height } = inset;
  sheet.paper.take(inset, 50);
  // Wide strokes round the corners off; the outer one is the shadow of the walls.
  const cut = { d: open, 'stroke-linejoin': 'round' };
  return group({ 'font-family': TITLE_FONT }, [
    element('rect', {
      x,
      y,
      width,
      height,
      rx: 10,
      fill: THEME.rock,
      stroke: THEME.frontier,
      'stroke-width': 2.4,
    }),
    element('path', { ...cut, fill: THEME.rockShade, stroke: THEME.rockShade, 'stroke-width': 9 }),
    element('path', { ...cut, fill: THEME.tunnel, stroke: THEME.tunnel, 'stroke-width': 5 }),
    textElement(x + width / 2, y - 12, board.inset.name, {
      'font-size': 24,
      'font-weight': 'bold',
      'text-anchor': 'middle',
      fill: THEME.ink,
      'letter-spacing': 3,
    }),
  ]);
}

/** The letter of a gate, the same on both sheets. */
const letterOf = (index: number) => String.fromCharCode(65 + index);

/** Gates on both sheets; a thick wall stands where a gate does not open on that sheet. */
export function gateLayer(sheet: Sheet): string {
  const { board } = sheet;
  if (!board.inset) return '';
  const { offset } = board.inset;
  return group(
    { 'font-family': FONT },
    board.entrances.flatMap(({ milepost, alias }, index) =>
      [milepost, alias].map((cell) => {
        const [x, y] = [sheet.x(cell), sheet.y(cell)];
        sheet.paper.take({ x: x - 15, y: y - 15, width: 30, height: 30 }, 5);
        const closed = [0, 1, 2, 3, 4, 5].filter((direction) => {
          const arc = 6 * milepost + direction;
          const leadsBelow = board.neighbours[arc] >= offset;
          return board.segments[arc] < 0 || leadsBelow !== cell >= offset;
        });
        return gateSign(x, y, letterOf(index), closed);
      }),
    ),
  );
}

/** A gate: an arch with its letter, walled up in some of the six directions. */
export function gateSign(x: number, y: number, letter: string, closed: readonly number[]): string {
  const r = UNIT * 0.4;
  const wall = closed
    .map((direction) => {
      const [from, to] = [direction - 0.5, direction + 0.5].map((turn) => (turn * Math.PI) / 3);
      const at = (angle: number) =>
        `${px(x + r * 1.28 * Math.cos(angle))} ${px(y + r * 1.28 * Math.sin(angle))}`;
      return `M${at(from)}A${px(r * 1.28)} ${px(r * 1.28)} 0 0 1 ${at(to)}`;
    })
    .join('');
  return group({ 'data-sign': 'gate' }, [
    wall === '' ? '' : wallPath(wall),
    element('circle', { cx: x, cy: y, r, fill: THEME.gate, stroke: THEME.paper, 'stroke-width': 1.4 }),
    textElement(x, y + 4.4, letter, {
      'font-size': 12.5,
      'font-weight': 'bold',
      'text-anchor': 'middle',
      fill: THEME.paper,
    }),
  ]);
}

const wallPath = (d: string) =>
  element('path', { d, 'data-sign': 'wall', fill: 'none', stroke: THEME.wall, 'stroke-width': 3.4 });

/** The wall of a gate towards the side that it does not open to. */
export function wallSign(x: number, y: number): string {
  const r = UNIT * 0.51;
  return wallPath(`M${px(x - r)} ${px(y + 6)}A${px(r)} ${px(r)} 0 0 1 ${px(x + r)} ${px(y + 6)}`);
}
