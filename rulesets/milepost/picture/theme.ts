// The measures, letters and colours of the picture. Tracks have separate colours.

/** Pixels of one spacing between mileposts. */
export const UNIT = 26;
/** Room around the lattice, in pixels. */
export const MARGIN = UNIT * 1.6;

/** Colours by what they paint. */
export const THEME = {
  sea: '#cfe4ef',
  shallow: '#b7d6e6',
  abroad: '#e6e2d6',
  home: '#fcf8ec',
  frontier: '#a58a6b',
  lake: '#a9cfe4',
  river: '#3f86b8',
  dryRiver: '#b08d57',
  dryLake: '#8a5a1c',
  desert: '#f1d795',
  mountain: '#d9bf9a',
  alpine: '#b9c3d3',
  ink: '#3a342c',
  faint: '#8b8375',
  mountainInk: '#7a5230',
  alpineInk: '#33425c',
  desertInk: '#b98a2c',
  city: '#c8202f',
  cityFill: '#f6c9c3',
  port: '#1d5f8a',
  paper: '#fffdf6',
  seaPoint: '#4f86a6',
  link: '#8a3ab0',
  border: '#9c5f34',
  nation: '#7d3f72',
  rock: '#c3b6a3',
  rockShade: '#8f7f6b',
  tunnel: '#efe6d2',
  rockInk: '#84735f',
  gate: '#2f2a26',
  wall: '#c4622b',
  forestInk: '#2f7a3a',
  jungleInk: '#0f5c3c',
  fire: '#d4401a',
} as const;

/** The family of fonts all text is set in. */
export const FONT = 'DejaVu Sans, Verdana, Arial, sans-serif';

/** The family of fonts of names of land and water, as on maps. */
export const MAP_FONT = "Palatino, 'Palatino Linotype', Georgia, 'DejaVu Serif', serif";

/** Names that lie on the ground, with a rim that lifts them off it. */
export const LETTERING = {
  'font-family': MAP_FONT,
  stroke: THEME.home,
  'stroke-width': 2.4,
  'stroke-opacity': 0.8,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
} as const;
