// Actions in shorthand: what a record's lines look like, and that they give back every action exactly.

import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { openNotations } from '../../../src/core/engine/fields/notation.js';
import {
  type AnyEngine,
  canonicalJson,
  createEngine,
  defineAction,
  fields,
  type GameAction,
  saves,
  sha256Hex,
  type TitleTypes,
} from '../../../src/core/engine/index.js';
import { openSettings, type ReadyRuleset } from '../../../src/core/engine/play/setting.js';
import { readShorthand, type Shorthand, writeShorthand } from '../../../src/core/engine/save/shorthand.js';
import { thrown } from './new-game.js';
import { pebbles } from './pebbles/pebbles.js';

const pebblesOnly = createEngine([pebbles]) as unknown as AnyEngine;
const title = { ready: openSettings([pebbles], [], saves.sharedSeedIssues).ready('pebbles'), names: {} };
const take = (seat: number, stone: number) => ({ type: 'takeStone', seat, stone });
const end = (seat: number) => ({ type: 'endTurn', seat });
const drop = { type: 'dropSeat', seat: null, target: 1 };

// A word, a list and a note, and two words of the same verb, which may go on from one another.
const mark = defineAction<TitleTypes>()({
  type: 'mark',
  payload: () => ({ from: fields.name, to: fields.name, note: fields.optional(fields.name) }),
  notation: ['mark', 'from', 'to', 'note?'],
  offers: () => [],
  check: [],
  apply: () => {},
});
const pack = defineAction<TitleTypes>()({
  type: 'pack',
  payload: () => ({ bags: fields.list(fields.name, { most: 100 }) }),
  notation: ['pack', 'bags'],
  offers: () => [],
  check: [],
  apply: () => {},
});
const rest = defineAction<TitleTypes>()({
  type: 'rest',
  payload: () => ({ note: fields.optional(fields.name) }),
  notation: ['rest', 'note?'],
  offers: () => [],
  check: [],
  apply: () => {},
});
const { hostActions } = title.ready;
const travel = {
  ready: {
    actions: new Map(Object.entries({ mark, pack, rest })),
    hostActions,
    notations: openNotations([mark, pack, rest, ...hostActions.values()] as never),
  } as unknown as ReadyRuleset,
  names: {},
};
const go = (from: string, to: string, more: object = {}) => ({ type: 'mark', seat: 0, from, to, ...more });
const pause = (more: object = {}) => ({ type: 'rest', seat: 0, ...more });

