// One bad message ended a server of boardgame.io with all its matches: an error in a move, or in what it logs of one. The
// server here is the real one, on this machine only; an unhandled rejection is what would end it.

import { createRequire } from 'node:module';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine, createRandom } from '../../src/core/engine/index.js';
import { guardServer, toBoardgameIO } from '../../src/serve/adapters/boardgame-io/index.js';
import { nonsense } from '../../src/testing/nonsense.js';
import { type PebblesTitle, pebbles } from '../core/engine/pebbles/pebbles.js';
import { type AnyClient, served, until } from '../serve/adapters/served.js';
import { beginMatch, type Match } from '../serve/adapters/table.js';

// Its entries are CommonJS only.
const { Server } = createRequire(import.meta.url)('boardgame.io/dist/cjs/server.js');

const { keepsake } = pebbles.phases;
const [chooseKeepsake] = keepsake.actions;
/** The toy with a fault: a keepsake called 1000 is more than its rules can stand. */
const faulty = {
  ...pebbles,
  id: 'pebbles' as const,
  ids: () => ({ stone: 1001 }),
  phases: {
    ...pebbles.phases,
    keepsake: {
      ...keepsake,
      actions: [
        {
          ...chooseKeepsake,
          check: [
            {
              code: 'sick/thousand',
              rule: 'P-NONE',
              test(_: unknown, { stone }: { stone: number }) {
                if (stone === 1000) throw new TypeError('a thousand is too much');
                return null;
              },
            },
            ...chooseKeepsake.check,
          ],
        },
      ],
    },
  },
} satisfies typeof pebbles as typeof pebbles & { types?: PebblesTitle };

const engine = createEngine([faulty, ...allRulesets]) as unknown as AnyEngine;
const faults: unknown[] = [];
const onFault = (error: unknown) => faults.push(error);
const rejections: unknown[] = [];
const onRejection = (reason: unknown) => rejections.push(reason);

const gamesOf = () =>
  ['pebbles', ...allRulesets.map(({ id }) => id)].map((id) =>
    toBoardgameIO(engine, id, { seed: 3, onFault, hostKey: 'only the server knows' }),
  );

let open: Awaited<ReturnType<typeof served>>;
let guarded: Awaited<ReturnType<typeof served>>;
const matches: Match[] = [];
const begin = async (ruleset: string, at: typeof open) => {
  const match = await beginMatch(engine, ruleset, at);
  matches.push(match);
  return match;
};

beforeAll(async () => {
  // Its log has a line for every move that it refuses.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  process.on('unhandledRejection', onRejection);
  const origins = ['http://localhost'];
  open = await served(Server({ games: gamesOf(), origins }));
  const games = gamesOf();
  guarded = await served(guardServer(Server({ games, origins }), games));
});
beforeEach(() => {
  faults.length = 0;
});
afterEach(() => {
  for (const match of matches.splice(0)) match.leave();
});
afterAll(() => {
  process.off('unhandledRejection', onRejection);
  open.stop();
  guarded.stop();
  vi.restoreAllMocks();
});

/**
 * Plays a legal action for the seat that has to decide, as if nothing had happened. A move that meets another one on its way is lost. The
 * state that the other one made is the sign of it, and then this plays again, as people do: a refusal is a new state of the framework.
 */
async function playsOn({ clients }: Match): Promise<void> {
  const { step } = clients[0].getState().G.state;
  const isOn = ({ G }: AnyClient) => G.state.step > step;
  const played = clients.map((one) => until(one, isOn));
  const seen = clients.map((one) => one.getState()._stateID);
  playLegal(clients);
  const stops = clients.map((one, n) =>
    one.subscribe((now: AnyClient) => {
      if (now === null || now._stateID === seen[n] || isOn(now)) return;
      seen[n] = now._stateID;
      playLegal(clients);
    }),
  );
  await Promise.all(played);
  for (const stop of stops) stop();
  expect(rejections).toEqual([]);
  expect(({} as { name?: string }).name).toBe(undefined);
}

