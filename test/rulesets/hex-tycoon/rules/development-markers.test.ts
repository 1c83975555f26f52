// HT-DM: what development markers do and where each of the twenty may lie.

import { expect, test } from 'vitest';
import { developmentMarkers } from '../../../../rulesets/hex-tycoon/board/development-markers.js';
import { newGame, engine as realEngine, toFirstTurn } from '../new-game.js';
import { toyTable } from '../toy-table.js';

// The place in question is always 1,1, in the middle of six neighbours; the companies start below.
const around = (top: string, middle: string, bottom: string) => [top, ` ${middle}`, bottom, ' S . S'];

type Land = readonly [string[], string[]?];

// Neighbours of 1,1 are 1,0 and 2,0 above, 0,1 and 2,1 beside, 1,2 and 2,2 below.
test('HT-DM-1: Port: a coastal city on a river', () =>
  expectSite('port', [around('. ~ .', '. C .', '. . .'), ['1,1 E']], [around('. ~ .', '. C .', '. . .')]));
test('HT-DM-2: Mine: a town on mountain', () =>
  expectSite('mine', [around('. . .', '. M .', '. . .')], [around('. m .', '. F .', '. . .')]));
test('HT-DM-3: Fishing: a coastal town', () =>
  expectSite('fishing', [around('. ~ .', '. o .', '. . .')], [around('~ . .', '. o .', '. . .')]));
test('HT-DM-4: Lumber: a town on forest', () =>
  expectSite('lumber', [around('. . .', '. F .', '. . .')], [around('. f .', '. o .', '. . .')]));
test('HT-DM-5: Factory: a city with a river on four sides', () =>
  expectSite(
    'factory',
    [around('. . .', '. C .', '. . .'), ['1,1 E', '1,1 SE', '1,1 SW', '0,1 E']],
    [around('. . .', '. C .', '. . .'), ['1,1 E', '1,1 SE', '1,1 SW']],
  ));
test('HT-DM-6: Cattle: a city next to a Plains', () =>
  expectSite('cattle', [around('. . f', 'f C f', 'f f f')], [around('. f f', 'f C f', 'f o f')]));
test('HT-DM-7: Shipyard: a coastal city next to a Forest', () =>
  expectSite('shipyard', [around('. ~ f', '. C .', '. . .')], [around('f ~ .', '. C .', '. . .')]));
test('HT-DM-8: Cannery: a coastal city', () =>
  expectSite('cannery', [around('. ~ .', '. C .', '. . .')], [around('. . .', '. C .', '. . .')]));
test('HT-DM-9: Coal: a town next to three Mountains, its own not counted', () =>
  expectSite('coal', [around('. m m', 'm o .', '. . .')], [around('. m m', '. M .', '. . .')]));
test('HT-DM-10: Dairy: a town next to a Plains and a Forest', () =>
  expectSite('dairy', [around('. f .', 'm o m', '. m m')], [around('. f m', 'm F m', '. m m')]));
test('HT-DM-11: Mill: a city on a river, next to a Plains', () =>
  expectSite(
    'mill',
    [around('. f f', '. C f', 'f f f'), ['1,1 E']],
    [around('. f f', 'f C f', 'f f f'), ['1,1 E']],
  ));
test('HT-DM-12: Lighthouse: a town with sea on two sides', () =>
  expectSite('lighthouse', [around('. ~ ~', '. o .', '. . .')], [around('~ ~ .', '. o .', '. . .')]));
test('HT-DM-13: Military Base: a town on a river, next to a Forest and a Mountain', () =>
  expectSite(
    'military-base',
    [around('. f m', '. o .', '. . .'), ['1,1 E']],
    [around('. f m', '. o .', '. . .')],
  ));
test('HT-DM-14: University: a city next to three Towns', () =>
  expectSite('university', [around('. o F', 'M C .', '. . .')], [around('o o F', '. C .', '. . .')]));
test('HT-DM-15: Brewery: a town with a river on two sides', () =>
  expectSite(
    'brewery',
    [around('. . .', '. o .', '. . .'), ['1,1 E', '1,1 SE']],
    [around('. . .', '. o .', '. . .'), ['1,1 E']],
  ));
