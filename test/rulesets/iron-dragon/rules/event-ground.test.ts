// Events that change the ground: floods, sandstorm, closed forests, the building ban at Nordkassel (ID-EVENT-13 … 17, 23, 24,
//

import { describe, expect, test } from 'vitest';
import type { Milepost } from '../../../../rulesets/milepost/board/board.js';
import {
  beside,
  board,
  builder,
  closedBy,
  dragonLand,
  drawn,
  ground,
  isIn,
  landGame,
  name,
  step,
  under,
} from '../dragon-land.js';
import { ACTIVISTS, SANDSTORM, VOLCANOES } from '../event-cards.js';
import { seaGame } from '../sea-game.js';

const FLOODS: Record<number, readonly string[]> = {
  150: ['octossian', 'oxaiaxo', 'tribune', 'oanau'],
  151: ['nestor', 'bright-river', 'green', 'nairnkyl'],
  152: ['caetish', 'river-of-death', 'ssylvan', 'juul'],
};

const nordkassel = board.distancesFrom(dragonLand.at('nordkassel'));
const isDesert = (milepost: Milepost) => ground(milepost) === 'desert';
const isOpen = (milepost: Milepost) => ground(milepost) === 'clear';

/** Segments over a river and no other, away from cities, with their ends by name. */
function bridges(river: string): { from: string; to: string; both: string; segment: number }[] {
  return [...board.rivers].flatMap(([segment, names]) => {
    const ends = [board.ends[2 * segment], board.ends[2 * segment + 1]];
    if (names.some((id) => id !== river) || ends.some((end) => board.cityAt[end] >= 0)) return [];
    const [from, to] = ends.map(name);
    return [{ from, to, both: `${from} ${to}`, segment }];
  });
}

const [green] = bridges('green');

describe('floods', () => {
  const rivers = Object.entries(FLOODS).flatMap(([card, names]) =>
    names.map((river) => [Number(card), river] as const),
  );

  test.each(rivers)(
    'ID-EVENT-13: flood %i erases every segment over the river %s, whoever owns it',
    (card, river) => {
      const [one, other] = bridges(river);
      const game = drawn([card], [{ track: [other.both] }], { drawer: { track: [one.both] } });
      expect(game.state.rail.tracks).toEqual([[], []]);
      expect(game.happened('trackErased')).toEqual([
        { seat: 0, segments: [one.segment] },
        { seat: 1, segments: [other.segment] },
      ]);
    },
  );

  test('ID-EVENT-13: what crosses no river of the card stays', () => {
    const [kept] = bridges('kut');
    const game = drawn([151], [{ track: [kept.both, green.both] }]);
    expect(game.state.rail.tracks[1]).toEqual([kept.segment]);
  });

  test('ID-EVENT-14: while it lasts nobody builds or moves across (build/event, move/event)', () => {
    const { from, to, both } = green;
    expect(builder([151], from, to).refusal(`0: build ${from} ${to}`)).toEqual(closedBy('ID-EVENT-14'));
    expect(builder([152], from, to).refusal(`0: build ${from} ${to}`)).toBeNull();
    const seats = [{ train: { at: from }, track: [both] }, {}];
    const rejection = under([151], seats).rejection(`0: move ${to}`);
    expect(rejection).toMatchObject({
      code: 'move/event',
      rule: 'ID-EVENT-14',
      params: { card: 151 },
    });
    expect(under([152], seats).refusal(`0: move ${to}`)).toBeNull();
  });

  test('ID-EVENT-15: afterwards nobody else builds there until the owner has had a turn to rebuild (build/reserved)', () => {
    const { from, to, both } = green;
    const near = [`${beside(from, to)} ${from}`];
    const far = [`${beside(to, from)} ${to}`];
    const game = drawn([151], [{ track: far }, { track: [both, ...near] }]);
    game.play('0: end-turn', '1: end-turn', '2: end-turn', '0: end-turn', '1: end-operations');
    // The flood is over, and the owner's turn is still to come.
    expect(game.happened('eventEnded')).toEqual([{ card: 151 }]);
    expect(game.refusal(`1: build ${to} ${from}`)).toEqual({ code: 'build/reserved', rule: 'ID-EVENT-15' });
    game.play('1: end-turn', '2: end-operations');
    expect(game.refusal(`2: build ${from} ${to}`)).toBeNull();
    // He does not rebuild it.
    game.play('2: end-turn', '0: end-turn', '1: end-operations');
    expect(game.happened('reservationLapsed').length).toBe(1);
    expect(game.refusal(`1: build ${to} ${from}`)).toBeNull();
  });

  test('R-44: a turn that the owner loses does not count', () => {
    const { from, to } = green;
    const seats = [{ track: [`${beside(from, to)} ${from}`] }, { losesTurn: true }];
    const reserved = [{ seat: 1, between: [from, to] as const, card: 151, lastTurn: 3 }];
    const game = landGame({ state: { seats, reserved } }).play('0: end-turn', '0: end-operations');
    expect(game.happened('turnLost')).toEqual([{ seat: 1 }]);
    expect(game.refusal(`0: build ${from} ${to}`)).toEqual({ code: 'build/reserved', rule: 'ID-EVENT-15' });
    game.play('0: end-turn', '1: end-turn', '0: end-operations');
    expect(game.refusal(`0: build ${from} ${to}`)).toBeNull();
  });

  test('R-53: a train at the erased bridge stays where it is', () => {
    const { from, both } = green;
    const game = drawn([151], [{ track: [both], train: { at: from, loads: ['ale'] } }]);
    expect(game.train(1)).toMatchObject({ at: dragonLand.at(from), loads: ['ale'] });
    expect(game.seat(1).losesTurn).toBe(false);
  });
});

