// Rules ask nothing but the state: no chance and no clock of the machine, and nothing that a module keeps.

import { brief } from '../difference.js';
import { type Law, some } from '../law.js';
import { differsAgain } from './causes.js';

/** Watches what rules ask while they play and list, and plays the same step again. */
export const rulesAskNothingElse: Law = {
  name: 'rules-ask-nothing-else',
  sentence:
    'The state alone decides: rules ask no chance and no clock of the machine, and a step taken again is the same.',
  when: 'regularly',
  *examine(moment) {
    const { engine, state, listed, random } = moment;
    const differs = differsAgain(moment, null);
    if (differs !== null) yield { detail: `the same action played again differs: ${differs}` };
    for (const action of some(listed, 2, random)) {
      const asked = askedOutside(() => engine.tryAction(state, action));
      if (asked !== null) return yield { detail: `${brief(action)} asks ${asked}`, action };
    }
    const asked = askedOutside(() => [...engine.legalActions(state)]);
    if (asked !== null) yield { detail: `a list of legal actions asks ${asked}` };
  },
};

const SOURCES = [
  ['Math.random', Math, 'random'],
  ['Date.now', Date, 'now'],
  ['performance.now', performance, 'now'],
] as const;

// The first outside source that is asked meanwhile, with the place; null for none.
function askedOutside(run: () => unknown): string | null {
  let asked: string | null = null;
  const undo = SOURCES.map(([name, of, method]) => {
    const holder = of as unknown as Record<string, () => number>;
    const own = holder[method];
    holder[method] = () => {
      asked ??= `${name} ${(new Error().stack ?? '').split('\n')[2]?.trim() ?? ''}`;
      return own.call(of);
    };
    return () => {
      holder[method] = own;
    };
  });
  try {
    run();
  } finally {
    for (const back of undo) back();
  }
  return asked;
}
