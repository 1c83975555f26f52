// Maps and decks with one thing changed: checking them never throws; what has no error compiles, and is played on; what has
// one is refused with a typed error, or compiles.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTitles } from '../../rulesets/index.js';
import {
  type AnyEngine,
  createEngine,
  createRandom,
  type Envelope,
  type Random,
} from '../../src/core/engine/index.js';
import type { BoardKind } from '../../src/core/title/title.js';
import { type Change, changed, randomChange } from './changes.js';
import { type Fuzzer, isRefusal } from './fuzzer.js';

/** A change of a title's own map or deck. */
export interface BoardInput {
  readonly ruleset: string;
  readonly of: 'map' | 'deck';
  readonly change: Change;
}

const STEPS = 30;
const kinds: ReadonlyMap<string, BoardKind> = new Map(
  await Promise.all(allTitles.map(async ({ ruleset, boards }) => [ruleset.id, await boards()] as const)),
);

/** See above. */
export const boards: Fuzzer<BoardInput> = {
  name: 'boards',

  *inputs(ruleset, seed) {
    const random = createRandom(seed, `boards ${ruleset}`);
    const { needsDeck } = kinds.get(ruleset) as BoardKind;
    for (;;) {
      const of = needsDeck && random.int(0, 2) === 0 ? 'deck' : 'map';
      yield { ruleset, of, change: randomChange(dataOf(ruleset, of), random) };
    }
  },

  attempt({ ruleset, of, change }) {
    const kind = kinds.get(ruleset) as BoardKind;
    const part = (name: 'map' | 'deck') =>
      of === name ? changed(dataOf(ruleset, name), change) : dataOf(ruleset, name);
    const [map, deck] = [part('map'), kind.needsDeck ? part('deck') : undefined];
    const isSound = kind.validate(map, deck).every(({ severity }) => severity !== 'error');
    try {
      const board = kind.define(map, deck);
      if (!isSound) return false;
      playOn(ruleset, board, createRandom(JSON.stringify(change), 'attempt'));
      return true;
    } catch (error) {
      if (!isSound && isRefusal(error)) return false;
      throw error;
    }
  },

  // One change of one file is small enough.
  *smaller() {},
};

const files = new Map<string, unknown>();

function dataOf(ruleset: string, of: 'map' | 'deck'): unknown {
  const path = join('maps', ruleset, `${of}.json`);
  if (!files.has(path)) files.set(path, JSON.parse(readFileSync(path, 'utf8')));
  return files.get(path);
}

function playOn(id: string, board: ReturnType<BoardKind['define']>, random: Random): void {
  const title = allTitles.find(({ ruleset }) => ruleset.id === id) as (typeof allTitles)[number];
  const engine = createEngine([title.ruleset], { boards: [board] as never }) as unknown as AnyEngine;
  let state: Envelope;
  try {
    state = engine.createGame(id, { seats: 2, seed: 1, board: board.id } as never) as Envelope;
  } catch (error) {
    // A board may be sound and have too few cards for a title's deal.
    if (isRefusal(error)) return;
    throw error;
  }
  for (let step = 0; step < STEPS && state.outcome === null; step++) {
    const [{ seat }] = engine.decisions(state);
    const action = engine.sampleAction(engine.view(state, seat), seat, random);
    if (action === null) throw new Error('nobody can act');
    state = engine.applyAction(state, action as never) as Envelope;
  }
  engine.deserialize(engine.serialize(state));
}