test('HT-DM-16: Quarry: a town next to a Mountain', () =>
  expectSite('quarry', [around('. M .', '. o .', '. . .')], [around('m . .', '. M .', '. . .')]));
test('HT-DM-17: Corn: a town next to a Plains', () =>
  expectSite('corn', [around('. . f', 'f o f', 'f f f')], [around('. o f', 'f o f', 'f f C')]));
test('HT-DM-18: Oil: a town next to a Mountain and a Plains', () =>
  expectSite('oil', [around('. . m', 'f o f', 'f f f')], [around('. f m', 'f o f', 'f f f')]));
test('HT-DM-19: Cotton: a town on a river, next to a Plains', () =>
  expectSite('cotton', [around('. . f', 'f o f', 'f f f'), ['1,1 E']], [around('. . f', 'f o f', 'f f f')]));
test('HT-DM-20: Capital: a city that is not coastal', () =>
  expectSite('capital', [around('. . .', '. C .', '. . .')], [around('. ~ .', '. C .', '. . .')]));

const companies = [
  { id: 'red-runner', at: '0,3' },
  { id: 'white-wonder', seat: 1, at: '2,3' },
];

function place(id: string, [rows, rivers = []]: Land) {
  const land = toyTable(rows, rivers);
  const at = land.position({ companies, seats: [{ markers: [id] }] });
  return land.refusal(at, { type: 'placeDevelopmentMarker', seat: 0, marker: id, hex: land.hex('1,1') });
}

// Accepted on good land, refused on the near miss, and refused where the town is a city or the city a town.
function expectSite(id: string, good: Land, bad: Land): void {
  const refusal = `marker/not-for-${id} ${developmentMarkers[id].rule}`;
  const [rows, rivers] = good;
  const swapped = rows.map((row, n) =>
    n === 1 ? row.replace(/(^ . )([oFMC])/, (_, left, mark) => left + (mark === 'C' ? 'o' : 'C')) : row,
  );
  expect(place(id, good)).toBeNull();
  expect(place(id, bad)).toBe(refusal);
  expect(place(id, [swapped, rivers])).toBe(refusal);
}

const land = toyTable(['S C . S', ' o C . .', '. . . .']);
const two = [
  { id: 'red-runner', at: '0,0', money: 9 },
  { id: 'white-wonder', seat: 1, at: '3,0', money: 9 },
];
const put = (seat: number, marker: string, cell: string) =>
  ({ type: 'placeDevelopmentMarker', seat, marker, hex: land.hex(cell) }) as const;

test('HT-DM-G1: twenty markers, one of each name, dealt without replacement', () => {
  expect(Object.keys(developmentMarkers)).toHaveLength(20);
  const state = toFirstTurn(newGame({ seats: 6, seed: 4 }));
  const all = [...state.pool, ...state.seats.flatMap(({ markers }) => markers)];
  expect([...all].sort()).toEqual(Object.keys(developmentMarkers).sort());
  expect(realEngine.settingOf(state).ruleset.invariants).toBeTypeOf('function');
});

test('HT-DM-G2: in turn and out of turn, one an action, at no cost, as often as one likes', () => {
  const at = land.position({ companies: two, seats: [{}, { markers: ['capital', 'corn'] }] });
  const offered = land.engine.decisions(at).map(({ seat, kind, optional }) => [seat, kind, optional]);
  expect(offered).toEqual([
    [0, 'build', false],
    [1, 'placeMarker', true],
  ]);
  const after = land.play(at, put(1, 'capital', '1,0'), put(1, 'corn', '0,1'));
  expect(after.companies[1].money).toBe(9);
  expect(after.seats[1].markers).toEqual([]);
  expect(after.turn?.company).toBe('red-runner');
  expect(land.engine.decisions(after).map(({ seat }) => seat)).toEqual([0]);
  expect(land.refusal(at, put(1, 'quarry', '0,1'))).toBe('marker/not-held HT-DM-G2');
});

test('HT-DM-G2: the decision is offered by the number of markers and the places that are left, not by what they allow', () => {
  const at = land.position({ companies: two, seats: [{}, { markers: ['lighthouse'] }] });
  expect(land.engine.decisions(at).map(({ seat, kind }) => [seat, kind])).toContainEqual([1, 'placeMarker']);
  expect([...land.engine.legalActions(at, 1)]).toEqual([]);
  // Where every town and city has one, all can see that no marker fits.
  const full = land.position({
    companies: two,
    seats: [{}, { markers: ['lighthouse'] }],
    developments: ['1,0 capital', '0,1 corn', '1,1 cattle'],
  });
  expect(land.engine.decisions(full).map(({ kind }) => kind)).toEqual(['build']);
});

