// What happens by itself after an action, and where it stops.

import { describe, expect, test } from 'vitest';
import { createEngine, type Game } from '../../../src/core/engine/index.js';
import { defineRuleset } from '../../../src/core/engine/rules/define/define-ruleset.js';
import { engine, position, thrown, wavePosition } from './new-game.js';
import { type PebblesTitle, pebbles } from './pebbles/pebbles.js';

// A position whose die shows `pips`: the first seed that gives it.
function rolling(pips: number, parts: Record<string, unknown>) {
  for (let seed = 0; ; seed++) {
    const { luck } = engine.createGame('pebbles', { seats: 2, seed });
    const result = engine.tryAction(position({ ...parts, luck }), { type: 'rollDie', seat: 0 });
    if (result.ok && result.events.some((event) => event.type === 'dieRolled' && event.pips === pips))
      return result;
  }
}

describe('settling', () => {
  test('automatic steps follow until none is due, and their events are numbered on', () => {
    const state = position({
      bag: [3],
      sea: [4, 5],
      beach: [7, 0, 6],
      seats: [{ hand: [] }, { hand: REST }],
    });
    const result = engine.tryAction(state, { type: 'takeStone', seat: 0, stone: 7 });
    expect(result).toMatchObject({
      ok: true,
      state: { step: 1, sea: [], beach: [0, 6, 3] },
      events: [
        { n: 0, type: 'stoneTaken' },
        { n: 1, type: 'stoneWashedUp', stone: 3 },
        { n: 2, type: 'bagRefilled', stones: 2 },
      ],
    });
    expect(result.ok && [...result.state.bag].sort()).toEqual([4, 5]);
  });

  test('an obligatory choice with a single answer is given by itself', () => {
    const result = rolling(1, {});
    expect(result.state.sea).toEqual([2]);
    expect(result.events.map(({ type }) => type)).toEqual(['dieRolled', 'stoneDropped']);
    expect(result.decisions.map(({ kind }) => kind)).toEqual(['turn']);
  });

  test('a choice between two answers waits', () => {
    const result = rolling(1, { seats: [{ hand: [0] }, { hand: [2, 3] }] });
    expect(result.decisions).toEqual([{ id: '1/1/wave', seat: 1, kind: 'wave', optional: false, since: 1 }]);
  });

  test('a choice with a single answer waits while another seat has an optional decision open', () => {
    const config = { seats: 3, seed: 1 };
    const waiting = engine.createPosition('pebbles', {
      config,
      state: {
        round: 1,
        keepsakes: null,
        beach: [21, 22, 23],
        turn: { seat: 0, moves: 0, rolled: true, since: 0 },
        wave: { seat: 1, since: 0 },
        seats: [{ hand: [0] }, { hand: [2] }, { hand: [3], feathers: 2 }],
      },
    });
    const once = engine.applyAction(waiting, { type: 'whistle', seat: 2 });
    expect([once.sea, engine.decisions(once).map(({ kind }) => kind)]).toEqual([[], ['wave', 'gull']]);
    const twice = engine.applyAction(once, { type: 'whistle', seat: 2 });
    expect([twice.sea, engine.decisions(twice).map(({ kind }) => kind)]).toEqual([[2], ['turn']]);
  });

  test('an optional choice with a single answer is left to its seat', () => {
    const gull = { ...pebbles.phases.gull, choice: true };
    const eager = defineRuleset<PebblesTitle>({ ...pebbles, phases: { ...pebbles.phases, gull } });
    const titles = createEngine([eager]);
    const state = position({ seats: [{ hand: [0, 6] }, { hand: [2], feathers: 1 }] });
    const after = titles.applyAction(state as never, { type: 'drawStone', seat: 0 });
    expect(after.seats[1]).toMatchObject({ feathers: 1, shells: 0 });
    expect(titles.decisions(after).map(({ kind }) => kind)).toEqual(['turn', 'gull']);
  });

  test('a phase that is no choice waits even for a single answer', () => {
    const state = wavePosition();
    const after = engine.applyAction(state, { type: 'dropStone', seat: 1, stone: 2 });
    expect(engine.decisions(after).map(({ kind }) => kind)).toEqual(['turn']);
  });
});

