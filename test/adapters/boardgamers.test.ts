// A title as an engine of boardgamers, driven as that host does it: in a worker, through JSON between any two calls, with
// open turns, spectators and players who leave.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { type BoardgamersData, toBoardgamers } from '../../src/adapters/boardgamers/index.js';
import { randomBot } from '../../src/bots/index.js';
import { type AnyEngine, createEngine, createRandom, type GameAction } from '../../src/engine/index.js';
import { pebbles } from '../engine/pebbles/pebbles.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BUNDLE = join(ROOT, 'node_modules/.cache/railhead-boardgamers/worker.mjs');
const engine = createEngine([pebbles, ...allRulesets]) as unknown as AnyEngine;

let worker: Worker;
let calls = 0;
beforeAll(async () => {
  await build({
    entryPoints: [join(ROOT, 'test/adapters/boardgamers-worker.ts')],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  worker = new Worker(BUNDLE);
  worker.setMaxListeners(100);
});
afterAll(() => worker.terminate());

/** Calls a function of the adapter in the worker; throws what it throws. */
function host(ruleset: string) {
  // biome-ignore lint/suspicious/noExplicitAny: results of whatever function
  return (name: string, ...args: unknown[]): Promise<any> => {
    const id = ++calls;
    return new Promise((resolve, reject) => {
      const listen = (text: string) => {
        const answer = JSON.parse(text);
        if (answer.id !== id) return;
        worker.off('message', listen);
        if (answer.error !== undefined) reject(new Error(answer.error));
        else resolve(answer.result);
      };
      worker.on('message', listen);
      worker.postMessage(JSON.stringify({ id, ruleset, name, args }));
    });
  };
}

describe('a game as the host runs it', () => {
  test.each([
    ['pebbles', 3, 400, {}],
    ['hex-tycoon', 3, 60, {}],
    ['twentieth-century-limited', 2, 60, {}],
    ['china-rails', 2, 30, {}],
  ])('%s: moves, open turns and saves, every call by itself', async (ruleset, players, most, options) => {
    const call = host(ruleset);
    const random = createRandom('host', ruleset);
    let saved: BoardgamersData = await call('init', players, [], options, 'a seed', 0);
    let state = engine.createGame(ruleset, { seats: players, seed: 'a seed', options } as never);
    let logLength = await call('logLength', saved);
    let pending: GameAction[] = [];
    let opened = 0;
    for (let moves = 0; moves < most && !(await call('ended', saved)); moves++) {
      const current = await call(
        'currentPlayer',
        pending.length > 0 ? await call('move', saved, pending, pending[0].seat) : saved,
      );
      const player = Array.isArray(current) ? current[current.length - 1] : current;
      const action = engine.sampleAction(engine.view(state, player), player, random) as GameAction;
      const before = state;
      state = engine.applyAction(state, action as never);
      pending = [...pending, action];
      // The whole turn so far is sent again with every action, on what was last saved.
      const data: BoardgamersData = await call('move', saved, pending, player);
      expect(data.state).toEqual(state);
      const toSave = await call('toSave', data);
      const seen = await call('stripSecret', data, player);
      expect(seen.state).toEqual(engine.view(state, player));
      if (toSave === undefined) {
        opened++;
        // Taken back: a shorter turn, or none at all.
        if (pending.length > 1) {
          const shorter: BoardgamersData = await call('move', saved, pending.slice(0, -1), player);
          expect([shorter.state, shorter.open]).toEqual([before, true]);
        }
        continue;
      }
      expect(toSave).toEqual(data);
      const grown = await call('logLength', toSave);
      expect(grown).toBe(logLength + pending.length);
      [saved, logLength, pending] = [toSave, grown, []];
    }
    if (ruleset !== 'pebbles') expect(opened).toBeGreaterThan(0);
    expect((await call('replay', saved)).state).toEqual(saved.state);
    const half = await call('replay', saved, { to: 5 });
    expect([half.actions.length, half.log.length]).toEqual([5, 6]);
  });

  test('a turn with a die in it is closed', async () => {
    const call = host('pebbles');
    const stone = (data: BoardgamersData, seat: number) => data.state.seats[seat].hand[0];
    let data: BoardgamersData = await call('init', 2, [], {}, 1);
    for (const seat of [0, 1])
      data = await call('move', data, { type: 'chooseKeepsake', seat, stone: stone(data, seat) }, seat);
    const rolled = await call('move', data, ['0: roll'], 0);
    expect([rolled.open, (await call('toSave', rolled)).actions.length]).toEqual([false, 3]);
  });

  test('an illegal move throws the rule in a sentence and changes nothing', async () => {
    const call = host('pebbles');
    const data = await call('init', 2, [], {}, 1);
    await expect(call('move', data, { type: 'endTurn', seat: 0 }, 0)).rejects.toThrow(/\[P-KEEP-1\]/);
    await expect(call('move', data, { type: 'endTurn' }, 0)).rejects.toThrow(
      /player 0 sends an action of seat/,
    );
    await expect(call('move', data, { type: 'castle', seat: 0 }, 0)).rejects.toThrow(/\[E-SHAPE-1\]/);
    await expect(call('move', data, 'e2e4', 0)).rejects.toThrow(/no action reads/);
    const theirs = { type: 'chooseKeepsake', seat: 1, stone: data.state.seats[1].hand[0] };
    await expect(call('move', data, theirs, 0)).rejects.toThrow(/player 0 sends an action of seat 1/);
    await expect(call('move', data, null, 0)).rejects.toThrow(/player 0/);
    await expect(call('init', 2, [], { fast: 1 }, 1)).rejects.toThrow(/unknown field fast/);
    await expect(call('init', 2, ['desert'], {}, 1)).rejects.toThrow(/unknown field desert/);
    await expect(call('init', 9, [], {}, 1)).rejects.toThrow(/seats 2 to 4/);
    expect((await call('init', 2, ['quick'], {}, 1)).state.game.options).toMatchObject({ quick: true });
  });
});

describe('who may know what', () => {
  test.each([undefined, null, -1])('a spectator is %s', async (player) => {
    const call = host('pebbles');
    const data = await call('init', 2, [], {}, 'hush-hush');
    const seen = await call('stripSecret', data, ...(player === undefined ? [] : [player]));
    expect(seen.state).toEqual(engine.view(data.state, null));
    const { log, availableMoves } = await call('logSlice', data, { player });
    expect([log.length, availableMoves]).toEqual([1, []]);
  });

  test('stripped data holds no seed, luck, action or foreign event, and can be looked at all the same', async () => {
    const call = host('pebbles');
    let data = await call('init', 2, [], {}, 'hush-hush');
    const stone = data.state.seats[0].hand[0];
    data = await call('move', data, { type: 'chooseKeepsake', seat: 0, stone }, 0);
    for (const player of [1, -1]) {
      const seen = await call('stripSecret', data, player);
      expect(JSON.stringify(seen)).not.toMatch(/hush-hush|"luck"|"streams"|"stone":\d/);
      for (const name of ['currentPlayer', 'ended', 'scores', 'rankings', 'round', 'logLength', 'cancelled'])
        expect([name, await call(name, seen)]).toEqual([name, await call(name, data)]);
      await expect(call('replay', seen)).rejects.toThrow(/stripped of its secrets/);
    }
    const own = await call('logSlice', data, { player: 0, start: 1 });
    expect(own.log).toMatchObject([{ seat: 0, events: [{ type: 'keepsakeChosen', stone }] }]);
    const other = await call('logSlice', data, { player: 1, start: 1, end: 2 });
    expect(other.log).toMatchObject([{ seat: 0, events: [{ type: 'keepsakeChosen', stone: null }] }]);
    expect(other.availableMoves).toHaveLength(3);
    expect(await call('logSlice', data, { player: 1, start: 0, end: 1 })).toMatchObject({
      availableMoves: [],
    });
  });

  test('names may come late and change nothing else', async () => {
    const call = host('pebbles');
    const data = await call('init', 2, [], {}, 1);
    const named = await call('setPlayerMetaData', data, 1, { name: 'Ben' });
    expect(named.state.game.seatNames).toEqual(['Seat 1', 'Ben']);
    expect({ ...named.state, game: null }).toEqual({ ...data.state, game: null });
    expect((await call('replay', named)).state).toEqual(named.state);
  });
});

describe('players who leave', () => {
  test.each(['pebbles', ...allRulesets.map(({ id }) => id)])(
    '%s: at any moment, and the game goes on',
    async (ruleset) => {
      const call = host(ruleset);
      const random = createRandom('leave', ruleset);
      let data: BoardgamersData = await call('init', 3, [], {}, 4);
      for (let moves = 0; moves < 12; moves++) {
        const player = [await call('currentPlayer', data)].flat()[0];
        const dropped = await call('dropPlayer', data, moves % 3);
        expect(await call('toSave', dropped)).toEqual(dropped);
        expect([await call('currentPlayer', dropped)].flat()).not.toContain(moves % 3);
        expect(await call('dropPlayer', dropped, moves % 3)).toEqual(dropped);
        const action = engine.sampleAction(engine.view(data.state, player), player, random);
        data = await call('move', data, action, player);
      }
    },
  );

  test('when the last one goes, the game is cancelled and over', async () => {
    const call = host('pebbles');
    let data = await call('init', 2, [], {}, 4);
    for (const player of [0, 1]) data = await call('dropPlayer', data, player);
    expect([await call('cancelled', data), await call('ended', data)]).toEqual([true, true]);
    expect(await call('currentPlayer', data)).toBe(undefined);
    expect(await call('dropPlayer', data, 1)).toEqual(data);
    await expect(call('move', data, '1: pass', 1)).rejects.toThrow();
    await expect(call('moveAI', data, 1)).rejects.toThrow(/nobody is left/);
  });
});

describe('bots', () => {
  test.each([
    ['pebbles', 2],
    ['hex-tycoon', 2],
    ['twentieth-century-limited', 2],
  ])('%s: moveAI plays turns that can be saved, to the end of the game', async (ruleset, players) => {
    const call = host(ruleset);
    let data: BoardgamersData = await call('init', players, [], {}, 6);
    for (let turns = 0; turns < 600 && !(await call('ended', data)); turns++) {
      const player = [await call('currentPlayer', data)].flat()[0];
      const next = await call('moveAI', data, player);
      expect(next.actions.length).toBeGreaterThan(data.actions.length);
      expect([await call('currentPlayer', next)].flat()).not.toContain(player);
      data = await call('toSave', next);
    }
    expect(await call('ended', data)).toBe(true);
    const places: number[] = await call('rankings', data);
    const scores: number[] = await call('scores', data);
    expect([...places].sort()[0]).toBe(1);
    expect(scores[places.indexOf(1)]).toBe(Math.max(...scores));
  });

  test('another bot may be seated', () => {
    const { init, moveAI, currentPlayer } = toBoardgamers(engine, 'pebbles', {
      bot: randomBot,
      board: 'shore',
    });
    const data = moveAI(init(2, [], {}, 1), 0);
    expect([data.actions.length, currentPlayer(data)]).toEqual([1, 1]);
  });
});
