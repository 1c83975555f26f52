// Floods, and the one that closes bridges inside cities (IR-EVENT-7, IR-EVENT-8, IR-OPEN-5, 15).

import { describe, expect, test } from 'vitest';
import { india } from '../india-game.js';

const { bannedBy, board, bridge, draw, neighbours, position, verdict } = india;

const HOLY_FLOOD = 151;

describe('Floods', () => {
  test.each([
    [151, ['ganges', 'yamuna', 'brahmaputra']],
    [152, ['indus', 'jhelum', 'chenab', 'sutlej']],
    [153, ['mahanadi']],
    [154, ['godavari', 'krishna']],
    [155, ['narmada']],
    [156, ['cauvery']],
  ] as const)(
    'IR-EVENT-7: card %i sweeps away the bridges over %s and closes those rivers',
    (card, rivers) => {
      const dry = bridge(card === 155 ? 'cauvery' : 'narmada').segment;
      for (const river of rivers) {
        const { segment, from, to } = bridge(river);
        const { state } = draw(card, [{ at: from, track: [segment, dry] }]);
        expect(state.rail.tracks[1], river).toEqual([dry]);
        expect(state.rail.reserved, river).toEqual([{ segment, seat: 1, card, lastTurn: null }]);
        const beside = neighbours(from).find((place) => place !== to) as number;
        const owner = { at: from, track: [board.segment(beside, from)] };
        const build = { type: 'buildTrack', from, to };
        const turn = { phase: 'building' };
        const flooded = position({ seats: [owner, {}], turn, inPlay: [{ card, lastTurn: 4 }] });
        expect(verdict(flooded, build), river).toBe('build/event / IR-EVENT-7');
        expect(bannedBy(flooded, build)).toBe('IR-EVENT-7');
        expect(verdict(position({ seats: [owner, {}], turn }), build), river).toBe('legal');
      }
    },
  );

  test('IR-OPEN-15: a tributary that the card does not list stays as it is', () => {
    const { segment } = bridge('jhelum');
    expect(draw(153, [{ track: [segment] }]).state.rail.tracks[1]).toEqual([segment]);
    expect(draw(152, [{ track: [segment] }]).state.rail.tracks[1]).toEqual([]);
  });

  test('IR-EVENT-8: the flood of the holy rivers closes the bridges inside Delhi and Calcutta, others do not (move/event)', () => {
    for (const [id, river] of [
      ['delhi', 'yamuna'],
      ['calcutta', 'ganges'],
    ]) {
      const inside = board.redCrossings.filter(({ from }) => board.cities[board.cityAt[from]].id === id);
      expect(new Set(inside.map((red) => red.river))).toEqual(new Set([river]));
      for (const { from, to } of [...inside, ...inside.map((red) => ({ from: red.to, to: red.from }))]) {
        const move = { type: 'moveTrain', to };
        const closed = position({ seats: [{ at: from }, {}], inPlay: [{ card: HOLY_FLOOD, lastTurn: 4 }] });
        expect(verdict(closed, move)).toBe('move/event / IR-EVENT-8');
        expect(bannedBy(closed, move)).toBe('IR-EVENT-8');
        const open = position({ seats: [{ at: from }, {}], inPlay: [{ card: 152, lastTurn: 4 }] });
        expect(verdict(open, move)).toBe('legal');
      }
    }
  });

  test('IR-OPEN-5: both halves of the city stay open, and a line to victory through it is not cut', () => {
    const { mileposts: city } = board.cities[board.cityIndex('delhi')];
    const bridges = board.redCrossings.map(({ from, to }) => [from, to]);
    const isBridge = (a: number, b: number) => bridges.some((pair) => pair.includes(a) && pair.includes(b));
    const [from, to] = city
      .flatMap((a) => neighbours(a).map((b) => [a, b]))
      .find(([a, b]) => city.includes(b) && !isBridge(a, b)) as number[];
    const flooded = position({ seats: [{ at: from }, {}], inPlay: [{ card: HOLY_FLOOD, lastTurn: 4 }] });
    expect(verdict(flooded, { type: 'moveTrain', to })).toBe('legal');
    expect(flooded.rail.reserved).toEqual([]);
  });
});
