// What the events in play answer together: areas of every kind, bans, prices and links (M-EVENT-2 … 6, 22, M-OPEN-22).

import { describe, expect, test } from 'vitest';
import { type Area, isIn } from '../../../../rulesets/milepost/rules/events/area.js';
import { numbered } from '../../../../rulesets/milepost/rules/events/event-card.js';
import {
  eventCard,
  isLinkOpen,
  isLinkOpenForGood,
} from '../../../../rulesets/milepost/rules/events/in-play.js';
import { under } from '../event-games.js';
import { toyBoard } from '../toy-board.js';
import { toyGame } from '../toy-game.js';
import { EVENT, type ToyChanges, toyEvents } from '../toy-rails.js';

describe('areas', () => {
  const { board, at } = toyGame();
  const hits = (area: Area, ...places: string[]) => places.map((place) => isIn(board, area, at(place)));
  // The first place that lies so far from another.
  const away = (from: string, far: number) => {
    const distances = board.distancesFrom(at(from));
    const found = board.mileposts.find((milepost) => distances[milepost] === far);
    return `${(found as number) % board.columns},${Math.floor((found as number) / board.columns)}`;
  };

  test('M-EVENT-22: of a named area the terrains that the card names, and no others', () => {
    // 7,1 is alpine and 7,0 a mountain, both of the peaks; 1,4 is neither there nor high.
    expect(hits({ area: 'peaks' }, '7,1', '7,0', '1,4')).toEqual([true, true, false]);
    expect(hits({ area: 'peaks', terrain: ['alpine'] }, '7,1', '7,0', '1,4')).toEqual([true, false, false]);
  });

  test('M-EVENT-4: up to the distance, and where it begins beyond another, not at that one', () => {
    const places = [2, 3, 4, 5].map((far) => away('D', far));
    expect(hits({ within: 4, of: ['dunn'] }, ...places)).toEqual([true, true, true, false]);
    expect(hits({ within: 4, beyond: 2, of: ['dunn'] }, ...places)).toEqual([false, true, true, false]);
  });

  test('M-EVENT-4: a city that the board does not have leaves the others', () => {
    expect(hits({ within: 1, of: ['nowhere', 'dunn'] }, 'D', 'E')).toEqual([true, false]);
  });

  test('M-EVENT-22: a distance from an area or a terrain counts to the last milepost', () => {
    const sands = board.areas.get('sands') as ReadonlySet<number>;
    const near = (far: number) => {
      const least = (milepost: number) =>
        Math.min(...[...sands].map((one) => board.distancesFrom(one)[milepost]));
      const found = board.mileposts.find((milepost) => least(milepost) === far) as number;
      return `${found % board.columns},${Math.floor(found / board.columns)}`;
    };
    expect(hits({ area: 'sands', within: 2 }, near(1), near(2), near(3))).toEqual([true, true, false]);
    expect(hits({ within: 2, ofTerrain: 'desert' }, near(1), near(2), near(3))).toEqual([true, true, false]);
  });
});

test('M-EVENT-2: a card that says nothing else stays until the end of the next turn', () => {
  expect(numbered({ 7: { name: 'n', text: 't', effects: [] } })).toMatchObject([
    { number: 7, stays: { turns: 1 } },
  ]);
});

test('M-CARD-1: the first event is numbered right behind the demand cards', () => {
  const { board } = toyGame();
  const number = board.demandCards.length + 1;
  const rules = { eventCards: [{ ...toyEvents[0], number }] };
  const { engine, state } = toyGame();
  const setting = engine.settingOf(state as never) as unknown as { readonly rules: object };
  const game = { rules: { ...setting.rules, ...rules }, board } as never;
  expect([eventCard(game, number)?.name, eventCard(game, number - 1)]).toEqual(['tax', undefined]);
});

test('M-EVENT-22: of several events in play each bans what it bans', () => {
  const fog = { card: EVENT.fog, drawer: 1, lastTurn: 9, met: [] };
  const game = under('heavySnow', [{ track: ['4,1 5,1'], train: { at: '5,1' } }, {}], {
    inPlay: [fog, { ...fog, card: EVENT.heavySnow }],
    turn: { phase: 'building' },
  });
  expect(game.rejection('0: build 5,1 6,1')).toMatchObject({
    code: 'build/event',
    params: { card: EVENT.heavySnow },
  });
});

test('M-BUILD-6, M-EVENT-22: a price that an event names takes the place of the printed one', () => {
  const seats = [{ track: ['3,6 2,6'] }, {}];
  const across = (game: ReturnType<typeof toyGame>) => game.price('0: build 3,6 3,7');
  const dry = toyGame({ state: { seats, turn: { phase: 'building' } } });
  const wet = under('rains', seats, { turn: { phase: 'building' } });
  expect(across(wet) - across(dry)).toBe(2 - 1);
});

describe('links that events open', () => {
  const land = toyBoard({
    rows: ['A . . B . . C . . D'],
    cities: { A: { size: 'major' }, B: { size: 'major' }, C: { size: 'small' }, D: { size: 'small' } },
    cityLinks: { span: ['a', 'b'], bridge: ['b', 'c', 'dormant'], ford: ['c', 'd', 'dormant'] },
    goods: { nothing: 1 },
    deck: Array(24).fill('a nothing 1, a nothing 1, a nothing 1'),
  });
  const title: ToyChanges = {
    eventCards: [
      ...toyEvents,
      {
        number: 113,
        name: 'bridge',
        text: '',
        stays: 'for-the-game',
        effects: [{ rule: 'M-EVENT-22', opensLink: 'bridge' }],
      },
      {
        number: 114,
        name: 'ford',
        text: '',
        stays: { turns: 1 },
        effects: [{ rule: 'M-EVENT-22', opensLink: 'ford' }],
      },
    ],
  };
  const linked = (...cards: number[]) => {
    const inPlay = cards.map((card) => ({ card, drawer: 1, lastTurn: card === 113 ? null : 9, met: [] }));
    const { engine, state, board } = toyGame({ board: land, title, state: { inPlay } });
    const { rules } = engine.settingOf(state as never) as unknown as { readonly rules: object };
    const game = { rules, board, state } as never;
    const ids = (isOpen: typeof isLinkOpen) =>
      board.cityLinks.filter((link) => isOpen(game, link)).map(({ id }) => id);
    return [ids(isLinkOpen), ids(isLinkOpenForGood)];
  };

  test('M-EVENT-22: a dormant link is open while its own card is in play, and for good where the card stays', () => {
    expect(linked()).toEqual([['span'], ['span']]);
    expect(linked(113)).toEqual([
      ['span', 'bridge'],
      ['span', 'bridge'],
    ]);
    expect(linked(114)).toEqual([['span', 'ford'], ['span']]);
  });
});
