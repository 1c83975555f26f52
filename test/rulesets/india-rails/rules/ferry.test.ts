// The Sri Lankan ferry: 6 M, three players, from both sides (IR-FERRY-1 … 4, IR-OPEN-2).

import { expect, test } from 'vitest';
import { india } from '../india-game.js';

const { at, board, neighbours, play, playOut, position, verdict } = india;

const [ferry] = board.crossings;
const [rameswaram, talaimannar] = ferry.ports;
const building = { phase: 'building' };
const waysTo = (port: number) => neighbours(port).filter((place) => board.segment(place, port) >= 0);
// Own track that ends beside a port.
const beside = (place: number, port: number) =>
  board.segment(neighbours(place).find((next) => next !== port && board.cityAt[next] < 0) as number, place);
const dryWay = (port: number) =>
  waysTo(port).find(
    (place) => board.cityAt[place] < 0 && board.water[board.segment(place, port)] === 0,
  ) as number;
const holder = { rights: [ferry.id] };

test('IR-FERRY-1: building to either port costs 6 M for the whole run; from the other there is no ferry price', () => {
  for (const [port, far] of [
    [rameswaram, talaimannar],
    [talaimannar, rameswaram],
  ]) {
    const from = dryWay(port);
    const state = position({ seats: [{ track: [beside(from, port)] }, {}], turn: building });
    const built = play(state, { type: 'buildTrack', from, to: port });
    expect(60 - built.seats[0].cash).toBe(6);
    expect(built.rail.rights[0]).toEqual([ferry.id]);
    const on = dryWay(far);
    const beyond = play(built, { type: 'buildTrack', from: far, to: on });
    expect(built.seats[0].cash - beyond.seats[0].cash).toBe(1);
  }
});

test('IR-FERRY-1: the train waits at a port, crosses in the next turn and moves at half rate', () => {
  const own = waysTo(talaimannar).map((place) => board.segment(talaimannar, place));
  const waiting = position({ seats: [{ ...holder, at: rameswaram, waited: true, track: own }, {}] });
  const { state } = playOut(waiting, { type: 'crossFerry', ferry: ferry.id });
  expect(state.seats[0].trains[0]).toMatchObject({ at: talaimannar, points: 5 });
  const arrived = position({ seats: [{ ...holder, at: rameswaram, track: own }, {}] });
  expect(verdict(arrived, { type: 'crossFerry', ferry: ferry.id })).toBe('ferry/has-not-waited / M-FERRY-6');
});

test('IR-FERRY-2: three players may hold it; a fourth is refused at both ports (build/port-full)', () => {
  for (const port of ferry.ports) {
    const from = dryWay(port);
    const build = { type: 'buildTrack', from, to: port };
    const builder = { track: [beside(from, port)] };
    const four = position({ seats: [builder, holder, holder, holder], turn: building });
    expect(verdict(four, build)).toBe('build/port-full / M-FERRY-4');
    expect(verdict(position({ seats: [builder, holder, holder, {}], turn: building }), build)).toBe('legal');
  }
});

test('IR-FERRY-3: track that leaves a third player no way to a port is refused (build/no-room-at-port)', () => {
  for (const port of ferry.ports) {
    const ways = waysTo(port).filter((place) => board.cityAt[place] < 0);
    const taken = waysTo(port).length - 3;
    // One player may have all but two ways; with one more, the second and third could not both get in.
    const own = ways.slice(0, taken + 1).map((place) => board.segment(place, port));
    const build = { type: 'buildTrack', from: port, to: ways[taken + 1] };
    const seats = [{ ...holder, track: own }, {}, {}];
    expect(verdict(position({ seats, turn: building }), build)).toBe('build/no-room-at-port / M-FERRY-5');
    // With two players there is no third to keep room for.
    expect(verdict(position({ seats: seats.slice(0, 2), turn: building }), build)).toBe('legal');
  }
});

test('IR-FERRY-4: both cities of Sri Lanka are small; a third ferry player finds them closed and rents', () => {
  const cities = board.cities.filter(({ country }) => country === 'sri-lanka');
  expect(cities.map(({ id, size }) => `${id} ${size}`)).toEqual(['anuradhapura small', 'colombo small']);
  const colombo = at('colombo');
  const ways = neighbours(colombo).filter((place) => board.water[board.segment(place, colombo)] === 0);
  const build = { type: 'buildTrack', from: ways[2], to: colombo };
  const third = { ...holder, track: [beside(ways[2], colombo)], at: ways[0] };
  const [one, two] = ways.slice(0, 2).map((place) => ({ ...holder, track: [board.segment(place, colombo)] }));
  const seats = [third, one, two];
  expect(verdict(position({ seats, turn: building }), build)).toBe('build/city-full / M-BUILD-13');
  expect(verdict(position({ seats: [third, one, {}], turn: building }), build)).toBe('legal');
  const { events } = playOut(position({ seats }), { type: 'moveTrain', to: colombo });
  expect(events).toContainEqual(expect.objectContaining({ type: 'rentPaid', seat: 0, to: 1, amount: 4 }));
});

test('IR-OPEN-2: the ports are no cities: 6 M first, 1 M afterwards, and nothing is loaded there', () => {
  const [one, two] = waysTo(rameswaram).filter(
    (place) => board.water[board.segment(place, rameswaram)] === 0,
  );
  const own = [board.segment(one, rameswaram), beside(two, rameswaram)];
  const state = position({ seats: [{ ...holder, track: own }, {}], turn: building });
  expect(60 - play(state, { type: 'buildTrack', from: two, to: rameswaram }).seats[0].cash).toBe(1);
  const standing = position({ seats: [{ at: rameswaram, loads: ['tea'] }, {}] });
  expect(verdict(standing, { type: 'dropLoad', load: 'tea' })).toBe('load/not-in-city / M-LOAD-6');
});
