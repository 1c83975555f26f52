import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { indiaDeck, indiaMap } from '../../maps/india-rails/index.js';
import { makeDeck, payoutTable } from '../../maps/tools/deck.js';
import { indiaDeck as deckSpec } from '../../maps/tools/india-rails/deck-spec.js';
import { drawIndia } from '../../maps/tools/india-rails/draw.js';
import { TERRAINS } from '../../rulesets/milepost/board/board.js';
import { compileBoard } from '../../rulesets/milepost/board/compile-board.js';
import { validateBoard } from '../../rulesets/milepost/board/validate-board.js';

const board = compileBoard(indiaMap, indiaDeck);
const city = (id: string) => board.cities[board.cityIndex(id)];
const centre = (id: string) => city(id).mileposts[0];
const distance = (from: string, to: string) => board.distancesFrom(centre(from))[centre(to)];
const ordinary = board.goods.filter(({ special }) => !special);
const countBy = <T>(list: readonly T[], key: (entry: T) => string) => {
  const counts: Record<string, number> = {};
  for (const entry of list) counts[key(entry)] = (counts[key(entry)] ?? 0) + 1;
  return counts;
};

describe('the board of India', () => {
  test('has no issue, not even advice', () => {
    expect(validateBoard(indiaMap, indiaDeck)).toEqual([]);
  });

  test('has 52 cities: 5 major, 17 medium, 30 small', () => {
    expect(countBy(board.cities, (entry) => entry.size)).toEqual({ major: 5, medium: 17, small: 30 });
    expect(board.majors.map((index) => board.cities[index].id)).toEqual([
      ...['bombay', 'calcutta', 'delhi', 'karachi', 'madras'],
    ]);
  });

  test('has 95 chips of 27 goods, Pilgrims and the Circus', () => {
    expect(board.goods.reduce((sum, good) => sum + good.chips, 0)).toBe(95);
    expect(countBy(ordinary, (good) => String(good.chips))).toEqual({ 3: 21, 4: 6 });
    expect(board.goods.filter(({ special }) => special).map(({ id, chips }) => [id, chips])).toEqual([
      ['pilgrims', 6],
      ['circus', 2],
    ]);
  });

  test('every city lies in its country, and every Indian one in an area', () => {
    expect(countBy(board.cities, ({ country }) => country ?? 'none')).toEqual({
      india: 38,
      pakistan: 8,
      bangladesh: 3,
      nepal: 1,
      'sri-lanka': 2,
    });
  });

  test('has the size and the terrain of a real board', () => {
    expect(board.mileposts.length).toBeGreaterThanOrEqual(1900);
    expect(board.mileposts.length).toBeLessThanOrEqual(2500);
    const counts = countBy(board.mileposts, (milepost) => TERRAINS[board.terrain[milepost]]);
    const share = (...terrains: string[]) =>
      terrains.reduce((sum, terrain) => sum + (counts[terrain] ?? 0), 0) / board.mileposts.length;
    expect(share('clear', 'desert', 'salt-marsh')).toBeGreaterThan(0.62);
    expect(share('clear', 'desert', 'salt-marsh')).toBeLessThan(0.72);
    expect(share('mountain')).toBeGreaterThan(0.2);
    expect(share('mountain')).toBeLessThan(0.3);
    expect(share('alpine')).toBeGreaterThan(0.01);
    expect(share('alpine')).toBeLessThan(0.04);
    expect(counts['salt-marsh']).toBeGreaterThanOrEqual(8);
  });

  test('no city touches another', () => {
    const touching = board.mileposts.flatMap((milepost) => {
      const here = board.cityAt[milepost];
      return [0, 1, 2, 3, 4, 5]
        .map((direction) => board.neighbours[6 * milepost + direction])
        .filter((next) => here >= 0 && next >= 0 && board.cityAt[next] >= 0 && board.cityAt[next] !== here)
        .map((next) => `${board.cities[here].id}-${board.cities[board.cityAt[next]].id}`);
    });
    expect(touching).toEqual([]);
  });

  test('distances between the majors are those of the country', () => {
    const kilometres = (from: string, to: string) => distance(from, to) * (indiaMap.kilometres ?? 0);
    // As the crow flies 1150, 1300, 1760, 1660 and 1370 km; a lattice leads a little round.
    for (const [from, to, flight] of [
      ['delhi', 'bombay', 1150],
      ['delhi', 'calcutta', 1300],
      ['delhi', 'madras', 1760],
      ['bombay', 'calcutta', 1660],
      ['calcutta', 'madras', 1370],
    ] as const) {
      expect(kilometres(from, to) / flight, `${from}–${to}`).toBeGreaterThan(0.95);
      expect(kilometres(from, to) / flight, `${from}–${to}`).toBeLessThan(1.25);
    }
  });

  test('the ferry leaves from plain mileposts with room for three, and its ports are the only way to Sri Lanka', () => {
    const [{ ports, ...ferry }] = board.ferriesAndLinks;
    expect(board.ferriesAndLinks.length).toBe(1);
    expect(ferry).toMatchObject({ kind: 'ferry', price: 6, limit: 3, boughtBy: 'build' });
    for (const port of ports) {
      expect(TERRAINS[board.terrain[port]]).toBe('port');
      const edges = [0, 1, 2, 3, 4, 5].filter((direction) => board.segments[6 * port + direction] >= 0);
      expect(edges.length).toBeGreaterThanOrEqual(3);
    }
    expect(distance('madras', 'colombo')).toBe(255);
    expect(distance('anuradhapura', 'colombo')).toBeLessThan(10);
  });

  test('the rivers that floods name are there, and two of them run through red areas', () => {
    expect([...board.riverNames.keys()]).toEqual([
      ...['indus', 'jhelum', 'chenab', 'sutlej', 'ganges', 'yamuna', 'brahmaputra'],
      ...['mahanadi', 'godavari', 'krishna', 'narmada', 'cauvery'],
    ]);
    const inside = board.redCrossings.map(
      ({ from, river }) => `${board.cities[board.cityAt[from]].id} ${river}`,
    );
    expect(Object.keys(countBy(inside, (text) => text)).sort()).toEqual(['calcutta ganges', 'delhi yamuna']);
  });

  test('deserts, borders and the elephants have their areas', () => {
    const desert = board.mileposts.filter((milepost) => TERRAINS[board.terrain[milepost]] === 'desert');
    const named = ['thar', 'baluchistan'].flatMap((id) => [...(board.areas.get(id) ?? [])]);
    expect(named.sort((a, b) => a - b)).toEqual(desert);
    const citiesIn = (area: string) =>
      board.cities
        .filter(({ mileposts }) => mileposts.some((milepost) => board.areas.get(area)?.has(milepost)))
        .map(({ id }) => id);
    expect(citiesIn('border-pakistan')).toEqual(['lahore']);
    expect(citiesIn('border-bangladesh')).toEqual(['calcutta', 'dhaka', 'english-bazar']);
    expect(citiesIn('border-nepal')).toEqual(['darjeeling']);
    expect(citiesIn('elephants')).toEqual(['darjeeling', 'dibrugarh', 'guwahati', 'imphal']);
  });
});

