// What companies, tycoons and development markers do, in a plain sentence each. The rules say it in full.

import type { MarkerSite } from '../board/development-markers.js';
import type { Nearby } from '../board/ground.js';

/** Companies and tycoons by id; what is counted is counted in full words. */
export const characterTexts: Readonly<Record<string, string>> = {
  'red-runner': 'Starts with 60 rail markers instead of 50, so it can build longer.',
  'white-wonder': 'Crosses rivers without extra cost: others pay 2 MB more.',
  'blacks-tracks': 'Builds 1 MB cheaper in towns and cities.',
  'grey-goose-express': 'Builds inside mountain hexes without their extra 2 MB. Hexsides cost as usual.',
  'blue-lightning': 'Starts at train level 2 and pays 1 MB less upkeep each turn.',
  'green-machines': 'Builds a station for 2 MB instead of 5.',
  'yellow-fellow-lines': 'Pays no extra for the third and the fourth rail marker of a turn.',
  'purple-pusher': 'Other companies that buy its stock get 3 victory points for each MB instead of 2.',
  'silver-streak': 'May start in any city of the map, not only in a starting city.',
  'golden-boy': 'Adds 1 to the die for events, so bad events are rarer.',
  'indigo-engines': 'Starts with 4 development markers instead of 2.',
  'pink-puffer': 'Pays nothing extra for building where rail markers lie already.',

  'boss-hawg': 'Gains 1 victory point whenever you connect a town.',
  'city-slicker-sid': 'Gains 1 victory point whenever you connect a city.',
  'pick-axe-pete': 'Gains 1 victory point whenever you connect a mountain or a forest.',
  'uncle-moneybags': 'Starts with 12 MB instead of 5.',
  'fast-eddy': 'May raise the train level twice in a turn; each level is paid.',
  'daddy-rawhide': 'Gains 1 victory point whenever you connect a place with a development marker.',
  'bob-the-builder': 'Starts with 7 stations instead of 5.',
  'philanthropic-phil': 'Adds 1 to both dice for dividends.',
  'bill-the-bastard': 'May lay 3 rail markers in one place; others lay 2.',
  'lester-the-investor': 'Adds 2 to the roll for stocks, so more are for sale to you.',
  'boris-the-banker': 'Gains 1 victory point for each loan that anybody takes.',
  'mike-the-mechanic': 'Gains 1 victory point for each train level that an opponent gains.',
  'rob-the-robber-baron': 'Takes 1 victory point from an opponent on each of your turns.',
  'dealer-dan': 'May pay 3 MB to remove one of your obsolescence tokens.',
};

const NEARBY: Readonly<Record<Nearby, readonly [one: string, many: string]>> = {
  forest: ['a forest', 'forests'],
  mountain: ['a mountain', 'mountains'],
  plains: ['plains', 'plains'],
  sea: ['the sea', 'seas'],
  town: ['a town', 'towns'],
  river: ['a river', 'rivers'],
};
const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Where a development marker may lie, and what it brings (HT-INCOME-2). */
export function markerText({ on, terrain, coastal, near = {} }: MarkerSite): string {
  const beside = Object.entries(near).map(([kind, count]) => {
    const [one, many] = NEARBY[kind as Nearby];
    if (kind === 'sea') return `${COUNTS[count]} hexes of sea`;
    if (kind === 'river' && count > 1) return `rivers on ${COUNTS[count]} sides`;
    return count === 1 ? one : `${COUNTS[count]} ${many}`;
  });
  const [last] = beside.slice(-1);
  const listed = beside.length < 2 ? last : `${beside.slice(0, -1).join(', ')} and ${last}`;
  const place = [
    `a ${on}`,
    terrain === undefined ? '' : `in ${terrain === 'forest' ? 'a forest' : 'the mountains'}`,
    coastal === undefined ? '' : coastal ? 'on the coast' : 'away from the coast',
    listed === undefined ? '' : `beside ${listed}`,
  ];
  const where = place.filter((part) => part !== '').join(' ');
  return `Goes to ${where}. Every company that is connected there earns 1 MB more each turn.`;
}
