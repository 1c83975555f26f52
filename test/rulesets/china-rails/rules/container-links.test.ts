// The four links to Taiwan: what they cost, and who may have them (CR-CONT-1 … 4, CR-OPEN-4, 16, 23).

import { describe, expect, test } from 'vitest';
import { chinaRails } from '../../../../rulesets/china-rails/index.js';
import { type AnyRuleset, actionPrice } from '../../../../src/core/engine/index.js';
import { toyBoard } from '../../milepost/toy-board.js';
import { toyGame } from '../../milepost/toy-game.js';
import { toyLandInput } from '../../milepost/toy-land.js';
import { china, engine } from '../china-game.js';

const { along, board, neighbours, play, playOut, position, verdict } = china;

const links = board.crossings.filter(({ kind }) => kind === 'container');
const hongKong = links.find(({ boughtBy }) => boughtBy === 'purchase') as (typeof links)[number];
const [sold] = links.filter(({ boughtBy }) => boughtBy === 'build');
const harbour = sold.ports[0];
const building = { phase: 'building' };

describe('the links', () => {
  test('CR-CONT-1: four ports, one of them in the south of Hong Kong', () => {
    expect(links.length).toBe(4);
    const { mileposts } = board.cities[board.cityIndex('hong-kong')];
    expect(mileposts).toContain(hongKong.ports[0]);
    expect(board.y[hongKong.ports[0]]).toBe(Math.max(...mileposts.map((place) => board.y[place])));
  });

  test('CR-CONT-2: the Hong Kong link is bought for 8 M, once, by any number of players', () => {
    const buy = { type: 'buyContainerLink', port: hongKong.id };
    const holder = { rights: [hongKong.id] };
    const crowd = position({ seats: [{}, holder, holder, holder, holder, holder], turn: building });
    const { state, events } = playOut(crowd, buy);
    expect(state.seats[0].cash).toBe(52);
    expect(state.rail.rights[0]).toEqual([hongKong.id]);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'rightBought', seat: 0, crossing: hongKong.id, price: 8 }),
    );
    expect(verdict(state, buy)).toBe('container/already-held / CR-CONT-2');
    const second = position({ seats: [holder, {}], turn: { ...building, seat: 1 } });
    expect(verdict(second, buy)).toBe('legal');
    const held = position({ seats: [{}, holder], turn: { ...building, seat: 1 } });
    expect(verdict(held, buy)).toBe('container/already-held / CR-CONT-2');
    expect(verdict(crowd, { type: 'buyContainerLink', port: sold.id })).toBe(
      'container/no-such-link / CR-CONT-2',
    );
  });

  test('CR-CONT-2: its price is told before it is bought, to the bank', () => {
    const buy = { type: 'buyContainerLink', seat: 0, port: hongKong.id };
    const state = position({ seats: [{}, {}], turn: building });
    expect(actionPrice(engine.settingOf(state), state, buy as never)).toMatchObject([
      { what: 'link', rule: 'CR-CONT-2', amount: 8, to: 'bank', params: { crossing: hongKong.id } },
    ]);
  });

  test('CR-OPEN-4, M-BUILD-16, M-BUILD-19: it is bought when building, lies within the 20 M, and goes with track but not with an upgrade', () => {
    const buy = { type: 'buyContainerLink', port: hongKong.id };
    const running = position({ seats: [{}, {}] });
    expect(verdict(running, buy)).toBe('turn/not-now / M-TURN-1');
    expect(verdict(position({ seats: [{}, {}], turn: { ...building, spent: 13 } }), buy)).toBe(
      'container/over-budget / M-BUILD-16',
    );
    expect(verdict(position({ seats: [{}, {}], turn: { ...building, spent: 12 } }), buy)).toBe('legal');
    expect(verdict(position({ seats: [{ cash: 7 }, {}], turn: building }), buy)).toBe(
      'container/no-cash / M-BUILD-16',
    );
    const upgrade = { type: 'upgradeLoco', to: 'fast-freight' };
    const start = position({ seats: [{}, {}], turn: building });
    expect(verdict(play(start, upgrade), buy)).toBe('container/upgraded / M-BUILD-19');
    const bought = play(start, buy);
    expect(verdict(bought, upgrade)).toBe('loco/already-spent / M-BUILD-19');
    // No start of M-BUILD-5 is used up.
    expect([bought.turn.majorStarts, bought.turn.spent]).toEqual([0, 8]);
    const startup = engine.createGame('china-rails', { seats: 2, seed: 1 });
    expect(verdict(startup, buy)).toBe('legal');
  });

  test('CR-OPEN-4: on a board where its port is in no major city, own track must lead there (container/no-track)', () => {
    const land = toyBoard({ ...toyLandInput, containers: { quay: { port: '1', boughtBy: 'purchase' } } });
    const game = (track: string) =>
      toyGame({
        board: land,
        ruleset: chinaRails as unknown as AnyRuleset,
        state: { seats: [{ track: [track] }], turn: { phase: 'building' } },
      });
    expect(game('12,8 11,8').refusal('0: buy-link quay')).toEqual({
      code: 'container/no-track',
      rule: 'CR-OPEN-4',
    });
    expect(game('11,8 1').refusal('0: buy-link quay')).toBeNull();
  });

  test('CR-CONT-3: building to another port costs the whole link; two players may', () => {
    const [beside] = neighbours(harbour).filter((place) => board.cityAt[place] < 0);
    const [stub] = along([neighbours(beside).find((place) => place !== harbour) as number, beside]);
    const build = { type: 'buildTrack', from: beside, to: harbour };
    const builder = { track: [stub] };
    const holder = { rights: [sold.id] };
    const start = position({ seats: [builder, holder, {}], turn: building });
    const wet = board.water[board.segment(beside, harbour)] === 0 ? 0 : 3;
    expect(60 - play(start, build).seats[0].cash).toBe(sold.price + wet);
    expect(play(start, build).rail.rights[0]).toEqual([sold.id]);
    const full = position({ seats: [builder, holder, holder], turn: building });
    expect(verdict(full, build)).toBe('build/port-full / M-FERRY-4');
  });

  test('CR-OPEN-16: a second player keeps room at a container port (build/no-room-at-port)', () => {
    const around = neighbours(harbour);
    const ways = around.map((place) => board.segment(place, harbour));
    const build = { type: 'buildTrack', from: harbour, to: around.at(-1) as number };
    const owner = { track: ways.slice(0, -1), rights: [sold.id] };
    expect(verdict(position({ seats: [owner, {}], turn: building }), build)).toBe(
      'build/no-room-at-port / M-FERRY-5',
    );
    const less = { ...owner, track: ways.slice(0, -2) };
    expect(verdict(position({ seats: [less, {}], turn: building }), build)).toBe('legal');
  });

  test('CR-OPEN-23: further segments of a holder to the port cost 1, and he builds on from it', () => {
    const [one, two] = neighbours(harbour).filter(
      (place) => board.cityAt[place] < 0 && board.water[board.segment(place, harbour)] === 0,
    );
    const owner = { track: [...along([one, harbour]), stubAt(two)], rights: [sold.id] };
    const state = position({ seats: [owner, {}], turn: building });
    expect(60 - play(state, { type: 'buildTrack', from: two, to: harbour }).seats[0].cash).toBe(1);
    // The port counts as built to even when its track was erased.
    const bare = position({ seats: [{ rights: [sold.id] }, {}], turn: building });
    expect(verdict(bare, { type: 'buildTrack', from: harbour, to: two })).toBe('legal');
  });

  test('CR-CONT-4: a player may hold all four', () => {
    const others = links.filter(({ id }) => id !== hongKong.id);
    const all = position({ seats: [{ rights: others.map(({ id }) => id) }, {}], turn: building });
    const state = play(all, { type: 'buyContainerLink', port: hongKong.id });
    expect([...state.rail.rights[0]].sort()).toEqual(links.map(({ id }) => id).sort());
  });

  function stubAt(place: number): number {
    for (let direction = 0; direction < 6; direction++) {
      const segment = board.segments[6 * place + direction];
      const end = board.neighbours[6 * place + direction];
      if (segment >= 0 && end !== harbour && !neighbours(harbour).includes(end)) return segment;
    }
    throw new Error('a dead end');
  }
});