test('HT-DM-G2: a place that suits only a marker that lies elsewhere is no place for any', () => {
  // Each of the cities suits a cannery and nothing else.
  const coast = toyTable(['S m C m C', ' ~ ~ ~ ~ ~']);
  const at = (developments: string[]) =>
    coast.position({
      companies: two.map((company) => ({ ...company, at: '0,0' })),
      seats: [{}, { markers: ['port'] }],
      developments,
    });
  const asked = (developments: string[]) => coast.engine.decisions(at(developments)).map(({ kind }) => kind);
  expect(asked([])).toEqual(['build', 'placeMarker']);
  expect(asked(['2,0 cannery'])).toEqual(['build']);
});

test('HT-DM-G2: another seat placing a marker leaves the ids of decisions as they are', () => {
  const at = land.position({
    companies: two,
    seats: [{ markers: ['corn'] }, { markers: ['capital', 'cattle'] }],
  });
  const ids = (state: typeof at, seat: number) =>
    land.engine
      .decisions(state)
      .filter((decision) => decision.seat === seat)
      .map(({ id }) => id);
  const after = land.play(at, put(1, 'capital', '1,0'));
  expect(ids(after, 0)).toEqual(ids(at, 0));
  expect(ids(after, 1)).not.toEqual(ids(at, 1));
  const built = land.play(at, land.build('0,0|1,0'));
  expect(ids(built, 1)).toEqual(ids(at, 1));
  expect(ids(built, 0)).not.toEqual(ids(at, 0));
});

test('E-STALE-1: a phase is asked anew with every act of its seat', () => {
  const at = land.position({ companies: two });
  const built = land.play(at, land.build('0,0|1,0'), land.build('1,0'));
  expect(
    [at, built].map((state) => land.engine.decisions(state).map(({ kind, since }) => [kind, since])),
  ).toEqual([[['build', 0]], [['build', 2]]]);
});

test('HT-DM-G3: on a town or city only; nobody need be connected', () => {
  const at = land.position({ companies: two, seats: [{ markers: ['capital'] }] });
  expect(land.refusal(at, put(0, 'capital', '2,0'))).toBe('marker/no-town-or-city HT-DM-G3');
  expect(land.refusal(at, put(0, 'capital', '1,1'))).toBeNull();
});

test('HT-DM-G4: not on a starting city', () => {
  const at = land.position({ companies: two, seats: [{ markers: ['cattle'] }] });
  expect(land.refusal(at, put(0, 'cattle', '3,0'))).toBe('marker/starting-city HT-DM-G4');
  expect(land.refusal(at, put(0, 'cattle', '1,0'))).toBeNull();
});

test("HT-DM-G4: but on Silver Streak's ordinary start city", () => {
  const streak = [{ id: 'silver-streak', at: '1,0' }, two[1]];
  const at = land.position({ companies: streak, seats: [{ markers: ['cattle'] }] });
  expect(land.refusal(at, put(0, 'cattle', '1,0'))).toBeNull();
});

test('HT-DM-G5: not where one lies already', () => {
  const at = land.position({
    companies: two,
    seats: [{ markers: ['cattle'] }],
    developments: ['1,0 capital'],
  });
  expect(land.refusal(at, put(0, 'cattle', '1,0'))).toBe('marker/occupied HT-DM-G5');
  expect(land.refusal(at, put(0, 'cattle', '1,1'))).toBeNull();
});

test('HT-DM-G6: a placed marker is public and belongs to nobody', () => {
  const at = land.position({ companies: two, seats: [{ markers: ['capital', 'corn'] }] });
  const after = land.play(at, put(0, 'capital', '1,0'));
  expect(after.developments).toEqual([{ marker: 'capital', hex: land.hex('1,0') }]);
  expect(land.engine.view(after, 1).developments).toEqual(after.developments);
  expect(Object.keys(after.developments[0])).toEqual(['marker', 'hex']);
});
