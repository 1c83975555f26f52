// The signs of the map as SVG symbols: the rulebook's legend (waves, angles, triangles, circles) and letters.

import type { Attributes } from '../../../src/core/map/svg.js';
import { INK, NUMBER_INK, RIVER_BLUE } from './palette.js';

/** Definitions that every picture needs, used by id. */
export const SYMBOLS = /* @__PURE__ */ (() => `<defs>
<symbol id="wave" overflow="visible"><path d="M-15 0q3.75-5 7.5 0t7.5 0 7.5 0 7.5 0" fill="none" stroke="#4f8fb8" stroke-width="2" stroke-linecap="round"/></symbol>
<symbol id="peak" overflow="visible"><path d="M-17 11L-1-13 4-7 16 11Z" fill="#d2ab74"/><path d="M-1-13L4-7 16 11H2L4 2-2-4Z" fill="#9c7242"/><path d="M-1-13L4-7 1-3-2-6-6-5Z" fill="#fffaf0"/><path d="M-17 11L-1-13 4-7 16 11" fill="none" stroke="#b8601f" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/></symbol>
<symbol id="tree" overflow="visible"><ellipse cx="3" cy="9" rx="8" ry="2.4" fill="#b4c98f"/><path d="M-8 9L0-10 8 9Z" fill="#3f8a3a" stroke="#2a6428" stroke-width="1" stroke-linejoin="round"/><path d="M0-10L8 9H1Z" fill="#2c6c2d"/></symbol>
<symbol id="grass" overflow="visible"><path d="M-6 3q1-4-2-6M-2 3V-5M2 3q-1-4 2-6" fill="none" stroke="#ddd0a0" stroke-width="1.5" stroke-linecap="round"/></symbol>
<symbol id="town" overflow="visible"><circle r="8" fill="#fffdf6" stroke="${INK}" stroke-width="2.6"/></symbol>
<symbol id="city" overflow="visible"><circle r="11.5" fill="#fffdf6"/><circle r="9.5" fill="${INK}"/></symbol>
<symbol id="start" overflow="visible"><circle r="14" fill="#fffdf6" stroke="${INK}" stroke-width="2.4"/><circle r="8.5" fill="${INK}"/></symbol>
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
  city: { 'font-size': 14, 'font-weight': 'bold', ...MIDDLE, ...rim(4) },
  town: { 'font-size': 13, ...MIDDLE, ...rim(4) },
  river: {
    'font-size': 12.5,
    'font-style': 'italic',
    'letter-spacing': 1,
    fill: RIVER_BLUE,
    ...MIDDLE,
    ...rim(3.4),
  },
  code: { 'font-size': 7.5, 'font-weight': 'bold', ...MIDDLE },
  chip: { 'font-size': 7.5, 'font-weight': 'bold', ...MIDDLE },
  number: { 'font-size': 11, fill: NUMBER_INK, ...MIDDLE },
  title: { 'font-family': SERIF, 'font-size': 44, 'letter-spacing': 6, ...MIDDLE },
  subtitle: { 'font-family': SERIF, 'font-size': 17, 'font-style': 'italic', ...MIDDLE },
  heading: { 'font-family': SERIF, 'font-size': 18, 'font-weight': 'bold' },
  legend: { 'font-size': 15 },
  head: { 'font-size': 13, ...MIDDLE },
  figure: { 'font-size': 15, 'font-weight': 'bold', ...MIDDLE },
  note: { 'font-size': 13, 'font-style': 'italic' },
  key: { 'font-size': 15 },
} as const;
