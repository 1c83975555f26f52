// A fact that nobody declared is a slip of the rules: it stops the action, and says where to declare the fact.

import { describe, expect, test } from 'vitest';
import {
  type AnyEngine,
  createEngine,
  declareState,
  declareTitle,
  Fault,
  fact,
  layer,
} from '../../../../src/core/engine/index.js';
import { defineRuleset } from '../../../../src/core/engine/rules/define/define-ruleset.js';
import { examineGame, LAWS } from '../../../../src/testing/index.js';
import { type PebblesTitle, pebbles } from '../pebbles/pebbles.js';

const parts = declareTitle({
  id: 'lanterns',
  state: declareState((of) => ({ lit: of.count })),
  tables: {},
  facts: { lanternLit: fact<{ readonly seat: number }>() },
});

const titleThatTells = (type: string, when: 'in play' | 'set up') => {
  const light = parts.defineAction({
    type: 'light',
    notation: ['light'],
    check: [],
    apply({ emit }, state, { seat }) {
      state.lit += 1;
      if (when === 'in play') emit({ type, seat } as never);
    },
  });
  return parts
    .withPhases({ turn: { prompt: 'Light a lantern.', actions: [light], asks: () => 0 } })
    .defineRuleset({
      title: 'Lanterns',
      edition: 'a toy',
      revision: 1,
      seats: { min: 2, max: 2 },
      setup({ emit }) {
        if (when === 'set up') emit({ type, seat: 0 } as never);
        return { lit: 0 };
      },
      score: () => 0,
    });
};

const lighting = (type: string) => {
  const engine = createEngine([titleThatTells(type, 'in play')]);
  const state = engine.createGame('lanterns', { seats: 2, seed: 1 });
  return () => engine.applyAction(state, { type: 'light', seat: 0 });
};

describe('a title with declared facts', () => {
  test('tells what it declares', () => {
    expect(lighting('lanternLit')().lit).toBe(1);
  });

  test('a fact that it does not declare stops the action, with the name that was meant', () => {
    expect(lighting('lanternLi')).toThrow(Fault);
    expect(lighting('lanternLi')).toThrow(
      'lanterns declares no fact lanternLi: add it to the facts of the title, chapter or layer that tells it, or did you mean lanternLit?',
    );
    // No name that every record has counts as declared.
    expect(lighting('toString')).toThrow('lanterns declares no fact toString');
  });

  test('a fact that it does not declare stops setting up', () => {
    const engine = createEngine([titleThatTells('lampLit', 'set up')]);
    expect(() => engine.createGame('lanterns', { seats: 2, seed: 1 })).toThrow(
      'lanterns declares no fact lampLit',
    );
  });

  test('what the engine itself tells needs no declaration', () => {
    const engine = createEngine([titleThatTells('lanternLit', 'in play')]);
    const state = engine.createGame('lanterns', { seats: 2, seed: 1 });
    const dropped = engine.tryAction(state, { type: 'dropSeat', seat: null, target: 1 });
    const ended = engine.tryAction(state, { type: 'endGame', seat: null });
    expect([dropped, ended].map((tried) => tried.ok && tried.events.map(({ type }) => type))).toEqual([
      ['seatDropped'],
      ['gameEnded'],
    ]);
  });
});

describe('a layer', () => {
  const blown = (declared: boolean) => {
    const title = defineRuleset<PebblesTitle>(pebbles);
    const laid = layer(title, {
      id: 'windy',
      title: 'Windy pebbles',
      ...(declared && { facts: { windBlew: fact<{ readonly seat: number }>() } }),
      effects: { endTurn: ({ emit }, _state, { seat }) => emit({ type: 'windBlew', seat } as never) },
    });
    const engine = createEngine([laid]) as AnyEngine;
    const without = LAWS.map(({ name }) => name);
    return examineGame(engine, 'windy', { seed: 1, seats: 2, steps: 30, without }).findings;
  };

  test('tells what it declares', () => {
    expect(blown(true)).toEqual([]);
  });

  test('the laws find a fact that it does not declare, and say where it goes', () => {
    const [finding] = blown(false);
    expect(finding.law).toBe('plays-on');
    expect(finding.detail).toContain(
      'windy declares no fact windBlew: add it to the facts of the title, chapter or layer',
    );
    expect(finding.action).toMatchObject({ type: 'endTurn' });
  });
});
