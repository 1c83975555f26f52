// The twenty events of Iron Dragon (ID-EVENT-1 … 31), numbered behind the demand cards. Names and texts are ours; which
// events there are, where they strike (ID-EVENT-21) and what they do are facts of the published game.

import {
  flood,
  halfRate,
  losses,
  noBuilding,
  noMovement,
  noTrade,
  sandstorm,
  tax,
} from '../../milepost/event-cards/effects.js';
import type { Area } from '../../milepost/events/area.js';
import { isIn } from '../../milepost/events/area.js';
import type { EventCard, EventEffect } from '../../milepost/events/event-card.js';
import { closedLinks, noActs, openLink, shipLosses } from './effects.js';

const NEXT_TURN = { turns: 1 }; // ID-EVENT-2
const LOAD_AND_TURN = { load: true, turn: true };

/** The desert of the Orc Wastes. */
const WASTES = { area: 'orc-wastes-desert' };

const closed = (rule: string, ground: Area): readonly EventEffect[] => [
  noMovement(rule, ground),
  noBuilding(rule, ground),
];

const weather = (
  number: number,
  card: { name: string; text: string; area: Area; closes: Area['terrain'] },
) => ({
  number,
  name: card.name,
  text: card.text,
  stays: NEXT_TURN,
  effects: [
    halfRate('ID-EVENT-22', card.area),
    ...closed('ID-EVENT-23', { ...card.area, terrain: card.closes }),
  ],
});

const floodOf = (number: number, name: string, where: string, rivers: readonly string[]): EventCard => ({
  number,
  name,
  text: `Bridges over the ${where} are swept away; nobody crosses or builds there.`,
  stays: NEXT_TURN,
  effects: [flood('ID-EVENT-14', rivers)], // ID-EVENT-13, ID-EVENT-15
});

