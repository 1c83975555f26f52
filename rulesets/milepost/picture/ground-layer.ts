// The ground: sea, land at home and abroad, lakes, a soft tint of deserts and mountains, shaded areas.

import { type Attributes, element, group, px } from '../../../src/core/map/svg.js';
import type { Terrain } from '../board/board.js';
import { milepostsBy } from './mileposts-by.js';
import type { Sheet } from './picture.js';
import { THEME, UNIT } from './theme.js';

/** Definitions that the ground refers to. */
export const groundDefinitions = element(
  'filter',
  { id: 'soft', x: '-5%', y: '-5%', width: '110%', height: '110%' },
  [element('feGaussianBlur', { stdDeviation: UNIT * 0.28 })],
);

/** Sea, land, tints and lakes. */
export function groundLayer(sheet: Sheet): string[] {
  const { width, height, surface, options } = sheet;
  // What stands beside the surface lies over what is drawn beyond its edge.
  const column =
    width > surface.width
      ? element('rect', {
          x: surface.width,
          y: -3,
          width: width - surface.width + 3,
          height: height + 6,
          fill: THEME.abroad,
          stroke: THEME.frontier,
          'stroke-width': 3,
        })
      : '';
  const sea = element('rect', { width: surface.width, height, fill: THEME.sea });
  const tint = group(
    { filter: 'url(#soft)' },
    (['mountain', 'alpine', 'desert', 'forest', 'jungle', 'salt-marsh', 'volcano'] as const).map((terrain) =>
      tintOf(sheet, terrain),
    ),
  );
  if (!options.outline) return [sea, hexagons(sheet), tint, column];
  const { home, abroad, lakes } = options.outline;
  const [left, top] = sheet.at(0, 0);
  const [right] = sheet.at(1, 0);
  // Outlines are drawn in their own units, hundredths of a spacing, and written once.
  const hundredths = (right - left) / 100;
  const own = (pixels: number) => pixels / hundredths;
  const ringsOf = (rings: readonly (readonly number[])[]) =>
    rings.map((ring) => `M${ring.join(' ')}Z`).join('');
  const scaled = { transform: `translate(${px(left)} ${px(top)}) scale(${hundredths})` };
  const land = (id: 'land' | 'abroad', attributes: Attributes) =>
    element('use', { href: `#${id}`, ...attributes });
  const round = { 'stroke-linejoin': 'round' };
  return [
    sea,
    element('defs', {}, [
      element('path', { id: 'abroad', d: ringsOf(abroad), ...scaled }),
      element('path', { id: 'land', d: ringsOf(home), ...scaled }),
    ]),
    // Shallow water along all coasts first, so that it shows at the sea only and not along land frontiers.
    group({ fill: THEME.shallow, stroke: THEME.shallow, 'stroke-width': own(12), ...round }, [
      land('abroad', {}),
      land('land', {}),
    ]),
    // A stroke in the colour of the fill closes the cracks between neighbouring countries.
    land('abroad', { fill: THEME.abroad, stroke: THEME.abroad, 'stroke-width': own(2) }),
    // The coast goes below the land: rings of land that overlap have one coast, without lines in between.
    land('land', { fill: 'none', stroke: THEME.frontier, 'stroke-width': own(2.8), ...round }),
    land('land', { fill: THEME.home, stroke: THEME.home, 'stroke-width': own(0.4) }),
    element('clipPath', { id: 'home' }, land('land', {})),
    group({ 'clip-path': 'url(#home)' }, [tint]),
    element('path', {
      d: ringsOf(lakes),
      ...scaled,
      fill: THEME.lake,
      stroke: THEME.river,
      'stroke-width': own(0.7),
    }),
    column,
  ];
}

function tintOf(sheet: Sheet, terrain: Terrain): string {
  const colours: Partial<Record<Terrain, string>> = {
    mountain: THEME.mountain,
    alpine: THEME.alpine,
    desert: THEME.desert,
    forest: '#b7d2a2',
    jungle: '#8fbf86',
    'salt-marsh': '#a8d3cd',
    volcano: '#e8a488',
  };
  const mileposts = milepostsBy(sheet.board).get(terrain) ?? [];
  const d = mileposts.map((milepost) => hexagon(sheet.x(milepost), sheet.y(milepost))).join('');
  return d === '' ? '' : element('path', { d, fill: colours[terrain], 'fill-opacity': 0.75 });
}

function hexagons(sheet: Sheet): string {
  const d = sheet.board.mileposts.map((milepost) => hexagon(sheet.x(milepost), sheet.y(milepost))).join('');
  return element('path', { d, fill: THEME.home, stroke: THEME.home, 'stroke-width': 1.5 });
}

/** The hexagon of a milepost, from its upper right corner on. */
export function hexagon(x: number, y: number): string {
  return `M${px(x + UNIT / 2)} ${px(y - UNIT / Math.sqrt(12))}${SIDES}`;
}

// Down, to the foot, up the left side, to the top, and back.
const SIDES = /* @__PURE__ */ (() => {
  const [half, side, slope] = [UNIT / 2, UNIT / Math.sqrt(3), UNIT / Math.sqrt(12)].map((pixels) =>
    pixels.toFixed(2),
  );
  return `v${side}l-${half} ${slope}l-${half}-${slope}v-${side}l${half}-${slope}z`;
})();
