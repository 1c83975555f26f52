// A person called “You” is spoken to, in every sentence of every title.

import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../../rulesets/index.js';
import type { AnyRuleset } from '../../../src/core/engine/index.js';
import { fill } from '../../../src/core/engine/words/fill.js';
import { describeDecision, labelOf } from '../../../src/table/words/index.js';

const seatNames = ['You', 'Ben'];
const wording = { seatNames };
const told = (sentence: string, params: object = { seat: 0 }) => fill(sentence, { ...params }, wording);

test.each([
  [
    '{seat} builds from {from} to {to}.',
    { seat: 0, from: 'Wuhan', to: 'Xian' },
    'You build from Wuhan to Xian.',
  ],
  ['{seat} carries {load}.', { seat: 0, load: 'rice' }, 'You carry rice.'],
  ['{seat} passes.', { seat: 0 }, 'You pass.'],
  ['{seat} loses {load}.', { seat: 0, load: 'rice' }, 'You lose rice.'],
  ['{seat} has a {loco} now.', { seat: 0, loco: 'freight' }, 'You have a freight now.'],
  [
    '{seat} crosses by {ferry}[ and pays {payTo:seat}].',
    { seat: 0, ferry: 'boat', payTo: 1 },
    'You cross by boat and pay Ben.',
  ],
  ['{seat} keeps his foreman.', { seat: 0 }, 'You keep your foreman.'],
  ['The train of {seat} moves to {to}.', { seat: 0, to: 'Wuhan' }, 'Your train moves to Wuhan.'],
  ['{seat}’s train moves to {to}.', { seat: 0, to: 'Wuhan' }, 'Your train moves to Wuhan.'],
  ['The toll goes to {seat}’s purse.', { seat: 0 }, 'The toll goes to your purse.'],
  ['{seat} pays {to:seat} {amount} M.', { seat: 1, to: 0, amount: 3 }, 'Ben pays you 3 M.'],
  [
    'There is a segment already; it belongs to {owner:seat}.',
    { owner: 0 },
    'There is a segment already; it belongs to you.',
  ],
  ['{seat} wins: {reason}.', { seat: 0, reason: 'victory' }, 'You win: victory.'],
  ['{seat} wins: {reason}.', { seat: 1, reason: 'victory' }, 'Ben wins: victory.'],
] as const)('%s', (sentence, params, words) => {
  expect(told(sentence, params)).toBe(words);
});

test('what is asked has the name before it', () => {
  const decision = { id: '0/0/build', seat: 0, kind: 'build', optional: false, since: 0 };
  expect(describeDecision(decision, wording)).toBe('You: build.');
});

test('what stands on a button is the same for everybody', () => {
  const action = { type: 'passTurn', seat: 0 };
  const sentences = { passTurn: '{seat} passes on.' };
  const labels = ['Ann', 'You'].map((name) => labelOf({ sentences, seatNames: [name] }, action));
  expect(labels).toEqual(['Pass on', 'Pass on']);
});

describe.each(allRulesets.map((ruleset: AnyRuleset) => [ruleset.id, ruleset] as const))(
  '%s',
  (_, ruleset) => {
    test('no verb is left in the third person, and nobody else is spoken to', () => {
      const sentences = Object.values(ruleset.sentences ?? {});
      expect(sentences.length).toBeGreaterThan(20);
      for (const sentence of sentences) {
        const plain = sentence.replace(/\{seat\}/g, 'Ben');
        expect(told(plain.replace(/^Ben/, 'You'), {})).not.toMatch(
          /^You \w*[^s]s\b|\bof You\b|\b(his|her)\b/,
        );
        expect(told(plain, {})).not.toMatch(/\byour?\b/i);
      }
    });
  },
);
