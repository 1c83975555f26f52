// M-BUILD-12: the state is all there is. Walks go on from late in crowded games of six, where the forms of a game once differed: the
// live game, its save, a view, its replay and the position set up with its ways. `npm run try -- soak` walks far longer.

import { expect, test } from 'vitest';
import { chinaRails } from '../../../../rulesets/china-rails/index.js';
import { indiaRails } from '../../../../rulesets/india-rails/index.js';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import type { AnyRuleset } from '../../../../src/core/engine/index.js';
import { continueWalk, look, newWalkTally, replay, walkOn } from '../hostile-walk.js';
import { readLatePosition } from '../late-positions.js';

const LOOKS = 20;
// At each look so many builds are asked about, those on the ways of others first: refusals are what takes long.
const ASKED = 1;

test.each([chinaRails, indiaRails, ironDragon] as readonly AnyRuleset[])(
  'M-BUILD-12: a crowded game of $id has the same builds in every form',
  (ruleset) => {
    const tally = newWalkTally();
    const walk = continueWalk(ruleset, 'late', readLatePosition(ruleset));
    while (tally.looks < LOOKS && walkOn(walk)) look(walk, tally, ASKED);
    replay(walk, tally);
    expect([tally.differences, tally.unsafe]).toEqual([[], []]);
    expect([tally.looks, tally.late]).toEqual([LOOKS, LOOKS]);
    expect(tally.cutOff).toBeGreaterThan(0);
  },
);