describe('what would spoil the board is found', () => {
  const codes = (map: unknown, deck: unknown = indiaDeck) =>
    validateBoard(map, deck)
      .filter(({ severity }) => severity === 'error')
      .map(({ code }) => code);

  test('Sri Lanka is cut off without its ferry', () => {
    expect(new Set(codes({ ...indiaMap, crossings: [] }))).toEqual(new Set(['crossing/stray-mark']));
    const rows = indiaMap.rows.map((row) => row.replaceAll('@', '.'));
    expect(new Set(codes({ ...indiaMap, rows, crossings: [] }))).toEqual(new Set(['board/cut-off']));
  });

  test('no city supplies Pilgrims, and no card asks for the Circus', () => {
    const [first, ...others] = indiaMap.cities;
    const cities = [{ ...first, supplies: ['pilgrims'] }, ...others];
    expect(codes({ ...indiaMap, cities })).toContain('supply/special');
    const [[one, ...two], ...cards] = indiaDeck.cards;
    const altered = [[one.replace(/ .* /, ' circus '), ...two], ...cards];
    expect(codes(indiaMap, { ...indiaDeck, cards: altered })).toContain('deck/special-good');
  });
});

describe('the deck of India', () => {
  const demands = board.demandCards.flatMap((card) => card.demands);
  const sorted = board.demandCards.map((card) =>
    card.demands.map((demand) => demand.payout).sort((a, b) => a - b),
  );
  const mean = (at: number) => sorted.reduce((sum, three) => sum + three[at], 0) / sorted.length;

  test('is what the committed map, the spec and its seed make', () => {
    expect(board.demandCards.length).toBe(136);
    expect(makeDeck(board, deckSpec)).toEqual(indiaDeck.cards);
  });

  test('every payout follows the law: max(5, round(0.8 × track cost + 1))', () => {
    const payouts = payoutTable(board, 0.8);
    expect(demands.map((demand) => demand.payout)).toEqual(
      demands.map((demand) => payouts[board.cityIndex(demand.city)][board.goodIndex(demand.good)]),
    );
  });

  test('every ordinary good is asked for 14 to 16 times, Pilgrims and the Circus never', () => {
    const counts = countBy(demands, (demand) => demand.good);
    expect(Object.keys(counts).sort()).toEqual(ordinary.map(({ id }) => id).sort());
    expect([Math.min(...Object.values(counts)), Math.max(...Object.values(counts))]).toEqual([15, 16]);
  });

  test('majors are asked for 11 or 12 times, medium cities 7 to 9, small ones 5 to 7', () => {
    const counts = countBy(demands, (demand) => demand.city);
    const range = (size: string) => {
      const list = board.cities.filter((entry) => entry.size === size).map((entry) => counts[entry.id]);
      return [Math.min(...list), Math.max(...list)];
    };
    expect([range('major'), range('medium'), range('small')]).toEqual([
      [12, 12],
      [9, 9],
      [6, 7],
    ]);
  });

  test('usually one low, one middle and one high payout', () => {
    expect(mean(0)).toBeGreaterThanOrEqual(13);
    expect(mean(0)).toBeLessThanOrEqual(15);
    expect(mean(1)).toBeGreaterThanOrEqual(23);
    expect(mean(1)).toBeLessThanOrEqual(28);
    expect(mean(2)).toBeGreaterThanOrEqual(38);
    expect(mean(2)).toBeLessThanOrEqual(43);
  });
});

test('the committed picture is the drawing of the committed board', () => {
  const committed = readFileSync(new URL('../../docs/pictures/india-rails.svg', import.meta.url), 'utf8');
  expect(drawIndia(board)).toBe(committed);
});
