// Events that forbid: trade far from the coast or near jungle, links and upgrades, the drawer's building, hiring; and the
// Rainbow Bridge (ID-EVENT-20, 27 … 31, R-41, R-57).

import { describe, expect, test } from 'vitest';
import { type City, TERRAINS } from '../../../../rulesets/milepost/board/board.js';
import type { ToyGame } from '../../milepost/toy-game.js';
import {
  beside,
  board,
  demandOf,
  dragonLand,
  drawn,
  ground,
  landGame,
  name,
  step,
  under,
} from '../dragon-land.js';
import { BARBARIANS, PEASANTS, RAINBOW, ROGUE, STRIKE } from '../event-cards.js';

const coast = ({ mileposts }: City) => board.coast[mileposts[0]];
const jungle = ({ mileposts }: City) => {
  const distances = board.distancesFrom(mileposts[0]);
  return Math.min(
    ...board.mileposts.filter((at) => TERRAINS[board.terrain[at]] === 'jungle').map((at) => distances[at]),
  );
};
const cityWhere = (fits: (city: City) => boolean): City => {
  const found = board.cities.find((city) => city.supplies.length > 0 && demands.has(city.id) && fits(city));
  if (found === undefined) throw new Error('no such city');
  return found;
};
const demands = new Set(board.demandCards.flatMap((card) => card.demands.map(({ city }) => city)));

/** A train in a city, with a load that is asked for there. */
function trading(card: number | null, { id, supplies }: City, at = id) {
  const { card: number, demand, good } = demandOf(id);
  const hand = [
    number,
    ...board.demandCards
      .map((one) => one.number)
      .filter((one) => one !== number)
      .slice(0, 2),
  ];
  const seats = [{ hand, train: { at, loads: [good] } }, {}];
  const game = under(card === null ? [] : [card], seats);
  return {
    pickUp: game.refusal(`0: pick-up ${supplies[0]}`),
    deliver: game.refusal(`0: deliver ${good} ${number} ${demand}`),
    drop: game.refusal(`0: drop ${good}`),
    by: game.rejection(`0: pick-up ${supplies[0]}`)?.params['by'] ?? null,
  };
}

const BARRED = {
  pickUp: { code: 'load/event', rule: 'ID-EVENT-27' },
  deliver: { code: 'deliver/event', rule: 'ID-EVENT-27' },
  drop: null,
  by: 'ID-EVENT-27',
};
const OPEN = { pickUp: null, deliver: null, drop: null, by: null };

describe('trade', () => {
  test('ID-EVENT-27: more than 3 mileposts from the coast nobody picks up or delivers; dropping stays legal', () => {
    expect(
      trading(
        PEASANTS,
        cityWhere((city) => coast(city) > 3),
      ),
    ).toEqual(BARRED);
    expect(
      trading(
        PEASANTS,
        cityWhere((city) => coast(city) <= 3),
      ),
    ).toEqual(OPEN);
    expect(
      trading(
        null,
        cityWhere((city) => coast(city) > 3),
      ),
    ).toEqual(OPEN);
  });

  test('ID-EVENT-27: three mileposts are near enough, four are not', () => {
    const seen = new Map<number, boolean>();
    for (const city of board.cities) {
      if (city.supplies.length === 0 || !demands.has(city.id)) continue;
      const isBarred = trading(PEASANTS, city).pickUp !== null;
      expect(isBarred, city.id).toBe(coast(city) > 3);
      seen.set(coast(city), isBarred);
    }
    expect([...seen.values()]).toContain(true);
  });

  test('ID-EVENT-27: within 3 mileposts of jungle nobody picks up or delivers', () => {
    expect(
      trading(
        BARBARIANS,
        cityWhere((city) => jungle(city) === 3),
      ),
    ).toEqual(BARRED);
    expect(
      trading(
        BARBARIANS,
        cityWhere((city) => jungle(city) === 4),
      ),
    ).toEqual(OPEN);
  });

  test('ID-EVENT-27: a major city counts as a whole, from its centre', () => {
    const major = cityWhere((city) => city.size === 'major' && coast(city) <= 3);
    for (const at of major.mileposts) expect(trading(PEASANTS, major, name(at))).toEqual(OPEN);
    const inland = board.cities.find((city) => city.size === 'major' && coast(city) > 3) as City;
    expect(coast(inland)).toBeGreaterThan(3);
    const rim = inland.mileposts.map((at) => trading(PEASANTS, inland, name(at)).deliver);
    expect(rim).toEqual(inland.mileposts.map(() => BARRED.deliver));
  });
});

