// The laws of the contract, and that money, loads, track and ships are conserved, over games of Iron Dragon: two to six
// seats, settings in which every two options meet in every way that is allowed, and games at sea.

import { describe, expect, test } from 'vitest';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import { ironDragonLaws } from '../../../../rulesets/iron-dragon/rules/laws.js';
import {
  type AnyEngine,
  createEngine,
  type Envelope,
  type GameAction,
  once,
  type Random,
} from '../../../../src/core/engine/index.js';
import { examineGame } from '../../../../src/testing/index.js';
import { followSuggestions } from '../../../../src/testing/suggested-play.js';
import { describeLaws } from '../../milepost/describe-laws.js';
import { tallied } from '../../milepost/played-on.js';

const engine = createEngine([ironDragon]) as unknown as AnyEngine;
// Looked at closely where it is new in the title, not in every game again.
const seen = new Set<string>();
describeLaws(engine, { laws: ironDragonLaws(), seen });

describe('ships keep the laws', () => {
  // Trains that start in port, draw and board whenever they can, sail most of the time, and go on as suggested otherwise.
  const fond = ({ type }: GameAction) => ['drawShip', 'boardShip', 'moveShip', 'declineShip'].includes(type);
  const board = ironDragon.board();
  const follow = followSuggestions(engine);
  const choose = (state: Envelope, random: Random): GameAction | null => {
    const listed = [...engine.legalActions(state)];
    const starts = listed.filter(
      (action) => board.shipPortAt[(action as { milepost?: number }).milepost ?? 0] >= 0,
    );
    const liked = [...starts, ...listed.filter(fond)];
    if (liked.length > 0 && random.int(1, 100) <= 70) return liked[random.int(0, liked.length - 1)];
    const action = follow(state, random);
    return action !== null && engine.checkAction(state, action) === null ? action : null;
  };

  const games = [
    {},
    { additionalTrains: true, costToLoad: true, backtracking: true },
    { fieldWarehousing: true, openContracts: true, borrowing: true, costToMove: true },
  ].map((options) => {
    const plan = { seed: 5, seats: 4, steps: 400, every: 200, laws: ironDragonLaws(), seen, options, choose };
    return [options, once(() => examineGame(engine, 'iron-dragon', plan))] as const;
  });

  test.each(games)('%o', (_, game) => {
    expect(game().findings).toEqual([]);
  });

  test('in these games ships were drawn, boarded, declined and sailed', () => {
    const played = tallied(games.map(([, game]) => game()));
    for (const type of ['drawShip', 'boardShip', 'declineShip', 'moveShip'])
      expect(played[type], type).toBeGreaterThan(0);
  });
});
