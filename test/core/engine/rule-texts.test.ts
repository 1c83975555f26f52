// Rules in words: a title brings them as a layer does, and everything that tells of rules tells them.

import { describe, expect, test } from 'vitest';
import {
  type AnyEngine,
  type AnyRuleset,
  createEngine,
  layer,
  layersOf,
} from '../../../src/core/engine/index.js';
import { defineRuleset } from '../../../src/core/engine/rules/define/define-ruleset.js';
import { catalogueOf } from '../../../src/core/title/catalogue-of.js';
import { formatRejection, wordingOf } from '../../../src/table/words/index.js';
import { client } from '../../serve/protocol/client.js';
import { pebbles } from './pebbles/pebbles.js';

const texts = {
  'P-TURN-1': 'Turns go round the table.',
  'P-TAKE-2': 'The beach has room for some stones only.',
};
const told: AnyRuleset = defineRuleset({
  ...(pebbles as AnyRuleset),
  id: 'told',
  title: 'Told pebbles',
  texts,
});
const house = layer(told, {
  id: 'house',
  title: 'House pebbles',
  texts: [{ id: 'H-1', section: 'House', text: 'The beach is as long as the day.', replaces: ['P-TAKE-2'] }],
});

const ofTitle = (ruleset: AnyRuleset) =>
  catalogueOf(ruleset, [])
    .rules.filter(({ id }) => !id.startsWith('E-'))
    .map(({ id, section, text, replacedBy }) => [id, section, text, ...(replacedBy ? [replacedBy] : [])]);

const issuesOf = (make: () => unknown): readonly string[] => {
  try {
    make();
  } catch (error) {
    return (error as { issues: { message: string }[] }).issues.map(({ message }) => message);
  }
  return [];
};

describe('the texts of a title', () => {
  test('are in its catalogue, under its name', () => {
    expect(ofTitle(told)).toEqual([
      ['P-TURN-1', 'Told pebbles', 'Turns go round the table.'],
      ['P-TAKE-2', 'Told pebbles', 'The beach has room for some stones only.'],
    ]);
  });

  test('stand below those of a layer, which may replace them', () => {
    expect(ofTitle(house)).toEqual([
      ['H-1', 'House', 'The beach is as long as the day.'],
      ['P-TURN-1', 'Told pebbles', 'Turns go round the table.'],
      ['P-TAKE-2', 'Told pebbles', 'The beach has room for some stones only.', 'H-1'],
    ]);
    expect(layersOf(house).map(({ id, texts: own }) => [id, own.length])).toEqual([
      ['told', 2],
      ['house', 1],
    ]);
  });

  test('a layer and a chapter may have theirs by id too', () => {
    const other = layer(told, { id: 'other', title: 'Other', texts: { 'O-1': 'One.' } });
    expect(ofTitle(other)[0]).toEqual(['O-1', 'Other', 'One.']);
    const chaptered = layer(told, {
      id: 'chaptered',
      title: 'Chaptered',
      chapters: [{ id: 'weather', texts: { 'W-1': 'It rains.' } }],
    });
    expect(ofTitle(chaptered)[0]).toEqual(['W-1', 'weather', 'It rains.']);
  });

  test('count as ids of its rules: code may cite no other', () => {
    const all = Object.fromEntries(
      'P-TAKE-1 P-TAKE-2 P-TURN-1'.split(' ').map((id) => [id, 'A rule.'] as const),
    );
    const { ruleIds: _, ...bare } = pebbles;
    const found = issuesOf(() => defineRuleset({ ...bare, texts: all }));
    expect(found).toContainEqual(expect.stringContaining('there is no rule P-END-1; did you mean P-T'));
    expect(found.some((message) => message.includes('rule P-TAKE-2'))).toBe(false);
    expect(() => layer(house, { id: 'mine', title: 'Mine', replaces: ['H-1', 'P-TURN-1'] })).not.toThrow();
  });

  test.each<[string, unknown, string]>([
    ['no record', 'P-1', 'expected rules by id, or a list of them'],
    ['an empty sentence', { 'P-TURN-1': ' ' }, 'expected what the rule says'],
    ['a number', { 'P-TURN-1': 3 }, 'expected what the rule says'],
    ['no id', [{ section: 'A', text: 'B.' }], 'expected the id of a rule'],
    [
      'one id twice',
      ['B.', 'C.'].map((text) => ({ id: 'P-TURN-1', section: 'A', text })),
      'two rules are called P-TURN-1',
    ],
  ])('are refused: %s', (_, wrong, message) => {
    expect(issuesOf(() => defineRuleset({ ...pebbles, texts: wrong as never }))).toEqual([message]);
    expect(issuesOf(() => layer(told, { id: 'x', title: 'X', texts: wrong as never }))).toContain(message);
  });
});

describe('who tells them', () => {
  const engine = createEngine([told, house]) as unknown as AnyEngine;

  test('a refusal without a sentence of its own', () => {
    const refusal = {
      code: 'take/too-many',
      rule: 'P-TAKE-2',
      params: { most: 3 },
      scope: 'public',
    } as const;
    const wording = (id: string) => wordingOf(engine, engine.createGame(id, { seats: 2, seed: 1 }));
    expect(formatRejection(refusal, wording('told'))).toBe(
      'The beach has room for some stones only. [P-TAKE-2]',
    );
    expect(formatRejection({ ...refusal, rule: 'H-1' }, wording('house'))).toBe(
      'The beach is as long as the day. [H-1]',
    );
    expect(formatRejection({ ...refusal, rule: 'P-TAKE-1' }, wording('told'))).toBe(
      'Refused: take too many (most 3). [P-TAKE-1]',
    );
  });

  test('the protocol, in a session that was given no catalogues', () => {
    const { ask } = client(engine);
    const { catalogue } = ask('board', { ruleset: 'house', parts: ['catalogue'] });
    expect(catalogue.map(({ id }: { id: string }) => id)).toEqual(['H-1', 'P-TURN-1', 'P-TAKE-2']);
  });
});
