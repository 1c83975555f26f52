// The twenty events of India Rails (IR-EVENT-1 … 12), numbered behind the demand cards. Names and texts are
// ours. The events and their effects are the rulebook's, except for elephants and subsidy. Counts and lists
// that the rulebook does not print are authored.

import { BORDER_DEPTH } from '../../../milepost/board/check-borders.js';
import {
  flood,
  halfRate,
  losses,
  noBuilding,
  noTradeAt,
  sandstorm,
  tax,
} from '../../../milepost/rules/event-cards/effects.js';
import { type ListedCard, numbered, spelled } from '../../../milepost/rules/events/event-card.js';
import { closedCityBridges, subsidy } from './effects.js';

const DESERTS = { everywhere: true, terrain: ['desert'] } as const; // IR-OPEN-12
const ELEPHANTS = { area: 'elephants' };

const sandStorm = (): ListedCard => ({
  name: 'Sandstorm',
  text: 'Track touching any desert is buried; trains on it go back to the last city; no building there.',
  effects: [noBuilding('IR-EVENT-4', DESERTS), sandstorm('IR-EVENT-2', DESERTS)], // IR-EVENT-3: no loss
});

const stoppedBorder = (name: string, country: string): ListedCard => ({
  name,
  text: `No pickup and no delivery on the border of India and ${country}, or a milepost from it.`,
  // IR-OPEN-4: the mileposts that the border line touches, and their neighbours.
  effects: [noTradeAt('IR-EVENT-5', { area: `border-${country.toLowerCase()}`, within: BORDER_DEPTH })],
});

const derailment = (cities: readonly string[]): ListedCard => ({
  name: 'Derailment',
  text: `Trains within 3 mileposts of ${spelled(cities).join(', ')} lose a load, their owners a turn.`,
  stays: 'at-once',
  effects: [losses('IR-EVENT-6', { within: 3, of: cities }, { load: true, turn: true })],
});

const floodOf = (rivers: readonly string[], more: ListedCard['effects'] = []): ListedCard => ({
  name: 'Flood',
  text: `Bridges over ${spelled(rivers).join(', ')} are swept away; nobody crosses or builds there.`,
  effects: [flood('IR-EVENT-7', rivers), ...more],
});

const holyRivers = ['ganges', 'yamuna', 'brahmaputra'];

/** The event cards of India Rails, 137 to 156. */
export const indiaEvents = numbered({
  137: {
    name: 'Rail Tax',
    text: 'All pay by their cash.',
    stays: 'at-once',
    effects: [tax('IR-EVENT-1')],
    isTax: true,
  },
  138: sandStorm(),
  139: sandStorm(),
  140: stoppedBorder('Pakistani Rail Strike', 'Pakistan'),
  141: stoppedBorder('Protesters Stop Trains', 'Bangladesh'),
  142: stoppedBorder('Protesters Stop Trains', 'Nepal'),
  143: {
    name: 'Rampaging Elephants',
    text: 'Trains in Assam and the foothills of Bengal lose a load; half rate there.',
    effects: [
      losses('IR-EVENT-10', ELEPHANTS, { load: true, turn: false }),
      halfRate('IR-EVENT-11', ELEPHANTS), // IR-EVENT-9
    ],
  },
  144: {
    name: 'Government Subsidy',
    text: 'The next delivery of the player who draws this pays 10 M more.',
    stays: 'until-met',
    effects: [subsidy('IR-EVENT-12', 10)],
  },
  145: derailment(['delhi', 'agra', 'jaipur', 'ludhiana', 'lahore']),
  146: derailment(['calcutta', 'asansol', 'patna', 'english-bazar', 'dhaka', 'chittagong']),
  147: derailment(['bombay', 'poona', 'ahmadabad', 'indore', 'sholapur']),
  148: derailment(['madras', 'bangalore', 'mangalore', 'madurai', 'cochin', 'colombo']),
  149: derailment(['karachi', 'hyderabad-sind', 'multan', 'quetta', 'rawalpindi']),
  150: derailment(['nagpur', 'hyderabad', 'vijayawada', 'raipur', 'varanasi', 'bhubaneshwar']),
  151: floodOf(holyRivers, [closedCityBridges('IR-EVENT-8', holyRivers)]),
  152: floodOf(['indus', 'jhelum', 'chenab', 'sutlej']),
  153: floodOf(['mahanadi']),
  154: floodOf(['godavari', 'krishna']),
  155: floodOf(['narmada']),
  156: floodOf(['cauvery']),
});
