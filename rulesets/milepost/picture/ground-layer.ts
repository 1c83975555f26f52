// The ground: sea, land at home and abroad, lakes, a soft tint of deserts and mountains, shaded areas.

import { element, group, px, ringPath } from '../../../src/core/map/svg.js';
import { TERRAINS, type Terrain } from '../board/board.js';
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
  const path = (rings: readonly (readonly number[])[]) =>
    rings
      .map((ring) => {
        let text = '';
        for (let i = 0; i < ring.length; i += 2) {
          const [x, y] = sheet.at(ring[i] / 100, ring[i + 1] / 100);
          text += `${i === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`;
        }
        return `${text}Z`;
      })
      .join('');
  const { home, abroad, lakes } = options.outline;
  const homePath = path(home);
  const abroadPath = path(abroad);
  return [
    sea,
    // Shallow water along all coasts first, so that it shows at the sea only and not along land frontiers.
    element('path', {
      d: abroadPath + homePath,
      fill: THEME.shallow,
      stroke: THEME.shallow,
      'stroke-width': 12,
      'stroke-linejoin': 'round',
    }),
    // A stroke in the colour of the fill closes the cracks between neighbouring countries.
    element('path', { d: abroadPath, fill: THEME.abroad, stroke: THEME.abroad, 'stroke-width': 2 }),
    // The coast goes below the land: rings of land that overlap have one coast, without lines in between.
    element('path', {
      d: homePath,
      fill: 'none',
      stroke: THEME.frontier,
      'stroke-width': 2.8,
      'stroke-linejoin': 'round',
    }),
    element('path', { d: homePath, fill: THEME.home, stroke: THEME.home, 'stroke-width': 0.4 }),
    element('clipPath', { id: 'home' }, element('path', { d: homePath })),
    group({ 'clip-path': 'url(#home)' }, [tint]),
    element('path', { d: path(lakes), fill: THEME.lake, stroke: THEME.river, 'stroke-width': 0.7 }),
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
  const { board } = sheet;
  let d = '';
  for (const milepost of board.mileposts) {
    if (TERRAINS[board.terrain[milepost]] === terrain) d += hexagon(sheet.x(milepost), sheet.y(milepost));
  }
  return d === '' ? '' : element('path', { d, fill: colours[terrain], 'fill-opacity': 0.75 });
}

function hexagons(sheet: Sheet): string {
  const d = sheet.board.mileposts.map((milepost) => hexagon(sheet.x(milepost), sheet.y(milepost))).join('');
  return element('path', { d, fill: THEME.home, stroke: THEME.home, 'stroke-width': 1.5 });
}

/** The hexagon of a milepost. */
export function hexagon(x: number, y: number): string {
  return ringPath(CORNERS.map(([dx, dy]) => [x + dx, y + dy] as const));
}

// From the middle of a hexagon to its corners.
const CORNERS = /* @__PURE__ */ (() =>
  [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6;
    const radius = UNIT / Math.sqrt(3);
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  }))();
