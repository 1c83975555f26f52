// What the title suggests, the rules allow: containers have rules that are easily forgotten in a plan.

import { expect, test } from 'vitest';
import { createRandom } from '../../src/core/engine/index.js';
import { playRandomGame } from '../../src/testing/index.js';
import { askedAnew } from '../asked-anew.js';
import { china, engine } from './china-game.js';

const { along, at, board, demandFor, play, position, way } = china;

test.each([
  ['golden', 2, 'one thing a turn'],
  ['s1', 3, 'a link that nobody has'],
  ['s33', 4, 'cities overseas that an event closes'],
])('CR-CONT-6: seed %s with %i seats: suggestions heed %s', (seed, seats) => {
  const choose = askedAnew(engine as never, 100);
  const { actions } = playRandomGame(engine as never, 'china-rails', { seed, seats, choose, steps: 1500 });
  expect(actions).toHaveLength(1500);
  expect(actions.some(({ type }) => type.endsWith('ByContainer'))).toBe(true);
});

test.each(
  board.crossings
    .filter(({ kind }) => kind === 'container')
    .map(({ id, ports: [port] }) => [id, port] as const),
)('CR-CONT-10: a train that has just started on its own port %s picks up there, then goes on', (id, port) => {
  // Only cities overseas have electronics within reach of track that leads to a city that asks for them.
  const { card, city } = demandFor(({ good, city: to }) => good === 'electronics' && to === 'nanchang');
  const seat = { hand: [card], track: along(way(port, at(city))), rights: [id], cash: 0 };
  const placed = play(position({ seats: [seat, {}] }), { type: 'placeTrain', milepost: port });
  const line = engine.suggest(placed, engine.decisions(placed)[0], createRandom('port') as never);
  expect(line).toEqual([{ type: 'pickUpByContainer', seat: 0, city: 'taipei', load: 'electronics' }]);
  const loaded = play(placed, line[0]);
  const [next] = engine.suggest(loaded, engine.decisions(loaded)[0], createRandom('port') as never);
  expect(next.type).toBe('moveTrain');
});

test('CR-CONT-10: a full train makes room before it picks up from its port', () => {
  const [{ id, ports }] = board.crossings.filter(({ kind }) => kind === 'container');
  const { card, city } = demandFor(({ good, city: to }) => good === 'electronics' && to === 'nanchang');
  const train = { at: ports[0], waited: true, loads: ['tin', 'tin'] };
  const seat = { hand: [card], track: along(way(ports[0], at(city))), rights: [id], cash: 0, train };
  const state = position({ seats: [seat, {}] });
  const line = engine.suggest(state, engine.decisions(state)[0], createRandom('port') as never);
  expect(line.map(({ type }) => type)).toEqual(['dropLoad', 'pickUpByContainer']);
  play(play(state, line[0]), line[1]);
});
