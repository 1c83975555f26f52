// HT-TURN, HT-INCOME, HT-EVENT, HT-UPKEEP, HT-DIVIDEND, HT-UPGRADE: a turn from its build phase to its end.

import { describe, expect, test } from 'vitest';
import { dividendPoints } from '../../../../rulesets/hex-tycoon/rules/actions/pay-dividend.js';
import { baseRules } from '../../../../rulesets/hex-tycoon/rules/hex-tycoon.js';
import { incomeOf } from '../../../../rulesets/hex-tycoon/rules/income.js';
import { stackLuck } from '../../../../src/testing/index.js';
import { runStep, type Toy, toyTable } from '../toy-table.js';

const land = toyTable(['S o C S', ' . . . .']);
const ROAD = '0,0|1,0 1,0 1,0|2,0 2,0';
const own = (more: object = {}) => ({ id: 'red-runner', at: '0,0', ...more });
const rival = (more: object = {}) => ({ id: 'white-wonder', seat: 1, at: '3,0', ...more });
const stand = (more: object = {}, state: object = {}) =>
  land.position({ companies: [own(more), rival()], state });
const end = (seat: number) => ({ type: 'endPhase', seat }) as const;

function income(at: Toy, company = 0): number {
  const { rules, board } = land.engine.settingOf(at as never);
  return incomeOf({ rules, board, state: at }, at.companies[company]);
}

test('HT-TURN-1: seven phases in their order, none twice', () => {
  const seen: string[] = [];
  // An event without a roll of its own: mail, or freight in the early rounds.
  let at = stackLuck(stand({ money: 9 }), { dice: [[1, 6, 4]] }).state;
  const { turn } = at;
  while (at.turn?.company === turn?.company && seen.length < 20) {
    const [{ seat, kind }] = land.engine.decisions(at);
    seen.push(kind);
    const result = land.engine.tryAction(
      at,
      kind === 'dividend' ? { type: 'payDividend', seat, amount: 0 } : end(seat),
    );
    if (!result.ok) throw new Error(result.rejection.code);
    for (const { type } of result.events) seen.push(type);
    at = result.state;
  }
  const phases = seen.filter(
    (name) => !['obsolescenceGained', 'victoryPointsChanged', 'companyMoneyGained'].includes(name),
  );
  expect(phases).toEqual([
    'build',
    'companyIncomePaid',
    'eventRolled',
    'upkeepPaid',
    'dividendsRolled',
    'dividend',
    'dividendPaid',
    'upgrade',
    'turnBegan',
  ]);
  expect(at.turn?.company).toBe('white-wonder');
});

test('HT-TURN-2: one company runs all its phases; others and other phases are refused', () => {
  const at = stand({ money: 9 });
  expect(land.refusal(at, { type: 'payDividend', seat: 0, amount: 1 })).toBe('turn/not-now HT-TURN-2');
  expect(land.refusal(at, { type: 'upgradeTrainLevel', seat: 0 })).toBe('turn/not-now HT-TURN-2');
  expect(land.refusal(at, land.build('3,0|2,0', 1))).toBe('turn/not-yours E-TURN-1');
  const holder = land.position({ companies: [own(), rival()], seats: [{}, { markers: ['capital'] }] });
  expect(land.refusal(holder, land.build('3,0|2,0', 1))).toBe('turn/not-now HT-TURN-2');
  expect(land.refusal(at, land.build('0,0|1,0'))).toBeNull();
});

