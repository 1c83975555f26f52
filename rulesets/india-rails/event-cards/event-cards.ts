// The twenty events of India Rails (IR-EVENT-1 … 12), numbered behind the demand cards. Names and texts are ours; which
// kinds of event there are, and what they do, is the rulebook's but for elephants and subsidy; counts and lists it does
// not print are authored.

import { BORDER_DEPTH } from '../../milepost/board/check-borders.js';
import {
  flood,
  halfRate,
  losses,
  noBuilding,
  noTradeAt,
  sandstorm,
  tax,
} from '../../milepost/event-cards/effects.js';
import type { EventCard } from '../../milepost/events/event-card.js';
import { closedCityBridges, subsidy } from './effects.js';

const NEXT_TURN = { turns: 1 }; // M-EVENT-2
const DESERTS = { everywhere: true, terrain: ['desert'] } as const; // IR-OPEN-12
const ELEPHANTS = { area: 'elephants' };

const sandStorm = (number: number): EventCard => ({
  number,
  name: 'Sandstorm',
  text: 'Track touching any desert is buried; trains on it go back to the last city; no building there.',
  stays: NEXT_TURN,
  effects: [noBuilding('IR-EVENT-4', DESERTS), sandstorm('IR-EVENT-2', DESERTS)], // IR-EVENT-3: no load, no turn is lost
});

const stoppedBorder = (number: number, name: string, country: string): EventCard => ({
  number,
  name,
  text: `No pickup and no delivery on the border of India and ${country}, or a milepost from it.`,
  stays: NEXT_TURN,
  // IR-OPEN-4: the mileposts that the border line touches, and their neighbours.
  effects: [noTradeAt('IR-EVENT-5', { area: `border-${country.toLowerCase()}`, within: BORDER_DEPTH })],
});

const derailment = (number: number, cities: readonly string[]): EventCard => ({
  number,
  name: 'Derailment',
  text: `Trains within 3 mileposts of ${cities.join(', ')} lose a load, their owners a turn.`,
  stays: 'at-once',
  effects: [losses('IR-EVENT-6', { within: 3, of: cities }, { load: true, turn: true })],
});

const floodOf = (number: number, rivers: readonly string[], more: EventCard['effects'] = []): EventCard => ({
  number,
  name: 'Flood',
  text: `Bridges over ${rivers.join(', ')} are swept away; nobody crosses or builds there.`,
  stays: NEXT_TURN,
  effects: [flood('IR-EVENT-7', rivers), ...more],
});

const holyRivers = ['ganges', 'yamuna', 'brahmaputra'];

/** The event cards of India Rails, 137 to 156. */
export const indiaEvents: readonly EventCard[] = [
  {
    number: 137,
    name: 'Rail Tax',
    text: 'All pay by their cash.',
    stays: 'at-once',
    effects: [tax('IR-EVENT-1')],
    isTax: true,
  },
  sandStorm(138),
  sandStorm(139),
  stoppedBorder(140, 'Pakistani Rail Strike', 'Pakistan'),
  stoppedBorder(141, 'Protesters Stop Trains', 'Bangladesh'),
  stoppedBorder(142, 'Protesters Stop Trains', 'Nepal'),
  {
    number: 143,
    name: 'Rampaging Elephants',
    text: 'Trains in Assam and the foothills of Bengal lose a load; half rate there.',
    stays: NEXT_TURN,
    effects: [
      losses('IR-EVENT-10', ELEPHANTS, { load: true, turn: false }),
      halfRate('IR-EVENT-11', ELEPHANTS), // IR-EVENT-9
    ],
  },
  {
    number: 144,
    name: 'Government Subsidy',
    text: 'The next delivery of the player who draws this pays 10 M more.',
    stays: 'until-met',
    effects: [subsidy('IR-EVENT-12', 10)],
  },
  derailment(145, ['delhi', 'agra', 'jaipur', 'ludhiana', 'lahore']),
  derailment(146, ['calcutta', 'asansol', 'patna', 'english-bazar', 'dhaka', 'chittagong']),
  derailment(147, ['bombay', 'poona', 'ahmadabad', 'indore', 'sholapur']),
  derailment(148, ['madras', 'bangalore', 'mangalore', 'madurai', 'cochin', 'colombo']),
  derailment(149, ['karachi', 'hyderabad-sind', 'multan', 'quetta', 'rawalpindi']),
  derailment(150, ['nagpur', 'hyderabad', 'vijayawada', 'raipur', 'varanasi', 'bhubaneshwar']),
  floodOf(151, holyRivers, [closedCityBridges('IR-EVENT-8', holyRivers)]),
  floodOf(152, ['indus', 'jhelum', 'chenab', 'sutlej']),
  floodOf(153, ['mahanadi']),
  floodOf(154, ['godavari', 'krishna']),
  floodOf(155, ['narmada']),
  floodOf(156, ['cauvery']),
];
