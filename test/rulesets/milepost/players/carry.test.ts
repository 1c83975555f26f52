// Loads that no card in hand asks for: a seat with a free place takes one where unseen cards may ask for it.

import { expect, test } from 'vitest';
import { engine } from '../../../../src/index.js';
import { greedyBot, playGame } from '../../../../src/players/bots/index.js';

// The first game in which it happens is enough.
const SEEDS = [1, 2, 3, 4, 5, 6];

test.each(['china-rails', 'india-rails', 'iron-dragon'] as const)(
  'M-LOAD-1: greedy seats of %s carry loads for cards to come',
  (id) => {
    let taken = 0;
    for (const seed of SEEDS) {
      if (taken > 0) break;
      const config = { seats: 2, seed };
      const { actions } = playGame(engine, id, { config, bots: [greedyBot], maxRounds: 20 });
      let state = engine.createGame(id, config);
      for (const action of actions) {
        if (action.type === 'pickUpLoad') {
          const { board } = engine.settingOf(state);
          const asked = state.seats[action.seat].hand
            .filter((card: number) => card <= board.demandCards.length)
            .flatMap((card: number) => board.demandCards[card - 1].demands);
          if (!asked.some(({ good }: { good: string }) => good === action.load)) taken++;
        }
        state = engine.applyAction(state, action);
      }
    }
    expect(taken).toBeGreaterThan(0);
  },
);
