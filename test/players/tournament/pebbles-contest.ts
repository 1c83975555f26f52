// A contest for tests: the toy title, with bots one of which stumbles.

import type { AnyEngine } from '../../../src/core/engine/index.js';
import { greedyBot, randomBot } from '../../../src/players/bots/index.js';
import type { Contest } from '../../../src/players/tournament/index.js';
import { engine } from '../../core/engine/new-game.js';

/** A contest whose `stumbling` bot throws at its first so many questions, one if left out. */
export function pebblesContest(stumbles = 1): Contest {
  let asked = 0;
  return {
    engine: engine as unknown as AnyEngine,
    bots: {
      greedy: greedyBot,
      random: randomBot,
      stumbling: () => ({
        ...randomBot(),
        name: 'stumbling',
        choose(choice) {
          if (asked++ < stumbles) throw new Error('over its own feet');
          return randomBot().choose(choice);
        },
      }),
    },
  };
}
