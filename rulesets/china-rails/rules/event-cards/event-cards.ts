// The twenty events of China Rails (CR-EVENT-1 … 19), numbered behind the demand cards. Names and texts are
// ours. The events and their effects are the rulebook's; counts and lists it does not print are authored.

import {
  bonus,
  flood,
  halfRate,
  losses,
  noBuilding,
  noMovement,
  noTrade,
  sandstorm,
  tax,
} from '../../../milepost/rules/event-cards/effects.js';
import { type ListedCard, numbered, spelled } from '../../../milepost/rules/events/event-card.js';
import { dryRains, earthquakeRing, partyCongress, tradeOnlyIn } from './effects.js';

const SECOND_TURN = { turns: 2 }; // CR-EVENT-7, CR-EVENT-9
const ON_THE_COAST = 2; // mileposts from the sea: CR-OPEN-10

const derailment = (cities: readonly string[]): ListedCard => ({
  name: 'Derailment',
  text: `Trains within 3 mileposts of ${spelled(cities).join(', ')} lose a load, their owners a turn.`,
  stays: 'at-once',
  effects: [losses('CR-EVENT-10', { within: 3, of: cities }, { load: true, turn: true })],
});

const floodOf = (name: string, rivers: readonly string[]): ListedCard => ({
  name,
  text: `Bridges over the ${spelled(rivers).join(' and the ')} are swept away; nobody crosses or builds there.`,
  effects: [flood('CR-EVENT-6', rivers)],
});

const stormAtSea = (name: string, area: string): ListedCard => ({
  name,
  text: 'Half rate and no building along this coast.',
  effects: [halfRate('CR-EVENT-14', { area }), noBuilding('CR-EVENT-14', { area })],
});

const sandStorm = (name: string, area: string): ListedCard => ({
  name,
  text: 'Track touching this desert is buried; trains on it go back, lose a load and a turn; no building there.',
  effects: [
    losses('CR-EVENT-17', { area, terrain: ['desert'] }, { load: true, turn: true }),
    sandstorm('CR-EVENT-16', { area, terrain: ['desert'] }),
  ],
});

/** The event cards of China Rails, 137 to 156. */
export const chinaEvents = numbered({
  137: {
    name: 'Party Congress',
    text: 'No pickup or delivery until the train has travelled to a major city: 10 M for Beijing, 5 M for another.',
    stays: 'until-met',
    effects: [partyCongress('CR-EVENT-1', { city: 'beijing', pay: 10, otherwise: 5 })],
  },
  138: {
    name: 'Rail Tax',
    text: 'All pay by their cash.',
    stays: 'at-once',
    effects: [tax('CR-EVENT-4')],
    isTax: true,
  },
  139: {
    name: 'Strike on the Coast', // CR-CONT-12
    text: `No pickup or delivery within ${ON_THE_COAST} mileposts of the sea, and none by container.`,
    effects: [
      noTrade('CR-EVENT-5', ({ coast }, { mileposts, rail }) => !rail || coast[mileposts[0]] <= ON_THE_COAST),
    ],
  },
  140: floodOf('Flood in the North', ['yellow', 'huai', 'liao']),
  141: floodOf('Flood in the South', ['yangtze', 'pearl']),
  142: {
    name: 'New Year Celebration',
    text: 'Pickups in major cities only; only festive goods can be delivered, for 5 M more.',
    stays: SECOND_TURN,
    effects: [
      tradeOnlyIn('CR-EVENT-7', 'major'),
      bonus('CR-EVENT-8', 5, {
        goods: ['cattle', 'fish', 'imports', 'jade', 'oranges', 'rice', 'tea'],
        others: 'barred',
      }),
    ],
  },
  143: {
    name: 'Favor of the Black Dragon',
    text: 'Deliveries to Shenyang, Changchun, Harbin and Qiqihar pay 5 M more.',
    stays: SECOND_TURN,
    effects: [bonus('CR-EVENT-9', 5, { cities: ['shenyang', 'changchun', 'harbin', 'qiqihar'] })],
  },
  144: derailment(['shanghai', 'nanjing', 'hefei', 'xuzhou', 'qingdao']),
  145: derailment(['beijing', 'shijiazhuang', 'datong', 'hohhot', 'zhengzhou']),
  146: derailment(['chongqing', 'chengdu', 'guiyang', 'kunming', 'changsha', 'wuhan']),
  147: derailment(['harbin', 'shenyang', 'xian', 'lanzhou', 'guangzhou', 'nanchang']),
  148: {
    name: 'Snow in Manchuria',
    text: 'Half rate in Manchuria; no movement and no building in its mountains.',
    effects: [
      halfRate('CR-EVENT-12', { area: 'manchuria' }),
      noMovement('CR-EVENT-12', { area: 'manchuria', terrain: ['mountain', 'alpine'] }),
      noBuilding('CR-EVENT-12', { area: 'manchuria', terrain: ['mountain', 'alpine'] }),
    ],
  },
  149: {
    name: 'Heavy Snow',
    text: 'No movement and no building on the western plateau.',
    effects: [
      noMovement('CR-EVENT-13', { area: 'western-plateau' }),
      noBuilding('CR-EVENT-13', { area: 'western-plateau' }),
    ],
  },
  150: stormAtSea('Storm on the Yellow Sea', 'coast-north'),
  151: stormAtSea('Storm on the South China Sea', 'coast-south'),
  152: {
    name: 'Wind Storm',
    text: 'Trains in the area lose a load; half rate and no building there.',
    effects: [
      losses('CR-EVENT-15', { area: 'wind-storm' }, { load: true, turn: false }), // CR-OPEN-12: at the draw
      halfRate('CR-EVENT-15', { area: 'wind-storm' }),
      noBuilding('CR-EVENT-15', { area: 'wind-storm' }),
    ],
  },
  153: sandStorm('Sand Storm in the Taklamakan', 'taklamakan'),
  154: sandStorm('Sand Storm in the Gobi', 'gobi'),
  155: {
    name: 'Earthquake',
    text: 'Within 4 mileposts of Taiyuan: a load and a turn lost. Up to 9: half the movement lost. No building within 9.',
    effects: [
      losses('CR-EVENT-18', { within: 4, of: ['taiyuan'] }, { load: true, turn: true }),
      earthquakeRing('CR-EVENT-18', { within: 9, beyond: 4, of: ['taiyuan'] }),
      noBuilding('CR-EVENT-18', { within: 9, of: ['taiyuan'] }),
    ],
  },
  156: {
    name: 'Desert Rains',
    text: 'From now on dry rivers and the dry lake cost as much to cross as rivers.',
    stays: 'for-the-game',
    effects: [dryRains('CR-EVENT-19', 2)],
  },
});
