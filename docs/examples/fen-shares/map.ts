// What is printed on the board of Fen Shares.

/** Stations, what they are worth (F-19), and where they are drawn. */
export const STATIONS = [
  { name: 'Ayle', worth: 1, x: 0, y: 2, note: 'home of Amber' },
  { name: 'Brink', worth: 2, x: 11, y: 0 },
  { name: 'Crane', worth: 3, x: 22, y: 2 },
  { name: 'Dyke', worth: 1, x: 33, y: 0, note: 'home of Birch' },
  { name: 'Ebb', worth: 1, x: 1, y: 13 },
  { name: 'Fleet', worth: 3, x: 12, y: 12 },
  { name: 'Grim', worth: 2, x: 23, y: 14 },
  { name: 'Holme', worth: 1, x: 34, y: 11, note: 'home of Dusk' },
  { name: 'Ings', worth: 1, x: 3, y: 24, note: 'home of Copper' },
  { name: 'Keld', worth: 4, x: 18, y: 25 },
];

const link = (from: number, to: number, price: number) => ({
  joins: [from, to] as const,
  price,
  name: `${STATIONS[from]!.name}–${STATIONS[to]!.name}`,
});

/** Links: the stations that they join, by their places above, and the price in coins (F-13). */
// biome-ignore format: a row of the map a line
export const LINKS = [
  link(0, 1, 2), link(1, 2, 3), link(2, 3, 3),
  link(0, 4, 2), link(1, 5, 4), link(2, 6, 4), link(3, 7, 2),
  link(4, 5, 2), link(5, 6, 3), link(6, 7, 2),
  link(4, 8, 3), link(5, 9, 4), link(6, 9, 4),
  link(8, 9, 3), link(7, 9, 5),
];

/** Companies, their home stations (F-2) and their colours. */
export const COMPANIES = [
  { name: 'Amber', home: 0, colour: '#e0a100' },
  { name: 'Birch', home: 3, colour: '#3f7d4e' },
  { name: 'Copper', home: 8, colour: '#b5532a' },
  { name: 'Dusk', home: 7, colour: '#4c4a8c' },
];
