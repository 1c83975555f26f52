// Links of a chain are what they are said to be: whoever checks a record in another language needs nothing else.

import { expect, test } from 'vitest';
import { beginChain, LINK_LENGTH } from '../../src/core/engine/chain.js';
import { canonicalJson, type GameEvent, sha256Hex } from '../../src/core/engine/index.js';

test('E-SAVE-1: a link is SHA-256 of the link before it, the action and the events, kept to its first digits', () => {
  const setup = [{ n: 0, type: 'dealt', cards: [3, 1] }];
  const steps: [object, GameEvent[]][] = [
    [{ type: 'take', seat: 0 }, []],
    [{ type: 'name', seat: 1, to: 'Zoë 😀' }, [{ n: 0, type: 'named' }]],
    [{ type: 'shout', seat: 1 }, [{ n: 0, type: 'shouted', text: '€'.repeat(9000) } as never]],
    [{ type: 'take', seat: 0 }, []],
  ];
  const chain = beginChain(setup);
  let link = sha256Hex(`\nnull\n${canonicalJson(setup)}`);
  expect(chain.link).toBe(link.slice(0, LINK_LENGTH));
  for (const [action, events] of steps) {
    chain.add(action, events);
    link = sha256Hex(`${link}\n${canonicalJson(action)}\n${canonicalJson(events)}`);
    expect(chain.link).toBe(link.slice(0, LINK_LENGTH));
  }
});
