// Play by suggestions that are asked for before every action, for tests of the suggestions themselves; otherwise a suggested line is
// played to its end.

import type { AnyEngine, Envelope, GameAction, Random } from '../src/core/engine/index.js';

/** Chooses the first action of a fresh suggestion so many times in a hundred, legal or not; null leaves it to chance. */
export function askedAnew(engine: AnyEngine, inAHundred: number) {
  return (state: Envelope, random: Random): GameAction | null => {
    if (random.int(1, 100) > inAHundred) return null;
    const owed = engine.decisions(state).filter(({ optional }) => !optional);
    const decision = owed[random.int(0, owed.length - 1)];
    return engine.suggest(state, decision, random)[0] ?? null;
  };
}
