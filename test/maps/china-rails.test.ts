import { describe, expect, test } from 'vitest';
import { chinaDeck, chinaMap } from '../../maps/china-rails/index.js';
import { authored } from '../../maps/tools/authored.js';
import { chinaRailsPrint } from '../../rulesets/china-rails/index.js';
import { TERRAINS } from '../../rulesets/milepost/board/board.js';
import { defineBoard } from '../../rulesets/milepost/board/define-board.js';
import { countBy, describeMap } from './describe-map.js';

const board = defineBoard(chinaMap, chinaDeck);
const city = (id: string) => board.cities[board.cityIndex(id)];
const centre = (id: string) => city(id).mileposts[0];
const distance = (from: string, to: string) => board.distancesFrom(centre(from))[centre(to)];

describeMap({
  map: chinaMap,
  deck: chinaDeck,
  board,
  spec: authored('china-rails/deck-spec'),
  rate: 0.8,
  draw: chinaRailsPrint.draw,
});

describe('the board of China', () => {
  test('CR-SETUP-3: 52 cities, of which exactly four are major', () => {
    expect(countBy(board.cities, (entry) => entry.size)).toEqual({ major: 4, medium: 18, small: 30 });
    expect(board.majors.map((index) => board.cities[index].name).sort()).toEqual([
      'Beijing',
      'Chongqing',
      'Hong Kong',
      'Shanghai',
    ]);
  });

  test('CR-SETUP-1: 100 chips of 27 goods, and 136 demand cards', () => {
    expect(board.goods.reduce((sum, good) => sum + good.chips, 0)).toBe(100);
    expect(countBy(board.goods, (good) => String(good.chips))).toEqual({ 3: 8, 4: 19 });
    expect(board.demandCards.map((card) => card.number)).toEqual(
      Array.from({ length: 136 }, (_, i) => i + 1),
    );
  });

  test('CR-SETUP-5: Taiwan has three cities and no track', () => {
    const island = board.cities.filter((entry) => !entry.rail);
    expect(island.map((entry) => entry.name).sort()).toEqual(['Kaohsiung', 'Taichung', 'Taipei']);
    for (const { mileposts } of island) {
      const edges = [0, 1, 2, 3, 4, 5].map((direction) => board.segments[6 * mileposts[0] + direction]);
      expect(edges).toEqual([-1, -1, -1, -1, -1, -1]);
    }
    expect(distance('fuzhou', 'taipei')).toBe(255);
  });

  test('CR-FERRY-1: one ferry, from Dalian, for 4 M and two players', () => {
    const ferries = board.crossings.filter((crossing) => crossing.kind === 'ferry');
    expect(ferries.map(({ price, limit, boughtBy }) => ({ price, limit, boughtBy }))).toEqual([
      { price: 4, limit: 2, boughtBy: 'build' },
    ]);
    expect(ferries[0].ports).toEqual([centre('dalian'), centre('yantai')]);
  });

  test('CR-CONT-1: four container ports, one of them the southern end of Hong Kong', () => {
    const links = board.crossings.filter((crossing) => crossing.kind === 'container');
    expect(links.map(({ id, price, limit, boughtBy }) => [id, price, limit, boughtBy])).toEqual([
      ['hong-kong-port', 8, null, 'purchase'],
      ['wenzhou-port', 8, 2, 'build'],
      ['fuzhou-port', 8, 2, 'build'],
      ['xiamen-port', 8, 2, 'build'],
    ]);
    const hongKong = city('hong-kong').mileposts;
    const south = hongKong.reduce((one, other) => (board.y[other] > board.y[one] ? other : one));
    expect(links[0].ports).toEqual([south]);
    for (const id of ['wenzhou', 'fuzhou', 'xiamen']) {
      const [port] = board.crossings[board.crossingIndex(`${id}-port`)].ports;
      expect(TERRAINS[board.terrain[port]]).toBe('port');
      expect(board.segment(centre(id), port)).toBeGreaterThanOrEqual(0);
      expect(board.coast[port]).toBe(0);
    }
  });

  test('has the size and the terrain of a real board', () => {
    expect(board.mileposts.length).toBeGreaterThanOrEqual(2200);
    expect(board.mileposts.length).toBeLessThanOrEqual(2600);
    // The high plateau is a country of its own; the shares are those of the rest.
    const plateau = board.areas.get('western-plateau')!;
    const rest = board.mileposts.filter((milepost) => !plateau.has(milepost));
    const counts = countBy(rest, (milepost) => TERRAINS[board.terrain[milepost]]);
    const share = (...terrains: string[]) =>
      terrains.reduce((sum, terrain) => sum + (counts[terrain] ?? 0), 0) / rest.length;
    expect(share('clear', 'desert')).toBeGreaterThan(0.6);
    expect(share('clear', 'desert')).toBeLessThan(0.72);
    expect(share('mountain')).toBeGreaterThan(0.2);
    expect(share('mountain')).toBeLessThan(0.31);
    expect(share('alpine')).toBeGreaterThan(0.01);
    expect(share('alpine')).toBeLessThan(0.06);
    const high = countBy([...plateau], (milepost) => TERRAINS[board.terrain[milepost]]);
    expect(high['alpine'] / plateau.size).toBeLessThan(0.35);
  });

  test('distances between the majors are those of the country', () => {
    expect(distance('beijing', 'shanghai')).toBe(18);
    expect(distance('beijing', 'chongqing')).toBe(22);
    expect(distance('shanghai', 'hong-kong')).toBe(19);
    expect(distance('hong-kong', 'chongqing')).toBe(18);
  });

  test('the rivers, waters and areas that rules and events name are there', () => {
    expect([...board.riverNames.keys()].sort()).toEqual(
      [
        'hei-he',
        'huai',
        'liao',
        'mekong',
        'pearl',
        'salween',
        'songhua',
        'tarim',
        'yangtze',
        'yellow',
      ].sort(),
    );
    expect([...board.areas].map(([id, mileposts]) => [id, mileposts.size > 20])).toEqual(
      ['taklamakan', 'gobi', 'manchuria', 'western-plateau', 'wind-storm', 'coast-north', 'coast-south'].map(
        (id) => [id, true],
      ),
    );
    const desert = board.mileposts.filter((milepost) => TERRAINS[board.terrain[milepost]] === 'desert');
    const named = [...board.areas.get('taklamakan')!, ...board.areas.get('gobi')!].sort((a, b) => a - b);
    expect(named).toEqual(desert);
  });

  test('events reach the places they are about', () => {
    const inArea = (area: string, id: string) => board.areas.get(area)!.has(centre(id));
    for (const id of ['harbin', 'qiqihar', 'changchun', 'shenyang', 'hailar'])
      expect(inArea('manchuria', id)).toBe(true);
    expect(inArea('manchuria', 'beijing')).toBe(false);
    expect(inArea('western-plateau', 'lhasa')).toBe(true);
    expect(inArea('western-plateau', 'chengdu')).toBe(false);
    expect(inArea('coast-north', 'qingdao')).toBe(true);
    expect(inArea('coast-south', 'xiamen')).toBe(true);
    expect(inArea('wind-storm', 'jiuquan')).toBe(true);
  });
});

describe('the deck of China', () => {
  const demands = board.demandCards.flatMap((card) => card.demands);

  test('cards mix sizes as published ones do, as far as four majors reach', () => {
    const shapes = countBy(board.demandCards, (card) =>
      card.demands
        .map((demand) => city(demand.city).size)
        .sort()
        .join(' '),
    );
    expect(shapes).toEqual({ 'major medium small': 48, 'medium medium small': 26, 'medium small small': 62 });
  });

  test('no demand carries goods from Taiwan to Taiwan', () => {
    const island = new Set(board.cities.filter((entry) => !entry.rail).map((entry) => entry.id));
    const within = demands.filter(
      (demand) =>
        island.has(demand.city) && [...island].some((id) => city(id).supplies.includes(demand.good)),
    );
    expect(within).toEqual([]);
  });
});
