// The ground: sea with its water lines, land at home and abroad, relief, woods and wastes, lakes.

import { type Attributes, element, group, px } from '../../../src/core/map/svg.js';
import type { Terrain } from '../board/board.js';
import { shoresOf } from './lakes.js';
import { milepostsBy } from './mileposts-by.js';
import type { Sheet } from './picture.js';
import { reachOf, reliefOf } from './relief.js';
import { THEME, UNIT } from './theme.js';

/** Lines along coasts, from the widest: how far out in pixels, how dark, and the water within. */
const SHELVES = [
  [19, '.35', THEME.shelfFar],
  [12, '.5', THEME.shelf],
  [6, '.7', THEME.shelfNear],
] as const;
/** The ground as it rises. */
const HEIGHTS = [THEME.hills, THEME.uplands, THEME.highlands, THEME.roof];
/** Ground that is told by a tint. */
const TINTS: readonly (readonly [Terrain, string])[] = [
  ['desert', THEME.desert],
  ['forest', THEME.forest],
  ['jungle', THEME.jungle],
  ['salt-marsh', THEME.marsh],
  ['volcano', THEME.ash],
];

/** What the ground is made of, from the bottom up. */
export function groundLayer(sheet: Sheet): string[] {
  const { board, surface, width, height, options } = sheet;
  const [left, top] = sheet.at(0, 0);
  // Outlines are drawn in their own units, hundredths of a spacing, and written once.
  const unit = (sheet.at(1, 0)[0] - left) / 100;
  const own = (pixels: number) => pixels / unit;
  const scaled = { transform: `translate(${px(left)} ${px(top)}) scale(${unit.toFixed(2)})` };
  const ringsOf = (rings: readonly (readonly number[])[] = []) =>
    rings.map((ring) => `M${ring.join(' ')}Z`).join('');
  const { outline } = options;
  // Without an outline the land ends with its mileposts.
  const land = outline ? ringsOf(outline.home) : reachOf(board, board.mileposts);
  const use = (id: 'land' | 'abroad' | 'lakes', attributes: Attributes = {}) =>
    element('use', { href: `#${id}`, ...attributes });
  const round = { 'stroke-linejoin': 'round' };
  const coast = (pixels: number, stroke: string, opacity?: string) =>
    group({ fill: 'none', stroke, 'stroke-width': own(2 * pixels), 'stroke-opacity': opacity, ...round }, [
      use('abroad'),
      use('land'),
    ]);
  const relief = reliefOf(board, options.heights);
  const along = (pixels: number, opacity: string, dashes?: string) =>
    use('abroad', {
      fill: 'none',
      stroke: THEME.wash,
      'stroke-width': own(pixels),
      'stroke-opacity': opacity,
      'stroke-dasharray': dashes,
      ...round,
    });
  return [
    element('defs', {}, [
      element('path', { id: 'abroad', d: ringsOf(outline?.abroad), ...scaled }),
      element('path', { id: 'land', d: land, ...scaled }),
      element('path', { id: 'lakes', d: shoresOf(sheet), ...scaled }),
      element('clipPath', { id: 'home' }, use('land')),
      element('clipPath', { id: 'ground' }, [use('land'), use('abroad')]),
      element('clipPath', { id: 'lake' }, use('lakes')),
    ]),
    element('rect', { width: surface.width, height, fill: THEME.sea }),
    // Water lines first: the land lies over their inner half, so they show at the sea only.
    ...SHELVES.flatMap(([far, opacity, water]) => [
      coast(far + 0.5, THEME.seaLine, opacity),
      coast(far - 0.5, water),
    ]),
    // A stroke in the colour of the fill closes the cracks between neighbouring countries.
    use('abroad', { fill: THEME.abroad, stroke: THEME.abroad, 'stroke-width': own(2) }),
    // The coast goes below the land: rings of land that overlap have one coast, without lines in between.
    use('land', { fill: 'none', stroke: THEME.shore, 'stroke-width': own(3), ...round }),
    use('land', { fill: THEME.home, stroke: THEME.home, 'stroke-width': own(0.4) }),
    group({ 'clip-path': 'url(#ground)' }, [
      group({ ...scaled, 'fill-rule': 'evenodd' }, [
        ...relief.high.map((d, n) => element('path', { d, fill: HEIGHTS[n] })),
        ...relief.shade.map((d) => element('path', { d, fill: THEME.shade, 'fill-opacity': 0.1 })),
        element('path', { d: relief.light, fill: THEME.light, 'fill-opacity': 0.5 }),
      ]),
      // Land outside the game lies under a veil.
      use('abroad', { fill: THEME.abroad, 'fill-opacity': 0.6 }),
    ]),
    group({ 'clip-path': 'url(#home)' }, [
      group({ ...scaled, 'fill-rule': 'evenodd', 'fill-opacity': 0.8 }, [
        ...TINTS.flatMap(([terrain, fill]) => {
          const mileposts = milepostsBy(board).get(terrain);
          return mileposts ? element('path', { d: reachOf(board, mileposts), fill }) : [];
        }),
      ]),
      // The frontier as old atlases have it: a wash along its inside, hatched across.
      along(16, '.26'),
      along(13, '.6', `${px(own(1.1))} ${px(own(3.2))}`),
    ]),
    use('lakes', { fill: THEME.lake, stroke: THEME.river, 'stroke-width': own(2.2), ...round }),
    group({ 'clip-path': 'url(#lake)', fill: 'none' }, [
      use('lakes', { stroke: THEME.seaLine, 'stroke-width': own(7), 'stroke-opacity': 0.6 }),
      use('lakes', { stroke: THEME.lakeLight, 'stroke-width': own(5.6) }),
    ]),
    // What stands beside the surface lies over what is drawn beyond its edge.
    width === surface.width
      ? ''
      : element('rect', {
          x: surface.width,
          y: -3,
          width: width - surface.width + 3,
          height: height + 6,
          fill: THEME.abroad,
          stroke: THEME.frontier,
          'stroke-width': 3,
        }),
  ];
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
