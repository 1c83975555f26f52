// The marks of the mileposts, and of the water that edges cross.

import { TERRAINS, type Terrain, WATERS } from '../board/board.js';
import type { Sheet } from './picture.js';
import { element, group, px, UNIT } from './svg.js';
import { THEME } from './theme.js';

/** A triangle standing on its base, centred on a point. */
export function trianglePath(x: number, y: number, size: number): string {
  return `M${px(x)} ${px(y - size)}l${px(size * 0.95)} ${px(size * 1.6)}h${px(-size * 1.9)}z`;
}

/** The mark of a terrain at a point; an empty text for terrain that has none. */
export function terrainMark(
  terrain: Terrain,
  x: number,
  y: number,
): { path: string; kind: keyof typeof MARK_STYLE } | null {
  switch (terrain) {
    case 'clear':
    case 'passage':
      return { path: `M${px(x)} ${px(y)}h0`, kind: 'dot' };
    case 'desert':
      return { path: `M${px(x)} ${px(y)}h0`, kind: 'sand' };
    case 'salt-marsh':
      return { path: reedPath(x, y), kind: 'marsh' };
    case 'mountain':
    case 'rock':
      return { path: trianglePath(x, y, UNIT * 0.21), kind: 'mountain' };
    case 'alpine':
    case 'volcano':
      return { path: trianglePath(x, y, UNIT * 0.25), kind: 'alpine' };
    case 'forest':
    case 'jungle':
      return { path: `M${px(x)} ${px(y)}h0`, kind: 'wood' };
    default:
      return null;
  }
}

/** Three reeds over a line of water. */
function reedPath(x: number, y: number): string {
  const [foot, top] = [px(y + UNIT * 0.1), px(y - UNIT * 0.2)];
  const reeds = [-0.2, 0, 0.2].map(
    (lean) => `M${px(x + UNIT * lean * 0.5)} ${foot}L${px(x + UNIT * lean)} ${top}`,
  );
  return `${reeds.join('')}M${px(x - UNIT * 0.24)} ${px(y + UNIT * 0.2)}h${px(UNIT * 0.48)}`;
}

/** How each kind of mark is drawn. */
export const MARK_STYLE = {
  dot: { stroke: THEME.ink, 'stroke-width': UNIT * 0.17, 'stroke-linecap': 'round', fill: 'none' },
  sand: { stroke: THEME.desertInk, 'stroke-width': UNIT * 0.22, 'stroke-linecap': 'round', fill: 'none' },
  wood: { stroke: '#3d7a3a', 'stroke-width': UNIT * 0.24, 'stroke-linecap': 'round', fill: 'none' },
  marsh: { stroke: '#2f7d78', 'stroke-width': 1.7, 'stroke-linecap': 'round', fill: 'none' },
  mountain: { fill: THEME.paper, stroke: THEME.mountainInk, 'stroke-width': 1.3, 'stroke-linejoin': 'round' },
  alpine: { fill: THEME.alpineInk, stroke: THEME.alpineInk, 'stroke-width': 0.8, 'stroke-linejoin': 'round' },
} as const;

/** One mark a milepost; cities and ports have their own. */
export function milepostLayer(sheet: Sheet): string {
  const paths: Record<string, string> = {};
  for (const milepost of sheet.board.mileposts) {
    const mark = terrainMark(TERRAINS[sheet.board.terrain[milepost]], sheet.x(milepost), sheet.y(milepost));
    if (mark) paths[mark.kind] = (paths[mark.kind] ?? '') + mark.path;
    sheet.paper.take({ x: sheet.x(milepost) - 4, y: sheet.y(milepost) - 4, width: 8, height: 8 }, 0.25);
  }
  return group(
    {},
    Object.entries(paths).map(([kind, d]) =>
      element('path', { d, ...MARK_STYLE[kind as keyof typeof MARK_STYLE] }),
    ),
  );
}

/** Small waves across edges that lead over a lake or an inlet, brown ones over a dry lake. */
export function waveLayer(sheet: Sheet): string {
  const { board } = sheet;
  const [lake, dryLake, inlet] = (['lake', 'dry-lake', 'inlet'] as const).map(
    (water) => 1 << WATERS.indexOf(water),
  );
  let wet = '';
  let dry = '';
  board.crossings.forEach((bits, segment) => {
    if (!(bits & (lake | dryLake | inlet))) return;
    const [a, b] = [board.ends[2 * segment], board.ends[2 * segment + 1]];
    const x = (sheet.x(a) + sheet.x(b)) / 2;
    const y = (sheet.y(a) + sheet.y(b)) / 2;
    const wave = [-2.2, 2.2].map((dy) => `M${px(x - 6)} ${px(y + dy)}q3 -3.4 6 0t6 0`).join('');
    if (bits & (lake | inlet)) wet += wave;
    else dry += wave;
  });
  const style = { fill: 'none', 'stroke-width': 1.6, 'stroke-linecap': 'round' };
  return group({}, [
    wet === '' ? '' : element('path', { d: wet, stroke: THEME.port, ...style }),
    dry === '' ? '' : element('path', { d: dry, stroke: THEME.dryRiver, ...style }),
  ]);
}
