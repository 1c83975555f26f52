// The marks of the mileposts, and of the water that edges cross.

import { element, group, px } from '../../../src/core/map/svg.js';
import { type Terrain, WATERS, type Water } from '../board/board.js';
import { lakeCrossings, lakeSign } from './lakes.js';
import { milepostsBy } from './mileposts-by.js';
import type { Sheet } from './picture.js';
import { THEME, UNIT } from './theme.js';

/** Draws something at a point. */
type Draws = (x: number, y: number) => string;

// A triangle standing on its base, centred on a point.
function triangle(size: number): Draws {
  const sides = `l${px(size * 0.95)} ${px(size * 1.6)}h${px(-size * 1.9)}z`;
  return (x, y) => `M${px(x)} ${px(y - size)}${sides}`;
}

const mountainPath = /* @__PURE__ */ triangle(UNIT * 0.21);
const alpinePath = /* @__PURE__ */ triangle(UNIT * 0.25);
const volcanoPath = /* @__PURE__ */ triangle(UNIT * 0.28);

/** Three reeds over a line of water. */
function reedPath(x: number, y: number): string {
  const [foot, top] = [px(y + UNIT * 0.1), px(y - UNIT * 0.2)];
  const reeds = [-0.2, 0, 0.2].map(
    (lean) => `M${px(x + UNIT * lean * 0.5)} ${foot}L${px(x + UNIT * lean)} ${top}`,
  );
  return `${reeds.join('')}M${px(x - UNIT * 0.24)} ${px(y + UNIT * 0.2)}h${px(UNIT * 0.48)}`;
}

// A fir: two tiers on a trunk.
const firPath = /* @__PURE__ */ ((): Draws => {
  const u = UNIT * 0.24;
  const sides =
    `l${px(u * 0.62)} ${px(u)}h${px(-u * 0.28)}l${px(u * 0.5)} ${px(u * 0.85)}` +
    `h${px(-u * 0.6)}v${px(u * 0.4)}h${px(-u * 0.48)}v${px(-u * 0.4)}h${px(-u * 0.6)}l${px(u * 0.5)} ${px(-u * 0.85)}` +
    `h${px(-u * 0.28)}z`;
  return (x, y) => `M${px(x)} ${px(y - u * 1.15)}${sides}`;
})();

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
  rock: { fill: THEME.boulder, stroke: THEME.rockInk, 'stroke-width': 1.1, 'stroke-linejoin': 'round' },
  volcano: { fill: THEME.fire, stroke: THEME.alpineInk, 'stroke-width': 1.6, 'stroke-linejoin': 'round' },
  marsh: { stroke: THEME.marshInk, 'stroke-width': 1.7, 'stroke-linecap': 'round', fill: 'none' },
  mountain: {
    fill: THEME.mountainFill,
    stroke: THEME.mountainInk,
    'stroke-width': 1.3,
    'stroke-linejoin': 'round',
  },
  alpine: { fill: THEME.alpineInk, stroke: THEME.alpineInk, 'stroke-width': 0.8, 'stroke-linejoin': 'round' },
} as const;

const dotPath: Draws = (x, y) => `M${px(x)} ${px(y)}h0`;

/** The marks of terrains; of some there is none. */
export const MARKS: Readonly<
  Partial<Record<Terrain, { readonly path: Draws; readonly kind: keyof typeof MARK_STYLE }>>
> = {
  clear: { path: dotPath, kind: 'dot' },
  passage: { path: dotPath, kind: 'dot' },
  desert: { path: dotPath, kind: 'sand' },
  'salt-marsh': { path: reedPath, kind: 'marsh' },
  mountain: { path: mountainPath, kind: 'mountain' },
  rock: { path: boulderPath, kind: 'rock' },
  alpine: { path: alpinePath, kind: 'alpine' },
  volcano: { path: volcanoPath, kind: 'volcano' },
  forest: { path: firPath, kind: 'forest' },
  jungle: { path: palmPath, kind: 'jungle' },
};

/** One mark a milepost; cities and ports have their own. */
export function milepostLayer(sheet: Sheet): string {
  const { board, paper, places } = sheet;
  if (!places.areKnown)
    for (const milepost of board.mileposts)
      paper.take({ x: sheet.x(milepost) - 4, y: sheet.y(milepost) - 4, width: 8, height: 8 }, 0.25);
  return group(
    {},
    [...milepostsBy(board)].map(([terrain, mileposts]) => {
      const mark = MARKS[terrain];
      if (mark === undefined) return '';
      const d = mileposts.map((milepost) => mark.path(sheet.x(milepost), sheet.y(milepost))).join('');
      return element('path', { d, 'data-sign': terrain, ...MARK_STYLE[mark.kind] });
    }),
  );
}

/** A wave along every segment over a lake or an inlet, brown over a dry lake: crossing it costs money. */
export function waveLayer({ board, line }: Sheet): string {
  // Few of thousands of segments cross water, so this looks for each value and does not visit all of them.
  const values = [...new Set(board.water)];
  const waves = WAVY.map((water) => {
    let d = '';
    for (const bits of values) {
      if (WAVY.find((name) => bits & (1 << WATERS.indexOf(name))) !== water) continue;
      for (
        let segment = board.water.indexOf(bits);
        segment >= 0;
        segment = board.water.indexOf(bits, segment + 1)
      )
        d += wavePath(...line(board.ends[2 * segment], board.ends[2 * segment + 1]));
    }
    if (d === '') return '';
    return `${water === 'lake' ? lakeSign(lakeCrossings(board, line)) : ''}${waveSign(d, water)}`;
  });
  return waves.filter((wave) => wave !== '').join('\n');
}

const WAVY = ['lake', 'inlet', 'dry-lake'] as const;
const HALF_WAVES = 5;

/** The path of a wave between two neighbours. */
export function wavePath([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): string {
  const share = 0.62;
  const [dx, dy] = [((bx - ax) * share) / HALF_WAVES, ((by - ay) * share) / HALF_WAVES];
  const margin = (1 - share) / 2;
  const half = (side: number) => `q${px(dx / 2 - dy * side)} ${px(dy / 2 + dx * side)} ${px(dx)} ${px(dy)}`;
  const [up, down] = [half(1.5), half(-1.5)];
  return `M${px(ax + (bx - ax) * margin)} ${px(ay + (by - ay) * margin)}${up}${down}${up}${down}${up}`;
}

/** Waves in the colour of their water; on a light rim where no water is drawn below them. */
export function waveSign(d: string, water: Water): string {
  const style = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return group({ 'data-sign': water }, [
    water === 'lake' ? '' : element('path', { ...style, stroke: THEME.halo, 'stroke-width': 4.4 }),
    element('path', {
      ...style,
      stroke: water === 'dry-lake' ? THEME.dryLake : THEME.port,
      'stroke-width': water === 'lake' ? 1.6 : 2.1,
    }),
  ]);
}
