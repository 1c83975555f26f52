// The marks of the mileposts, and of the water that edges cross.

import { element, group, px } from '../../../src/core/map/svg.js';
import { TERRAINS, type Terrain, WATERS, type Water } from '../board/board.js';
import type { Sheet } from './picture.js';
import { THEME, UNIT } from './theme.js';

// A triangle standing on its base, centred on a point.
function trianglePath(x: number, y: number, size: number): string {
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
      return { path: trianglePath(x, y, UNIT * 0.21), kind: 'mountain' };
    case 'rock':
      return { path: boulderPath(x, y), kind: 'rock' };
    case 'alpine':
      return { path: trianglePath(x, y, UNIT * 0.25), kind: 'alpine' };
    case 'volcano':
      return { path: trianglePath(x, y, UNIT * 0.28), kind: 'volcano' };
    case 'forest':
      return { path: firPath(x, y), kind: 'forest' };
    case 'jungle':
      return { path: palmPath(x, y), kind: 'jungle' };
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

/** A fir: two tiers on a trunk. */
function firPath(x: number, y: number): string {
  const u = UNIT * 0.24;
  return (
    `M${px(x)} ${px(y - u * 1.15)}l${px(u * 0.62)} ${px(u)}h${px(-u * 0.28)}l${px(u * 0.5)} ${px(u * 0.85)}` +
    `h${px(-u * 0.6)}v${px(u * 0.4)}h${px(-u * 0.48)}v${px(-u * 0.4)}h${px(-u * 0.6)}l${px(u * 0.5)} ${px(-u * 0.85)}` +
    `h${px(-u * 0.28)}z`
  );
}

/** A palm: a trunk and four fronds. */
function palmPath(x: number, y: number): string {
  const u = UNIT * 0.27;
  const [top, foot] = [y - u * 0.35, y + u];
  const fronds = [
    [-1, 0.35],
    [-0.7, -0.6],
    [0.7, -0.6],
    [1, 0.35],
  ].map(([dx, dy]) => `M${px(x)} ${px(top)}q${px(dx * u * 0.5)} ${px(-u * 0.5)} ${px(dx * u)} ${px(dy * u)}`);
  return `M${px(x)} ${px(top)}V${px(foot)}${fronds.join('')}`;
}

/** A boulder: a block with a flat foot. */
function boulderPath(x: number, y: number): string {
  const u = UNIT * 0.2;
  return (
    `M${px(x - u)} ${px(y + u * 0.8)}l${px(u * 0.25)} ${px(-u * 1.2)}l${px(u * 0.65)} ${px(-u * 0.4)}` +
    `l${px(u * 0.8)} ${px(u * 0.6)}l${px(u * 0.3)} ${px(u)}z`
  );
}

/** How each kind of mark is drawn. */
export const MARK_STYLE = {
  dot: { stroke: THEME.ink, 'stroke-width': UNIT * 0.17, 'stroke-linecap': 'round', fill: 'none' },
  sand: { stroke: THEME.desertInk, 'stroke-width': UNIT * 0.22, 'stroke-linecap': 'round', fill: 'none' },
  forest: { fill: THEME.forestInk, stroke: 'none' },
  jungle: { stroke: THEME.jungleInk, 'stroke-width': 2, 'stroke-linecap': 'round', fill: 'none' },
  rock: { fill: '#d8cdbd', stroke: THEME.rockInk, 'stroke-width': 1.1, 'stroke-linejoin': 'round' },
  volcano: { fill: THEME.fire, stroke: THEME.alpineInk, 'stroke-width': 1.6, 'stroke-linejoin': 'round' },
  marsh: { stroke: '#2f7d78', 'stroke-width': 1.7, 'stroke-linecap': 'round', fill: 'none' },
  mountain: { fill: THEME.paper, stroke: THEME.mountainInk, 'stroke-width': 1.3, 'stroke-linejoin': 'round' },
  alpine: { fill: THEME.alpineInk, stroke: THEME.alpineInk, 'stroke-width': 0.8, 'stroke-linejoin': 'round' },
} as const;

const styleOf = (terrain: Terrain) => MARK_STYLE[terrainMark(terrain, 0, 0)?.kind ?? 'dot'];

/** One mark a milepost; cities and ports have their own. */
export function milepostLayer(sheet: Sheet): string {
  const paths: Partial<Record<Terrain, string>> = {};
  for (const milepost of sheet.board.mileposts) {
    const terrain = TERRAINS[sheet.board.terrain[milepost]];
    const mark = terrainMark(terrain, sheet.x(milepost), sheet.y(milepost));
    if (mark) paths[terrain] = (paths[terrain] ?? '') + mark.path;
    sheet.paper.take({ x: sheet.x(milepost) - 4, y: sheet.y(milepost) - 4, width: 8, height: 8 }, 0.25);
  }
  return group(
    {},
    (Object.keys(paths) as Terrain[]).map((terrain) =>
      element('path', { d: paths[terrain], 'data-sign': terrain, ...styleOf(terrain) }),
    ),
  );
}

/** A wave along every segment that leads over a lake or an inlet, brown over a dry lake: the segment is what costs. */
export function waveLayer(sheet: Sheet): string {
  const { board } = sheet;
  const waves: Record<string, string> = {};
  board.water.forEach((bits, segment) => {
    const water = (['lake', 'inlet', 'dry-lake'] as const).find((name) => bits & (1 << WATERS.indexOf(name)));
    if (water === undefined) return;
    waves[water] =
      (waves[water] ?? '') + wavePath(...sheet.line(board.ends[2 * segment], board.ends[2 * segment + 1]));
  });
  return Object.entries(waves)
    .map(([water, d]) => waveSign(d, water as Water))
    .join('\n');
}

const HALF_WAVES = 5;

/** The path of a wave between two neighbours. */
export function wavePath([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): string {
  const share = 0.62;
  const [dx, dy] = [((bx - ax) * share) / HALF_WAVES, ((by - ay) * share) / HALF_WAVES];
  const margin = (1 - share) / 2;
  let d = `M${px(ax + (bx - ax) * margin)} ${px(ay + (by - ay) * margin)}`;
  for (let half = 0; half < HALF_WAVES; half++) {
    const side = half % 2 === 0 ? 1.5 : -1.5;
    d += `q${px(dx / 2 - dy * side)} ${px(dy / 2 + dx * side)} ${px(dx)} ${px(dy)}`;
  }
  return d;
}

/** Waves on a light rim, in the colour of their water. */
export function waveSign(d: string, water: Water): string {
  const style = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return group({ 'data-sign': water }, [
    element('path', { ...style, stroke: THEME.paper, 'stroke-width': 4.4 }),
    element('path', {
      ...style,
      stroke: water === 'dry-lake' ? THEME.dryLake : THEME.port,
      'stroke-width': 2.1,
    }),
  ]);
}
