// A title as an engine of boardgamers, driven as that host does it: in a worker, through JSON between any two calls, with
// open turns, spectators and players who leave.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets/index.js';
import {
  type AnyEngine,
  createEngine,
  createRandom,
  type GameAction,
} from '../../../src/core/engine/index.js';
import { randomBot } from '../../../src/players/bots/index.js';
import { type BoardgamersData, toBoardgamers } from '../../../src/serve/adapters/boardgamers/index.js';
import { position } from '../../core/engine/new-game.js';
import { pebbles } from '../../core/engine/pebbles/pebbles.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BUNDLE = join(ROOT, 'node_modules/.cache/railhead-boardgamers/worker.mjs');
const engine = createEngine([pebbles, ...allRulesets]) as unknown as AnyEngine;

let worker: Worker;
let calls = 0;
beforeAll(async () => {
  await build({
    entryPoints: [join(ROOT, 'test/serve/adapters/boardgamers-worker.ts')],
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
    expect(saved.config?.revision).toBe(state.game.revision);
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

  test('E-HOST-4: a table that stops has scores and places; no player stops it alone', async () => {
    const call = host('pebbles');
    const data = await call('init', 2, [], {}, 1);
    const stop = { type: 'endGame', seat: null };
    await expect(call('move', data, stop, 0)).rejects.toThrow(/sends an action of seat null/);
    const over = await call('endGame', data);
    const asked = ['ended', 'cancelled', 'rankings', 'currentPlayer'].map((name) => call(name, over));
    expect(await Promise.all(asked)).toEqual([true, false, [1, 1], undefined]);
    expect((await call('messages', over)).messages.at(-1)).toMatch(/share the win \(agreed\)/);
    expect([await call('endGame', over), (await call('replay', over)).state]).toEqual([over, over.state]);
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
    const drop = { type: 'dropSeat', seat: null, target: 1 };
    for (const player of [0, -1, null])
      await expect(call('move', data, drop, player)).rejects.toThrow(/sends an action of seat null/);
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
      // What lies on the beach is told to everybody.
      const text = JSON.stringify(seen).replace(/"type":"stoneWashedUp","stone":\d+/g, '');
      expect(text).not.toMatch(/hush-hush|"luck"|"streams"|"stone":\d/);
      for (const name of ['currentPlayer', 'ended', 'scores', 'rankings', 'round', 'logLength', 'cancelled'])
        expect([name, await call(name, seen)]).toEqual([name, await call(name, data)]);
      await expect(call('replay', seen)).rejects.toThrow(/stripped of its secrets/);
    }
    const own = await call('logSlice', data, { player: 0, start: 1 });
    expect(own.log).toMatchObject([{ player: 0, events: [{ type: 'keepsakeChosen', stone }] }]);
    const other = await call('logSlice', data, { player: 1, start: 1, end: 2 });
    expect(other.log).toMatchObject([{ player: 0, events: [{ type: 'keepsakeChosen', stone: null }] }]);
    expect(other.availableMoves).toHaveLength(3);
    expect(await call('logSlice', data, { player: 1, start: 0, end: 1 })).toMatchObject({
      availableMoves: [],
    });
  });

  test('a log has a line of text for everybody, which tells a spectator no secret', async () => {
    const call = host('pebbles');
    let data = await call('init', 2, [], {}, 'hush-hush');
    for (const [player, name] of ['Ann', 'Ben'].entries())
      data = await call('setPlayerMetaData', data, player, { name });
    const stone = data.state.seats[0].hand[0];
    data = await call('move', data, { type: 'chooseKeepsake', seat: 0, stone }, 0);
    data = await call('dropPlayer', data, 1);
    const { log } = await call('logSlice', data, { start: 1 });
    expect(log).toMatchObject([
      { player: 0, text: 'Ann: keepsake chosen' },
      { player: null, text: expect.stringMatching(/^seat dropped, keepsake chosen/) },
    ]);
    expect(JSON.stringify(log[0])).not.toMatch(/"stone":\d/);
    for (const { text } of (await call('logSlice', data)).log) expect(text).not.toBe('');
  });

  test('the list of moves says whether it is all of them', async () => {
    const listed = async (ruleset: string) => {
      const call = host(ruleset);
      const data = await call('init', 3, [], {}, 3);
      const { availableMoves, complete } = await call('logSlice', data, {
        player: [await call('currentPlayer', data)].flat()[0],
      });
      return [availableMoves.length > 0, complete];
    };
    expect(await listed('pebbles')).toEqual([true, true]);
    const legal = engine.legalActions(
      engine.createGame('twentieth-century-limited', { seats: 3, seed: 3 } as never),
      0,
    );
    expect(await listed('twentieth-century-limited')).toEqual([true, legal.complete]);
  });

  test('names may come late and change nothing else', async () => {
    const call = host('pebbles');
    const data = await call('init', 2, [], {}, 1);
    const named = await call('setPlayerMetaData', data, 1, { name: 'Ben' });
    expect(named.state.game.seatNames).toEqual(['Seat 1', 'Ben']);
    expect({ ...named.state, game: null }).toEqual({ ...data.state, game: null });
    expect((await call('replay', named)).state).toEqual(named.state);
  });

  test('a name is mended, an empty one is none, equal ones get a number: the game can be replayed', async () => {
    const call = host('pebbles');
    let data = await call('init', 2, [], {}, 1);
    data = await call('setPlayerMetaData', data, 0, { name: 'A'.repeat(99) });
    data = await call('setPlayerMetaData', data, 1, { name: '' });
    expect(data.state.game.seatNames).toEqual(['A'.repeat(40), 'Seat 2']);
    expect((await call('replay', data)).state).toEqual(data.state);
    for (const player of [0, 1])
      data = await call('setPlayerMetaData', data, player, { name: ' \u001b[31mAnn\n\u202e' });
    expect(data.state.game.seatNames).toEqual(['[31mAnn', '[31mAnn 2']);
    data = await call('setPlayerMetaData', data, 1, { name: '\u0000\u200d' });
    expect(data.state.game.seatNames).toEqual(['[31mAnn', '[31mAnn 2']);
    expect((await call('replay', data)).state).toEqual(data.state);
  });
});

describe('what the site shows of a game', () => {
  // As the host: whatever goes in or comes out is JSON.
  const json = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

  async function finished(ruleset: string, players: number): Promise<BoardgamersData> {
    const call = host(ruleset);
    let data: BoardgamersData = await call('init', players, [], {}, 6);
    while (!(await call('ended', data)))
      data = await call('moveAI', data, [await call('currentPlayer', data)].flat()[0]);
    return data;
  }

  test('factions are names, unless the title has something of that kind', async () => {
    const call = host('pebbles');
    expect(await call('factions', await call('init', 2, [], {}, 1))).toEqual(['Seat 1', 'Seat 2']);
    const api = toBoardgamers(engine, 'hex-tycoon', {
      faction: (view, seat) => view.seats[seat].company ?? undefined,
    });
    let data = api.init(2, [], {}, 7);
    expect(api.factions(data)).toEqual([undefined, undefined]);
    const [first] = [api.currentPlayer(data)].flat() as number[];
    data = json(api.move(data, `${first}: pick-company red-runner`, first));
    expect(api.factions(data)).toEqual([0, 1].map((seat) => (seat === first ? 'red-runner' : undefined)));
    expect(api.factions(json(api.stripSecret(data, 1)))).toEqual(api.factions(data));
  });

  test('messages are told once: what the title finds worth it, and who has won', async () => {
    const data = await finished('pebbles', 2);
    const call = host('pebbles');
    const { messages, data: after } = await call('messages', data);
    const winners = data.state.outcome.ranking.filter(({ place }: { place: number }) => place === 1);
    expect(messages).toEqual([
      expect.stringMatching(winners.length === 1 ? /^Seat \d wins \(/ : / share the win \(/),
    ]);
    expect(await call('messages', after)).toEqual({ messages: [], data: after });
    expect((await call('replay', after)).told).toBe(after.told);
    expect((await call('replay', after, { to: 3 })).told).toBe(4);

    const {
      init,
      move,
      messages: tell,
    } = toBoardgamers(engine, 'pebbles', {
      message: ({ type, ...event }, names) =>
        type === 'keepsakeChosen'
          ? `${names[(event as unknown as { seat: number }).seat]} keeps ${JSON.stringify(event)}`
          : undefined,
    });
    const fresh = init(2, [], {}, 1);
    const stone = fresh.state.seats[0].hand[0];
    const moved = json(move(tell(fresh).data, { type: 'chooseKeepsake', seat: 0, stone } as GameAction, 0));
    const said = tell(moved);
    expect(said.messages).toEqual(['Seat 1 keeps {"seat":0,"stone":null,"n":0}']);
    expect(tell(json(said.data)).messages).toEqual([]);
  });

  test('stats count what everybody played, in the same columns for all', async () => {
    const data = await finished('pebbles', 2);
    const call = host('pebbles');
    const { game, players } = await call('stats', data);
    expect(game).toMatchObject({
      ruleset: 'pebbles',
      players: 2,
      actions: data.actions.length,
      ending: data.state.outcome.reason,
    });
    const columns = players.map((row: object) => Object.keys(row).join());
    expect(new Set(columns).size).toBe(1);
    expect(players.map(({ score }: { score: number }) => score)).toEqual(await call('scores', data));
    const counted = players.flatMap((row: Record<string, number>) =>
      Object.keys(row)
        .filter((name) => !['name', 'place', 'score'].includes(name))
        .map((name) => row[name]),
    );
    expect(counted.reduce((sum: number, count: number) => sum + count, 0)).toBe(data.actions.length);
    await expect(call('stats', await call('stripSecret', data, 0))).rejects.toThrow(
      /stripped of its secrets/,
    );
  });

  test('who may play out of turn is a current player only where the host asks for it', () => {
    const [closed, opened] = [false, true].map((outOfTurn) =>
      toBoardgamers(engine, 'pebbles', { outOfTurn }),
    );
    const state = position({ seats: [{ hand: [0] }, { hand: [2], feathers: 1 }] });
    const data = { ...closed.init(2, [], {}, 1), state };
    expect([closed.currentPlayer(data), opened.currentPlayer(data)]).toEqual([0, [0, 1]]);
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
