// Words in another language: what must be there, forms by number and by person.

import { expect, test } from 'vitest';
import { fill } from '../../../src/core/engine/words/fill.js';
import { translating } from '../../../src/core/engine/words/translation.js';

const english = {
  greet: 'Hello, {name}.',
  pay: '{seat} pays {to:seat} {amount#coin}.',
  'to pay': 'pay',
} as const;
const german = translating<typeof english>();

test('a key or a blank that is missing does not compile', () => {
  const [greet, pay] = [
    'Hallo, {name}.',
    '{seat} {seat|zahlt|zahlst} {to:seatDative} {amount#Taler}.',
  ] as const;
  const rest = { 'to pay': 'zahlen', 'do pay': '{to:seatDative} {amount#Taler} zahlen' } as const;
  expect(german({ greet, pay, ...rest })).toEqual({ greet, pay, ...rest });
  // @ts-expect-error the text `pay` is missing
  german({ greet, ...rest });
  // @ts-expect-error the label of the action is missing
  german({ greet, pay, 'to pay': 'zahlen' });
  // @ts-expect-error the blank `name` is missing
  german({ greet: 'Hallo.', pay, ...rest });
  // @ts-expect-error the English text has no blank `nam`
  german({ greet: 'Hallo, {nam}.', pay, ...rest });
  // @ts-expect-error the label leaves the amount out
  german({ greet, pay, ...rest, 'do pay': '{to:seatDative} zahlen' });
});

test('forms by number are those of the language', () => {
  const polish = '{amount#waggon|waggony|waggonów|waggonu}';
  const forms = [1, 3, 5, 22, 25].map((amount) => fill(polish, { amount }, { locale: 'pl' }));
  expect(forms).toEqual(['1 waggon', '3 waggony', '5 waggonów', '22 waggony', '25 waggonów']);
  expect([0, 1, 2, -1].map((n) => fill('{n#hex|hexes}', { n }, {}))).toEqual([
    ...['0 hexes', '1 hex', '2 hexes', '-1 hex'],
  ]);
  expect(fill('{n#Reis}', { n: 2 }, { locale: 'de' })).toBe('2 Reis');
});

test('the person at the screen is addressed, in the case that a language has', () => {
  const wording = {
    locale: 'de',
    seatNames: ['You', 'Ben'],
    sentences: { 'you seat': 'du', 'you seatDative': 'dir' },
  };
  const said = (seat: number, to: number) =>
    fill(
      '{seat|Der Zug von {seat}|Dein Zug} fährt. {seat} {seat|zahlt|zahlst} {to:seatDative} 3 M.',
      { seat, to },
      wording,
    );
  expect(said(0, 1)).toBe('Dein Zug fährt. du zahlst Ben 3 M.');
  expect(said(1, 0)).toBe('Der Zug von Ben fährt. Ben zahlt dir 3 M.');
});
