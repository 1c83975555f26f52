// A title as a Game of boardgame.io, played through that framework's own client, master and bots.

import { createRequire } from 'node:module';
import { afterEach, describe, expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets/index.js';
import {
  type AnyEngine,
  createEngine,
  createRandom,
  type GameAction,
} from '../../../src/core/engine/index.js';
import {
  type BoardgameOptions,
  guardServer,
  HOST,
  toBoardgameIO,
} from '../../../src/serve/adapters/boardgame-io/index.js';
import { formatRejection, wordingOf } from '../../../src/table/words/index.js';
import { pebbles } from '../../core/engine/pebbles/pebbles.js';
import { type AnyClient, served, until } from './served.js';
import { beginMatch } from './table.js';

// Its entries are CommonJS only.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/dist/cjs/client.js');
const { Local, SocketIO } = require('boardgame.io/dist/cjs/multiplayer.js');
const { RandomBot } = require('boardgame.io/dist/cjs/ai.js');
const { Server } = require('boardgame.io/dist/cjs/server.js');

const engine = createEngine([pebbles, ...allRulesets]) as unknown as AnyEngine;

const open: AnyClient[] = [];
afterEach(() => {
  for (const client of open.splice(0)) client.stop();
});

function seated(
  ruleset: string,
  seats: number,
  { setupData, ...options }: BoardgameOptions & { setupData?: object } = {},
) {
  const made = toBoardgameIO(engine, ruleset, options);
  // Its transport in one process hands no setupData on.
  const game = { ...made, setup: (context: never) => made.setup!(context, setupData as never) };
  const multiplayer = Local();
  const join = (playerID?: string): AnyClient => {
    const client = Client({ game, numPlayers: seats, multiplayer, playerID, debug: false });
    client.start();
    open.push(client);
    return client;
  };
  return {
    game,
    join,
    players: Array.from({ length: seats }, (_, seat) => join(String(seat))),
    spectator: join(),
  };
}

const G = (client: AnyClient) => client.getState().G;
const describeIn = ({ state, refused }: ReturnType<typeof G>) =>
  formatRejection(refused.rejection, wordingOf(engine, state));

describe('a match of several clients', () => {
  test.each([
    ['pebbles', 3, 1000],
    ['hex-tycoon', 3, 250],
    ['twentieth-century-limited', 3, 120],
    ['china-rails', 2, 60],
  ])('%s: every client sees its view of the same game, move after move', (ruleset, seats, most) => {
    const { players, spectator } = seated(ruleset, seats, { seed: 5 });
    players[0].moves.start();
    const random = createRandom('clients', ruleset);
    let { state, events } = engine.startGame(ruleset, { seats, seed: 5 } as never);
    let moves = 0;
    for (; moves < most && state.outcome === null; moves++) {
      if (moves % 10 === 0 || moves < 20) {
        players.forEach((client, seat) => {
          expect(G(client).state).toEqual(engine.view(state, seat));
          expect(G(client).events).toEqual(engine.viewEvents(state, events as never, seat));
        });
        expect(G(spectator).state).toEqual(engine.view(state, null));
      }
      const decision = engine.decisions(state).find(({ optional }) => !optional)!;
      const client = players[decision.seat];
      const action = engine.sampleAction(G(client).state, decision.seat, random) as GameAction;
      expect(engine.checkAction(G(client).state, action as never)).toBe(null);
      client.moves.act(action);
      const result = engine.tryAction(state, action as never);
      if (!result.ok) throw new Error(result.rejection.code);
      ({ state, events } = result);
    }
    expect(G(spectator).state).toEqual(engine.view(state, null));
    if (ruleset === 'pebbles') expect(spectator.getState().ctx.gameover).toEqual(state.outcome);
    expect(moves).toBeGreaterThan(10);
  });

  test('only those who have something to decide are active, and only they may move', () => {
    const { players } = seated('pebbles', 2, { seed: 3 });
    const [first, second] = players;
    first.moves.start();
    const keep = (client: AnyClient, seat: number) =>
      client.moves.act({ type: 'chooseKeepsake', seat, stone: G(client).state.seats[seat].hand[0] });
    expect(first.getState().ctx.activePlayers).toEqual({ 0: null, 1: null });
    keep(second, 1);
    expect(first.getState().ctx.activePlayers).toEqual({ 0: null });
    keep(first, 0);
    second.moves.act({ type: 'endTurn', seat: 1 });
    expect(G(first).state.step).toBe(2);
    first.moves.act({ type: 'endTurn', seat: 0 });
    expect([G(first).state.step, first.getState().ctx.activePlayers]).toEqual([3, { 1: null }]);
  });

  test('what cannot be played changes nothing: another seat, a rule, nonsense, a second start', () => {
    const { players } = seated('pebbles', 2, { seed: 3 });
    const [first] = players;
    first.moves.act({ type: 'endTurn', seat: 0 });
    expect(G(first).state).toBe(null);
    first.moves.start();
    const before = G(first).state;
    const theirs = engine.createGame('pebbles', { seats: 2, seed: 3 } as never).seats[1].hand[0];
    for (const action of [
      { type: 'chooseKeepsake', seat: 1, stone: theirs },
      { type: 'endTurn', seat: 0 },
      {},
      null,
      7,
      'castle',
    ])
      first.moves.act(action);
    first.moves.act();
    first.moves.start();
    expect(G(first).state).toEqual(before);
    expect(engine.checkAction(before, { type: 'endTurn', seat: 0 } as never)).toMatchObject({
      rule: 'P-KEEP-1',
    });
  });

  test('several actions go in one move, up to the first that is refused', () => {
    const { players, spectator } = seated('china-rails', 2, { seed: 3 });
    players[0].moves.start();
    const seat = G(players[0]).state.turn.seat;
    const line: GameAction[] = [];
    let state = engine.createGame('china-rails', { seats: 2, seed: 3 } as never);
    const track = () => [...engine.legalActions(state, seat)].find(({ type }) => type === 'buildTrack')!;
    for (let n = 0; n < 3; n++) {
      line.push(track());
      state = engine.applyAction(state, line[n]);
    }
    const dear = { type: 'upgradeLoco', seat, to: 'superfreight' };
    const own = players[seat];
    own.moves.acts([...line, dear, { type: 'endTurn', seat }]);
    expect(G(own).state).toEqual(engine.view(state, seat));
    expect(G(own).events.map(({ type }: { type: string }) => type)).toEqual(Array(3).fill('trackBuilt'));
    expect(
      G(own)
        .story.slice(-3)
        .map(({ n }: { n: number }) => n),
    ).toEqual([1, 2, 3]);
    const { rejection } = engine.tryAction(state, dear as never) as { rejection: object };
    expect(G(own).refused).toEqual({ seat, rejection, count: 1 });
    expect(G(players[1 - seat]).refused).toBeNull();
    expect(G(spectator).refused).toBeNull();
    for (const wrong of [[], [line[0], { ...line[1], seat: 1 - seat }], {}, Array(201).fill(line[0]), null])
      own.moves.acts(wrong);
    expect(G(own).state.step).toBe(3);
  });

  test('a refusal says why, to its seat alone, and so many times at most', () => {
    const { players } = seated('pebbles', 2, { seed: 3 });
    const [first, second] = players;
    first.moves.start();
    const endTurn = { type: 'endTurn', seat: 0 };
    first.moves.act(endTurn);
    expect(G(first).refused).toEqual({
      ...{ seat: 0, count: 1 },
      rejection: engine.checkAction(G(first).state, endTurn as never),
    });
    expect(describeIn(G(first))).toMatch(/^You cannot end turn now: it is time to choose /);
    expect(G(second).refused).toBeNull();
    const { _stateID } = first.getState();
    first.moves.act({ type: 'castle', seat: 0 });
    expect(first.getState()._stateID).toBe(_stateID);
    for (let n = 0; n < 50; n++) first.moves.act(endTurn);
    expect(G(first).refused.count).toBe(20);
    expect(first.getState()._stateID).toBe(_stateID + 19);
    first.moves.act({ type: 'chooseKeepsake', seat: 0, stone: G(first).state.seats[0].hand[0] });
    expect(G(first).refused).toBeNull();
  });

  test('a client is told what has happened lately, as far as it may know', () => {
    const { players, join } = seated('pebbles', 2, { seed: 3, story: 4 });
    players[0].moves.start();
    let { state, events } = engine.startGame('pebbles', { seats: 2, seed: 3 } as never);
    const steps = [{ n: 0, events }];
    const random = createRandom('story');
    for (let n = 1; n <= 6; n++) {
      const { seat } = engine.decisions(state).find(({ optional }) => !optional)!;
      const action = engine.sampleAction(state, seat, random) as GameAction;
      players[seat].moves.act(action);
      ({ state, events } = engine.tryAction(state, action as never) as never);
      steps.push({ n, events });
    }
    const late = join('1');
    expect(G(late).story).toEqual(
      steps.slice(-4).map((step) => ({ ...step, events: engine.viewEvents(state, step.events as never, 1) })),
    );
  });

  test('the first move may bring names; what is no name leaves the seat its own', () => {
    const { players } = seated('pebbles', 3, { seed: 3 });
    players[0].moves.start(['Ann', '\u001b[31m']);
    expect(G(players[2]).state.game.seatNames).toEqual(['Ann', 'Seat 2', 'Seat 3']);
    const { players: agreed } = seated('pebbles', 2, { seed: 3, setupData: { names: ['Ann', 'Ben'] } });
    agreed[0].moves.start(['Cat', 'Dan']);
    expect(G(agreed[0]).state.game.seatNames).toEqual(['Ann', 'Ben']);
  });

  test('its own events and undo are switched off', () => {
    const { players } = seated('pebbles', 2, { seed: 3 });
    const [first] = players;
    first.moves.start();
    const before = G(first).state;
    expect(Object.keys(first.events)).toEqual([]);
    first.undo();
    expect(G(first).state).toEqual(before);
  });
});

describe('secrets', () => {
  test('neither the initial state nor the log nor undo tells what a seat may not know', () => {
    const { players, spectator } = seated('pebbles', 3, { seed: 'hush-hush' });
    players[0].moves.start();
    players.forEach((client, seat) => {
      client.moves.act({ type: 'chooseKeepsake', seat, stone: G(client).state.seats[seat].hand[0] });
      if (seat === 1) {
        // Seats 0 and 1 have answered; a spectator learns no stone of theirs, wherever it looks.
        const { initialState, log, _undo, _redo, plugins } = spectator;
        // What lies on the beach is told to everybody.
        const all = JSON.stringify([spectator.getState(), initialState, log, _undo, _redo, plugins]).replace(
          /"type":"stoneWashedUp","stone":\d+/g,
          '',
        );
        expect(all).not.toMatch(/hush-hush|"luck"|"streams"/);
        expect(all).not.toMatch(/"stone":\d/);
        expect(spectator.log.map(({ action }: AnyClient) => action.payload.args)).toEqual([[], null, null]);
      }
    });
    expect(G(spectator).state.keepsakes).toBe(null);
  });

  test('without a seed two matches differ', () => {
    const deal = () => {
      const { players } = seated('pebbles', 2);
      players[0].moves.start();
      return G(players[0]).state.seats[0].hand;
    };
    expect(
      [deal(), deal(), deal()].map(String).filter((hand, n, all) => all.indexOf(hand) === n).length,
    ).toBeGreaterThan(1);
  });
});

describe('whoever runs the match', () => {
  const hostKey = 'only the server knows';
  const drop = (target: number) => ({ type: 'dropSeat', seat: null, target });

  test('E-HOST-1, E-HOST-2: drops a seat at any moment, and the rules play for it from then on', () => {
    const { join, players, spectator } = seated('pebbles', 3, { seed: 3, hostKey });
    const host = join(HOST);
    host.moves.host(drop(1), hostKey);
    expect(G(host).state).toBe(null);
    host.moves.start();
    host.moves.host(drop(1), hostKey);
    expect(G(players[0])).toMatchObject({
      state: { absent: [1], keepsakes: [null, { answer: null }, null] },
      events: [
        { type: 'seatDropped', seat: 1 },
        { type: 'keepsakeChosen', seat: 1, stone: null },
      ],
    });
    expect(players[0].getState().ctx.activePlayers).toEqual({ 0: null, 2: null, [HOST]: null });
    expect(G(host).state).toEqual(G(spectator).state);
    for (const seat of [0, 2])
      players[seat].moves.act({
        type: 'chooseKeepsake',
        seat,
        stone: G(players[seat]).state.seats[seat].hand[0],
      });
    players[0].moves.act({ type: 'endTurn', seat: 0 });
    expect(players[0].getState().ctx.activePlayers).toEqual({ 2: null, [HOST]: null });
  });

  test('E-HOST-4: ends a game that its table stops; a player does not', () => {
    const { join, players } = seated('pebbles', 2, { seed: 3, hostKey });
    const host = join(HOST);
    host.moves.start();
    const stop = { type: 'endGame', seat: null };
    players[0].moves.act(stop);
    players[0].moves.act({ ...stop, seat: 0 });
    players[0].moves.host(stop, hostKey);
    host.moves.host(stop, 'guessed');
    expect(players[1].getState().ctx.gameover).toBeUndefined();
    host.moves.host(stop, hostKey);
    expect(players[1].getState().ctx.gameover).toMatchObject({ reason: 'agreed', ranking: [{}, {}] });
    expect(G(players[1])).toMatchObject({ events: [{ type: 'gameEnded', reason: 'agreed' }] });
  });

  test('M-VAR-15: lets the clock of a tournament run out', () => {
    const setupData = { options: { timeLimit: true } };
    const { join, players } = seated('china-rails', 2, { seed: 3, hostKey, setupData });
    const host = join(HOST);
    host.moves.start();
    host.moves.host({ type: 'expireTime', seat: null }, hostKey);
    expect(G(players[1])).toMatchObject({ state: { lastRound: 1 }, events: [{ type: 'timeExpired' }] });
  });

  test('nobody else can: not without the key, not as a seat, not where the Game has none', () => {
    for (const key of [hostKey, undefined]) {
      const { join, players } = seated('pebbles', 3, { seed: 3, ...(key && { hostKey: key }) });
      const host = join(HOST);
      players[0].moves.start();
      const before = G(players[0]).state;
      host.moves.host(drop(1), 'guessed');
      host.moves.host(drop(1));
      host.moves.act(drop(1));
      players[0].moves.host(drop(1), hostKey);
      players[0].moves.act(drop(1));
      host.moves.host({ type: 'endTurn', seat: 0 }, hostKey);
      host.moves.host(null, hostKey);
      host.moves.host(drop(7), hostKey);
      if (key === undefined) host.moves.host(drop(1), undefined);
      expect(G(players[0]).state).toEqual(before);
      host.moves.host(drop(1), hostKey);
      expect(G(players[0]).state.absent).toEqual(key === undefined ? [] : [1]);
    }
  });

  test('the key comes to no client', () => {
    const { join, players, spectator } = seated('pebbles', 2, { seed: 3, hostKey });
    const host = join(HOST);
    host.moves.start();
    host.moves.host(drop(1), hostKey);
    for (const client of [...players, spectator, host])
      expect(JSON.stringify([client.getState(), client.getInitialState(), client.log])).not.toContain(
        hostKey,
      );
    expect(spectator.log.at(-1).action.payload).toMatchObject({ type: 'host', args: null });
  });
});

test('on its server, with credentials: matches, a host, and nobody who only says so', async () => {
  const hostKey = 'only the server knows';
  const server = Server({
    games: [toBoardgameIO(engine, 'pebbles', { seed: 3, hostKey })],
    origins: ['http://localhost'],
    authenticateCredentials: (given: string, player?: { credentials: string }) =>
      given === (player?.credentials ?? hostKey),
  });
  const { url, lobby, stop } = await served(server);
  const game = toBoardgameIO(engine, 'pebbles');
  const seatAt = (matchID: string, playerID: string | undefined, credentials?: string): AnyClient => {
    const client = Client({
      game,
      multiplayer: SocketIO({ server: url }),
      matchID,
      playerID,
      credentials,
      debug: false,
    });
    open.push(client);
    client.start();
    return client;
  };
  try {
    const { matchID } = await lobby.createMatch('pebbles', {
      numPlayers: 2,
      setupData: { names: ['Ann', 'Ben'] },
    });
    const seats = [];
    for (const playerName of ['Ann', 'Ben'])
      seats.push(await lobby.joinMatch('pebbles', matchID, { playerName }));
    const [ann, ben] = seats.map(({ playerID, playerCredentials }) =>
      seatAt(matchID, playerID, playerCredentials),
    );
    const [host, spectator] = [seatAt(matchID, HOST, hostKey), seatAt(matchID, undefined)];
    await Promise.all([ann, ben, host, spectator].map((client) => until(client, () => true)));
    ann.moves.start();
    const [dealt] = await Promise.all([ben, ann].map((client) => until(client, ({ G }) => G.state !== null)));
    expect(dealt.G.state.seats[1].hand).not.toContain(null);
    expect(dealt.G.state.seats[0].hand).toContain(null);
    // Ann's client says that it is the host; her credentials let it.
    const args = [{ type: 'dropSeat', seat: null, target: 1 }, 'guessed'];
    const { playerCredentials: credentials } = seats[0];
    ann.store.dispatch({ type: 'MAKE_MOVE', payload: { type: 'host', args, playerID: HOST, credentials } });
    const stone = G(ann).state.seats[0].hand[0];
    ann.moves.act({ type: 'chooseKeepsake', seat: 0, stone });
    const answered = await until(ben, ({ G }) => G.state.step === 1);
    await until(host, ({ G }) => G.state.step === 1);
    expect(answered.G.state.absent).toEqual([]);
    host.moves.host({ type: 'dropSeat', seat: null, target: 1 }, hostKey);
    const dropped = await until(spectator, ({ G }) => G.state.absent.length > 0);
    expect(dropped.G.state).toMatchObject({ absent: [1], step: 2, viewer: null });
    expect(dropped.ctx.activePlayers).toEqual({ 0: null, [HOST]: null });
    expect(JSON.stringify([ann.log, ben.log, spectator.log])).not.toContain(hostKey);
  } finally {
    for (const client of open.splice(0)) client.stop();
    stop();
  }
});

test('on a guarded server, those who joined in the lobby play under their names', async () => {
  const server = guardServer(
    Server({ games: [toBoardgameIO(engine, 'pebbles', { seed: 3 })], origins: ['http://localhost'] }),
    [{ name: 'pebbles' }],
  );
  const listening = await served(server);
  try {
    const match = await beginMatch(engine, 'pebbles', listening, ['Cat', 'Dan']);
    open.push(...match.clients);
    const [{ seatNames }] = match.clients.map((client) => G(client).state.game);
    expect(seatNames).toEqual(['Ann', 'Ben']);
  } finally {
    for (const client of open.splice(0)) client.stop();
    listening.stop();
  }
});

describe('setting up', () => {
  const { validateSetupData, setup } = toBoardgameIO(engine, 'pebbles');
  const G0 = (setupData: object, numPlayers: number) => setup!({ ctx: { numPlayers } } as never, setupData);

  test('names, options and board come with the match', () => {
    expect(G0({ names: ['Ann', 'Ben'], options: { quick: true }, board: 'shore' }, 2)).toEqual({
      config: { seats: ['Ann', 'Ben'], options: { quick: true }, board: 'shore' },
      state: null,
      events: [],
      story: [],
      refused: null,
    });
    expect(G0({}, 3)).toMatchObject({ config: { seats: 3 } });
  });

  test.each<[object, number, RegExp | undefined]>([
    [{}, 2, undefined],
    [{ names: ['Ann', 'Ben'], options: { quick: true } }, 2, undefined],
    [{}, 9, /seats 2 to 4/],
    [{ names: ['Ann'] }, 2, /1 names for 2/],
    [{ options: { fast: 1 } }, 2, /unknown field fast/],
    [{ board: 'moon' }, 2, /no board moon/],
  ])('%j for %d players is checked', (setupData, players, message) => {
    const said = validateSetupData!(setupData, players);
    if (message === undefined) expect(said).toBe(undefined);
    else expect(said).toMatch(message);
  });
});

test('its bots play a whole game', async () => {
  const game = toBoardgameIO(engine, 'pebbles', { seed: 8, outOfTurn: false });
  const bots = { 0: RandomBot, 1: RandomBot };
  const client = Client({
    game: { ...game, seed: 1 },
    numPlayers: 2,
    multiplayer: Local({ bots }),
    debug: false,
  });
  open.push(client);
  const over = new Promise((resolve) =>
    client.subscribe((now: AnyClient) => now?.ctx.gameover && resolve(now.ctx.gameover)),
  );
  client.start();
  expect(await over).toMatchObject({ reason: 'roundLimit', ranking: [{ place: 1 }, {}] });
});

test('one client without a server plays alone', () => {
  const client = Client({ game: toBoardgameIO(engine, 'pebbles', { seed: 2 }), numPlayers: 2, debug: false });
  client.start();
  open.push(client);
  client.moves.start();
  for (const seat of [0, 1]) {
    client.updatePlayerID(String(seat));
    client.moves.act({ type: 'chooseKeepsake', seat, stone: G(client).state.seats[seat].hand[0] });
  }
  expect(G(client).state).toMatchObject({ step: 2, round: 1 });
});