/** The event cards of Iron Dragon, 133 to 152. */
export const ironEvents: readonly EventCard[] = [
  {
    number: 133,
    name: 'Sandstorm',
    text: 'Track touching the desert of the Orc Wastes is buried; trains there go back, lose a load and a turn; no building there.',
    stays: NEXT_TURN,
    effects: [losses('ID-EVENT-16', WASTES, LOAD_AND_TURN), sandstorm('ID-EVENT-17', WASTES)],
  },
  weather(134, {
    name: 'Hurricane',
    text: 'Half rate in Janoshal and Wislandor; no movement and no building on their mountains and alps.',
    area: { areas: ['janoshal', 'wislandor'] },
    closes: ['mountain', 'alpine'],
  }),
  weather(135, {
    name: 'Ice Storm',
    text: 'Half rate within 10 mileposts of Kola; no movement and no building on mountains there.',
    area: { within: 10, of: ['kola'] },
    closes: ['mountain'],
  }),
  {
    number: 136,
    name: 'Volcanoes Erupt',
    text: 'Trains within 2 mileposts of a volcano lose all loads and a turn, within 10 of Nordkassel one load and a turn; no building there.',
    stays: NEXT_TURN,
    effects: [
      losses('ID-EVENT-25', { within: 2, ofTerrain: 'volcano' }, { load: 'all', turn: true }),
      losses('ID-EVENT-25', { within: 10, of: ['nordkassel'] }, LOAD_AND_TURN),
      noBuilding('ID-EVENT-24', { within: 10, of: ['nordkassel'] }),
    ],
  },
  {
    number: 137,
    name: 'Elven Activists',
    text: 'No movement and no building in the forests of Glyth Gamel and Silvarre.',
    stays: NEXT_TURN,
    effects: closed('ID-EVENT-23', { areas: ['glyth-gamel', 'silvarre'], terrain: ['forest'] }),
  },
  {
    number: 138,
    name: 'Peasants Revolt',
    text: 'No pickup and no delivery more than 3 mileposts from the coast.',
    stays: NEXT_TURN,
    effects: [noTrade('ID-EVENT-27', ({ coast }, { mileposts }) => coast[mileposts[0]] > 3)],
  },
  {
    number: 139,
    name: 'War Tax',
    text: 'All pay by their cash, and show it from now on.',
    stays: 'at-once',
    effects: [tax('ID-EVENT-18')], // ID-EVENT-19
    isTax: true,
  },
  {
    number: 140,
    name: 'Siren',
    text: 'Trains on ships within 15 mileposts of Ilik-Herb lose a load, their owners a turn.',
    stays: 'at-once',
    effects: [shipLosses('ID-EVENT-26', { within: 15, city: 'ilik-herb' })],
  },
  weather(141, {
    name: 'Magic Tempest',
    text: 'Half rate in the Olde World; no movement and no building on its mountains and alps.',
    area: { area: 'olde-world' },
    closes: ['mountain', 'alpine'],
  }),
  {
    number: 142,
    name: 'Sea Serpent',
    text: 'Trains on ships within 15 mileposts of Opal Bezin lose a load, their owners a turn.',
    stays: 'at-once',
    effects: [shipLosses('ID-EVENT-26', { within: 15, city: 'opal-bezin' })],
  },
  {
    number: 143,
    name: 'Winged Demons',
    text: 'Trains in the Orc Wastes, Iron Holm, Eusarch and Caicenden lose a load, their owners a turn.',
    stays: 'at-once',
    effects: [
      losses('ID-EVENT-25', { areas: ['orc-wastes', 'iron-holm', 'eusarch', 'caicenden'] }, LOAD_AND_TURN),
    ],
  },
  {
    number: 144,
    name: 'Wizards Strike',
    text: 'No magical link works, and no loco is upgraded.',
    stays: NEXT_TURN,
    effects: [closedLinks('ID-EVENT-28'), noActs('ID-EVENT-29', ['upgradeLoco'], 'everybody')],
  },
  {
    number: 145,
    name: 'Barbarians',
    text: 'No pickup and no delivery within 3 mileposts of jungle.',
    stays: NEXT_TURN,
    effects: [
      noTrade('ID-EVENT-27', (board, { mileposts }) =>
        isIn(board, { within: 3, ofTerrain: 'jungle' }, mileposts[0]),
      ),
    ],
  },
  {
    number: 146,
    name: 'Rogue Magic',
    text: 'Who draws this builds, buys and trades no track; nobody hires a foreman.',
    stays: NEXT_TURN,
    effects: [
      noActs('ID-EVENT-30', ['buildTrack', 'offerTrackDeal'], 'drawer'),
      noActs('ID-EVENT-31', ['hireForemanDraw', 'hireForemanChoose'], 'everybody'),
    ],
  },
  {
    number: 147,
    name: 'Evil Prince',
    text: 'Trains in Bright lose a load, their owners a turn.',
    stays: 'at-once',
    effects: [losses('ID-EVENT-25', { area: 'bright' }, LOAD_AND_TURN)],
  },
  {
    number: 148,
    name: 'Pirates',
    text: 'Trains on ships lose a load, their owners a turn.',
    stays: 'at-once',
    effects: [shipLosses('ID-EVENT-26', null)],
  },
  {
    number: 149,
    name: 'Rainbow Bridge',
    text: 'From now on Bluefeld and Octomare are linked.',
    stays: 'for-the-game',
    effects: [openLink('ID-EVENT-20', 'rainbow-bridge')],
  },
  floodOf(150, 'Flood in the Olde World', 'Octossian, Oxaiaxo, Tribune and Oanau', [
    'octossian',
    'oxaiaxo',
    'tribune',
    'oanau',
  ]),
  floodOf(151, 'Flood in the North', 'Nestor, Bright, Green and Nairnkyl', [
    'nestor',
    'bright-river',
    'green',
    'nairnkyl',
  ]),
  floodOf(152, 'Flood in the South', 'Caetish, River of Death, Ssylvan and Juul', [
    'caetish',
    'river-of-death',
    'ssylvan',
    'juul',
  ]),
];