describe('HT-TURN-3: phases without a decision', () => {
  test('HT-TURN-3: income, event and upkeep run by themselves', () => {
    const at = land.play(stand({ money: 9 }), end(0));
    expect(at.phase).toBe('dividend');
    expect(at.turn?.income).toBe(2);
  });
  test('HT-TURN-3: a phase in which only doing nothing is left is passed', () => {
    // 1 MB is spent on the only hexside that it pays for; then nothing but waiting for dice is left.
    const at = land.play(stand({ money: 1 }), land.build('0,0|1,0'));
    expect(at.phase).not.toBe('build');
  });
  test('HT-TURN-3, Q28: every phase that passes by itself is told', () => {
    const told = (at: Toy, action: Parameters<typeof land.engine.tryAction>[1]) => {
      const result = land.engine.tryAction(at, action);
      if (!result.ok) throw new Error(result.rejection.code);
      return result.events.flatMap((event) =>
        event.type === 'phasePassed' ? [`${event.company} ${event.phase}`] : [],
      );
    };
    // The last MB is spent in the Build Phase, and the income goes to the upkeep.
    const broke = { money: 1, trainLevel: 9 };
    expect(told(stand(broke), land.build('0,0|1,0'))).toEqual([
      'red-runner build',
      'red-runner dividend',
      'red-runner upgrade',
    ]);
    // A phase that is ended by its seat is not told as passed.
    expect(told(stand({ money: 9 }), end(0))).toEqual([]);
  });
  // The first company spends its last MB in its Build Phase; what it is asked next.
  const askedBroke = (markers: readonly string[], developments: string[] = [], theirs: string[] = []) => {
    const at = land.position({
      companies: [own({ money: 1 }), rival()],
      seats: [{ markers: [...markers] }, { markers: theirs }],
      developments,
    });
    const after = land.play(at, land.build('0,0|1,0'));
    const asked = land.engine.decisions(after).map(({ seat, kind }) => `${seat} ${kind}`);
    return after.turn?.company === 'red-runner' ? asked : [];
  };
  test('HT-TURN-3: but it waits where the seat may have a development marker to place', () => {
    expect(askedBroke(['capital'])).toEqual(['0 build', '0 placeMarker']);
    expect(askedBroke([])).toEqual(['0 dividend']);
  });
  test('HT-TURN-3: whether one that it holds fits is secret, and the wait does not tell', () => {
    // No place on this map suits a port; a city and a town suit other markers.
    expect(askedBroke(['port'])).toEqual(['0 build', '0 placeMarker']);
    expect(askedBroke(['port'], ['2,0 capital'])).toEqual(['0 build', '0 placeMarker']);
    // With every place taken nobody can have one to place, and everybody knows.
    expect(askedBroke(['port'], ['2,0 capital', '1,0 corn'])).toEqual(['0 dividend']);
  });
  test('HT-TURN-3: markers of others keep no company waiting that can do nothing; they are asked in turn', () => {
    expect(askedBroke([], [], ['capital'])).toEqual(['0 dividend', '1 placeMarker']);
    const broke = { money: 0, obsolescence: 90, trainLevel: 9 };
    const at = land.position({
      companies: [own(broke), rival(broke)],
      seats: [{}, { markers: ['capital'] }],
      state: { phase: 'end', round: 7 },
    });
    const { state } = runStep(land.engine, at, 'endTurn');
    const began = land.engine.deserialize(land.engine.serialize(state as never)) as typeof at;
    expect(land.engine.decisions(began).map(({ seat, kind }) => `${seat} ${kind}`)).toEqual([
      '1 build',
      '1 placeMarker',
    ]);
  });
  test('HT-TURN-3, E-HOST-4: where all are broke a round passes by itself, and before the next one the table may stop', () => {
    const broke = { money: 0, obsolescence: 90, trainLevel: 9 };
    let at = land.position({
      options: { roundLimit: null, tycoons: true },
      // The robber's theft has a single victim, so it asks nobody either.
      seats: [{ tycoon: 'rob-the-robber-baron' }, {}],
      companies: [own(broke), rival(broke)],
      state: { phase: 'upgrade', round: 7 },
    });
    const asked = () => land.engine.decisions(at).map(({ seat, kind }) => `${at.round} ${seat} ${kind}`);
    for (const round of [9, 11]) {
      at = land.play(at, end(0));
      expect(asked()).toEqual([`${round} 0 build`]);
    }
    at = land.engine.applyAction(at, { type: 'dropSeat', seat: null, target: 0 });
    expect(asked()).toEqual(['13 1 build']);
    const over = land.engine.applyAction(at, { type: 'endGame', seat: null });
    expect([over.outcome?.reason, over.round]).toEqual(['agreed', 13]);
  });
});

