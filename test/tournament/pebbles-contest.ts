// A contest for tests: the toy title, with bots that win, lose, stumble and call others to stop.

import { greedyBot, randomBot } from '../../src/bots/index.js';
import type { AnyEngine } from '../../src/engine/index.js';
import type { Contest } from '../../src/tournament/index.js';
import { engine } from '../engine/new-game.js';

/** `setup` names seeds of games in which the `stumbling` bot throws. */
export default function contest(setup: unknown): Contest {
  const stumbles = (setup as { stumbles?: number } | undefined)?.stumbles ?? 1;
  let asked = 0;
  return {
    engine: engine as unknown as AnyEngine,
    bots: {
      greedy: greedyBot,
      random: randomBot,
      // Stumbles over its first so many questions.
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
