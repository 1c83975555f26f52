// Games of three on a coast, played as it is suggested and by chance.

import { ironDragon } from '../../../rulesets/iron-dragon/index.js';
import { type AnyEngine, createEngine } from '../../../src/core/engine/index.js';
import { playRandomGame } from '../../../src/testing/index.js';
import { askedAnew } from '../../asked-anew.js';
import { coast } from './sea-game.js';

export const OPTIONS_AT_SEA: readonly Readonly<Record<string, boolean>>[] = [
  {},
  { costToLoad: true },
  { additionalTrains: true, backtracking: true },
];

/** The types of what was played in a game; it throws where a suggestion is refused. */
export function typesAtSea(options: Readonly<Record<string, boolean>>, seed: number): readonly string[] {
  const tables = { ...ironDragon.tables, victoryMajors: 1 };
  const engine = createEngine([{ ...ironDragon, tables }], {
    boards: [coast.board],
  }) as unknown as AnyEngine;
  const { actions } = playRandomGame(engine, 'iron-dragon', {
    board: coast.board.id,
    ...{ seed, seats: 3, steps: 300, options },
    choose: askedAnew(engine, 60),
    weights: { endTurn: 0.3 },
  });
  return actions.map(({ type }) => type);
}
