// The ground: sea, land at home and abroad, lakes, a soft tint of deserts and mountains, shaded areas.

import { element, group, px, ringPath, textElement, textWidth } from '../../../src/core/map/svg.js';
import { TERRAINS, type Terrain } from '../board/board.js';
import type { Sheet } from './picture.js';
import { FONT, THEME, UNIT } from './theme.js';

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
    element('path', { d: homePath, fill: THEME.home }),
    element('clipPath', { id: 'home' }, element('path', { d: homePath })),
    group({ 'clip-path': 'url(#home)' }, [tint]),
    element('path', {
      d: homePath,
      fill: 'none',
      stroke: THEME.frontier,
      'stroke-width': 1.4,
      'stroke-linejoin': 'round',
    }),
    element('path', { d: path(lakes), fill: THEME.lake, stroke: THEME.river, 'stroke-width': 0.7 }),
    column,
  ];
}

/** Areas to shade, as hexagons over their mileposts. */
export function areaLayer(sheet: Sheet): string {
  const { board, options } = sheet;
  return group(
    { 'fill-opacity': 0.18, stroke: 'none' },
    (options.areas ?? []).map((id, index) => {
      const mileposts = board.areas.get(id);
      if (!mileposts) return '';
      const d = [...mileposts].map((milepost) => hexagon(sheet.x(milepost), sheet.y(milepost))).join('');
      return element('path', { d, fill: ['#7a3fb0', '#1f7fb0', '#b05a1f', '#3f8f3f'][index % 4] });
    }),
  );
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
  const radius = UNIT / Math.sqrt(3);
  return ringPath(
    [0, 1, 2, 3, 4, 5].map((corner) => {
      const angle = (Math.PI / 3) * corner + Math.PI / 6;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    }),
  );
}

/** Names of seas, countries, deserts and lakes. */
export function placeNameLayer(sheet: Sheet): string {
  const names = (sheet.options.outline?.names ?? []).map(({ text, kind, x, y, turn }) => {
    const [px1, py1] = sheet.at(x / 100, y / 100);
    const { size, fill, spacing, style, weight } = NAME_STYLE[kind];
    const width = textWidth(text, size) + text.length * spacing;
    sheet.paper.take({ x: px1 - width / 2, y: py1 - size / 2, width, height: size }, weight);
    return textElement(px1, py1 + size * 0.35, text, {
      'font-size': size,
      'font-style': style,
      // A country whose borders are drawn lies on ground of all colours: its name needs a light rim.
      ...(kind === 'country' && sheet.options.countries ? RIMMED : { fill }),
      'letter-spacing': spacing,
      transform: turn === 0 ? undefined : `rotate(${turn} ${px(px1)} ${px(py1)})`,
    });
  });
  return group({ 'font-family': FONT, 'text-anchor': 'middle' }, names);
}

const RIMMED = {
  fill: '#7a5c3c',
  'font-weight': 'bold',
  stroke: THEME.home,
  'stroke-width': 4,
  'stroke-opacity': 0.75,
  'paint-order': 'stroke',
} as const;

const NAME_STYLE = {
  sea: { size: 19, fill: '#6f9fba', spacing: 3, style: 'italic', weight: 0.02 },
  country: { size: 20, fill: '#aaa290', spacing: 5, style: undefined, weight: 0.02 },
  land: { size: 17, fill: '#b08a35', spacing: 8, style: undefined, weight: 0.3 },
  lake: { size: 10, fill: '#2b6c9c', spacing: 0, style: 'italic', weight: 3 },
} as const;