describe('income', () => {
  test('HT-INCOME-1: 2 MB a city, 1 a town, whatever lies twice counts once', () => {
    expect(income(stand({ rails: ROAD }))).toBe(2 + 1 + 2);
    expect(income(stand({ rails: '0,0|1,0 1,0 1,0|2,0' }))).toBe(2 + 1);
    const twice = land.position({
      options: { shutout: true },
      companies: [own({ rails: `${ROAD} 2,0` }), rival()],
    });
    expect(income(twice)).toBe(5);
  });
  test('HT-INCOME-2: 1 MB for a development marker in a connected place, whoever placed it', () => {
    const with_ = (...developments: string[]) =>
      land.position({ companies: [own({ rails: ROAD }), rival({ rails: '3,0|2,0 2,0' })], developments });
    expect(income(with_())).toBe(5);
    expect(income(with_('2,0 capital'))).toBe(6);
    expect(income(with_('2,0 capital'), 1)).toBe(2 + 2 + 1);
    expect(income(with_('1,0 corn'), 1)).toBe(4);
  });
  test('HT-INCOME-3: 1 MB for an own station', () => {
    const at = land.position({
      companies: [own({ rails: ROAD, stations: '2,0' }), rival({ rails: '3,0|2,0 2,0' })],
    });
    expect([income(at), income(at, 1)]).toEqual([6, 4]);
  });
  test('HT-INCOME-3: and as much again for every further one', () => {
    const at = land.position({ companies: [own({ rails: ROAD, stations: '0,0 2,0' }), rival()] });
    expect(income(at)).toBe(5 + 1 + 1);
  });
  test('HT-INCOME-4: 2 MB more for a starting city other than the own', () => {
    expect(income(stand({ rails: `${ROAD} 2,0|3,0 3,0` }))).toBe(5 + 4);
    expect(income(stand())).toBe(2);
  });
  test('HT-INCOME-4: from an ordinary city every starting city counts', () => {
    const at = land.position({
      companies: [{ id: 'silver-streak', at: '2,0', rails: '2,0|3,0 3,0' }, rival()],
    });
    expect(income(at)).toBe(2 + 4);
  });
  test('HT-INCOME-5: 1 MB less for every obsolescence token, but never below 0', () => {
    expect([0, 3, 5, 9].map((obsolescence) => income(stand({ rails: ROAD, obsolescence })))).toEqual([
      5, 2, 0, 0,
    ]);
  });
  test('HT-INCOME-6: 2 MB for a company that has built nothing', () => {
    expect(income(stand())).toBe(2);
    const town = land.position({
      companies: [{ id: 'silver-streak', at: '2,0' }, rival()],
      developments: ['2,0 capital'],
    });
    expect(income(town)).toBe(3);
  });
  test('HT-INCOME-7: paid by itself, then come loans and stocks', () => {
    const at = land.position({ options: { loans: true }, companies: [own({ money: 5 }), rival()] });
    const after = land.play(at, end(0));
    expect(after.phase).toBe('income');
    expect(after.companies[0].money).toBe(7);
    expect(after.turn?.income).toBe(2);
    expect(land.play(after, end(0)).phase).not.toBe('income');
    expect(land.play(stand({ money: 5 }), end(0)).phase).toBe('dividend');
  });
});

