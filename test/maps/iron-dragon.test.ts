import { describe, expect, test } from 'vitest';
import { ironDeck, ironMap } from '../../maps/iron-dragon/index.js';
import { authored } from '../../maps/tools/authored.js';
import { ironDragonPicture } from '../../rulesets/iron-dragon/index.js';
import { TERRAINS } from '../../rulesets/milepost/board/board.js';
import { defineBoard } from '../../rulesets/milepost/board/define-board.js';
import { validateBoard } from '../../rulesets/milepost/board/validate-board.js';
import { formatCell, parseCell } from '../../src/core/map/cell-text.js';
import { countBy, describeMap } from './describe-map.js';

const board = defineBoard(ironMap, ironDeck);
const city = (id: string) => board.cities[board.cityIndex(id)];
const centre = (id: string) => city(id).mileposts[0];
const distance = (from: string, to: string) => board.distancesFrom(centre(from))[centre(to)];
const terrainOf = (milepost: number) => TERRAINS[board.terrain[milepost]];
const around = (table: Int32Array, cell: number) =>
  [...table.subarray(6 * cell, 6 * cell + 6)].filter((next) => next >= 0);
const surface = board.mileposts.filter((milepost) => milepost < board.inset!.offset);
const below = board.mileposts.filter((milepost) => milepost >= board.inset!.offset);

const COUNTRIES = [
  ...['bright', 'caicenden', 'dul-ul-dur', 'eusarch', 'glyth-gamel', 'iron-holm', 'janoshal', 'koland'],
  ...['northern-wastes', 'olde-world', 'orc-wastes', 'pirate-isles', 'rakhatz', 'silvarre', 'wislandor'],
];

describeMap({
  map: ironMap,
  deck: ironDeck,
  board,
  spec: authored('iron-dragon/deck-spec'),
  rate: 0.75,
  draw: ironDragonPicture.draw,
});

describe('the board of Iron Dragon', () => {
  test('B-1: 66 × 66 squares above and 18 × 28 below', () => {
    expect([board.columns, board.rows]).toEqual([66, 66]);
    expect(board.inset).toEqual({
      id: 'underground',
      name: 'Underground',
      columns: 18,
      rows: 28,
      offset: 66 * 66,
    });
  });

  test('B-2, B-4: 57 cities, eight of them major with seven mileposts each', () => {
    expect(countBy(board.cities, (entry) => entry.size)).toEqual({ major: 8, medium: 18, small: 31 });
    for (const index of board.majors) {
      const { mileposts } = board.cities[index];
      expect(mileposts.length).toBe(7);
      const outward = mileposts.flatMap((milepost) => around(board.segments, milepost));
      expect(new Set(outward).size, board.cities[index].id).toBeGreaterThanOrEqual(6);
    }
  });

  test('R-5: the eight majors stand on their squares', () => {
    expect(
      board.majors.map((index) => [
        board.cities[index].id,
        formatCell(board, board.cities[index].mileposts[0]),
      ]),
    ).toEqual([
      ['bluefeld', '47,18'],
      ['eaglehawk', '5,52'],
      ['kola', '9,12'],
      ['octomare', '60,32'],
      ['ozu-zarkh', '56,54'],
      ['railla', '31,32'],
      ['uloggh', 'u6,11'],
      ['wikkedde', '45,51'],
    ]);
  });

  test.each([
    ['uloggh', 'kola', 21],
    ['uloggh', 'railla', 23],
    ['railla', 'bluefeld', 23],
    ['railla', 'wikkedde', 24],
    ['uloggh', 'eaglehawk', 25],
    ['octomare', 'ozu-zarkh', 23],
    ['kola', 'railla', 32],
    ['eaglehawk', 'railla', 36],
    ['wikkedde', 'bluefeld', 38],
  ])('%s and %s lie about %i mileposts apart', (from, to, mileposts) => {
    expect(distance(from, to) / mileposts).toBeGreaterThan(0.85);
    expect(distance(from, to) / mileposts).toBeLessThan(1.15);
  });

  test('B-6: the terrain has the shares of the published board', () => {
    expect(surface.length).toBeGreaterThan(2400);
    expect(surface.length).toBeLessThan(2560);
    const counts = countBy(surface, terrainOf);
    for (const [terrain, percent] of Object.entries({
      clear: 35,
      mountain: 23,
      forest: 16,
      alpine: 8,
      jungle: 7,
      desert: 5,
    })) {
      expect(Math.abs((100 * counts[terrain]) / surface.length - percent), terrain).toBeLessThan(2);
    }
  });

  test('B-6: deserts lie in the Orc Wastes, jungle in the south, three volcanoes in the Northern Wastes', () => {
    const homes = (terrain: string) => {
      const found = surface.filter((milepost) => terrainOf(milepost) === terrain);
      return new Set(found.map((milepost) => COUNTRIES.find((id) => board.areas.get(id)!.has(milepost))));
    };
    expect(homes('desert')).toEqual(new Set(['orc-wastes']));
    expect(homes('jungle')).toEqual(new Set(['caicenden', 'dul-ul-dur']));
    expect(homes('volcano')).toEqual(new Set(['northern-wastes']));
    expect(surface.filter((milepost) => terrainOf(milepost) === 'volcano').length).toBe(3);
    const desert = surface.filter((milepost) => terrainOf(milepost) === 'desert');
    expect([...board.areas.get('orc-wastes-desert')!]).toEqual(desert);
  });

  test('B-15: every milepost belongs to one country, and every city lies in its own', () => {
    const areas = [...COUNTRIES, 'underground'];
    for (const milepost of board.mileposts) {
      const homes = areas.filter((id) => board.areas.get(id)!.has(milepost));
      expect(homes.length, formatCell(board, milepost)).toBe(1);
      expect(homes[0] === 'underground').toBe(milepost >= board.inset!.offset);
      const here = board.cityAt[milepost];
      if (here >= 0) expect(board.cities[here].country).toBe(homes[0]);
    }
  });
});

