// Links of a chain are what they are said to be: whoever checks a record in another language needs nothing else.

import { expect, test } from 'vitest';
import { canonicalJson, type GameEvent, sha256Hex } from '../../../src/core/engine/index.js';
import { beginChain, LINK_EVERY, LINK_LENGTH } from '../../../src/core/engine/save/chain.js';

const setup = [{ n: 0, type: 'dealt', cards: [3, 1] }];
const steps: [object, GameEvent[]][] = [
  [{ type: 'take', seat: 0 }, []],
  [{ type: 'name', seat: 1, to: 'Zoë 😀' }, [{ n: 0, type: 'named' }]],
  [{ type: 'shout', seat: 1 }, [{ n: 0, type: 'shouted', text: '€'.repeat(9000) } as never]],
  [{ type: 'take', seat: 0 }, []],
];
const linesOf = ([action, events]: [object, GameEvent[]]) =>
  `\n${canonicalJson(action)}\n${canonicalJson(events)}`;
const first = sha256Hex(`\nnull\n${canonicalJson(setup)}`);

test('E-SAVE-1: a link is SHA-256 of the link before it, 64 actions and their events, kept to its first digits', () => {
  const chain = beginChain(setup);
  let link = first;
  expect(chain.link).toBe(link.slice(0, LINK_LENGTH));
  for (let round = 0; round < 2; round++) {
    const many = Array.from({ length: LINK_EVERY }, (_, n) => steps[(n + round) % steps.length]);
    for (const [action, events] of many) {
      expect(chain.link).toBe(link.slice(0, LINK_LENGTH));
      chain.add(action, events);
    }
    link = sha256Hex(link + many.map(linesOf).join(''));
    expect(chain.link).toBe(link.slice(0, LINK_LENGTH));
  }
});
