// Island Rails, in the order of its rules. What the family says already is not repeated; every line here is a way in which
// this title differs, with its rule. Money is in millions.

import {
  defineBoard,
  defineMilepostGame,
  type EventCard,
  eventEffects,
  type MilepostAction,
  milepostVariants,
  type TitleOf,
  withPlayerAids,
} from 'railhead/rulesets/milepost';
import deck from './deck.json' with { type: 'json' };
import map from './map.json' with { type: 'json' };

/** The types of the title: its id, its options, state and actions of its own (it has none). */
export type IslandRails = TitleOf<'island-rails', { readonly fastTrains: boolean }, object, MilepostAction>;

// The 40 demand cards are numbered from 1; the events lie behind them.
const eventCards: readonly EventCard[] = [
  {
    number: 41,
    name: 'The Slow rises',
    text: 'Bridges over the Slow are washed away.',
    stays: { turns: 1 },
    effects: [eventEffects.flood('IS-EVENT-1', ['slow'])],
  },
  {
    number: 42,
    name: 'Fog on the Heights',
    text: 'Trains on the Heights go at half rate; nobody builds there.',
    stays: { turns: 1 },
    effects: [
      eventEffects.halfRate('IS-EVENT-2', { area: 'heights' }),
      eventEffects.noBuilding('IS-EVENT-2', { area: 'heights' }),
    ],
  },
  {
    number: 43,
    name: 'Tax',
    text: 'Everybody pays tax.',
    stays: 'at-once',
    effects: [eventEffects.tax('IS-EVENT-3')],
    isTax: true,
  },
];

const rules = defineMilepostGame<IslandRails>({
  id: 'island-rails',
  title: 'Island Rails',
  edition: 'an example',
  revision: 1,

  board: () => defineBoard(map, deck), //                                                   IS-SETUP-1
  start: { cash: 40, startupTurns: 2 }, //                                                  IS-SETUP-2
  surcharges: { river: 2 }, //                                                              IS-BUILD-1
  eventCards, //                                                                            IS-EVENT-1 … 3
  victory: { cash: 100, majors: 3 }, //                                                     IS-WIN-1
  variants: [milepostVariants.fastTrains], //                                               IS-VAR-1
});

/** Island Rails: 2 to 6 players, eight cities of which three are major. */
export const islandRails = withPlayerAids(rules);
