// E-SHAPE-2 at both adapters: whatever an action names, a move is played as the engine plays it or refused as the engine
// refuses it, and no fault comes of it.

import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets/index.js';
import {
  type AnyEngine,
  createEngine,
  createRandom,
  type Envelope,
  type GameAction,
  isRailheadError,
  type Rejection,
} from '../../../src/core/engine/index.js';
import { toBoardgameIO } from '../../../src/serve/adapters/boardgame-io/index.js';
import { toBoardgamers } from '../../../src/serve/adapters/boardgamers/index.js';
import { playRandomGame } from '../../../src/testing/index.js';
import { actionTypes, stray } from '../../../src/testing/strays.js';
import { SOAK } from '../../long-run.js';
import { optionSets } from '../../soak/option-sets.js';

// biome-ignore lint/suspicious/noExplicitAny: what an adapter keeps of whatever title
type Any = any;

const HOST_KEY = 'only the server knows';
const PLAYED = { played: true };

/** How one adapter takes an action on a state: what it makes of it, or why it is refused. */
type Take = (state: Envelope, action: GameAction) => Any;

// What the engine would say to whoever sends the action for the seat on turn, or as the host.
function expected(engine: AnyEngine, state: Envelope, action: GameAction): Any {
  const result = engine.tryAction(state, action as never);
  return result.ok
    ? { ...PLAYED, state: result.state }
    : { rejection: result.rejection, issues: result.issues };
}

function throughBoardgamers(engine: AnyEngine, id: string): Take {
  const api = toBoardgamers(engine, id) as Any;
  return (state, action) => {
    const data = {
      ruleset: id,
      config: null,
      actions: [],
      state,
      log: [],
      open: false,
      cancelled: false,
      told: 0,
    };
    try {
      return { ...PLAYED, state: api.move(data, action, action.seat).state };
    } catch (error) {
      if (!isRailheadError(error) || error.code === 'fault') throw error;
      return { rejection: (error as Any).rejection, issues: (error as Any).issues };
    }
  };
}

function throughBoardgameIO(engine: AnyEngine, id: string, faults: unknown[]): Take {
  const onFault = (error: unknown) => faults.push(error);
  const game = toBoardgameIO(engine, id, { seed: 1, hostKey: HOST_KEY, onFault }) as Any;
  const [{ fnWrap }] = game.plugins;
  const events = { setActivePlayers() {} };
  return (state, action) => {
    const G = { config: { seats: state.game.seatNames.length }, state, events: [], story: [], refused: null };
    const isHost = action.seat === null;
    const { move } = isHost ? game.moves.host : game.moves.act;
    const after = fnWrap(move, 'MOVE')(
      { G, ctx: {}, playerID: isHost ? 'host' : String(action.seat), events },
      action,
      ...(isHost ? [HOST_KEY] : []),
    );
    return after?.state == null || after.refused !== null ? {} : { ...PLAYED, state: after.state };
  };
}

describe.each(allRulesets.map(({ id }) => id))('%s', (id) => {
  const engine = createEngine(allRulesets) as unknown as AnyEngine;
  const { sets } = optionSets(engine, id);
  const options = sets.filter((_, n) => n % 13 === 0).slice(0, SOAK ? 4 : 2);

  test('E-SHAPE-2: an action of any type that names anything at all is played or refused as by the engine', () => {
    const random = createRandom(id, 'strays at adapters');
    const faults: unknown[] = [];
    const boardgamers = throughBoardgamers(engine, id);
    const boardgameIO = throughBoardgameIO(engine, id, faults);
    const met = { played: 0, rules: new Set<string>() };
    for (const [n, chosen] of options.entries()) {
      const plan = { seed: `adapters ${n}`, seats: 2 + (n % 3), options: chosen, steps: 60, suggested: 70 };
      const { states } = playRandomGame(engine, id, plan);
      for (const state of states.filter(
        (one, step) => step % (SOAK ? 15 : 25) === 0 && one.outcome === null,
      )) {
        const table = engine.settingOf(state);
        const { seat } = engine.decisions(state)[0];
        const legal = [...new Set(actionTypes(table))].map((type) => stray(table, type, seat, random));
        for (const action of [...legal, ...legal.map(({ type }) => stray(table, type, seat, random))]) {
          const wanted = expected(engine, state, action);
          const { state: after, played = false } = boardgameIO(state, action);
          expect([played, after], JSON.stringify(action)).toEqual([wanted.played === true, wanted.state]);
          if (wanted.played) met.played++;
          else met.rules.add((wanted.rejection as Rejection).rule);
          if (action.seat === null || !Number.isInteger(action.seat)) continue;
          const taken = boardgamers(state, action);
          expect(taken.state, JSON.stringify(action)).toEqual(wanted.state);
          if (wanted.issues === undefined) expect(taken.rejection).toEqual(wanted.rejection);
          else expect(taken.issues?.length).toBeGreaterThan(0);
        }
      }
    }
    expect(faults).toEqual([]);
    // The draw reaches play, the shape, the ids and the rules behind them.
    expect(met.played).toBeGreaterThan(3);
    expect([...met.rules]).toEqual(expect.arrayContaining(['E-SHAPE-1', 'E-SHAPE-2']));
    expect(met.rules.size).toBeGreaterThan(5);
  });

  test('E-SHAPE-2: so is it where somebody else sends it, or where it is sent as the host’s', () => {
    const state = engine.createGame(id, { seats: 3, seed: 1 } as never) as Envelope;
    const random = createRandom(id, 'sent by others');
    const table = engine.settingOf(state);
    const api = toBoardgamers(engine, id) as Any;
    const data = api.init(3, [], {}, 'seed');
    for (const type of actionTypes(table))
      for (const player of [0, 1, 2, 3, -1, undefined, null, 'host', { toString: 1 }]) {
        const action = stray(table, type, 0, random);
        if (player === action.seat) continue;
        const send = () => api.move(data, action, player);
        expect(send, `${String(JSON.stringify(player))} ${JSON.stringify(action)}`).toThrow(
          expect.objectContaining({ name: expect.stringMatching(/^(InvalidAction|IllegalAction)Error$/) }),
        );
      }
  });
});