describe('shorthand', () => {
  test.each<[string, typeof title, readonly GameAction[], Shorthand]>([
    ['nothing', title, [], []],
    ['a seat a line', title, [take(0, 3), end(0), take(1, 5)], ['0: take 3; end', '1: take 5']],
    ['a verb is said once', title, [take(0, 3), take(0, 4), take(0, 4)], ['0: take 3, 4, 4']],
    ['one without fields is said again', title, [end(0), end(0)], ['0: end; end']],
    [
      'nor does one go on from none',
      travel,
      [pause(), pause({ note: 'a' }), pause({ note: 'b' })],
      ['0: rest; rest note=a, note=b'],
    ],
    ['the host is a seat like any', title, [end(0), drop, end(0)], ['0: end', 'host: drop-seat 1', '0: end']],
    ['a way goes on', travel, [go('a', 'b'), go('b', 'c'), go('b', 'd')], ['0: mark a b > c, b d']],
    ['on the spot too', travel, [go('a', 'a'), go('a', 'a')], ['0: mark a a > a']],
    [
      'behind a note it does not',
      travel,
      [go('a', 'b', { note: 'x' }), go('b', 'c')],
      ['0: mark a b note=x, b c'],
    ],
    [
      'decisions come last',
      travel,
      [go('a', 'b', { decision: '3/0/go' }), go('b', 'c', { decision: '4/0/go' }), go('b', 'c')],
      ['0: mark a b @3/0/go > c @4/0/go, b c'],
    ],
    [
      'what no text gives back stays what it is',
      travel,
      [go('a b', 'c'), go('a', 'b'), go('b', ''), go('b;', 'c'), go('b', 'c', { decision: 'not now' })],
      [go('a b', 'c'), '0: mark a b', go('b', ''), go('b;', 'c'), go('b', 'c', { decision: 'not now' })],
    ],
    [
      'one of no known kind too',
      title,
      [end(0), { type: 'fly', seat: 7, to: ['the moon', null] } as never],
      ['0: end', { type: 'fly', seat: 7, to: ['the moon', null] } as never],
    ],
  ])('%s', (_, of, actions, lines) => {
    expect(writeShorthand(of, actions)).toEqual(lines);
    expect(readShorthand(of, lines)).toEqual(actions);
  });

  const word = fc.oneof(
    fc.constantFrom(
      'a',
      'b',
      'c',
      '7',
      '-',
      '>',
      '@',
      ',',
      ';',
      '',
      'a,',
      'note=x',
      '@1/0/go',
      'null',
      'ü',
      'a;',
    ),
    fc.string({ maxLength: 4 }),
  );
  const decision = fc.option(fc.oneof(word, fc.constant('3/0/go')), { nil: undefined });
  const action = fc
    .record({
      seat: fc.integer({ min: 0, max: 1 }),
      body: fc.oneof(
        fc.record({
          type: fc.constant('mark'),
          from: word,
          to: word,
          note: fc.option(word, { nil: undefined }),
        }),
        fc.record({ type: fc.constant('pack'), bags: fc.array(word, { maxLength: 3 }) }),
        fc.record({ type: fc.constant('rest'), note: fc.option(word, { nil: undefined }) }),
      ),
      decision,
    })
    .map(({ seat, body, decision: answered }) => ({
      ...JSON.parse(JSON.stringify({ ...body, decision: answered })),
      seat,
    }));
  property.prop([fc.array(action, { maxLength: 12 })], { numRuns: 2000 })(
    'whatever words an action is made of, it comes back exactly, through JSON',
    (actions) => {
      const lines = JSON.parse(JSON.stringify(writeShorthand(travel, actions)));
      expect(readShorthand(travel, lines)).toEqual(actions);
    },
  );

  test.each([
    '',
    '0',
    '0:',
    '0: ',
    'take 3',
    '0: fly',
    '0: take',
    '0: take ',
    '0: keep 3, ',
    '0: take 3;end',
    '0: take 3 > ',
    '0: take > 3',
    '0: end > ',
    '0: end, ',
    ' 0: end',
    '0: end ',
    '0:  end',
    '0: take 3, 4; ',
    '0: end; fly',
    '0: take 3,4',
    '0: take 3 @a @b',
    '111: end',
  ])('E-SAVE-1: a record with the line «%s» is refused', (line) => {
    const config = { seats: 2, seed: 1 };
    // A comma has nothing behind it: the first of two stones may well be kept.
    const kept = pebblesOnly.createGame('pebbles', config as never).seats[0].hand[0];
    const { digest: _, ...body } = pebblesOnly.record('pebbles', config as never, []);
    const changed = { ...body, actions: [line.replace('keep 3', `keep ${kept}`)] };
    const error = thrown(() =>
      pebblesOnly.replay({ ...changed, digest: sha256Hex(canonicalJson(changed)) } as never),
    );
    expect(error.name).toBe('DamagedSaveError');
    expect(error.message).toMatch(
      /^(line 1 of the record reads as no actions: «|action \d .* action.malformed)/,
    );
  });

  test('the line that reads as no action is named, at a length that one can read', () => {
    const { message } = thrown(() => readShorthand(title, ['0: end', `0: ${'fly'.repeat(99)}`]));
    expect(message).toMatch(/^line 2 of the record reads as no actions: «0: (fly)+f…»$/);
    expect(message.length).toBeLessThan(130);
  });
});
