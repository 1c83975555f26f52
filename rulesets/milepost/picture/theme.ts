// The measures, letters and colours of the picture. Tracks have separate colours.

/** Pixels of one spacing between mileposts. */
export const UNIT = 26;
/** Room around the lattice, in pixels. */
export const MARGIN = UNIT * 1.6;

/** Colours by their role; no two roles share one, so that each has its own on the dark sheet. */
export const THEME = {
  sea: '#c6deea',
  // Water along coasts and the lines that engravers draw there, from the widest.
  shelfFar: '#bcd8e6',
  shelf: '#b3d2e3',
  shelfNear: '#a8cbde',
  seaLine: '#6fa3bf',
  abroad: '#ece6d8',
  home: '#fbf5e2',
  // The ground as it rises: warmer, and pale at the top.
  hills: '#f5ebcd',
  uplands: '#f0e0b9',
  highlands: '#e9d5ab',
  roof: '#efe6d4',
  shade: '#6b4a2a',
  light: '#fffdf5',
  wash: '#b4624f',
  frontier: '#a58a6b',
  shore: '#7f9aa6',
  lake: '#a9cfe4',
  lakeLight: '#d5e8f0',
  river: '#3f86b8',
  dryRiver: '#b08d57',
  dryLake: '#8a5a1c',
  desert: '#f3dca0',
  forest: '#c6d9ad',
  jungle: '#a5c898',
  marsh: '#b5d8d2',
  ash: '#e8b49c',
  ink: '#3a342c',
  faint: '#8b8375',
  title: '#8f1d1d',
  frame: '#8a5a3c',
  mountainInk: '#7a5230',
  mountainFill: '#fffef8',
  alpineInk: '#33425c',
  desertInk: '#b98a2c',
  marshInk: '#2f7d78',
  city: '#c8202f',
  cityFill: '#f6c9c3',
  cityRim: '#fffdf4',
  port: '#1d5f8a',
  paper: '#fffdf6',
  halo: '#fcf8ec',
  casing: '#fdf8e9',
  seaPoint: '#4f86a6',
  link: '#8a3ab0',
  border: '#9c5f34',
  nation: '#7d3f72',
  zone: '#8a4f9e',
  rock: '#c3b6a3',
  boulder: '#d8cdbd',
  rockShade: '#8f7f6b',
  tunnel: '#efe6d2',
  rockInk: '#84735f',
  gate: '#2f2a26',
  wall: '#c4622b',
  forestInk: '#2f7a3a',
  jungleInk: '#0f5c3c',
  fire: '#d4401a',
  seaName: '#4a86a8',
  countryName: '#8a7350',
  landName: '#95702a',
  waterName: '#1f5f8f',
  portName: '#174f74',
  dryName: '#80602c',
} as const;

/** The dark sheet: what each role is painted in by night. */
export const NIGHT: Readonly<Record<keyof typeof THEME, string>> = {
  sea: '#17232b',
  shelfFar: '#1a2932',
  shelf: '#1d2f3a',
  shelfNear: '#213643',
  seaLine: '#47748c',
  abroad: '#24272a',
  home: '#2d302c',
  hills: '#343630',
  uplands: '#3b3b32',
  highlands: '#444035',
  roof: '#4a4841',
  shade: '#0c0a08',
  light: '#5d5a4c',
  wash: '#b87060',
  frontier: '#7d6d58',
  shore: '#5d7b89',
  lake: '#234457',
  lakeLight: '#2c5368',
  river: '#58a0cf',
  dryRiver: '#b3935f',
  dryLake: '#c79a5c',
  desert: '#4d4428',
  forest: '#2c4330',
  jungle: '#234a33',
  marsh: '#274845',
  ash: '#553328',
  ink: '#efe6d0',
  faint: '#a89f8e',
  title: '#eaa48c',
  frame: '#a07a5c',
  mountainInk: '#d5ae82',
  mountainFill: '#40392f',
  alpineInk: '#c3d0e6',
  desertInk: '#d8ae58',
  marshInk: '#76bdb6',
  city: '#ef5a62',
  cityFill: '#5c2f33',
  cityRim: '#1c1e1d',
  port: '#8fc6e6',
  paper: '#222726',
  halo: '#1f2221',
  casing: '#cbc3ae',
  seaPoint: '#5f93ad',
  link: '#c58be0',
  border: '#d0956a',
  nation: '#cf93c2',
  zone: '#c08fd2',
  rock: '#3b3833',
  boulder: '#5c554b',
  rockShade: '#191715',
  tunnel: '#2f2c27',
  rockInk: '#9d8f7a',
  gate: '#d9cfba',
  wall: '#e08a55',
  forestInk: '#79b980',
  jungleInk: '#63b58d',
  fire: '#f0693f',
  seaName: '#7fb4cf',
  countryName: '#c9b58d',
  landName: '#dcb96a',
  waterName: '#9ccbe8',
  portName: '#a4cfe6',
  dryName: '#d0b07a',
};

/** Light rims and dark pits of a seat's pieces: the same by day and by night. */
export const RIM = '#fffdf7';
export const PIT = '#3a342d';

/** The family of fonts all text is set in. Room for text is measured in DejaVu Sans, the widest of them. */
export const FONT =
  "'Alegreya Sans', 'Gill Sans', 'Gill Sans MT', Optima, Candara, 'DejaVu Sans', Verdana, sans-serif";

/** The family of fonts of names of land and water, as on maps. */
export const MAP_FONT =
  "Alegreya, 'Iowan Old Style', Palatino, 'Palatino Linotype', Georgia, 'DejaVu Serif', serif";

/** Names that lie on the ground, with a rim that lifts them off it. */
export const LETTERING = {
  'font-family': MAP_FONT,
  stroke: THEME.halo,
  'stroke-width': 2.4,
  'stroke-opacity': 0.8,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
} as const;
