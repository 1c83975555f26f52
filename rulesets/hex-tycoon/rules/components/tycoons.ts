// The fourteen tycoons (HT-OPT-TYCOON-1 … 14), in the order of the rulebook's list.

import type { CharacterTable } from './abilities.js';

/** The tycoons that every game with tycoons offers, by id. */
// biome-ignore format: a table to be read against the rulebook's list
export const tycoons: CharacterTable = {
  'boss-hawg':           { rule: 'HT-OPT-TYCOON-1',  name: 'Boss Hawg',           abilities: { pointsPerTown: 1 } },
  'city-slicker-sid':    { rule: 'HT-OPT-TYCOON-2',  name: 'City Slicker Sid',    abilities: { pointsPerCity: 1 } },
  'pick-axe-pete':       { rule: 'HT-OPT-TYCOON-3',  name: 'Pick Axe Pete',       abilities: { pointsPerWilderness: 1 } },
  'uncle-moneybags':     { rule: 'HT-OPT-TYCOON-4',  name: 'Uncle Moneybags',     abilities: { startingMoney: 7 } },
  'fast-eddy':           { rule: 'HT-OPT-TYCOON-5',  name: 'Fast Eddy',           abilities: { upgradesPerTurn: 1 } },
  'daddy-rawhide':       { rule: 'HT-OPT-TYCOON-6',  name: 'Daddy Rawhide',       abilities: { pointsPerDevelopment: 1 } },
  'bob-the-builder':     { rule: 'HT-OPT-TYCOON-7',  name: 'Bob the Builder',     abilities: { stationMarkers: 2 } },
  'philanthropic-phil':  { rule: 'HT-OPT-TYCOON-8',  name: 'Philanthropic Phil',  abilities: { dividendBonus: 1 } },
  'mike-the-mechanic':   { rule: 'HT-OPT-TYCOON-12', name: 'Mike the Mechanic',   abilities: { pointsPerForeignUpgrade: 1 } },
  'rob-the-robber-baron':{ rule: 'HT-OPT-TYCOON-13', name: 'Rob the Robber Baron',abilities: { steals: 1 } },
  'dealer-dan':          { rule: 'HT-OPT-TYCOON-14', name: 'Dealer Dan',          abilities: { obsolescencePrice: 3 } },
};

/** HT-OPT-0b: tycoons whose whole ability needs another option, by that option. */
// biome-ignore format: as above
export const dependentTycoons: Readonly<Record<'shutout' | 'loans' | 'stocks', CharacterTable>> = {
  shutout: { 'bill-the-bastard':    { rule: 'HT-OPT-TYCOON-9',  name: 'Bill the Bastard',    abilities: { railsPerSite: 1 } } },
  loans:   { 'boris-the-banker':    { rule: 'HT-OPT-TYCOON-11', name: 'Boris the Banker',    abilities: { pointsPerLoan: 1 } } },
  stocks:  { 'lester-the-investor': { rule: 'HT-OPT-TYCOON-10', name: 'Lester the Investor', abilities: { investmentBonus: 2 } } },
};
