// The signs of the map as SVG symbols: the legend of the rulebook (waves, angles, triangles, circles); and the letters.

import type { Attributes } from '../../../src/core/map/svg.js';
import { INK, RIVER_BLUE } from './palette.js';

/** Definitions that every picture needs, used by id. */
export const SYMBOLS = /* @__PURE__ */ (() => `<defs>
<symbol id="wave" overflow="visible"><path d="M-15 0q3.75-5 7.5 0t7.5 0 7.5 0 7.5 0" fill="none" stroke="#5f9fc8" stroke-width="2" stroke-linecap="round"/></symbol>
<symbol id="peak" overflow="visible"><path d="M-11 8L0-9 11 8" fill="#e9cfa2" stroke="#c8651b" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"/></symbol>
<symbol id="tree" overflow="visible"><path d="M-8 8L0-9 8 8Z" fill="#3f8a3a" stroke="#2a6428" stroke-width="1"/></symbol>
<symbol id="town" overflow="visible"><circle r="8" fill="#fffdf6" stroke="${INK}" stroke-width="2.6"/></symbol>
<symbol id="city" overflow="visible"><circle r="9.5" fill="${INK}"/></symbol>
<symbol id="start" overflow="visible"><circle r="13.5" fill="#fffdf6" stroke="${INK}" stroke-width="2.4"/><circle r="8.5" fill="${INK}"/></symbol>
</defs>`)();

/** The letters of everything that does not say otherwise. */
export const PLAIN: Attributes = { 'font-family': 'DejaVu Sans, Verdana, sans-serif', fill: INK };

const SERIF = 'DejaVu Serif, Georgia, serif';
const MIDDLE = { 'text-anchor': 'middle' };
const rim = (width: number) => ({
  'paint-order': 'stroke',
  stroke: '#fffdf6',
  'stroke-width': width,
  'stroke-linejoin': 'round',
});

/** Letters by what they say. */
export const LETTERS = {
  city: { 'font-size': 11, 'font-weight': 'bold', ...MIDDLE, ...rim(3) },
  town: { 'font-size': 10.5, ...MIDDLE, ...rim(3) },
  river: { 'font-size': 9.5, 'font-style': 'italic', fill: RIVER_BLUE, ...MIDDLE, ...rim(2.6) },
  code: { 'font-size': 7, 'font-weight': 'bold', ...MIDDLE },
  number: { 'font-size': 7.5, fill: '#8d8266', ...MIDDLE },
  title: { 'font-family': SERIF, 'font-size': 44, 'letter-spacing': 6, ...MIDDLE },
  subtitle: { 'font-family': SERIF, 'font-size': 17, 'font-style': 'italic', ...MIDDLE },
  legend: { 'font-size': 14 },
  key: { 'font-size': 12 },
} as const;
