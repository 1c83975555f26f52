// Written by `npm run generate -- states` from the conditions of all actions; a test fails where the two are not in step.

/** The phases in which somebody is asked. */
export type Waits =
  | 'chooseCompany'
  | 'chooseTycoon'
  | 'chooseStartingCity'
  | 'steal'
  | 'build'
  | 'income'
  | 'beforeUpkeep'
  | 'dividend'
  | 'upgrade'
  | 'placeMarker';

/** Refusals, by code: what fills the sentence of each. */
export interface Refusals {
  readonly 'build/already-there': { readonly site: number };
  readonly 'build/at-sea': { readonly site: number };
  readonly 'build/hexside-not-connected': { readonly site: number };
  readonly 'build/interior-not-connected': { readonly site: number };
  readonly 'build/no-markers-left': { readonly left: number };
  readonly 'build/shutout-limit': { readonly site: number; readonly limit: number };
  readonly 'build/site-full': { readonly site: number; readonly limit: number };
  readonly 'build/too-expensive': { readonly site: number; readonly price: number; readonly money: number };
  readonly 'build/too-far': { readonly site: number; readonly distance: number; readonly trainLevel: number };
  readonly 'build/too-many': { readonly limit: number };
  readonly 'dividend/too-expensive': { readonly amount: number; readonly money: number };
  readonly 'draw/not-offered': { readonly option: string };
  readonly 'draw/one-a-turn': { readonly limit: number };
  readonly 'draw/pool-empty': { readonly left: number };
  readonly 'draw/too-expensive': { readonly price: number; readonly money: number };
  readonly 'found/city-full': { readonly hex: number; readonly limit: number };
  readonly 'found/company-taken': { readonly company: string };
  readonly 'found/no-such-company': { readonly company: string };
  readonly 'found/not-a-city': { readonly hex: number };
  readonly 'found/not-offered': { readonly option: string };
  readonly 'found/own-start-city': { readonly hex: number };
  readonly 'found/station-there': { readonly hex: number; readonly owner: string };
  readonly 'found/too-expensive': { readonly price: number; readonly money: number };
  readonly 'loan/amount': { readonly amount: number; readonly roll: number };
  readonly 'loan/not-offered': { readonly option: string };
  readonly 'loan/one-a-turn': { readonly limit: number };
  readonly 'marker/no-town-or-city': { readonly hex: number };
  readonly 'marker/not-for-brewery': { readonly marker: string; readonly hex: number };
  readonly 'marker/not-for-cannery': { readonly marker: string; readonly hex: number };
  readonly 'marker/not-for-capital': { readonly marker: string; readonly hex: number };
  readonly 'marker/not-for-cattle': { readonly marker: string; readonly hex: number };
  readonly 'marker/not-for-coal': { readonly marker: string; readonly hex: number };
  readonly 'marker/not-for-corn': { readonly marker: string; readonly hex: number };
  readonly 'marker/not-for-cotton': { readonly marker: string; readonly hex: number };
  readonly 'marker/not-for-dairy': { readonly marker: string; readonly hex: number };
  readonly 'marker/not-for-factory': { readonly marker: string; readonly hex: number };
  readonly 'marker/not-for-fishing': { readonly marker: string; readonly hex: number };
  readonly 'marker/not-for-lighthouse': { readonly marker: string; readonly hex: number };
  readonly 'marker/not-for-lumber': { readonly marker: string; readonly hex: number };
  readonly 'marker/not-for-military-base': { readonly marker: string; readonly hex: number };
  readonly 'marker/not-for-mill': { readonly marker: string; readonly hex: number };
  readonly 'marker/not-for-mine': { readonly marker: string; readonly hex: number };
  readonly 'marker/not-for-oil': { readonly marker: string; readonly hex: number };
  readonly 'marker/not-for-port': { readonly marker: string; readonly hex: number };
  readonly 'marker/not-for-quarry': { readonly marker: string; readonly hex: number };
  readonly 'marker/not-for-shipyard': { readonly marker: string; readonly hex: number };
  readonly 'marker/not-for-university': { readonly marker: string; readonly hex: number };
  readonly 'marker/not-held': { readonly marker: string };
  readonly 'marker/occupied': { readonly hex: number };
  readonly 'marker/starting-city': { readonly hex: number };
  readonly 'obsolescence/none': { readonly held: number };
  readonly 'obsolescence/not-able': { readonly price: number };
  readonly 'obsolescence/too-expensive': { readonly price: number; readonly money: number };
  readonly 'setup/city-full': { readonly hex: number; readonly limit: number };
  readonly 'setup/city-occupied': { readonly hex: number };
  readonly 'setup/company-taken': { readonly company: string };
  readonly 'setup/no-such-company': { readonly company: string };
  readonly 'setup/no-such-tycoon': { readonly tycoon: string };
  readonly 'setup/not-a-starting-city': { readonly hex: number };
  readonly 'setup/tycoon-taken': { readonly tycoon: string };
  readonly 'station/none-left': { readonly left: number };
  readonly 'station/not-a-city': { readonly hex: number };
  readonly 'station/not-connected': { readonly hex: number };
  readonly 'station/one-a-turn': { readonly limit: number };
  readonly 'station/taken': { readonly hex: number; readonly owner: string };
  readonly 'station/too-expensive': { readonly price: number; readonly money: number };
  readonly 'steal/no-such-company': { readonly target: string };
  readonly 'steal/not-an-opponent': { readonly target: string };
  readonly 'stock/no-such-company': { readonly seller: string };
  readonly 'stock/not-offered': { readonly option: string };
  readonly 'stock/over-roll': { readonly quantity: number; readonly left: number };
  readonly 'stock/own-company': { readonly seller: string };
  readonly 'stock/too-expensive': { readonly price: number; readonly money: number };
  readonly 'upgrade/one-a-turn': { readonly limit: number };
  readonly 'upgrade/too-expensive': { readonly price: number; readonly money: number };
}
