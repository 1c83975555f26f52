// What the title suggests, the rules allow: containers have rules that are easily forgotten in a plan.

import { expect, test } from 'vitest';
import { createRandom } from '../../../../src/core/engine/index.js';
import { playRandomGame } from '../../../../src/testing/index.js';
import { askedAnew } from '../../../asked-anew.js';
import { china, engine } from '../china-game.js';

const { along, at, board, demandFor, play, position, way } = china;

// Longer games: suggest.long.test.ts.
test('CR-CONT-6: all that is suggested in a game is legal', () => {
  const plan = { seed: 's3', choose: askedAnew(engine as never, 100), from: 600, steps: 100 };
  expect(playRandomGame(engine as never, 'china-rails', plan).actions).toHaveLength(700);
});

test('CR-EVENT-5: nothing is shipped overseas while a strike closes the coast', () => {
  const [{ id, ports }] = board.crossings.filter(({ kind }) => kind === 'container');
  const overseas = (city: string) => board.cities[board.cityIndex(city)].rail === false;
  const { card, good, demand } = demandFor(({ city }) => overseas(city));
  const waiting = { at: ports[0], waited: true, rights: [id], loads: [good], hand: [card] };
  const suggested = (inPlay: readonly object[]) => {
    const state = position({ seats: [waiting, {}], inPlay: inPlay as never });
    const [first] = engine.suggest(state, engine.decisions(state)[0], createRandom('strike') as never);
    expect(engine.checkAction(state, first)).toBeNull();
    return first;
  };
  expect(suggested([])).toEqual({ type: 'deliverByContainer', seat: 0, load: good, card, demand });
  expect(suggested([{ card: 139, drawer: 1, lastTurn: 4 }]).type).not.toBe('deliverByContainer');
});

test.each(
  board.crossings
    .filter(({ kind }) => kind === 'container')
    .map(({ id, ports: [port] }) => [id, port] as const),
)('CR-CONT-10: a train may plan to start on its own port %s, picks up there, then goes on', (id, port) => {
  // Only cities overseas have electronics within reach of track that leads to a city that asks for them.
  const { card, city } = demandFor(({ good, city: to }) => good === 'electronics' && to === 'nanchang');
  const seat = { hand: [card], track: along(way(port, at(city))), rights: [id], cash: 0 };
  const begun = position({ seats: [seat, {}] });
  const [start] = engine.suggest(begun, engine.decisions(begun)[0], createRandom('port') as never);
  expect(start).toEqual({ type: 'placeTrain', seat: 0, milepost: port });
  const placed = play(begun, start);
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

test('M-LOAD-6: at a port that is no city a full train plans to pick up nothing, for it can drop nothing', () => {
  const isContainer = ({ kind, ports: [port] }: (typeof board.crossings)[number]) =>
    kind === 'container' && board.cityAt[port] < 0;
  const [{ id, ports }] = board.crossings.filter(isContainer);
  const { card, city } = demandFor(({ good, city: to }) => good === 'electronics' && to === 'nanchang');
  const suggested = (loads: readonly string[]) => {
    const train = { at: ports[0], waited: true, loads };
    const seat = { hand: [card], track: along(way(ports[0], at(city))), rights: [id], cash: 0, train };
    const state = position({ seats: [seat, {}] });
    return engine.suggest(state, engine.decisions(state)[0], createRandom('port') as never)[0].type;
  };
  expect(suggested(['tin'])).toBe('pickUpByContainer');
  expect(suggested(['tin', 'tin'])).not.toMatch(/^(pickUpByContainer|endOperations)$/);
});
