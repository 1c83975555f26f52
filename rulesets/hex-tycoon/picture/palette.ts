// The colours of the drawn map and of the companies.

import { entryOf } from '../../../src/core/engine/index.js';

/** Lines and letters. */
export const INK = '#33302a';
/** The sheet. */
export const PAPER = '#f6f1e4';
/** The deep sea, and the bands along its shores with their widths, widest first. */
export const SEA_BLUE = '#8fbfdd';
export const SHALLOWS: readonly (readonly [width: number, colour: string])[] = [
  [38, '#a3cce4'],
  [20, '#bcdcec'],
  [8, '#d8ecf3'],
];
/** Between the shore and the hexes' sides. */
const BEACH = '#efe0b2';
export const COAST_INK = '#4d7d9c';
/** Lines and names of rivers. */
export const RIVER_BLUE = '#2f79b8';
/** The sides of hexes. */
export const SIDE_INK = '#a99a73';
/** Hex numbers. */
export const NUMBER_INK = '#6f6347';

/** Fill of a hex by terrain code: sea (its beach), plains, forest, mountain. */
export const GROUND_FILLS: readonly string[] = [BEACH, '#f5edcd', '#d6e4b8', '#e5d0aa'];

/** A company's colour, the colour of letters and stripes on it, its letters, and its line pattern. */
export interface CompanyColour {
  readonly fill: string;
  readonly text: string;
  /** On its rail markers. */
  readonly letters: string;
  /** Its lines: plain, with a middle thread, or dashed. It separates colours that some people confuse. */
  readonly stripe: 'plain' | 'thread' | 'dashes';
}

// biome-ignore format: a table
export const COMPANY_COLOURS: Readonly<Record<string, CompanyColour>> = {
  'red-runner':          { fill: '#c8281e', text: '#ffffff', letters: 'RR', stripe: 'plain' },
  'white-wonder':        { fill: '#ffffff', text: '#222222', letters: 'WW', stripe: 'plain' },
  'blacks-tracks':       { fill: '#1d1d1f', text: '#ffffff', letters: 'BT', stripe: 'plain' },
  'grey-goose-express':  { fill: '#7d8288', text: '#ffffff', letters: 'GG', stripe: 'plain' },
  'blue-lightning':      { fill: '#2f7df0', text: '#ffffff', letters: 'BL', stripe: 'plain' },
  'green-machines':      { fill: '#1f8a3b', text: '#ffffff', letters: 'GM', stripe: 'dashes' },
  'yellow-fellow-lines': { fill: '#ffe02e', text: '#222222', letters: 'YF', stripe: 'plain' },
  'purple-pusher':       { fill: '#9a45b5', text: '#ffffff', letters: 'PU', stripe: 'thread' },
  'silver-streak':       { fill: '#ccd5dd', text: '#2b3a4a', letters: 'SS', stripe: 'thread' },
  'golden-boy':          { fill: '#c8901a', text: '#2c2105', letters: 'GB', stripe: 'thread' },
  'indigo-engines':      { fill: '#352a8c', text: '#ffffff', letters: 'IE', stripe: 'dashes' },
  'pink-puffer':         { fill: '#f48fb8', text: '#3d1024', letters: 'PI', stripe: 'dashes' },
};

// A company that no table knows.
const PLAIN_BROWN: CompanyColour = { fill: '#8a6b4d', text: '#ffffff', letters: '', stripe: 'plain' };

/** The colours of a company; a plain brown for one that no table knows. */
export function companyColour(id: string): CompanyColour {
  return entryOf(COMPANY_COLOURS, id) ?? PLAIN_BROWN;
}
