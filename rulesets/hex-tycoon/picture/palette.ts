// The colours of the drawn map and of the companies.

import { entryOf } from '../../../src/core/engine/index.js';

/** Lines and letters. */
export const INK = '#33302a';
/** The sheet. */
export const PAPER = '#f6f1e4';
// Fill of the sea.
const SEA_BLUE = '#a9cfe6';
/** Lines and names of rivers. */
export const RIVER_BLUE = '#2f79b8';

/** Fill of a hex by terrain code: sea, plains, forest, mountain. */
export const GROUND_FILLS: readonly string[] = [SEA_BLUE, '#f4ebc8', '#d3e3b4', '#e9cfa2'];

/** A company's colour and the colour of a letter on it. */
export interface CompanyColour {
  readonly fill: string;
  readonly text: string;
}

// biome-ignore format: a table
const COLOURS: Readonly<Record<string, CompanyColour>> = {
  'red-runner':          { fill: '#c8281e', text: '#ffffff' },
  'white-wonder':        { fill: '#ffffff', text: '#222222' },
  'blacks-tracks':       { fill: '#1d1d1f', text: '#ffffff' },
  'grey-goose-express':  { fill: '#7d8288', text: '#ffffff' },
  'blue-lightning':      { fill: '#2f6fe0', text: '#ffffff' },
  'green-machines':      { fill: '#1f8a3b', text: '#ffffff' },
  'yellow-fellow-lines': { fill: '#ffe02e', text: '#222222' },
  'purple-pusher':       { fill: '#8e3aa8', text: '#ffffff' },
  'silver-streak':       { fill: '#d3d9df', text: '#3a4652' },
  'golden-boy':          { fill: '#cf9a1b', text: '#2c2105' },
  'indigo-engines':      { fill: '#352a8c', text: '#ffffff' },
  'pink-puffer':         { fill: '#f48fb8', text: '#3d1024' },
};

/** The colours of a company; a plain brown for one that no table knows. */
export function companyColour(id: string): CompanyColour {
  return entryOf(COLOURS, id) ?? { fill: '#8a6b4d', text: '#ffffff' };
}