describe('the sandstorm', () => {
  const wastes = board.areas.get('orc-wastes-desert') as ReadonlySet<Milepost>;
  const inside = step((a, b) => wastes.has(a) && wastes.has(b));
  const rim = step((a, b) => wastes.has(a) && !isDesert(b) && isIn(b, 'orc-wastes'));

  test('ID-EVENT-16: a train standing on the desert loses a turn and a load and is put in its last city', () => {
    const struck = {
      train: { at: inside.from, loads: ['ale', 'wine'], lastCity: 'orc-ogonnyk', arrivedBy: null },
    };
    const game = drawn([SANDSTORM], [struck]);
    expect(game.asked).toEqual(['1: loseLoad']);
    game.play('1: lose ale');
    expect(game.train(1)).toMatchObject({
      at: dragonLand.at('orc-ogonnyk'),
      loads: ['wine'],
      arrivedBy: null,
    });
    expect(game.seat(1).losesTurn).toBe(true);
  });

  test('ID-EVENT-16: beside the desert, and in another desert, trains are left alone', () => {
    const elsewhere = board.mileposts.find((milepost) => isDesert(milepost) && !wastes.has(milepost));
    const spots = [rim.to, ...(elsewhere === undefined ? [] : [name(elsewhere)])];
    for (const at of spots) {
      const game = drawn([SANDSTORM], [{ train: { at, loads: ['ale'], lastCity: 'orc-ogonnyk' } }]);
      expect(game.train(1)).toMatchObject({ at: dragonLand.at(at), loads: ['ale'] });
      expect(game.seat(1).losesTurn).toBe(false);
    }
  });

  test('ID-EVENT-16: it happens at the draw; whoever enters later is not hit', () => {
    const game = under([SANDSTORM], [{ train: { at: rim.to, loads: ['ale'] }, track: [rim.both] }, {}]);
    game.play(`0: move ${rim.from}`);
    expect(game.train(0)).toMatchObject({ at: dragonLand.at(rim.from), loads: ['ale'], points: 9 });
  });

  test('ID-EVENT-17: segments with an end in the desert are erased, without a right to rebuild them', () => {
    const kept = `${rim.to} ${beside(rim.to, rim.from, ...[...wastes].map(name))}`;
    const game = drawn([SANDSTORM], [{ track: [inside.both, rim.both, kept] }]);
    const [from, to] = kept.split(' ');
    expect(game.state.rail.tracks[1]).toEqual([dragonLand.segment(from, to)]);
    expect(game.state.rail.reserved).toEqual([]);
  });

  test('ID-EVENT-17: building to and from the desert is refused while the card is in play (build/event)', () => {
    const closed = closedBy('ID-EVENT-17');
    expect(builder([SANDSTORM], rim.to, rim.from).refusal(`0: build ${rim.to} ${rim.from}`)).toEqual(closed);
    expect(builder([SANDSTORM], rim.from, rim.to).refusal(`0: build ${rim.from} ${rim.to}`)).toEqual(closed);
    expect(builder([], rim.to, rim.from).refusal(`0: build ${rim.to} ${rim.from}`)).toBeNull();
    const far = step((a, b) => isOpen(a) && isOpen(b) && isIn(a, 'olde-world'));
    expect(builder([SANDSTORM], far.from, far.to).refusal(`0: build ${far.from} ${far.to}`)).toBeNull();
  });

  test('R-50: the last city is the latest one occupied; a train placed in a city begins with that', () => {
    const game = seaGame({ state: { seats: [{ track: ['B 2,5 3,5 4,5 5,4'] }] } });
    game.play('0: place B', '0: move 2,5 3,5');
    expect(game.train(0).lastCity).toBe(game.at('B'));
    game.play('0: move 4,5 5,4');
    expect(game.train(0).lastCity).toBe(game.at('5,4'));
  });
});

