// HT-OPT-TYCOON: the fourteen tycoons, each beside a game of somebody without that ability.

import { describe, expect, test } from 'vitest';
import { newGame, picked, engine as realEngine } from '../new-game.js';
import { runStep, type ToyPosition, toyTable } from '../toy-table.js';

const land = toyTable(['S o C S', ' . F m C', 'f . M .']);
const OPTIONS = { tycoons: true, shutout: true, loans: true, stocks: true, extraRailroads: true };
const own = (more: object = {}) => ({ id: 'golden-boy', at: '0,0', money: 40, trainLevel: 5, ...more });
const rival = (more: object = {}) => ({ id: 'white-wonder', seat: 1, at: '3,0', money: 40, ...more });
const stand = (tycoon: string | undefined, more: object = {}, rest: Partial<ToyPosition> = {}) =>
  land.position({
    options: OPTIONS,
    companies: [own(more), rival()],
    seats: [tycoon === undefined ? {} : { tycoon, markers: ['capital'] }, {}],
    ...rest,
  });

// VP that building on a site brings, beside what it brings a player without the tycoon.
function gain(tycoon: string, rails: string, site: string, developments: string[] = []): number {
  const after = (who: string | undefined) =>
    land.play(stand(who, { rails }, { developments }), land.build(site)).companies[0].points;
  expect(after(undefined)).toBe(10);
  return after(tycoon) - 10;
}

const TO_TOWN = '0,0|1,0';
const TO_CITY = '0,0|1,0 1,0 1,0|2,0';
const TO_FOREST = '0,0|1,0 1,0 1,0|1,1';
const TO_MOUNTAIN = '0,0|1,0 1,0 1,0|2,0 2,0 2,0|2,1';
const TO_MOUNTAIN_TOWN = `${TO_MOUNTAIN} 2,1 2,1|2,2`;

describe('picking tycoons', () => {
  test('HT-OPT-TYCOON-0: each picks one in rolled order, a taken one is refused', () => {
    const at = picked(newGame({ seats: 2, options: { tycoons: true } }));
    const [first, second] = at.queue;
    const pick = (seat: number, tycoon: string) => ({ type: 'chooseTycoon', seat, tycoon }) as const;
    const after = realEngine.applyAction(at, pick(first, 'fast-eddy'));
    expect(after.seats[first].tycoon).toBe('fast-eddy');
    expect(realEngine.checkAction(after, pick(second, 'fast-eddy'))).toMatchObject({
      code: 'setup/tycoon-taken',
      rule: 'HT-OPT-TYCOON-0',
    });
    expect(realEngine.checkAction(after, pick(second, 'dealer-dan'))).toBeNull();
  });
});

test('HT-OPT-TYCOON-0b: only the first rail marker in an interior connects, and only one that is built', () => {
  expect(gain('boss-hawg', TO_TOWN, '1,0')).toBe(1);
  expect(gain('boss-hawg', `${TO_TOWN} 1,0`, '1,0')).toBe(0);
  expect(gain('boss-hawg', '', '0,0|1,0')).toBe(0);
  // The set-up marker gives the one who collects cities nothing.
  expect(stand('city-slicker-sid').companies[0].points).toBe(10);
});

