// E-SHAPE-3 and E-SHAPE-4 on this title's actions: the order of cards and lines in a declaration, a sale or a proof does not
// matter, nor does a route that says nothing.

import { expect, test } from 'vitest';
import { twentiethCenturyLimited } from '../../../../rulesets/twentieth-century-limited/ruleset';
import { createEngine } from '../../../../src/core/engine';
import { greedyBot, playGame } from '../../../../src/players/bots';
import { play, position, refusal, toyBoard } from '../toy-board';

const toy = toyBoard({
  lines: 'a-x x-b b-y y-c a-w w-b',
  cities: 'a b c',
  companies: Array.from({ length: 28 }, () => '10: a b c'),
  regionals: [1, 2, 3, 4, 5, 6, 7, 8].flatMap((era) => Array(10).fill(`${era}: a b c`)),
});
const lines = (names: string) => names.split(' ').map(toy.line);
// Own a-x, x-b, b-y and the way round by w; y-c is foreign.
const state = position(toy, 2, {
  seats: [
    {
      track: toy.lines('a-x x-b b-y a-w w-b'),
      companies: [toy.company],
      regionals: [0, 10],
      stack: [20, 30, toy.company + 9],
    },
    { track: toy.lines('y-c') },
  ],
});
const paid = { opponentLines: lines('y-c'), seat: 0 };
const company = { type: 'scoreCompanyCard', card: toy.company, ...paid };
const regional = { type: 'scoreRegionalCard', card: 0, ...paid };
const claim = (revealed: readonly number[]) => ({
  type: 'claimBonusCard',
  seat: 0,
  card: toy.bonus,
  revealed,
});
const sold = play(
  toy,
  state,
  { ...company, routeLines: lines('a-x x-b b-y y-c') },
  { type: 'drawCompanyCard', seat: 0, source: 'deck' },
);
const sale = (names: string) => ({ type: 'chooseRemovedTrack', seat: 0, lines: lines(names) });

test.each<[string, typeof state, object, object]>([
  [
    'routeLines of a company',
    state,
    { ...company, routeLines: lines('y-c a-x b-y x-b') },
    { ...company, routeLines: toy.lines('a-x x-b b-y y-c') },
  ],
  [
    'routeLines of a regional',
    state,
    { ...regional, routeLines: lines('y-c x-b b-y a-x') },
    { ...regional, routeLines: toy.lines('a-x x-b b-y y-c') },
  ],
  ['lines of a sale', sold, sale('b-y x-b a-x'), sale('a-x x-b b-y')],
  ['revealed', state, claim([30, 20]), claim([20, 30])],
])('E-SHAPE-3: %s in any order: the same action, events and state', (_, at, shuffled, ordered) => {
  const [one, other] = [shuffled, ordered].map((action) => toy.engine.tryAction(at, action as never));
  expect(one).toMatchObject({ ok: true });
  expect(one).toEqual(other);
  expect(toy.engine.explainAction(at, shuffled as never)).toEqual([]);
  // The text of an action reads as its one form.
  const text = toy.engine.formatAction(at, shuffled as never);
  expect(toy.engine.parseAction(at, text)).toEqual(ordered);
});

test.each<[string, typeof state, object]>([
  ['opponentLines', state, { ...company, opponentLines: lines('y-c y-c'), routeLines: lines('a-x y-c') }],
  ['routeLines', state, { ...company, routeLines: lines('a-x x-b b-y y-c a-x') }],
  ['lines', sold, sale('a-x x-b b-y a-x')],
  ['revealed', state, claim([20, 30, 20])],
])('E-SHAPE-3: a line or card named twice in %s is malformed', (_, at, action) => {
  expect(refusal(toy, at, action)).toBe('E-SHAPE-1 action/malformed');
});

test('E-SHAPE-3: a wrong set is refused by the same rule in any order', () => {
  const short = (names: string) => ({ ...company, routeLines: lines(names) });
  expect(refusal(toy, state, short('y-c b-y x-b'))).toBe('TC-ROUTE-1 route/not-joined');
  expect(refusal(toy, state, short('x-b b-y y-c'))).toBe('TC-ROUTE-1 route/not-joined');
  expect(refusal(toy, sold, sale('y-c x-b a-x'))).toBe('TC-TRACK-4 track/not-own');
});

test.each(['scoreRegionalCard', 'scoreCompanyCard'])(
  'E-SHAPE-4: where nothing is paid for, the route of %s is left out of what is played, written and listed',
  (type) => {
    const own = position(toy, 2, {
      seats: [{ track: toy.lines('a-x x-b b-y y-c'), companies: [toy.company], regionals: [0, 10] }, {}],
    });
    const bare = { type, seat: 0, card: type === 'scoreCompanyCard' ? toy.company : 0, opponentLines: [] };
    const proved = { ...bare, routeLines: toy.lines('a-x x-b b-y y-c') };
    const [one, other] = [bare, proved].map((action) => toy.engine.tryAction(own, action as never));
    expect(one).toMatchObject({ ok: true, action: bare });
    expect(other).toEqual(one);
    expect([...toy.engine.legalActions(own)]).toContainEqual(bare);
    expect(toy.engine.formatAction(own, proved as never)).toBe(toy.engine.formatAction(own, bare as never));
    // A wrong route is refused all the same.
    expect(refusal(toy, own, { ...bare, routeLines: lines('a-x x-b') })).toBe('TC-ROUTE-1 route/not-joined');
  },
);

test('E-SHAPE-3: a game whose lists were all turned round has the same record', () => {
  const engine = createEngine([twentiethCenturyLimited]);
  const config = { seats: 3, seed: 'sets' };
  const { actions } = playGame(engine as never, 'twentieth-century-limited', { config, bots: [greedyBot] });
  let turned = 0;
  const backwards = actions.map((action) =>
    Object.fromEntries(
      Object.entries(action).map(([field, value]) => {
        if (!Array.isArray(value)) return [field, value];
        if (value.length > 1) turned++;
        return [field, [...value].reverse()];
      }),
    ),
  );
  expect(turned).toBeGreaterThan(3);
  const record = (played: readonly unknown[]) =>
    engine.record('twentieth-century-limited', config, played as never);
  expect(record(backwards)).toEqual(record(actions));
});
