// Undo: back to the last chance, reveal or hand-over, and never past it.

import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets/index.js';
import {
  type AnyEngine,
  type AnyRuleset,
  canonicalJson,
  createEngine,
  createTurnBuffer,
  defineAction,
  type GameAction,
  playTentatively,
  type TurnBuffer,
  takeBack,
} from '../../../src/core/engine/index.js';
import { defineRuleset } from '../../../src/core/engine/rules/define/define-ruleset.js';
import { playRandomGame } from '../../../src/testing/index.js';
import { type SampleGame, sampleGameOf } from '../../../src/testing/sample-game.js';
import { SOAK } from '../../long-run.js';
import { toyGame } from '../../rulesets/milepost/toy-game.js';
import { begunGame, engine, position, type State } from './new-game.js';
import { type PebblesTitle, pebbles } from './pebbles/pebbles.js';
import { pebblesWith, tentatively } from './tentative.js';

// biome-ignore lint/suspicious/noExplicitAny: buffers of whatever title
type AnyBuffer = TurnBuffer<any>;

const played = (state: State, action: GameAction) => tentatively(engine, state, action);

const LAY = { type: 'layStones', seat: 0, stones: [0, 6] } as const;

describe('taking back', () => {
  test('an action that tells nothing and hands nothing over can be taken back', () => {
    const before = position();
    const { buffer, barrier, events } = played(before, LAY);
    expect([barrier, buffer.final, events.length]).toEqual([null, [], 1]);
    expect(buffer.state).toEqual(engine.applyAction(before, LAY));
    expect(takeBack(buffer)).toEqual(createTurnBuffer(engine, before));
    expect(takeBack(buffer).state).toBe(before);
  });

  test('several are taken back in order, one at a time or at once', () => {
    const before = position();
    const first = played(before, LAY).buffer;
    const result = playTentatively(engine, first, { type: 'layStones', seat: 0, stones: [1, 7] });
    expect(result).toMatchObject({ ok: false, rejection: { rule: 'P-LAY-1' } });
    const more = position({ seats: [{ hand: [0, 1, 6, 7] }, { hand: [2] }] });
    let buffer: AnyBuffer = played(more, LAY).buffer;
    const second = playTentatively(
      engine,
      buffer as never,
      { type: 'layStones', seat: 0, stones: [1, 7] } as never,
    );
    buffer = second.ok ? second.buffer : buffer;
    expect(buffer.tentative.map(({ action }) => action)).toEqual([LAY, { ...LAY, stones: [1, 7] }]);
    expect(takeBack(buffer)).toEqual(played(more, LAY).buffer);
    expect(takeBack(buffer).state).toBe(buffer.tentative[1].before);
    expect(takeBack(buffer, 2).state).toBe(more);
    expect(takeBack(buffer, 9)).toEqual(takeBack(buffer, 2));
    expect(takeBack(buffer, 0)).toBe(buffer);
    expect(takeBack(buffer, -1)).toBe(buffer);
  });

  test('nothing is taken back from an empty buffer', () => {
    const empty = createTurnBuffer(engine, position());
    expect(takeBack(empty)).toBe(empty);
  });
});

