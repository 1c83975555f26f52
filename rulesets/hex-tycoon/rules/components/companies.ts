// The twelve companies (HT-COMPANY-1 … 12), in the order of the rulebook's list.

import type { CharacterTable } from './abilities.js';

/** The companies that every game offers, by id. */
// biome-ignore format: a table to be read against the rulebook's list
export const companies: CharacterTable = {
  'red-runner':         { rule: 'HT-COMPANY-1',  name: 'Red Runner',          abilities: { railMarkers: 10 } },
  'white-wonder':       { rule: 'HT-COMPANY-2',  name: 'White Wonder',        abilities: { riverDiscount: 2 } },
  'blacks-tracks':      { rule: 'HT-COMPANY-3',  name: 'Blacks Tracks',       abilities: { placeDiscount: 1 } },
  'grey-goose-express': { rule: 'HT-COMPANY-4',  name: 'Grey Goose Express',  abilities: { mountainDiscount: 2 } },
  'blue-lightning':     { rule: 'HT-COMPANY-5',  name: 'Blue Lightning',      abilities: { startingTrainLevel: 1, upkeepDiscount: 1 } },
  'green-machines':     { rule: 'HT-COMPANY-6',  name: 'Green Machines',      abilities: { stationDiscount: 3 } },
  'yellow-fellow-lines':{ rule: 'HT-COMPANY-7',  name: 'Yellow Fellow Lines', abilities: { laterRailsFree: 1 } },
  'silver-streak':      { rule: 'HT-COMPANY-9',  name: 'Silver Streak',       abilities: { anyStartCity: 1 } },
  'golden-boy':         { rule: 'HT-COMPANY-10', name: 'Golden Boy',          abilities: { eventBonus: 1 } },
  'indigo-engines':     { rule: 'HT-COMPANY-11', name: 'Indigo Engines',      abilities: { startingMarkers: 2 } },
  'pink-puffer':        { rule: 'HT-COMPANY-12', name: 'Pink Puffer',         abilities: { presentFree: 1 } },
};

/** HT-OPT-0b: offered with the stock option only. */
// biome-ignore format: as above
export const stockCompanies: CharacterTable = {
  'purple-pusher':      { rule: 'HT-COMPANY-8',  name: 'Purple Pusher',       abilities: { stockPoints: 1 } },
};
