// What mileposts are called in sentences: no two alike, and counted as one would count on the board.

import { describe, expect, test } from 'vitest';
import { chinaRails } from '../../../../rulesets/china-rails/index.js';
import { indiaRails } from '../../../../rulesets/india-rails/index.js';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import type { MilepostBoard } from '../../../../rulesets/milepost/board/board.js';
import { milepostName } from '../../../../rulesets/milepost/words/milepost-name.js';
import { type AnyEngine, type AnyRuleset, createEngine } from '../../../../src/core/engine/index.js';
import { DIRECTIONS, type LatticeSize, neighbourCell } from '../../../../src/core/map/hex-geometry.js';
import { describeAction, describeEvent, wordingOf } from '../../../../src/table/words/index.js';
import { sampleGameOf } from '../../../../src/testing/sample-game.js';

const titles = [chinaRails, indiaRails, ironDragon];
const engine = createEngine(titles) as unknown as AnyEngine;
const WORDS = ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'];

describe.each(titles.map((title) => [title.id, title] as const))('%s', (_, title) => {
  const board: MilepostBoard = title.board();

  test('two mileposts share a name only in one city', () => {
    const names = new Map<string, number>();
    const twins = board.mileposts.filter((milepost) => {
      const name = milepostName(board, milepost)!;
      const first = names.get(name);
      names.set(name, first ?? milepost);
      return first !== undefined && (board.cityAt[milepost] < 0 || board.cityAt[first] < 0);
    });
    expect(names.size).toBeGreaterThan(1000);
    expect(twins).toEqual([]);
  });

  test('the way that a name tells leads from the city to the milepost', () => {
    const { columns, rows, inset } = board;
    const size: LatticeSize = inset === null ? { columns, rows } : { columns, rows, inset };
    const walk = (from: number, legs: readonly (readonly [number, string])[]) =>
      legs.reduce((at, [count, word]) => {
        for (let step = 0; step < count && at >= 0; step += 1)
          at = neighbourCell(size, at, WORDS.indexOf(word));
        return at;
      }, from);
    const astray = board.mileposts.filter((milepost) => {
      const [, way, name] = /^the milepost (.*) of (.*)$/.exec(milepostName(board, milepost)!) ?? [];
      if (way === undefined) return board.cityAt[milepost] < 0;
      const legs = way.split(' and ').map((leg) => {
        const [count, word] = leg.split(' ');
        return [Number(count), word] as const;
      });
      const { mileposts } = board.cities.find((city) => city.name === name)!;
      // By the board's edge only one order of the two legs stays on it.
      return ![legs, legs.toReversed()].some((order) => walk(mileposts[0], order) === milepost);
    });
    expect(WORDS).toHaveLength(DIRECTIONS.length);
    expect(astray).toEqual([]);
  });

  test('a build that is described names no place twice', () => {
    const told: string[] = [];
    const { actions, states, events } = sampleGameOf(engine, title as AnyRuleset)!.history;
    for (const [step, action] of actions.entries()) {
      const wording = wordingOf(engine, states[step]);
      if (action.type === 'buildTrack') told.push(describeAction(action, wording));
      for (const event of events[step + 1])
        if (event.type === 'trackBuilt') told.push(describeEvent(event, wording));
    }
    const ends = told.map((sentence) => / from (.*) to (.*?)(?:, \d+ (?:M|GP))?\.$/.exec(sentence)!.slice(1));
    expect(ends.length).toBeGreaterThan(100);
    expect(ends.filter(([from, to]) => from === to)).toEqual([]);
  });
});