describe('the Underground', () => {
  test('B-5: 289 rock and 189 passages, give or take one or two, in one piece with two cities', () => {
    const counts = countBy(below, terrainOf);
    expect(Math.abs(counts['rock'] - 289)).toBeLessThanOrEqual(2);
    expect(Math.abs(counts['passage'] - 189)).toBeLessThanOrEqual(2);
    expect(below.length + board.entrances.length).toBe(490);
    const cities = new Set(below.map((milepost) => board.cityAt[milepost]).filter((index) => index >= 0));
    expect([...cities].map((index) => board.cities[index].id)).toEqual(['uloggh', 'uderyn']);
    const reached = new Set([below[0]]);
    for (const at of reached)
      for (const next of around(board.neighbours, at)) if (next >= board.inset!.offset) reached.add(next);
    expect(reached.size).toBe(below.length);
  });

  test('B-5: four entrances, each with ways above and below, and nothing else joins the two sheets', () => {
    expect(
      board.entrances.map(({ milepost, alias }) => [formatCell(board, milepost), formatCell(board, alias)]),
    ).toEqual([
      ['12,22', 'u1,2'],
      ['26,24', 'u16,4'],
      ['11,45', 'u1,25'],
      ['23,45', 'u13,25'],
    ]);
    const joins = board.mileposts.filter((milepost) => {
      const sides = around(board.neighbours, milepost).map((next) => next >= board.inset!.offset);
      return milepost < board.inset!.offset && sides.includes(true);
    });
    expect(joins).toEqual(board.entrances.map(({ milepost }) => milepost));
    for (const gate of joins) {
      const ways = around(board.segments, gate).map((segment) => segment >= 3 * board.inset!.offset);
      const leads = around(board.neighbours, gate).map((next) => next >= board.inset!.offset);
      expect(leads).toEqual(ways);
      expect(ways.filter((down) => down).length).toBe(2);
      expect(ways.filter((down) => !down).length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('waters', () => {
  test('B-7: the named rivers of the land, and one below', () => {
    expect([...board.riverNames.values()]).toEqual([
      ...['Kut', 'Klegar', 'Nairnkyl', 'Nord', 'Nestor', 'Green', 'Oskall', 'Oryll', 'West Fork'],
      ...['Little Ssylvan', 'Ssylvan', 'Juul', 'Bright', 'Winding', 'Caetish', 'Dannash', 'River of Death'],
      ...['Octossian', 'Oxaiaxo', 'Tribune', 'Oanau', 'Nether'],
    ]);
    const crossed = countBy([...board.rivers.values()].flat(), (river) => river);
    for (const river of board.riverNames.keys()) expect(crossed[river], river).toBeGreaterThanOrEqual(8);
    const sheets = [...board.rivers].map(([segment, rivers]) =>
      rivers.every((river) => (river === 'nether') === segment >= 3 * board.inset!.offset),
    );
    expect(new Set(sheets)).toEqual(new Set([true]));
  });

  test('B-9: one ocean of about 1,840 points without a cut-off corner, with voyages of many turns', () => {
    const sea = [...board.terrain.keys()].filter((cell) => terrainOf(cell) === 'sea');
    expect(Math.abs(sea.length - 1840)).toBeLessThan(60);
    expect(sea.filter((cell) => board.seaAt[cell] !== 0)).toEqual([]);
    const steps = new Map([[board.shipPorts[0].milepost, 0]]);
    for (const [cell, step] of steps)
      for (const next of around(board.seaNeighbours, cell)) if (!steps.has(next)) steps.set(next, step + 1);
    const farthest = Math.max(...board.shipPorts.map(({ milepost }) => steps.get(milepost)!));
    expect(farthest).toBeGreaterThan(60);
  });

  test('B-10: 24 ports: one beside each of 23 cities, three of them on the rim of a major, one alone', () => {
    const beside = board.shipPorts.filter(({ beside }) => beside >= 0);
    expect(beside.map(({ beside }) => board.cities[beside].id)).toEqual([
      ...['kenare', 'kodankye', 'piggnytz', 'kutno', 'pinewaere', 'bluefeld', 'penjold', 'killavare'],
      ...['bremmner', 'okyabanti', 'bulatz', 'parekis', 'orc-oktzerro', 'octomare', 'jodarre', 'inhass'],
      ...['opal-bezin', 'jarlsstadh', 'oykjsord', 'wikkedde', 'shayobh', 'easingwere', 'wyrre'],
    ]);
    const inCity = beside.filter(({ milepost }) => board.cityAt[milepost] >= 0);
    expect(inCity.map(({ id }) => id)).toEqual(['bluefeld', 'octomare', 'wikkedde']);
    for (const port of beside) {
      expect(around(board.segments, port.milepost).length, port.id).toBeGreaterThanOrEqual(1);
      const near = board.cities[port.beside].mileposts.some((milepost) => {
        return milepost === port.milepost || around(board.neighbours, port.milepost).includes(milepost);
      });
      expect(near, port.id).toBe(true);
    }
    const alone = board.shipPorts.filter(({ beside }) => beside < 0);
    expect(alone.map(({ id }) => id)).toEqual(['lone-isle']);
    expect(around(board.neighbours, alone[0].milepost)).toEqual([]);
    for (const { milepost } of board.shipPorts)
      expect(around(board.seaNeighbours, milepost).length).toBeGreaterThanOrEqual(1);
  });

  test('B-8: the Pirate Isles are joined to Bright over inlets', () => {
    const inlets = [...board.water.keys()].filter((segment) => board.water[segment] & 16);
    const isles = board.areas.get('pirate-isles')!;
    const amongIsles = inlets.filter((segment) =>
      [board.ends[2 * segment], board.ends[2 * segment + 1]].some((end) => isles.has(end)),
    );
    expect(amongIsles.length).toBeGreaterThanOrEqual(5);
    expect(distance('piggnytz', 'bluefeld')).toBeLessThan(25);
    expect(distance('parekis', 'bulatz')).toBeLessThan(10);
  });
});

describe('links', () => {
  test('B-3: one open link and one dormant, between cities far apart', () => {
    expect(
      board.cityLinks.map(({ id, cities, dormant }) => [
        id,
        ...cities.map((index) => board.cities[index].id),
        dormant,
      ]),
    ).toEqual([
      ['wikkedde-ozu-zarkh', 'wikkedde', 'ozu-zarkh', false],
      ['rainbow-bridge', 'bluefeld', 'octomare', true],
    ]);
  });

  test('B-10, B-12: the Olde World is reached by link and sea alone; all majors are joined with the open link', () => {
    expect(distance('wikkedde', 'ozu-zarkh')).toBe(255);
    const joined = (from: string) =>
      board.majors.map((index) => board.cities[index].id).filter((id) => distance(from, id) < 255);
    expect(joined('railla').sort()).toEqual([
      'bluefeld',
      'eaglehawk',
      'kola',
      'railla',
      'uloggh',
      'wikkedde',
    ]);
    expect(joined('ozu-zarkh').sort()).toEqual(['octomare', 'ozu-zarkh']);
  });

  test('B-13: every city can be reached by track from some major', () => {
    for (const { id, mileposts } of board.cities) {
      const near = Math.min(
        ...board.majors.map((index) => board.distancesFrom(board.cities[index].mileposts[0])[mileposts[0]]),
      );
      expect(near, id).toBeLessThan(255);
    }
  });
});

describe('the goods', () => {
  test('R-3: 95 chips of 26 goods, seventeen with four', () => {
    expect(board.goods.length).toBe(26);
    expect(board.goods.reduce((sum, good) => sum + good.chips, 0)).toBe(95);
    expect(countBy(board.goods, (good) => String(good.chips))).toEqual({ 3: 9, 4: 17 });
  });

  test('B-13: each good has two sources or more, save Dragons, Hops and Spells', () => {
    const lone = board.goods.filter(
      (good) => board.cities.filter((entry) => entry.supplies.includes(good.id)).length === 1,
    );
    expect(lone.map(({ id }) => id)).toEqual(['dragons', 'hops', 'spells']);
    expect(Math.max(...board.cities.map((entry) => entry.supplies.length))).toBe(2);
  });
});

describe('the deck of Iron Dragon', () => {
  test('R-4: 132 demand cards, of which two in three name a major', () => {
    expect(board.demandCards.length).toBe(132);
    const withMajor = board.demandCards.filter((card) =>
      card.demands.some((demand) => city(demand.city).size === 'major'),
    );
    expect(withMajor.length).toBe(88);
  });
});

describe('what would spoil the board is found', () => {
  const codes = (change: object) =>
    new Set(validateBoard({ ...ironMap, ...change }, ironDeck).map(({ code }) => code));

  test('B-12: the Olde World is cut off without its link', () => {
    expect(codes({ cityLinks: [] })).toEqual(new Set(['board/cut-off', 'board/island']));
  });

  test('B-5: a gate without its wall leads twice in one direction', () => {
    expect(codes({ blocked: ironMap.blocked.filter((edge) => edge !== '12,22 E') })).toEqual(
      new Set(['entrance/direction-twice']),
    );
    expect(parseCell(board, '12,22')).toBe(board.entrances[0].milepost);
  });
});