describe('the elves', () => {
  test.each(['glyth-gamel', 'silvarre'])(
    'ID-EVENT-23: no movement and no building in the forests of %s',
    (country) => {
      const wood = step((a, b) => isIn(b, country) && ground(b) === 'forest' && isOpen(a));
      const game = under([ACTIVISTS], [{ train: { at: wood.from }, track: [wood.both] }, {}]);
      expect(game.refusal(`0: move ${wood.to}`)).toEqual({ code: 'move/event', rule: 'ID-EVENT-23' });
      expect(builder([ACTIVISTS], wood.from, wood.to).refusal(`0: build ${wood.from} ${wood.to}`)).toEqual(
        closedBy('ID-EVENT-23'),
      );
      // They slow nobody down.
      expect(
        under([ACTIVISTS], [{}, { train: { at: wood.from } }])
          .play('0: end-turn')
          .train(1).points,
      ).toBe(10);
    },
  );

  test('ID-EVENT-23: other forests are open', () => {
    const wood = step((a, b) => ground(b) === 'forest' && isOpen(a) && !isIn(b, 'glyth-gamel', 'silvarre'));
    const game = under([ACTIVISTS], [{ train: { at: wood.from }, track: [wood.both] }, {}]);
    expect(game.refusal(`0: move ${wood.to}`)).toBeNull();
    expect(builder([ACTIVISTS], wood.from, wood.to).refusal(`0: build ${wood.from} ${wood.to}`)).toBeNull();
  });
});

describe('Nordkassel', () => {
  test.each([
    [10, closedBy('ID-EVENT-24')],
    [12, null],
  ])('ID-EVENT-24: a segment that begins %i mileposts away from it: %o', (far, refusal) => {
    const site = step((a, b) => nordkassel[a] === far && nordkassel[b] > far && ground(b) !== 'sea');
    expect(builder([VOLCANOES], site.from, site.to).refusal(`0: build ${site.from} ${site.to}`)).toEqual(
      refusal,
    );
    expect(builder([], site.from, site.to).refusal(`0: build ${site.from} ${site.to}`)).toBeNull();
  });

  test('ID-EVENT-24: movement there is free', () => {
    const way = step((a, b) => nordkassel[a] < 8 && nordkassel[b] < 8);
    const game = under([VOLCANOES], [{ train: { at: way.from }, track: [way.both] }, {}]);
    expect(game.play(`0: move ${way.to}`).train(0).points).toBe(9);
  });
});
