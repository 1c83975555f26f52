// Storms over China: snow, storms at sea, wind (CR-EVENT-11 … 15), and what they leave alone (CR-OPEN-12, 17).

import { describe, expect, test } from 'vitest';
import { type Milepost, TERRAINS } from '../../../../rulesets/milepost/board/board.js';
import { china, type SeatSetup } from '../china-game.js';

const { aboutToDeliver, at, bannedBy, board, draw, mileposts, neighbours, play } = china;
const { position, segments, verdict } = china;

const AREAS: Record<number, string> = {
  148: 'manchuria',
  149: 'western-plateau',
  150: 'coast-north',
  151: 'coast-south',
  152: 'wind-storm',
};
const inArea = (card: number, place: Milepost) => board.areas.get(AREAS[card])?.has(place) === true;
const isHigh = (place: Milepost) => ['mountain', 'alpine'].includes(TERRAINS[board.terrain[place]]);
const isPlain = (place: Milepost) => board.cityAt[place] < 0 && board.portAt[place] < 0;
const inPlay = (card: number) => [{ card, drawer: 1, lastTurn: 9 }];

/** A segment whose ends fit, from the first to the second. */
function step(fits: (from: Milepost, to: Milepost) => boolean) {
  for (const { segment, from, to } of segments()) {
    if (!isPlain(from) || !isPlain(to)) continue;
    if (fits(from, to)) return { segment, from, to };
    if (fits(to, from)) return { segment, from: to, to: from };
  }
  throw new Error('no such step');
}

/** Another segment at the milepost: to have something to build from. */
function stub(place: Milepost, but: number): number {
  const found = neighbours(place)
    .map((next) => board.segment(place, next))
    .find((segment) => segment >= 0 && segment !== but);
  if (found === undefined) throw new Error('a dead end');
  return found;
}

const building = (card: number, { from, segment }: { from: Milepost; segment: number }) =>
  position({
    seats: [{ track: [stub(from, segment)] }, {}],
    turn: { phase: 'building' },
    inPlay: inPlay(card),
  });

describe('half rate', () => {
  test.each([148, 150, 151, 152])('CR-EVENT-11: card %i halves the rate of trains in its area', (card) => {
    const { from, to, segment } = step((a, b) => !inArea(card, a) && inArea(card, b) && !isHigh(b));
    const seat: SeatSetup = { at: from, track: [segment], loco: 'fast-freight' };
    const entering = position({ seats: [seat, {}], inPlay: inPlay(card) });
    // Eleven left on entering, fractions up: six.
    expect(play(entering, { type: 'moveTrain', to }).seats[0].trains[0].points).toBe(6);
    const beginning = position({
      seats: [{}, { at: to, loco: 'fast-freight' }],
      inPlay: inPlay(card),
    });
    expect(play(beginning, 'endTurn').seats[1].trains[0].points).toBe(6);
  });

  test('CR-EVENT-14: each storm at sea has a coast of its own', () => {
    const only = (card: number, other: number) =>
      mileposts((place) => inArea(card, place) && !inArea(other, place))[0];
    const places = [only(150, 151), only(151, 150)];
    const points = (card: number) =>
      places.map((place) => {
        const seats = [{}, { at: place, loco: 'fast-freight' }];
        return play(position({ seats, inPlay: inPlay(card) }), 'endTurn').seats[1].trains[0].points;
      });
    expect([150, 151].map(points)).toEqual([
      [6, 12],
      [12, 6],
    ]);
  });

  test('CR-EVENT-11: the drawer’s train in the area has its points halved at once', () => {
    const { seat, deliver } = aboutToDeliver(({ city }) => city === 'harbin');
    const state = position({ seats: [{ ...seat, points: 7 }, {}], top: [148] });
    expect(play(state, deliver).seats[0].trains[0].points).toBe(4);
  });

  test('CR-EVENT-11: it lasts until the end of the drawer’s next turn', () => {
    let { state } = draw(150, [{}]);
    const seen: boolean[] = [];
    for (let turn = 0; turn < 4; turn++) {
      seen.push(state.inPlay.length > 0);
      state = play(state, 'endTurn');
    }
    expect(seen).toEqual([true, true, true, false]);
  });
});

describe('Snow in Manchuria', () => {
  test('CR-EVENT-12: no movement to, from or between its mountains; elsewhere trains run', () => {
    const climb = step((a, b) => inArea(148, a) && !isHigh(a) && inArea(148, b) && isHigh(b));
    const move = { type: 'moveTrain', to: climb.to };
    const up = position({ seats: [{ at: climb.from, track: [climb.segment] }, {}], inPlay: inPlay(148) });
    expect(verdict(up, move)).toBe('move/event / CR-EVENT-12');
    expect(bannedBy(up, move)).toBe('CR-EVENT-12');
    const down = position({ seats: [{ at: climb.to, track: [climb.segment] }, {}], inPlay: inPlay(148) });
    expect(verdict(down, { type: 'moveTrain', to: climb.from })).toBe('move/event / CR-EVENT-12');
    const low = step((a, b) => inArea(148, a) && inArea(148, b) && !isHigh(a) && !isHigh(b));
    const along = position({ seats: [{ at: low.from, track: [low.segment] }, {}], inPlay: inPlay(148) });
    expect(verdict(along, { type: 'moveTrain', to: low.to })).toBe('legal');
  });

  test('CR-EVENT-12: no building on its mountains, normal building elsewhere', () => {
    const climb = step((a, b) => inArea(148, a) && !isHigh(a) && inArea(148, b) && isHigh(b));
    expect(verdict(building(148, climb), { type: 'buildTrack', from: climb.from, to: climb.to })).toBe(
      'build/event / CR-EVENT-12',
    );
    const low = step((a, b) => inArea(148, a) && inArea(148, b) && !isHigh(a) && !isHigh(b));
    expect(verdict(building(148, low), { type: 'buildTrack', from: low.from, to: low.to })).toBe('legal');
  });
});

