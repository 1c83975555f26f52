// What an action takes of its seat, item by item and by which rule, as planners show it before it is played.

import { expect, test } from 'vitest';
import { actionPrice } from '../../../../src/core/engine/index.js';
import type { ToyGame } from '../../milepost/toy-game.js';
import { building, realm, realmGame } from '../realm.js';
import { seaGame } from '../sea-game.js';

const priced = ({ engine, state }: ToyGame, action: object) =>
  actionPrice(engine.settingOf(state as never), state, { seat: 0, ...action } as never).map(
    ({ what, rule, amount, to }) => [what, rule, amount, to],
  );

test('ID-SHIP-3, ID-SHIP-8: a fare is the fee of the ship, and nothing with the Wee Folk', () => {
  const fare = (foreman: 'dwarf' | 'wee-folk') => {
    const top = ['vulture', 'serpent', 'seahawk'];
    const game = seaGame({
      foremen: [foreman],
      ships: { top },
      state: { seats: [{ train: { at: '5,3' } }] },
    });
    return priced(game.play('0: draw-ship'), { type: 'boardShip', ship: 'vulture' });
  };
  expect(fare('dwarf')).toEqual([['ship', 'ID-SHIP-3', 3, 'bank']]);
  expect(fare('wee-folk')).toEqual([['ship', 'ID-SHIP-8', 0, null]]);
});

test('ID-FOREMAN-9, ID-FOREMAN-10: 1 GP for a card of a pile, 5 GP for a foreman by name', () => {
  const game = building([{}]);
  expect(priced(game, { type: 'hireForemanDraw', pile: 'deck' })).toEqual([
    ['foreman', 'ID-FOREMAN-9', 1, 'bank'],
  ]);
  expect(priced(game, { type: 'hireForemanChoose', foreman: 'troll' })).toEqual([
    ['foreman', 'ID-FOREMAN-10', 5, 'bank'],
  ]);
});

test('ID-FOREMAN-5, ID-FOREMAN-7: what a foreman takes off a price is told by the foreman’s rule', () => {
  const build = (from: string, to: string) => ({
    type: 'buildTrack',
    from: realm.at(from),
    to: realm.at(to),
  });
  const river = (foreman: 'human' | 'elf') =>
    priced(building([{ track: ['6,7 7,7'] }], { foremen: [foreman] }), build('7,7', '8,7'));
  expect(river('elf')).toEqual([
    ['terrain', 'M-BUILD-7', 1, 'bank'],
    ['river', 'M-BUILD-6', 2, 'bank'],
  ]);
  expect(river('human')).toEqual([
    ['terrain', 'M-BUILD-7', 1, 'bank'],
    ['river', 'ID-FOREMAN-5', 0, null],
  ]);
  const rock = priced(building([{ track: ['1 u1,0'] }], { foremen: ['troll'] }), build('u1,0', 'u2,0'));
  expect(rock).toEqual([
    ['terrain', 'ID-FOREMAN-7', 2, 'bank'],
    ['toll', 'ID-FOREMAN-7', 0, null],
  ]);
});

test('ID-UNDER-2, ID-UNDER-4, ID-UNDER-6: a bribe for moving is told with its payee, once a turn', () => {
  const at = (foremen: ('elf' | 'orc' | 'troll' | 'human')[]) =>
    realmGame({ foremen, state: { seats: [{ track: ['2,6 1 u1,0 u2,0'], train: { at: '2,6' } }] } });
  const move = (to: string) => ({ type: 'moveTrain', to: realm.at(to) });
  expect(priced(at(['elf', 'human']), move('1'))).toEqual([['toll', 'ID-UNDER-2', 1, 'bank']]);
  expect(priced(at(['elf', 'orc']), move('1'))).toEqual([['toll', 'ID-UNDER-2', 1, 1]]);
  expect(priced(at(['troll', 'orc']), move('1'))).toEqual([['toll', 'ID-FOREMAN-7', 0, null]]);
  expect(priced(at(['elf', 'orc']).play('0: move 1'), move('u1,0'))).toEqual([
    ['toll', 'ID-UNDER-2', 0, null],
  ]);
});