describe('the wizards strike', () => {
  const [wikkedde, ozu] = board.cityLinks[0].cities.map((index) => board.cities[index]);

  test('ID-EVENT-28: no link is used while it lasts, the Rainbow Bridge neither', () => {
    const seat = { train: { at: wikkedde.id } };
    expect(under([], [seat, {}]).refusal(`0: move ${ozu.id}`)).toBeNull();
    const refusal = { code: 'move/event', rule: 'ID-EVENT-28' };
    const struck = under([STRIKE], [seat, {}]);
    expect([struck.refusal(`0: move ${ozu.id}`), struck.refusals(`0: move ${ozu.id}`)]).toEqual([
      refusal,
      ['move/event'],
    ]);
    expect(struck.legal('0: move').filter((line) => line.endsWith(name(ozu.mileposts[0])))).toEqual([]);
    // Where there is no link, none is closed; and what is not linked yet is not either.
    expect(struck.refusal('0: move octomare')).toEqual({ code: 'move/no-track', rule: 'ID-MOVE-2' });
    expect(under([STRIKE], [{ train: { at: 'bluefeld' } }, {}]).refusal('0: move octomare')?.code).toBe(
      'move/no-track',
    );
    const bluefeld = { train: { at: 'bluefeld' } };
    expect(under([RAINBOW], [bluefeld, {}]).refusal('0: move octomare')).toBeNull();
    expect(under([RAINBOW, STRIKE], [bluefeld, {}]).refusal('0: move octomare')).toEqual(refusal);
  });

  test('ID-EVENT-29: nobody upgrades; a crossgrade is no upgrade', () => {
    const seat = { train: { at: 'kola', loco: 'sardar' }, cash: 100 };
    const building = { state: { turn: { phase: 'building' as const } }, options: { crossgrading: true } };
    const game = under([STRIKE], [seat, {}], building);
    expect(game.refusal('0: upgrade fire-drake')).toEqual({ code: 'event/forbids', rule: 'ID-EVENT-29' });
    expect(game.legal('0: upgrade')).toEqual([]);
    expect(game.refusal('0: crossgrade salamander')).toBeNull();
    expect(under([], [seat, {}], building).refusal('0: upgrade fire-drake')).toBeNull();
  });

  test('ID-EVENT-29: not in a startup turn either', () => {
    const inPlay = [{ card: STRIKE, drawer: 1, lastTurn: 4, met: [] }];
    const game = landGame({ state: { inPlay, turn: { phase: 'startup', startup: 0 } } });
    expect(game.refusal('0: upgrade sardar')).toEqual({ code: 'event/forbids', rule: 'ID-EVENT-29' });
  });
});

describe('rogue magic', () => {
  const site = step((a, b) => ground(a) === 'clear' && ground(b) === 'clear');
  const track = [`${beside(site.from, site.to)} ${site.from}`];
  const build = `build ${site.from} ${site.to}`;
  const forbidden = { code: 'event/forbids', rule: 'ID-EVENT-30' };
  const game = (drawer: number, more: { trackDeals?: boolean } = {}) =>
    landGame({
      options: { ...more },
      state: {
        seats: [{ track, cash: 100 }, { track: ['18,57 19,57'] }],
        turn: { phase: 'building' },
        inPlay: [{ card: ROGUE, drawer, lastTurn: 9, met: [] }],
      },
    });

  test('ID-EVENT-30: who drew it builds no track; the others do', () => {
    expect(game(0).refusal(`0: ${build}`)).toEqual(forbidden);
    expect(game(0).legal('0: build')).toEqual([]);
    expect(game(1).refusal(`0: ${build}`)).toBeNull();
  });

  test('ID-EVENT-30: upgrading stays legal', () => {
    expect(game(0).refusal('0: upgrade sardar')).toBeNull();
  });

  test('ID-EVENT-30: nor does he buy any, or take any in trade; what others buy from him is their affair', () => {
    const [theirs] = game(0).state.rail.tracks[1];
    const [own] = game(0).state.rail.tracks[0];
    const buy = `0: offer 1 ${theirs} 5 -`;
    const swap = `0: offer 1 ${theirs} 0 ${own}`;
    expect(game(0, { trackDeals: true }).refusal(buy)).toEqual(forbidden);
    expect(game(0, { trackDeals: true }).refusal(swap)).toEqual(forbidden);
    expect(game(1, { trackDeals: true }).refusal(buy)).toBeNull();
    expect(game(1, { trackDeals: true }).refusal(swap)).toEqual({ code: 'deal/event', rule: 'ID-EVENT-30' });
  });

  test('ID-EVENT-31: nobody hires a foreman, neither by draw nor by choice', () => {
    for (const drawer of [0, 1]) {
      expect(game(drawer).refusal('0: hire human')).toEqual({ code: 'event/forbids', rule: 'ID-EVENT-31' });
      expect(game(drawer).refusal('0: hire-from deck')).toEqual({
        code: 'event/forbids',
        rule: 'ID-EVENT-31',
      });
    }
    const free = landGame({ state: { turn: { phase: 'building' } } });
    expect([free.refusal('0: hire human'), free.refusal('0: hire-from deck')]).toEqual([null, null]);
  });
});

describe('the Rainbow Bridge', () => {
  const seats = [{ train: { at: 'bluefeld' } }, {}];

  test('ID-EVENT-20: Bluefeld and Octomare are not linked before it is drawn, and are from then on', () => {
    expect(landGame({ state: { seats } }).refusal('0: move octomare')?.code).toBe('move/no-track');
    const game: ToyGame = drawn([RAINBOW], [{ train: { at: 'octomare' } }]).play('0: end-turn');
    expect(game.refusal('1: move bluefeld')).toBeNull();
  });

  test('R-41: it stays for the rest of the game and never returns to the deck', () => {
    const game = drawn([RAINBOW], [{}]);
    for (let turns = 0; turns < 6; turns++) game.play('0: end-turn', '1: end-turn');
    expect(game.state.inPlay.map(({ card }) => card)).toContain(RAINBOW);
    expect([...game.state.deck, ...game.state.discards]).not.toContain(RAINBOW);
  });

  test('R-57: for a point, from any milepost of one city to any of the other', () => {
    const game = under([RAINBOW], seats);
    const rims = board.cities[board.cityIndex('octomare')].mileposts.map(name);
    for (const rim of rims) expect(game.refusal(`0: move ${rim}`)).toBeNull();
    expect(game.play(`0: move ${rims[2]}`).train(0)).toMatchObject({
      points: 9,
      at: dragonLand.at(rims[2]),
      arrivedBy: null,
    });
  });
});