function playLegal(clients: Match['clients']): void {
  const { state } = clients[0].getState().G;
  const { seat } = engine.decisions(state).find(({ optional }) => !optional)!;
  const view = clients[seat].getState().G.state;
  clients[seat].moves.act(engine.sampleAction(view, seat, createRandom('good')));
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** What cannot be put into words, and what nobody should look into too far: arguments of a move, as JSON. */
const UNSPEAKABLE = [
  '[{"toString":1}]',
  '[{"toString":null,"valueOf":null}]',
  '{"toString":1}',
  '[{"seat":{"toString":1}}]',
  '[{"seat":0,"type":{"toString":1}}]',
  '[{"seat":0,"type":"chooseKeepsake","stone":{"toString":1,"valueOf":2}}]',
  '[{"__proto__":{"seat":0},"type":"constructor","seat":0}]',
  nested(100_000),
  `[{"type":"chooseKeepsake","seat":0,"stone":${nested(100_000)}}]`,
  `[{"type":"chooseKeepsake","seat":0,"stone":"${'x'.repeat(500_000)}"}]`,
  'null',
  '"start"',
  '[]',
  '[null,null,null]',
];

describe('moves with whatever in them', () => {
  test.each(['pebbles', 'china-rails', 'iron-dragon', 'hex-tycoon', 'twentieth-century-limited'])(
    '%s: a thousand, and the match goes on',
    async (ruleset) => {
      const match = await begin(ruleset, open);
      const view = match.clients[0].getState().G.state;
      const legal = [...engine.legalActions(view, 0)].slice(0, 200);
      const random = createRandom('attack', ruleset);
      for (const args of UNSPEAKABLE) match.sendMove('act', args);
      for (const type of ['start', 'host', 'act', 'constructor', 'toString', '__proto__', 'takeBack', ''])
        match.sendMove(type, '[{"toString":1},"guessed"]');
      for (let sent = 0; sent < 1000; sent++) {
        const action = nonsense(legal, random);
        const text = textOf(action);
        if (text !== undefined) match.sendMove('act', `[${text}]`);
      }
      await playsOn(match);
    },
  );

  test('mileposts that are on no board', async () => {
    const match = await begin('china-rails', open);
    for (const at of [2 ** 20, 999_999, 5000, 0])
      for (const type of ['placeTrain', 'buildTrack', 'moveTrain'])
        match.sendMove('act', JSON.stringify([{ type, seat: 0, at, to: at, milepost: at, from: at }]));
    await playsOn(match);
  });

  test('a fault of the engine is reported, and its match refuses the move; no other takes note', async () => {
    const [match, other] = [await begin('pebbles', open), await begin('pebbles', open)];
    match.sendMove('act', '[{"type":"chooseKeepsake","seat":0,"stone":1000}]');
    await playsOn(other);
    await playsOn(match);
    expect(faults.map(String)).toEqual(['TypeError: a thousand is too much']);
  });
});

// What is no JSON does not leave the client.
function textOf(action: unknown): string | undefined {
  try {
    return JSON.stringify(action);
  } catch {
    return undefined;
  }
}

describe('a guarded server', () => {
  test('takes no message that no client of boardgame.io sends', async () => {
    const match = await begin('pebbles', guarded);
    const { emit, matchID, sendMove } = match;
    const state = { ...match.clients[0].getState(), G: { config: {}, state: 7, events: 7 }, ctx: null };
    const { _stateID } = state;
    for (const type of ['UPDATE', 'SYNC', 'RESET', 'PATCH', 'UNDO', 'REDO', 'PLUGIN', 'GAME_EVENT'])
      emit(
        'update',
        { type, state, patch: [], payload: { type: 'x', playerID: '0' } },
        _stateID,
        matchID,
        '0',
      );
    sendMove({ toString: 1 }, '[]');
    sendMove(['act'], '[]');
    sendMove('act', '[{"type":"endTurn","seat":1}]', { playerID: '1' });
    sendMove('act', '[]', { playerID: { toString: 1 } });
    sendMove('act', '[]', { playerID: null });
    sendMove('act', '[]', { credentials: { toString: 1 } });
    for (const args of UNSPEAKABLE) sendMove('act', args);
    for (const args of [[], [null], [{}], [{ payload: null }], [{ payload: 1 }, 0, matchID, '0']])
      emit('update', ...args);
    emit('update', { type: 'MAKE_MOVE', payload: { type: 'act', playerID: '0' } }, 0, { toString: 1 }, '0');
    for (const id of ['__proto__', 'constructor', { toString: 1 }, 7, '00x', '-1'])
      emit('sync', 'another match', id, undefined, 2);
    for (const players of [2.5, 1e9, -1, '2', { valueOf: 1 }])
      emit('sync', 'a third match', '0', '', players);
    for (const said of [
      null,
      7,
      { id: 'a', sender: '0', payload: JSON.parse(nested(40)) },
      { sender: { toString: 1 } },
    ])
      emit('chat', matchID, said, null);
    emit('toString');
    emit('__proto__', 1);
    await playsOn(match);
  });

  test('its lobby takes no player who is none', async () => {
    const match = await begin('pebbles', guarded);
    const post = (path: string, body: unknown) =>
      fetch(`${guarded.lobby.server}/games/pebbles/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then(({ status }) => status);
    const { matchID } = await guarded.lobby.createMatch('pebbles', { numPlayers: 2 });
    for (const playerID of ['__proto__', 'constructor', { toString: 1 }, ['__proto__'], -1])
      expect(await post(`${matchID}/join`, { playerID, playerName: 'x' })).toBe(400);
    expect(
      await post(`${matchID}/join`, { playerID: '1', playerName: 'x', data: JSON.parse(nested(1000)) }),
    ).toBe(400);
    expect(await post(`${matchID}/join`, { playerID: '1', playerName: 'x' })).toBe(200);
    await playsOn(match);
  });
});

describe('setup data', () => {
  test.each([
    [{ names: null }, 'expected array'],
    [{ names: ['Ann', 7] }, 'names.1: expected string'],
    [{ names: ['Ann', ''] }, 'names.1: expected a name'],
    [{ names: ['Ann'] }, '1 names for 2 players'],
    [{ nmaes: ['Ann', 'Ben'] }, 'unknown field nmaes'],
    [{ options: { quick: 7 } }, 'quick: expected boolean'],
    [{ options: [] }, 'options'],
    [{ board: 'moon' }, 'no board moon'],
    [{ board: { toString: 1 } }, 'board: expected string'],
    [{ seed: 7 }, 'unknown field seed'],
    [[], 'expected'],
    [null, 'expected'],
    ['names', 'expected'],
  ])('%j is refused with what is wrong with it', async (setupData, message) => {
    const answer = await fetch(`${open.lobby.server}/games/pebbles/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ numPlayers: 2, setupData }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(message);
    expect(faults).toEqual([]);
  });
});