describe('faults', () => {
  const broken = (changes: Partial<typeof pebbles>) => {
    const sick = createEngine([defineRuleset<PebblesTitle>({ ...pebbles, ...changes })]);
    return { sick, state: position() as never };
  };

  test('two steps that undo each other are a fault, with the hash of the state and the action', () => {
    const flip = (rolled: boolean) => ({
      name: rolled ? 'flip' : 'flop',
      rule: 'P-TURN-1',
      due: ({ state }: Pick<Game<PebblesTitle>, 'state'>) => state.turn?.rolled === !rolled,
      apply: (_: unknown, state: PebblesTitle['state']) => {
        state.turn!.rolled = rolled;
      },
    });
    const { sick, state } = broken({ automatic: [flip(true), flip(false)] });
    const action = { type: 'rollDie', seat: 0 } as const;
    const fault = thrown(() => sick.applyAction(state, action));
    expect(fault).toMatchObject({ name: 'Fault', code: 'fault', action, stateHash: engine.hashState(state) });
    expect(fault.message).toMatch(/pebbles does not settle: «[a-z ]+» is due again and again/);
  });

  test('an error in rule code is a fault that keeps its cause', () => {
    const cause = new Error('a bug in a rule');
    const { sick, state } = broken({
      automatic: [
        {
          name: 'stumble',
          rule: 'P-TURN-1',
          due: () => true,
          apply: () => {
            throw cause;
          },
        },
      ],
    });
    const fault = thrown(() => sick.tryAction(state, { type: 'rollDie', seat: 0 }));
    expect([fault.name, fault.cause]).toEqual(['Fault', cause]);
  });

  test.each<[string, unknown, RegExp]>([
    ['a field too many', { type: 'endTurn', haste: true }, /no action: unknown field haste/],
    ['a number as text', { type: 'takeStone', stone: '2' }, /no action: stone: expected/],
    ['no type', {}, /no action: type: an action is an object whose type is a string/],
    ['another seat’s action', { type: 'endTurn', seat: 1 }, /an action of seat 1/],
  ])('E-SHAPE-1: an absent seat that answers with %s is a fault of its ruleset', (_, answer, message) => {
    const { sick, state } = broken({
      onAbsent: (_game: unknown, { seat }: { seat: number }) => ({ seat, ...(answer as object) }) as never,
    });
    const fault = thrown(() => sick.applyAction(state, { type: 'dropSeat', seat: null, target: 0 }));
    expect(fault.name).toBe('Fault');
    expect(fault.message).toMatch(/^the onAbsent of pebbles answers turn for absent seat 0 with /);
    expect(fault.message).toMatch(message);
  });

  test('an absent seat that would break a rule is a fault', () => {
    // Stone 2 is in a hand.
    const { sick, state } = broken({ onAbsent: (_, { seat }) => ({ type: 'takeStone', seat, stone: 2 }) });
    const fault = thrown(() => sick.applyAction(state, { type: 'dropSeat', seat: null, target: 0 }));
    expect(fault.message).toMatch(
      /the onAbsent of pebbles answers turn for absent seat \d with takeStone, which is refused: take\/not-on-beach/,
    );
  });

  test('a draw on a stream that the ruleset does not name is a fault', () => {
    const [, ...rest] = pebbles.automatic;
    const draw = {
      ...rest[0],
      due: () => true,
      apply: ({ luck }: never) => void (luck as Luck).int('cards', 1, 6),
    };
    const { sick, state } = broken({ automatic: [draw as never] });
    expect(thrown(() => sick.applyAction(state, { type: 'rollDie', seat: 0 })).message).toMatch(
      /no luck stream is named cards/,
    );
  });
});

interface Luck {
  int(stream: string, from: number, to: number): number;
}

const REST = Array.from({ length: 24 }, (_, stone) => stone).filter(
  (stone) => ![0, 3, 4, 5, 6, 7].includes(stone),
);