describe('barriers', () => {
  // Two stones on the bag so that drawing does not empty it.
  const before = position();

  test.each<[string, GameAction]>([
    ['chance', { type: 'rollDie', seat: 0 }],
    ['reveal', { type: 'drawStone', seat: 0 }],
    ['reveal', { type: 'takeStone', seat: 0, stone: 21 } as GameAction],
    ['handOver', { type: 'endTurn', seat: 0 }],
    ['host', { type: 'dropSeat', seat: null, target: 1 } as GameAction],
  ])('%s: %j makes itself and all before it final', (barrier, action) => {
    const alone = played(before, action);
    expect(alone).toMatchObject({ barrier, buffer: { final: [action], tentative: [] } });
    const first = played(before, LAY).buffer;
    const result = playTentatively(engine, first, action as never);
    expect(result).toMatchObject({ ok: true, barrier, buffer: { final: [LAY, action], tentative: [] } });
    if (result.ok) expect(takeBack(result.buffer, 5)).toBe(result.buffer);
  });

  test('what comes behind a barrier can be taken back, the barrier not', () => {
    const drawn = played(before, { type: 'drawStone', seat: 0 }).buffer;
    const result = playTentatively(engine, drawn, LAY);
    expect(result).toMatchObject({ ok: true, barrier: null });
    if (!result.ok) return;
    expect(takeBack(result.buffer, 2)).toEqual(drawn);
  });

  test('an answer kept secret from the others is a hand-over: the seat has no more to decide', () => {
    const fresh = engine.createGame('pebbles', { seats: 2, seed: 3 });
    const action = { type: 'chooseKeepsake', seat: 1, stone: fresh.seats[1].hand[0] } as const;
    expect(played(fresh, action as never).barrier).toBe('handOver');
  });

  test('a seat that has only an optional decision left has handed the game over', () => {
    // Seat 1 may whistle from the start, and whoever else chooses a keepsake goes on doing so.
    const eager = defineRuleset<PebblesTitle>({
      ...pebbles,
      decisions: (game) => [
        ...pebbles.decisions(game),
        ...(game.state.turn === null ? [{ seat: 1, kind: 'gull', optional: true, since: 0 }] : []),
      ],
    });
    const titles = createEngine([eager]);
    const fresh = titles.createGame('pebbles', { seats: 2, seed: 3 });
    const action = { type: 'chooseKeepsake', seat: 1, stone: fresh.seats[1].hand[0] };
    const { state } = tentatively(titles, fresh, action).buffer;
    expect(titles.decisions(state as never).map(({ id }) => id)).toEqual(['0/0/keepsake', '0/1/gull']);
    expect(tentatively(titles, fresh, action).barrier).toBe('handOver');
  });

  test('looking at something hidden is a reveal, though the state shows no trace of it', () => {
    const peek = defineAction<PebblesTitle>()({
      type: 'peek',
      notation: ['peek'],
      *offers() {},
      check: [],
      apply: ({ before: { bag }, emit }, _, { seat }) => emit({ type: 'bottomSeen', seat, stone: bag[0] }),
    });
    const other = createEngine([pebblesWith('curious', [peek])]) as unknown as AnyEngine;
    const { states } = playRandomGame(other, 'curious', { seed: 1, seats: 2, steps: 2 });
    expect(tentatively(other, states[2], { type: 'peek', seat: 0 }).barrier).toBe('reveal');
  });
});

// Every title's sample games, one of bots and one of chance, which are played once for all that is asked of them here.
const titles = createEngine(allRulesets) as unknown as AnyEngine;
const samplesOf = (id: string) => {
  const ruleset = titles.rulesets.find((one) => one.id === id) as AnyRuleset;
  return [0, 1].map((sample) => (sampleGameOf(titles, ruleset, sample) as SampleGame).history);
};
// About so many of a list, from its beginning to its end.
const spread = <Item>(items: readonly Item[], count: number) =>
  items.filter((_, n) => n % Math.ceil(items.length / count) === 0);

// That what is taken back told nothing and handed nothing over is a law of the contract (undo-tells-nothing), which every
// title's games are held to. Here: that undo is worth having.
describe('in sample games', () => {
  const milepost = ['buildTrack', 'moveTrain', 'pickUpLoad', 'dropLoad', 'upgradeLoco'];
  test.each([
    ['china-rails', milepost],
    ['india-rails', milepost],
    ['iron-dragon', [...milepost, 'moveShip']],
    ['hex-tycoon', ['buildTrack', 'buildStation', 'upgradeTrainLevel']],
    ['twentieth-century-limited', ['placeTrack', 'removeTrack']],
  ])('%s: what touches no luck and leaves the turn as it is can be taken back: %j', (id, plain) => {
    const taken = new Map<string, number>();
    for (const { actions, states } of samplesOf(id)) {
      const steps = actions.map((action, n) => ({ action, before: states[n], after: states[n + 1] }));
      const types = [...new Set(actions.map(({ type }) => type))];
      const some = types.flatMap((type) =>
        spread(
          steps.filter(({ action }) => action.type === type),
          SOAK ? 40 : 12,
        ),
      );
      for (const [n, { action, before, after }] of some.entries()) {
        const result = tentatively(titles, before, action);
        // Most of what this takes is the text of a large state.
        if (n % 5 === 0) expect(titles.hashState(result.buffer.state)).toBe(titles.hashState(after));
        if (result.barrier === null) {
          expect(takeBack(result.buffer).state).toBe(before);
          taken.set(action.type, (taken.get(action.type) ?? 0) + 1);
          continue;
        }
        const others = (state: object) =>
          titles.decisions(state as never).filter(({ seat }) => seat !== action.seat);
        const isHandedOver =
          canonicalJson(others(before)) !== canonicalJson(others(after)) ||
          !titles.decisions(after).some(({ seat, optional }) => seat === action.seat && !optional);
        const isLucky = canonicalJson(before.luck) !== canonicalJson(after.luck);
        expect([action.type, isHandedOver || isLucky || !plain.includes(action.type)]).toEqual([
          action.type,
          true,
        ]);
      }
    }
    expect(plain.filter((type) => !taken.has(type))).toEqual([]);
  });
});