describe('Heavy Snow', () => {
  const inside = step((a, b) => inArea(149, a) && inArea(149, b));
  const leaving = step((a, b) => inArea(149, a) && !inArea(149, b));

  test.each([
    ['inside', inside],
    ['out of', leaving],
  ])('CR-EVENT-13: no movement and no building %s the area', (_, { from, to, segment }) => {
    const state = position({ seats: [{ at: from, track: [segment] }, {}], inPlay: inPlay(149) });
    expect(verdict(state, { type: 'moveTrain', to })).toBe('move/event / CR-EVENT-13');
    expect(bannedBy(state, { type: 'moveTrain', to })).toBe('CR-EVENT-13');
    expect(verdict(building(149, { from, segment }), { type: 'buildTrack', from, to })).toBe(
      'build/event / CR-EVENT-13',
    );
    const calm = position({ seats: [{ at: from, track: [segment] }, {}] });
    expect(verdict(calm, { type: 'moveTrain', to })).toBe('legal');
  });

  test('CR-EVENT-13: a train in a city there may load', () => {
    const state = position({ seats: [{ at: 'lhasa' }, {}], inPlay: inPlay(149) });
    expect(verdict(state, { type: 'pickUpLoad', load: 'wool' })).toBe('legal');
  });
});

describe('Storms at Sea', () => {
  test.each([
    [150, 'north'],
    [151, 'south'],
  ])('CR-EVENT-14: card %i: trains run and nobody builds on the %s coast', (card) => {
    const { from, to, segment } = step((a, b) => inArea(card, a) && inArea(card, b));
    const state = position({ seats: [{ at: from, track: [segment] }, {}], inPlay: inPlay(card) });
    expect(verdict(state, { type: 'moveTrain', to })).toBe('legal');
    expect(verdict(building(card, { from, segment }), { type: 'buildTrack', from, to })).toBe(
      'build/event / CR-EVENT-14',
    );
    const outside = step((a, b) => !inArea(card, a) && !inArea(card, b));
    expect(verdict(building(card, outside), { type: 'buildTrack', from: outside.from, to: outside.to })).toBe(
      'legal',
    );
  });

  test('CR-OPEN-17: a ferry’s half rate is not halved again by the storm', () => {
    const dalian = { at: 'dalian', waited: true, rights: ['dalian-ferry'], loco: 'fast-freight', points: 6 };
    const state = position({ seats: [{ ...dalian, train: { halved: true } }, {}], inPlay: inPlay(150) });
    const crossed = play(state, { type: 'crossFerry', ferry: 'dalian-ferry' });
    expect(crossed.seats[0].trains[0]).toMatchObject({ at: at('yantai'), points: 6 });
  });

  test('CR-OPEN-17: storms and the earthquake leave container acts alone', () => {
    const port = board.crossings.find(({ id }) => id === 'fuzhou-port') as {
      ports: readonly Milepost[];
    };
    const seat = { at: port.ports[0], waited: true, rights: ['fuzhou-port'] };
    for (const card of [140, 141, 148, 149, 150, 151, 152, 155]) {
      const state = position({ seats: [seat, {}], inPlay: inPlay(card) });
      expect(verdict(state, { type: 'pickUpByContainer', city: 'taichung', load: 'rice' })).toBe('legal');
    }
  });
});

describe('Wind Storm', () => {
  const { from, to, segment } = step((a, b) => !inArea(152, a) && inArea(152, b) && inArea(152, b));

  test('CR-EVENT-15: each train in the area loses one load and no turn; nobody builds there', () => {
    const { state, events } = draw(152, [
      { at: to, loads: ['tea'] },
      { at: from, loads: ['tea'] },
      { at: to, loads: [] },
    ]);
    // The drawer delivers in Urumqi, which lies in the area; he has nothing left aboard.
    expect(state.seats.map(({ trains }) => trains[0].loads)).toEqual([[], [], ['tea'], []]);
    expect(state.seats.some(({ losesTurn }) => losesTurn)).toBe(false);
    expect(events).toContainEqual(expect.objectContaining({ type: 'loadLost', seat: 1, good: 'tea' }));
    const inner = step((a, b) => inArea(152, a) && inArea(152, b));
    expect(verdict(building(152, inner), { type: 'buildTrack', from: inner.from, to: inner.to })).toBe(
      'build/event / CR-EVENT-15',
    );
  });

  test('CR-EVENT-15: the drawer’s own train is hit as well, and chooses first', () => {
    const { state } = draw(152, [{ at: to, loads: ['tea', 'coal'] }], { loads: ['jade'] });
    expect(state.seats[0].trains[0]).toMatchObject({ loads: [], points: 5 });
    expect(state.pending.map(({ kind, seat }) => ({ kind, seat }))).toEqual([{ kind: 'loseLoad', seat: 1 }]);
    expect(verdict(state, { type: 'chooseLoadToLose', load: 'iron' })).toBe('load/not-aboard / M-EVENT-20');
    const chosen = play(state, { type: 'chooseLoadToLose', load: 'tea' });
    expect(chosen.seats[1].trains[0].loads).toEqual(['coal']);
  });

  test('CR-OPEN-12: who enters later is only slowed down', () => {
    const seat = { at: from, track: [segment], loads: ['tea'] };
    const moved = play(position({ seats: [seat, {}], inPlay: inPlay(152) }), { type: 'moveTrain', to });
    expect(moved.seats[0].trains[0]).toMatchObject({ loads: ['tea'], points: 4 });
  });
});
