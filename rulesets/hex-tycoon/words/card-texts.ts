// What companies, tycoons and development markers do, in a plain sentence each. The rules say it in full.

import { listed, type Wording } from '../../../src/core/engine/words/fill.js';
import { sayIn } from '../../../src/core/title/say.js';
import type { MarkerSite } from '../board/development-markers.js';
import type { Nearby } from '../board/ground.js';

/** English for companies and tycoons, by key; what is counted is counted in full words. */
export const characterWords = {
  'says red-runner': 'Starts with 60 rail markers instead of 50, so it can build longer.',
  'says white-wonder': 'Crosses rivers without extra cost: others pay 2 MB more.',
  'says blacks-tracks': 'Builds 1 MB cheaper in towns and cities.',
  'says grey-goose-express': 'Builds inside mountain hexes without their extra 2 MB. Hexsides cost as usual.',
  'says blue-lightning': 'Starts at train level 2 and pays 1 MB less upkeep each turn.',
  'says green-machines': 'Builds a station for 2 MB instead of 5.',
  'says yellow-fellow-lines': 'Pays no extra for the third and the fourth rail marker of a turn.',
  'says purple-pusher': 'Other companies that buy its stock get 3 victory points for each MB instead of 2.',
  'says silver-streak': 'May start in any city of the map, not only in a starting city.',
  'says golden-boy': 'Adds 1 to the die for events, so bad events are rarer.',
  'says indigo-engines': 'Starts with 4 development markers instead of 2.',
  'says pink-puffer': 'Pays nothing extra for building where rail markers lie already.',

  'says boss-hawg': 'Gains 1 victory point whenever you connect a town.',
  'says city-slicker-sid': 'Gains 1 victory point whenever you connect a city.',
  'says pick-axe-pete': 'Gains 1 victory point whenever you connect a mountain or a forest.',
  'says uncle-moneybags': 'Starts with 12 MB instead of 5.',
  'says fast-eddy': 'May raise the train level twice in a turn; each level is paid.',
  'says daddy-rawhide': 'Gains 1 victory point whenever you connect a place with a development marker.',
  'says bob-the-builder': 'Starts with 7 stations instead of 5.',
  'says philanthropic-phil': 'Adds 1 to both dice for dividends.',
  'says bill-the-bastard': 'May lay 3 rail markers in one place; others lay 2.',
  'says lester-the-investor': 'Adds 2 to the roll for stocks, so more are for sale to you.',
  'says boris-the-banker': 'Gains 1 victory point for each loan that anybody takes.',
  'says mike-the-mechanic': 'Gains 1 victory point for each train level that an opponent gains.',
  'says rob-the-robber-baron': 'Takes 1 victory point from an opponent on each of your turns.',
  'says dealer-dan': 'May pay 3 MB to remove one of your obsolescence tokens.',
} as const;

/** English for where a development marker may lie, by key. */
export const markerWords = {
  'says marker': 'Goes to {place:text}. Every company that is connected there earns 1 MB more each turn.',
  'marker town': 'a town',
  'marker city': 'a city',
  'marker in forest': 'in a forest',
  'marker in mountain': 'in the mountains',
  'marker on the coast': 'on the coast',
  'marker off the coast': 'away from the coast',
  'marker beside': 'beside {places:text}',
  'near forest': 'a forest',
  'near forest, many': '{count:text} forests',
  'near mountain': 'a mountain',
  'near mountain, many': '{count:text} mountains',
  'near plains': 'plains',
  'near plains, many': '{count:text} plains',
  'near sea': 'the sea',
  'near sea, many': '{count:text} hexes of sea',
  'near town': 'a town',
  'near town, many': '{count:text} towns',
  'near river': 'a river',
  'near river, many': 'rivers on {count:text} sides',
  'count two': 'two',
  'count three': 'three',
  'count four': 'four',
  'count five': 'five',
  'count six': 'six',
} as const;

const COUNTS = ['two', 'three', 'four', 'five', 'six'] as const;

/** Where a development marker may lie, and what it brings (HT-INCOME-2). */
export function markerText({ on, terrain, coastal, near = {} }: MarkerSite, wording: Wording): string {
  const say = sayIn(markerWords, wording);
  const beside = Object.entries(near).map(([kind, count]) => {
    const key = `near ${kind as Nearby}` as const;
    return count < 2 ? say(key, {}) : say(`${key}, many`, { count: say(`count ${COUNTS[count - 2]}`, {}) });
  });
  const place = [
    say(`marker ${on}`, {}),
    terrain === undefined ? '' : say(`marker in ${terrain}`, {}),
    coastal === undefined ? '' : say(coastal ? 'marker on the coast' : 'marker off the coast', {}),
    beside.length === 0 ? '' : say('marker beside', { places: listed(beside, wording) }),
  ];
  return say('says marker', { place: place.filter((part) => part !== '').join(' ') });
}