describe('events', () => {
  const roll = (
    dice: number[],
    { round = 4, ...more }: { round?: number; id?: string; trainLevel?: number } = {},
  ) => {
    const at = stand(more, { phase: 'event', round });
    const { state, events } = runStep(land.engine, at, 'rollEvent', ...dice);
    const [before, after] = [at.companies[0], state.companies[0]];
    return {
      event: (events.find(({ type }) => type === 'eventRolled') as { event?: string } | undefined)?.event,
      tokens: after.obsolescence - before.obsolescence,
      money: after.money - before.money,
      points: after.points - before.points,
    };
  };
  test.each([
    [1, 'lost-contracts', { tokens: 1, money: 0, points: 0 }],
    [2, 'trucks-and-roads', { tokens: 1, money: 0, points: 0 }],
    [4, 'mail', { tokens: 0, money: 0, points: 1 }],
    [5, 'passengers', { tokens: 0, money: 1, points: 1 }],
    [6, 'freight', { tokens: 0, money: 1, points: 0 }],
  ])('HT-EVENT-1: %i is %s', (die, event, effect) => {
    expect(roll([die])).toEqual({ event, ...effect });
  });
  test('HT-EVENT-2: 2 more in rounds 1 to 3', () => {
    expect([1, 2, 3].map((round) => roll([2], { round }).event)).toEqual(['mail', 'mail', 'mail']);
    expect(roll([2], { round: 4 }).event).toBe('trucks-and-roads');
    expect(roll([5], { round: 1 }).event).toBe('freight');
  });
  test('HT-EVENT-3: 1 more for Golden Boy, on top', () => {
    expect(roll([3], { id: 'golden-boy' }).event).toBe('mail');
    expect(roll([1], { id: 'golden-boy', round: 3 }).event).toBe('mail');
  });
  test('HT-COMPANY-10: Golden Boy never loses contracts, and his wreck roll is as everybody rolls it', () => {
    expect(roll([1], { id: 'golden-boy' }).event).toBe('trucks-and-roads');
    expect(roll([2, 2, 2, 6], { id: 'golden-boy', trainLevel: 5 })).toMatchObject({
      event: 'train-wreck',
      points: -6,
    });
  });
  test.each([
    { trainLevel: 2, dice: [3, 1, 1], points: 0 },
    { trainLevel: 3, dice: [3, 1, 1, 4], points: -4 },
    { trainLevel: 7, dice: [3, 3, 4], points: 0 },
    { trainLevel: 8, dice: [3, 3, 4, 1], points: -1 },
    { trainLevel: 13, dice: [3, 6, 6, 6], points: -6 },
  ])('HT-EVENT-4: train level $trainLevel with $dice loses $points', ({ trainLevel, dice, points }) => {
    expect(roll(dice, { trainLevel })).toEqual({ event: 'train-wreck', tokens: 0, money: 0, points });
  });
  test('HT-EVENT-4: VP may become negative', () => {
    const at = stand({ trainLevel: 9, points: 2 }, { phase: 'event', round: 4 });
    expect(runStep(land.engine, at, 'rollEvent', 3, 1, 2, 5).state.companies[0].points).toBe(-3);
  });
  test('HT-EVENT-5: tokens pile up without limit', () => {
    const at = stand({ obsolescence: 30 }, { phase: 'event', round: 4 });
    expect(runStep(land.engine, at, 'rollEvent', 1).state.companies[0].obsolescence).toBe(31);
    expect(land.refusal(stand({ obsolescence: 3, money: 9 }), { type: 'removeObsolescence', seat: 0 })).toBe(
      'obsolescence/not-able HT-OPT-TYCOON-14',
    );
  });
});

describe('upkeep', () => {
  const pay = (more: object) => {
    const { state } = runStep(land.engine, stand(more, { phase: 'upkeep' }), 'payUpkeep');
    return [state.companies[0].money, state.companies[0].points];
  };
  test('HT-UPKEEP-1: MB equal to the train level', () => {
    expect(pay({ trainLevel: 3, money: 3 })).toEqual([0, 10]);
    expect(pay({ trainLevel: 1, money: 9 })).toEqual([8, 10]);
  });
  test('HT-UPKEEP-2: as much as there is, and nobody is asked', () => {
    expect(pay({ trainLevel: 4, money: 1 })[0]).toBe(0);
    const at = land.play(stand({ trainLevel: 2, money: 9 }), end(0));
    expect(at.phase).toBe('dividend');
  });
  test('HT-UPKEEP-3: 3 VP for every MB unpaid, and no debt', () => {
    expect(pay({ trainLevel: 4, money: 1 })).toEqual([0, 1]);
    expect(pay({ trainLevel: 4, money: 4 })).toEqual([0, 10]);
  });
  test('HT-UPKEEP-4: VP may become negative', () => {
    expect(pay({ trainLevel: 6, money: 0, points: 2 })).toEqual([0, -16]);
  });
  test('HT-COMPANY-5: Blue Lightning pays 1 less and starts at train level 2', () => {
    expect(pay({ id: 'blue-lightning', trainLevel: 4, money: 5 })).toEqual([2, 10]);
    expect(pay({ id: 'blue-lightning', trainLevel: 4, money: 1 })).toEqual([0, 4]);
    expect(pay({ id: 'blue-lightning', trainLevel: 1, money: 0 })).toEqual([0, 10]);
  });
});

