// The two building cost charts of the rulebook, in MB. How lines add up is build-charts.ts.

import type { BuildCharts } from './build-charts.js';

/** HT-BUILD-12 (hexsides) and HT-BUILD-13 (interiors). `present` is for every rail marker there already. */
// biome-ignore format: tables to be read against the rulebook's charts
export const baseCharts: BuildCharts = {
  hexside:  { base: 1, river: 2, mountain: 1, coast: 1,                     station: 1, present: 1 },
  interior: { base: 1, town: 1, city: 2, forest: 1, coast: 1, mountain: 2,  station: 1, present: 1 },
};