// Everything that is legal at some steps of those games, one action of each kind: a reveal is what draws cards.
test.each([
  ['china-rails', ['deliverLoad', 'deliverByContainer']],
  ['india-rails', ['deliverLoad']],
  ['iron-dragon', ['deliverLoad', 'drawShip', 'hireForemanDraw']],
  ['hex-tycoon', []],
  [
    'twentieth-century-limited',
    ['drawCompanyCard', 'exchangeCompanyCard', 'resetCompanyDisplay', 'scoreRegionalCard', 'skipEra'],
  ],
])('%s: nothing but %j tells what was hidden', (id, drawing) => {
  const barriers = new Map<string, Set<string | null>>();
  const asked = samplesOf(id).flatMap(({ states }) => [
    ...states.slice(0, 6),
    ...spread(states, SOAK ? 60 : 12),
  ]);
  for (const state of asked)
    for (const { seat } of titles.decisions(state)) {
      const kinds = new Map([...titles.legalActions(state, seat)].map((action) => [action.type, action]));
      for (const [type, action] of kinds) {
        const { barrier } = tentatively(titles, state, action);
        barriers.set(type, (barriers.get(type) ?? new Set()).add(barrier));
      }
    }
  const revealing = [...barriers].filter(([, met]) => met.has('reveal')).map(([type]) => type);
  expect(revealing.filter((type) => !drawing.includes(type))).toEqual([]);
  expect(barriers.size).toBeGreaterThan(6);
});

test('CR-CONT-2: the container link can be taken back in a startup turn, as an upgrade can', () => {
  const state = titles.createGame('china-rails', { seats: 2, seed: 7 });
  const [{ seat }] = titles.decisions(state);
  for (const action of [
    { type: 'buyContainerLink', seat, port: 'hong-kong-port' },
    [...titles.legalActions(state, seat)].find(({ type }) => type === 'upgradeLoco') as GameAction,
  ]) {
    const { barrier, buffer } = tentatively(titles, state, action);
    expect([action.type, barrier, takeBack(buffer).state === state]).toEqual([action.type, null, true]);
  }
});

test('TC-SETUP-8: a card that is kept in the draft can be taken back until the seat has answered', () => {
  const state = titles.createGame('twentieth-century-limited', { seats: 3, seed: 1 });
  const [keep] = [...titles.legalActions(state, 0)];
  const { barrier, buffer } = tentatively(titles, state, keep);
  expect(barrier).toBeNull();
  const [second] = [...titles.legalActions(buffer.state, 0)];
  expect(tentatively(titles, buffer.state, second).barrier).toBe('handOver');
});

// A client has a view only. It tries its turn on a state that looks like it, and sends the actions when they are final.
test.each(allRulesets.map(({ id }) => id))(
  '%s: a buffer on a state made of the view takes back what one on the true state would',
  (id) => {
    const isTakenBack = (state: object, action: GameAction) =>
      tentatively(titles, state, action).barrier === null;
    for (const { actions, states } of samplesOf(id))
      for (const [n, action] of spread([...actions.entries()], SOAK ? 75 : 15)) {
        const own = titles.determinize(titles.view(states[n], action.seat), `client ${n}`);
        expect([action, isTakenBack(own, action)]).toEqual([action, isTakenBack(states[n], action)]);
      }
  },
);

test('moving over the track of somebody whose purse is hidden can be taken back, rent and all', () => {
  const { engine: toys, state } = toyGame({
    seats: 2,
    state: {
      seats: [
        { cash: 20, train: { at: 'D' } },
        { track: ['D 6,2 7,2'], cash: 10 },
      ],
    },
  });
  const action = [...toys.legalActions(state as never, 0)].find(({ type }) => type === 'moveTrain') as object;
  expect(tentatively(toys, state, action)).toMatchObject({
    barrier: null,
    events: [{ type: 'rentPaid', to: 1 }, {}],
  });
  expect(toys.view(state as never, 0).seats[1].cash).toBe(null);
});

test('a game is turned by its own seat in a buffer of a begun game', () => {
  const state = begunGame();
  const { buffer } = played(state, { type: 'drawStone', seat: 0 });
  expect(buffer.final).toEqual([{ type: 'drawStone', seat: 0 }]);
});
