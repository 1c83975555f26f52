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

/** Links: the stations that they join, by their places above, and the price in coins (F-13). */
export const LINKS: readonly { readonly joins: readonly [number, number]; readonly price: number }[] = [
  { joins: [0, 1], price: 2 },
  { joins: [1, 2], price: 3 },
  { joins: [2, 3], price: 3 },
  { joins: [0, 4], price: 2 },
  { joins: [1, 5], price: 4 },
  { joins: [2, 6], price: 4 },
  { joins: [3, 7], price: 2 },
  { joins: [4, 5], price: 2 },
  { joins: [5, 6], price: 3 },
  { joins: [6, 7], price: 2 },
  { joins: [4, 8], price: 3 },
  { joins: [5, 9], price: 4 },
  { joins: [6, 9], price: 4 },
  { joins: [8, 9], price: 3 },
  { joins: [7, 9], price: 5 },
];

/** Companies and their home stations (F-2). */
export const COMPANIES = [
  { name: 'Amber', home: 0 },
  { name: 'Birch', home: 3 },
  { name: 'Copper', home: 8 },
  { name: 'Dusk', home: 7 },
];

/** The ends of each link. */
export const JOINS = LINKS.map(({ joins }) => joins);
