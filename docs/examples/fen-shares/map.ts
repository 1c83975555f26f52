// What is printed on the board of Fen Shares.

/** Stations, and what they are worth (F-19). */
export const STATIONS = [
  { name: 'Ayle', worth: 1 },
  { name: 'Brink', worth: 2 },
  { name: 'Crane', worth: 3 },
  { name: 'Dyke', worth: 1 },
  { name: 'Ebb', worth: 1 },
  { name: 'Fleet', worth: 3 },
  { name: 'Grim', worth: 2 },
  { name: 'Holme', worth: 1 },
  { name: 'Ings', worth: 1 },
  { name: 'Keld', worth: 4 },
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

/** Companies and their home stations (F-2). */
export const COMPANIES = [
  { name: 'Amber', home: 0 },
  { name: 'Birch', home: 3 },
  { name: 'Copper', home: 8 },
  { name: 'Dusk', home: 7 },
];