test('HT-OPT-TYCOON-1: Boss Hawg gains 1 VP for a town', () => {
  expect(gain('boss-hawg', TO_TOWN, '1,0')).toBe(1);
  expect(gain('boss-hawg', TO_FOREST, '1,1')).toBe(1);
  expect(gain('boss-hawg', TO_CITY, '2,0')).toBe(0);
});
test('HT-OPT-TYCOON-2: City Slicker Sid gains 1 VP for a city or starting city', () => {
  expect(gain('city-slicker-sid', TO_CITY, '2,0')).toBe(1);
  expect(gain('city-slicker-sid', `${TO_CITY} 2,0 2,0|3,0`, '3,0')).toBe(1);
  expect(gain('city-slicker-sid', TO_TOWN, '1,0')).toBe(0);
});
test('HT-OPT-TYCOON-3: Pick Axe Pete gains 1 VP for a mountain or forest, with or without town', () => {
  expect(gain('pick-axe-pete', TO_MOUNTAIN, '2,1')).toBe(1);
  expect(gain('pick-axe-pete', TO_MOUNTAIN_TOWN, '2,2')).toBe(1);
  expect(gain('pick-axe-pete', TO_FOREST, '1,1')).toBe(1);
  expect(gain('pick-axe-pete', TO_TOWN, '1,0')).toBe(0);
});
test('HT-OPT-TYCOON-4: Uncle Moneybags starts with 12 MB', () => {
  let at = picked(newGame({ seats: 2, options: { tycoons: true } }));
  const [uncle, other] = at.queue;
  at = realEngine.applyActions(at, [
    { type: 'chooseTycoon', seat: uncle, tycoon: 'uncle-moneybags' },
    { type: 'chooseTycoon', seat: other, tycoon: 'fast-eddy' },
  ]);
  while (at.turn === null) at = realEngine.applyAction(at, realEngine.sampleAction(at, at.queue[0]) as never);
  const money = Object.fromEntries(at.companies.map((company) => [company.seat, company.money]));
  expect([money[uncle], money[other]]).toEqual([12, 5]);
});
test('HT-OPT-TYCOON-5: Fast Eddy may upgrade twice a turn, each level at its price', () => {
  const upgrade = { type: 'upgradeTrainLevel', seat: 0 } as const;
  const state = { phase: 'upgrade' } as const;
  const twice = land.play(stand('fast-eddy', { trainLevel: 3 }, { state }), upgrade, upgrade);
  expect(twice.companies[0]).toMatchObject({ trainLevel: 5, money: 40 - 8 - 10 });
  expect(land.refusal(twice, upgrade)).toBe('upgrade/one-a-turn HT-UPGRADE-1');
  const once = land.play(stand('boss-hawg', { trainLevel: 3 }, { state }), upgrade);
  expect(land.refusal(once, upgrade)).toBe('upgrade/one-a-turn HT-UPGRADE-1');
});
test('HT-OPT-TYCOON-6: Daddy Rawhide gains 1 VP for a hex that holds a development marker at that moment', () => {
  expect(gain('daddy-rawhide', TO_TOWN, '1,0', ['1,0 corn'])).toBe(1);
  expect(gain('daddy-rawhide', TO_TOWN, '1,0')).toBe(0);
  const later = stand(
    'daddy-rawhide',
    { rails: TO_CITY },
    { seats: [{ tycoon: 'daddy-rawhide', markers: ['cattle', 'capital'] }] },
  );
  const placed = land.play(later, land.build('2,0'), {
    type: 'placeDevelopmentMarker',
    seat: 0,
    marker: 'capital',
    hex: land.hex('2,0'),
  });
  expect(placed.companies[0].points).toBe(10);
});
test('HT-OPT-TYCOON-7: Bob the Builder has 7 stations, and builds one a turn as everybody', () => {
  const at = stand('bob-the-builder', { rails: `${TO_CITY} 2,0` });
  expect(at.companies[0].stationsLeft).toBe(7);
  expect(stand('boss-hawg').companies[0].stationsLeft).toBe(5);
  const station = (cell: string) => ({ type: 'buildStation', seat: 0, hex: land.hex(cell) }) as const;
  expect(land.refusal(land.play(at, station('0,0')), station('2,0'))).toBe('station/one-a-turn HT-BUILD-16');
});
test('HT-OPT-TYCOON-8: Philanthropic Phil adds 1 to each dividend roll', () => {
  const rolls = (tycoon: string) =>
    runStep(land.engine, stand(tycoon, {}, { state: { phase: 'dividend' } }), 'rollDividends', 6, 1).state
      .turn?.dividendRolls;
  expect(rolls('philanthropic-phil')).toEqual([7, 2]);
  expect(rolls('boss-hawg')).toEqual([6, 1]);
});
test('HT-OPT-TYCOON-9: Bill the Bastard may have three rail markers on a site, capacity permitting', () => {
  const two = { rails: `${TO_TOWN} ${TO_TOWN}` };
  expect(land.refusal(stand('bill-the-bastard', two), land.build(TO_TOWN))).toBeNull();
  expect(land.refusal(stand('boss-hawg', two), land.build(TO_TOWN))).toBe(
    'build/shutout-limit HT-OPT-SHUTOUT-1',
  );
  const steep = { rails: `${TO_CITY} 2,0 2,0|2,1 2,0|2,1` };
  expect(land.refusal(stand('bill-the-bastard', steep), land.build('2,0|2,1'))).toBe(
    'build/site-full HT-BUILD-9',
  );
});
test('HT-OPT-TYCOON-10: Lester the Investor adds 2 to the investment roll, not to the loan', () => {
  const rolls = (tycoon: string) => {
    const { state } = runStep(
      land.engine,
      stand(tycoon, {}, { state: { phase: 'income' } }),
      'payIncome',
      3,
      3,
      2,
      2,
    );
    return [state.turn?.loanRoll, state.turn?.investmentRoll];
  };
  expect(rolls('lester-the-investor')).toEqual([6, 6]);
  expect(rolls('boss-hawg')).toEqual([6, 4]);
});
describe('Boris', () => {
  const at = (seats: ToyPosition['seats'], active: string) =>
    stand(
      undefined,
      {},
      {
        seats: seats ?? [],
        companies: [own(), rival(), { id: 'pink-puffer', seat: 0, at: '2,0', extra: true }],
        state: { phase: 'income', turn: { company: active, income: 2, loanRoll: 9 } },
      },
    );
  test("HT-OPT-TYCOON-11: Boris the Banker gains 1 VP a loan, whoever's and however large, for his first company", () => {
    const others = land.play(at([{ tycoon: 'boris-the-banker' }], 'white-wonder'), {
      type: 'takeLoan',
      seat: 1,
      amount: 5,
    });
    expect(others.companies.map(({ points }) => points)).toEqual([11, -5, 10]);
    const own_ = land.play(at([{ tycoon: 'boris-the-banker' }], 'pink-puffer'), {
      type: 'takeLoan',
      seat: 0,
      amount: 1,
    });
    expect(own_.companies.map(({ points }) => points)).toEqual([11, 10, 7]);
  });
});
describe('Mike', () => {
  const at = (active: string, tycoons: ToyPosition['seats']) =>
    stand(
      undefined,
      {},
      {
        companies: [own(), rival(), { id: 'pink-puffer', seat: 0, at: '2,0', extra: true, money: 40 }],
        seats: tycoons ?? [],
        state: { phase: 'upgrade', turn: { company: active } },
      },
    );
  test("HT-OPT-TYCOON-12: Mike the Mechanic gains 1 VP for each level of another player's company", () => {
    const upgrade = (seat: number) => ({ type: 'upgradeTrainLevel', seat }) as const;
    const twice = land.play(
      at('white-wonder', [{ tycoon: 'mike-the-mechanic' }, { tycoon: 'fast-eddy' }]),
      upgrade(1),
      upgrade(1),
    );
    expect(twice.companies.map(({ points }) => points)).toEqual([12, 10, 10]);
    // HT-OPT-EXTRA-8: his own companies are not another player's.
    const own_ = land.play(at('pink-puffer', [{ tycoon: 'mike-the-mechanic' }, {}]), upgrade(0));
    expect(own_.companies.map(({ points }) => points)).toEqual([10, 10, 10]);
  });
});
describe('Rob', () => {
  const companies = [own(), rival({ points: 0 }), { id: 'pink-puffer', seat: 0, at: '2,0', extra: true }];
  const at = stand(
    undefined,
    {},
    { companies, seats: [{ tycoon: 'rob-the-robber-baron' }], state: { phase: 'steal' } },
  );
  const steal = (target: string) => ({ type: 'stealVictoryPoint', seat: 0, target }) as const;
  test('HT-OPT-TYCOON-13: Rob the Robber Baron must take 1 VP from an opponent before he builds', () => {
    expect(land.engine.decisions(at)).toMatchObject([{ seat: 0, kind: 'steal', optional: false }]);
    expect(land.refusal(at, land.build('0,0|1,0'))).toBe('turn/not-now HT-TURN-2');
    const after = land.play(at, steal('white-wonder'));
    expect(after.companies.map(({ points }) => points)).toEqual([11, -1, 10]);
    expect(after.phase).toBe('build');
    expect(land.refusal(at, steal('red-runner'))).toBe('steal/no-such-company HT-OPT-TYCOON-13');
  });
  test('HT-OPT-EXTRA-8: his own companies are no opponents', () => {
    expect(land.refusal(at, steal('pink-puffer'))).toBe('steal/not-an-opponent HT-OPT-EXTRA-8');
  });
  test('HT-OPT-TYCOON-13: on every own turn, and nobody else does', () => {
    const before = stand(
      undefined,
      {},
      {
        companies,
        seats: [{}, { tycoon: 'rob-the-robber-baron' }],
        state: { phase: 'end', turnOrder: ['golden-boy', 'white-wonder', 'pink-puffer'] },
      },
    );
    expect(runStep(land.engine, before, 'endTurn').state.phase).toBe('steal');
    const next = { ...before, turn: { ...before.turn, company: 'white-wonder' } } as typeof before;
    expect(runStep(land.engine, next, 'endTurn').state.phase).toBe('build');
  });
});
describe('Dan', () => {
  const remove = { type: 'removeObsolescence', seat: 0 } as const;
  const end = { type: 'endPhase', seat: 0 } as const;
  // Without loans and stocks nobody else is asked anything between his Build Phase and his dividends.
  const plain = (tycoon: string, more: object, state: object) =>
    stand(
      tycoon,
      { id: 'pink-puffer', ...more },
      {
        options: { tycoons: true },
        seats: [{ tycoon }, {}],
        state: { round: 4, ...state },
      },
    );
  const kinds = (at: Parameters<typeof land.engine.decisions>[0]) =>
    land.engine.decisions(at).map(({ kind }) => kind);

  test('HT-OPT-TYCOON-14: with what his income brings, before the upkeep takes it', () => {
    // 2 MB for the start city and 3 for cities and towns, less 2 for tokens: 3 MB, which an upkeep of 5 would take.
    const rails = '0,0|1,0 1,0 1,0|2,0 2,0';
    const earning = (tycoon: string, obsolescence: number) =>
      plain(tycoon, { rails, obsolescence, money: 0, trainLevel: 5 }, { phase: 'income' });
    const { state } = runStep(land.engine, earning('dealer-dan', 2), 'payIncome');
    expect([state.phase, state.companies[0].money, kinds(state as never)]).toEqual(['income', 3, ['income']]);
    const at = land.engine.deserialize(land.engine.serialize(state as never)) as ReturnType<typeof plain>;
    expect(land.refusal(at, remove)).toBeNull();
    const paid = land.engine.tryAction(at, remove);
    const told = paid.ok ? paid.events.map(({ type }) => type) : [];
    expect(told.slice(0, 2)).toEqual(['obsolescenceRemoved', 'phasePassed']);
    // An income of nothing brings no moment to pay, even with money from before.
    const idle = plain('dealer-dan', { rails, obsolescence: 9, money: 9 }, { phase: 'income' });
    expect(runStep(land.engine, idle, 'payIncome').state.phase).toBe('event');
    // Nobody else is asked anything here, nor he with less than 3 MB or without a token.
    for (const [tycoon, tokens] of [
      ['boss-hawg', 2],
      ['dealer-dan', 3],
      ['dealer-dan', 0],
    ] as const)
      expect(runStep(land.engine, earning(tycoon, tokens), 'payIncome').state.phase).toBe('event');
  });
  test.each([
    ['dealer-dan', 6, 2, 'beforeUpkeep'], // Freight: 2 + 1 MB
    ['dealer-dan', 5, 2, 'beforeUpkeep'], // Passengers: 2 + 1 MB
    ['dealer-dan', 6, 1, 'upkeep'], // 1 + 1 MB is not enough
    ['dealer-dan', 1, 3, 'beforeUpkeep'], // Lost Contracts: a token, and 3 MB from before
    ['dealer-dan', 4, 9, 'upkeep'], // Mail brings neither money nor tokens
    ['boss-hawg', 6, 2, 'upkeep'],
  ])('HT-OPT-TYCOON-14: %s with an event of %i and %i MB goes to %s', (tycoon, die, money, phase) => {
    const at = plain(tycoon, { obsolescence: 1, money }, { phase: 'event' });
    expect(runStep(land.engine, at, 'rollEvent', die).state.phase).toBe(phase);
  });
  test('HT-OPT-TYCOON-14: before the upkeep he pays or lets it be; nothing else is played there', () => {
    const at = plain('dealer-dan', { obsolescence: 2, money: 4, trainLevel: 2 }, { phase: 'beforeUpkeep' });
    expect(kinds(at)).toEqual(['beforeUpkeep']);
    expect([...land.engine.legalActions(at)].map(({ type }) => type)).toEqual([
      'removeObsolescence',
      'endPhase',
    ]);
    expect(land.refusal(at, land.build('0,0|1,0'))).toBe('turn/not-now HT-TURN-2');
    const upkeep = (...actions: (typeof remove | typeof end)[]) => {
      const { money, obsolescence, points } = land.play(at, ...actions).companies[0];
      return [money, obsolescence, points];
    };
    expect(upkeep(end)).toEqual([2, 2, 10]);
    // 1 MB is left for an upkeep of 2.
    expect(upkeep(remove)).toEqual([0, 1, 7]);
  });
  test('HT-OPT-TYCOON-14, E-HOST-2: dropped, he pays nothing and nobody waits for him', () => {
    const at = plain('dealer-dan', { obsolescence: 2, money: 4, trainLevel: 2 }, { phase: 'beforeUpkeep' });
    const after = land.engine.applyAction(at, { type: 'dropSeat', seat: null, target: 0 });
    expect(after.companies[0]).toMatchObject({ obsolescence: 2, money: 2 });
    expect(after.turn?.company).toBe('white-wonder');
  });
  test('HT-OPT-TYCOON-14: Dealer Dan may pay 3 MB to discard a token, as often as he can', () => {
    const after = land.play(stand('dealer-dan', { obsolescence: 3, money: 7 }), remove, remove);
    expect(after.companies[0]).toMatchObject({ obsolescence: 1, money: 1 });
    expect(land.refusal(after, remove)).toBe('obsolescence/too-expensive HT-OPT-TYCOON-14');
    expect(land.refusal(stand('dealer-dan'), remove)).toBe('obsolescence/none HT-OPT-TYCOON-14');
    expect(land.refusal(stand('boss-hawg', { obsolescence: 3 }), remove)).toBe(
      'obsolescence/not-able HT-OPT-TYCOON-14',
    );
  });
  test.each(['build', 'income', 'dividend', 'upgrade'] as const)(
    'HT-OPT-TYCOON-14: at any own decision point: %s',
    (phase) => {
      const turn = { income: 2, loanRoll: 4, investmentRoll: 4, dividendRolls: [1, 1] };
      expect(
        land.refusal(stand('dealer-dan', { obsolescence: 1 }, { state: { phase, turn } }), remove),
      ).toBeNull();
    },
  );
});
