// Bugs planted into the toy: absent seats, suggestions, sentences.

import { STONES } from '../../core/engine/pebbles/hidden.js';
import { pebbles } from '../../core/engine/pebbles/pebbles.js';
import { messages, type PebblesBug, type Untyped } from './planting.js';

export const PLAYERS_BUGS: readonly PebblesBug[] = [
  {
    bug: 'an absent seat that draws for ever',
    changes: () => ({
      onAbsent: (_, { seat, kind }) => (kind === 'turn' ? { type: 'rollDie', seat } : null),
    }),
  },
  {
    bug: 'an absent seat that answers for another',
    changes: () => ({
      onAbsent: (_, { seat, kind }) => (kind === 'turn' ? { type: 'endTurn', seat: (seat + 1) % 2 } : null),
    }),
  },
  {
    bug: 'an absent seat that cannot answer a wave',
    changes: () => ({
      onAbsent: (_, { seat, kind }) => (kind === 'wave' ? { type: 'endTurn', seat } : null),
    }),
  },
  {
    bug: 'a suggestion that throws on views',
    changes: () => ({
      suggest: ({ state }: Untyped, { seat, kind }) =>
        kind === 'turn' && state.bag.at(-1).toFixed() ? [{ type: 'endTurn', seat }] : [],
    }),
  },
  {
    bug: 'a suggestion that throws dice by itself',
    changes: () => ({
      suggest: (_, { seat, kind }) =>
        kind === 'turn' && Math.random() < 0.5 ? [{ type: 'endTurn', seat }] : [],
    }),
  },
  {
    bug: 'a sentence of an action that has a hole',
    changes: () => ({ sentences: { takeStone: '{seat} takes {pebble}.' } }),
  },
  {
    bug: 'a sentence of a fact that has a hole',
    changes: () => ({ sentences: { ...sentencesFor(), stonesLaid: '{seat} lays {stone}.' } }),
  },
  {
    bug: 'an action without a sentence where others have one',
    changes: () => {
      const { dropStone: _, ...some } = sentencesFor() as Untyped;
      return { sentences: some };
    },
  },
  {
    bug: 'a code without a sentence where others have one',
    changes: () => {
      const { 'roll/already': _, ...some } = messages as Untyped;
      return { messages: some };
    },
  },
  {
    bug: 'a name that is not there',
    changes: () => ({
      sentences: { ...sentencesFor(), takeStone: '{seat} takes {stone}.' },
      nameOf: (_, kind, value) => (kind === 'stone' ? (NAMES[value as number] as string).trim() : null),
    }),
  },
];

const NAMES = STONES.slice(0, 6).map((stone) => `pebble ${stone}`);

// A sentence for every kind of action and fact, none of which has a hole.
function sentencesFor(): Readonly<Record<string, string>> {
  const types = [
    ...Object.values(pebbles.phases).flatMap(({ actions }) =>
      actions.map(({ type }: Untyped) => type as string),
    ),
    ...Object.keys(pebbles.events),
  ];
  return Object.fromEntries(types.map((type) => [type, `${type}.`]));
}
