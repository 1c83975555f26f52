// A greedy game of the fewest and of the most seats, in the long run of others too; `npm run try -- judge --seeds 20` plays as many as you like and prints a table.

import { expect, test } from 'vitest';
import { chinaRails } from '../../rulesets/china-rails/index.js';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { greedyBot, playGame } from '../../src/players/bots/index.js';
import { everyday } from '../long-run.js';

const engine = createEngine([chinaRails]) as unknown as AnyEngine;

test.each(everyday(2, [2, 6, 3, 4]))(
  '%i greedy bots end their game by a victory within 120 rounds',
  (seats) => {
    // Cash is looked at when it counts: a tax may still fall between a declaration and the end of its round.
    const declared = new Map<number, number>();
    const { state } = playGame(engine, chinaRails.id, {
      config: { seats, seed: `first-${seats}` },
      bots: [greedyBot],
      maxRounds: 120,
      onAction: ({ state, events }) => {
        for (const event of events) {
          if (event.type !== 'victoryDeclared') continue;
          const { seat } = event as unknown as { readonly seat: number };
          declared.set(seat, engine.view(state, seat).seats[seat].cash);
        }
      },
    });
    expect(state.outcome?.reason).toBe('victory');
    expect(declared.get(state.outcome?.ranking[0].seat)).toBeGreaterThanOrEqual(
      chinaRails.tables.victoryCash,
    );
  },
);