describe('dividends', () => {
  test('HT-DIVIDEND-1: both dice are rolled before the decision, also without money', () => {
    const at = stand({ money: 0 }, { phase: 'dividend' });
    const { state, events } = runStep(land.engine, at, 'rollDividends', 2, 3);
    expect(state.turn?.dividendRolls).toEqual([2, 3]);
    expect(events).toMatchObject([{ type: 'dividendsRolled', dice: [2, 3] }]);
  });
  test.each([
    [0, 0],
    [2, 6],
    [4, 10],
    [5, 12],
    [7, 14],
  ])('HT-DIVIDEND-2: with rolls 2 and 3, %i MB buy %i VP', (amount, points) => {
    expect(dividendPoints(baseRules, [2, 3], amount)).toBe(points);
    const at = stand({ money: 7 }, { phase: 'dividend', turn: { dividendRolls: [2, 3] } });
    const after = land.play(at, { type: 'payDividend', seat: 0, amount });
    expect(after.companies[0].points).toBe(10 + points);
  });
  test('HT-DIVIDEND-2: no more than the company has', () => {
    const at = stand({ money: 7 }, { phase: 'dividend', turn: { dividendRolls: [2, 3] } });
    expect(land.refusal(at, { type: 'payDividend', seat: 0, amount: 8 })).toBe(
      'dividend/too-expensive HT-DIVIDEND-2',
    );
    expect(land.refusal(at, { type: 'payDividend', seat: 0, amount: 7 })).toBeNull();
  });
  test('HT-DIVIDEND-3: one decision a turn, and the money goes to the bank', () => {
    const at = stand({ money: 20 }, { phase: 'dividend', turn: { dividendRolls: [2, 3] } });
    const after = land.play(at, { type: 'payDividend', seat: 0, amount: 3 });
    expect(after.companies.map(({ money }) => money)).toEqual([17, 5]);
    expect(after.phase).toBe('upgrade');
    expect(land.refusal(after, { type: 'payDividend', seat: 0, amount: 1 })).toBe('turn/not-now HT-TURN-2');
  });
});

describe('upgrades', () => {
  const upgrade = { type: 'upgradeTrainLevel', seat: 0 } as const;
  const at = (more: object) => stand(more, { phase: 'upgrade' });

  test('HT-UPGRADE-1: one level, once a turn', () => {
    const holding = land.position({
      companies: [own({ money: 50 }), rival()],
      seats: [{ markers: ['capital'] }],
      state: { phase: 'upgrade' },
    });
    const after = land.play(holding, upgrade);
    expect(after.companies[0].trainLevel).toBe(2);
    expect(land.refusal(after, upgrade)).toBe('upgrade/one-a-turn HT-UPGRADE-1');
  });
  test('HT-UPGRADE-2: for twice the new level', () => {
    expect(land.refusal(at({ trainLevel: 3, money: 7 }), upgrade)).toBe('upgrade/too-expensive HT-UPGRADE-2');
    expect(land.play(at({ trainLevel: 3, money: 9 }), upgrade).companies[0]).toMatchObject({
      trainLevel: 4,
      money: 1,
    });
  });
  test('HT-UPGRADE-3: without an upper limit', () => {
    expect(land.play(at({ trainLevel: 40, money: 90 }), upgrade).companies[0].trainLevel).toBe(41);
  });
  test('HT-UPGRADE-4: the new level counts for the next turn', () => {
    const after = land.play(at({ trainLevel: 1, money: 4, rails: '0,0|1,0 1,0 1,0|2,0' }), upgrade);
    const next = {
      ...after,
      phase: 'build',
      turn: { ...after.turn, company: 'red-runner', railsBuilt: 0 },
    } as never;
    const rich = {
      ...(next as Toy),
      companies: after.companies.map((company) => ({ ...company, money: 9 })),
    };
    expect(land.refusal(rich as never, land.build('2,0'))).toBeNull();
    const before = stand({ rails: '0,0|1,0 1,0 1,0|2,0', money: 9 });
    expect(land.refusal(before, land.build('2,0'))).toBe('build/too-far HT-BUILD-11');
  });
});
