// The twenty events of Iron Dragon (ID-EVENT-1 … 31), numbered behind the demand cards. Names and texts are
// ours. The events, their places (ID-EVENT-21) and their effects are facts of the published game.

import {
  flood,
  halfRate,
  losses,
  noBuilding,
  noMovement,
  noTrade,
  sandstorm,
  tax,
} from '../../../milepost/rules/event-cards/effects.js';
import type { Area } from '../../../milepost/rules/events/area.js';
import { isIn } from '../../../milepost/rules/events/area.js';
import { type EventEffect, type ListedCard, numbered } from '../../../milepost/rules/events/event-card.js';
import { closedLinks, noActs, openLink, shipLosses } from './effects.js';

const LOAD_AND_TURN = { load: true, turn: true };

/** The desert of the Orc Wastes. */
const WASTES = { area: 'orc-wastes-desert' };

const closed = (rule: string, ground: Area): readonly EventEffect[] => [
  noMovement(rule, ground),
  noBuilding(rule, ground),
];

const weather = (card: { name: string; text: string; area: Area; closes: Area['terrain'] }) => ({
  name: card.name,
  text: card.text,
  effects: [
    halfRate('ID-EVENT-22', card.area),
    ...closed('ID-EVENT-23', { ...card.area, terrain: card.closes }),
  ],
});

const floodOf = (name: string, where: string, rivers: readonly string[]): ListedCard => ({
  name,
  text: `Bridges over the ${where} are swept away; nobody crosses or builds there.`,
  effects: [flood('ID-EVENT-14', rivers)], // ID-EVENT-13, ID-EVENT-15
});

/** The event cards of Iron Dragon, 133 to 152. */
export const ironEvents = numbered({
  133: {
    name: 'Sandstorm',
    text: 'Track touching the desert of the Orc Wastes is buried; trains there go back, lose a load and a turn; no building there.',
    effects: [losses('ID-EVENT-16', WASTES, LOAD_AND_TURN), sandstorm('ID-EVENT-17', WASTES)],
  },
  134: weather({
    name: 'Hurricane',
    text: 'Half rate in Janoshal and Wislandor; no movement and no building on their mountains and alps.',
    area: { areas: ['janoshal', 'wislandor'] },
    closes: ['mountain', 'alpine'],
  }),
  135: weather({
    name: 'Ice Storm',
    text: 'Half rate within 10 mileposts of Kola; no movement and no building on mountains there.',
    area: { within: 10, of: ['kola'] },
    closes: ['mountain'],
  }),
  136: {
    name: 'Volcanoes Erupt',
    text: 'Trains within 2 mileposts of a volcano lose all loads and a turn, within 10 of Nordkassel one load and a turn; no building there.',
    effects: [
      losses('ID-EVENT-25', { within: 2, ofTerrain: 'volcano' }, { load: 'all', turn: true }),
      losses('ID-EVENT-25', { within: 10, of: ['nordkassel'] }, LOAD_AND_TURN),
      noBuilding('ID-EVENT-24', { within: 10, of: ['nordkassel'] }),
    ],
  },
  137: {
    name: 'Elven Activists',
    text: 'No movement and no building in the forests of Glyth Gamel and Silvarre.',
    effects: closed('ID-EVENT-23', { areas: ['glyth-gamel', 'silvarre'], terrain: ['forest'] }),
  },
  138: {
    name: 'Peasants Revolt',
    text: 'No pickup and no delivery more than 3 mileposts from the coast.',
    effects: [noTrade('ID-EVENT-27', ({ coast }, { mileposts }) => coast[mileposts[0]] > 3)],
  },
  139: {
    name: 'War Tax',
    text: 'All pay by their cash, and show it from now on.',
    stays: 'at-once',
    effects: [tax('ID-EVENT-18')], // ID-EVENT-19
    isTax: true,
  },
  140: {
    name: 'Siren',
    text: 'Trains on ships within 15 mileposts of Ilik-Herb lose a load, their owners a turn.',
    stays: 'at-once',
    effects: [shipLosses('ID-EVENT-26', { within: 15, city: 'ilik-herb' })],
  },
  141: weather({
    name: 'Magic Tempest',
    text: 'Half rate in the Olde World; no movement and no building on its mountains and alps.',
    area: { area: 'olde-world' },
    closes: ['mountain', 'alpine'],
  }),
  142: {
    name: 'Sea Serpent',
    text: 'Trains on ships within 15 mileposts of Opal Bezin lose a load, their owners a turn.',
    stays: 'at-once',
    effects: [shipLosses('ID-EVENT-26', { within: 15, city: 'opal-bezin' })],
  },
  143: {
    name: 'Winged Demons',
    text: 'Trains in the Orc Wastes, Iron Holm, Eusarch and Caicenden lose a load, their owners a turn.',
    stays: 'at-once',
    effects: [
      losses('ID-EVENT-25', { areas: ['orc-wastes', 'iron-holm', 'eusarch', 'caicenden'] }, LOAD_AND_TURN),
    ],
  },
  144: {
    name: 'Wizards Strike',
    text: 'No magical link works, and no loco is upgraded.',
    effects: [closedLinks('ID-EVENT-28'), noActs('ID-EVENT-29', ['upgradeLoco'], 'everybody')],
  },
  145: {
    name: 'Barbarians',
    text: 'No pickup and no delivery within 3 mileposts of jungle.',
    effects: [
      noTrade('ID-EVENT-27', (board, { mileposts }) =>
        isIn(board, { within: 3, ofTerrain: 'jungle' }, mileposts[0]),
      ),
    ],
  },
  146: {
    name: 'Rogue Magic',
    text: 'Who draws this builds, buys and trades no track; nobody hires a foreman.',
    effects: [
      noActs('ID-EVENT-30', ['buildTrack', 'offerTrackDeal'], 'drawer'),
      noActs('ID-EVENT-31', ['hireForemanDraw', 'hireForemanChoose'], 'everybody'),
    ],
  },
  147: {
    name: 'Evil Prince',
    text: 'Trains in Bright lose a load, their owners a turn.',
    stays: 'at-once',
    effects: [losses('ID-EVENT-25', { area: 'bright' }, LOAD_AND_TURN)],
  },
  148: {
    name: 'Pirates',
    text: 'Trains on ships lose a load, their owners a turn.',
    stays: 'at-once',
    effects: [shipLosses('ID-EVENT-26', null)],
  },
  149: {
    name: 'Rainbow Bridge',
    text: 'From now on Bluefeld and Octomare are linked.',
    stays: 'for-the-game',
    effects: [openLink('ID-EVENT-20', 'rainbow-bridge')],
  },
  150: floodOf('Flood in the Olde World', 'Octossian, Oxaiaxo, Tribune and Oanau', [
    'octossian',
    'oxaiaxo',
    'tribune',
    'oanau',
  ]),
  151: floodOf('Flood in the North', 'Nestor, Bright, Green and Nairnkyl', [
    'nestor',
    'bright-river',
    'green',
    'nairnkyl',
  ]),
  152: floodOf('Flood in the South', 'Caetish, River of Death, Ssylvan and Juul', [
    'caetish',
    'river-of-death',
    'ssylvan',
    'juul',
  ]),
});
