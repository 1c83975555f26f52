// A build to a port buys its ferry, one from it does not: whichever was asked first, each has its own answer.

import { expect, test } from 'vitest';
import { explainWays } from '../../../../rulesets/milepost/index.js';
import { type AnyEngine, createEngine, createRandom } from '../../../../src/core/engine/index.js';
import { hardTitle } from '../../../testing/hard-game.js';
import { hardSpecs } from '../../../testing/hard-specs.js';

// Many ferries, and five seats of which two may hold each.
const ruleset = hardTitle(hardSpecs[7]);
// Boards of their own, so that neither engine knows what the other was asked.
const engineAnew = (): AnyEngine => createEngine([ruleset], { boards: [{ ...ruleset.board() }] });

interface Segment {
  readonly type: string;
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

test('M-FERRY-4: a build to a port leaves the same ways, whether or not one from it was asked before', () => {
  const engine = engineAnew();
  const random = createRandom('asked both ways');
  let state = engine.createGame(ruleset.id, { seats: 5, seed: 'x' });
  let asked = 0;
  for (let line = 0; line < 15; line++) {
    const { board } = engine.settingOf(state);
    const [decision] = engine.decisions(state);
    const builds = [...engine.legalActions(state, decision.seat)] as unknown as Segment[];
    for (const build of builds.filter(({ type, to }) => type === 'buildTrack' && board.portAt[to] >= 0)) {
      const text = engine.serialize(state);
      const [first, other] = [engineAnew(), engineAnew()];
      const alone = first.deserialize(text);
      const after = other.deserialize(text);
      explainWays(
        { ...other.settingOf(after), state: after as never },
        { ...build, from: build.to, to: build.from },
      );
      expect(other.applyAction(after, build).rail.ways).toEqual(first.applyAction(alone, build).rail.ways);
      asked++;
    }
    state = engine.applyActions(state, engine.suggest(state, decision, random));
  }
  expect(asked).toBeGreaterThan(5);
});
