import { describe, expect, test } from 'vitest';
import { indiaDeck, indiaMap } from '../../maps/india-rails/index.js';
import { authored } from '../../maps/tools/authored.js';
import { indiaRailsPrint } from '../../rulesets/india-rails/index.js';
import { TERRAINS } from '../../rulesets/milepost/board/board.js';
import { defineBoard } from '../../rulesets/milepost/board/define-board.js';
import { validateBoard } from '../../rulesets/milepost/board/validate-board.js';
import { countBy, describeMap } from './describe-map.js';

const board = defineBoard(indiaMap, indiaDeck);
const city = (id: string) => board.cities[board.cityIndex(id)];
const centre = (id: string) => city(id).mileposts[0];
const distance = (from: string, to: string) => board.distancesFrom(centre(from))[centre(to)];
const ordinary = board.goods.filter(({ special }) => !special);

describeMap({
  map: indiaMap,
  deck: indiaDeck,
  board,
  spec: authored('india-rails/deck-spec'),
  rate: 0.8,
  draw: indiaRailsPrint.draw,
});

describe('the board of India', () => {
  test('has 52 cities: 5 major, 17 medium, 30 small', () => {
    expect(countBy(board.cities, (entry) => entry.size)).toEqual({ major: 5, medium: 17, small: 30 });
    expect(board.majors.map((index) => board.cities[index].id)).toEqual([
      ...['bombay', 'calcutta', 'delhi', 'karachi', 'madras'],
    ]);
  });

  test('has 95 chips of 27 goods, Pilgrims and the Circus, and 136 demand cards', () => {
    expect(board.demandCards.length).toBe(136);
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
    const [{ ports, ...ferry }] = board.crossings;
    expect(board.crossings.length).toBe(1);
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
    expect(new Set(codes({ ...indiaMap, crossings: [] }))).toEqual(
      new Set(['crossing/stray-mark', 'board/cut-off']),
    );
    const rows = indiaMap.rows.map((row) => row.replaceAll('@', '.'));
    expect(new Set(codes({ ...indiaMap, rows, crossings: [] }))).toEqual(new Set(['board/cut-off']));
  });

  test('IR-OPEN-4: a border that shuts fewer than three cities is no card (border/idle)', () => {
    expect(codes(indiaMap)).not.toContain('border/idle');
    // The stretch by Darjeeling alone.
    const areas = indiaMap.areas.map((area) =>
      area.id === 'border-nepal' ? { ...area, mileposts: ['26: 52-53'] } : area,
    );
    expect(codes({ ...indiaMap, areas })).toEqual(['border/idle']);
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
