// What a turn does by itself, phase by phase (HT-TURN-1, 3): income, event, upkeep, dice, and the end check.

import type { AutomaticStep } from '../../../src/core/engine/index.js';
import { emptyTurn } from '../generated/state.js';
import { ability } from './ability.js';
import { NEXT_PHASE } from './actions/end-phase.js';
import { enterPhase } from './enter-phase.js';
import { finishGame } from './final-score.js';
import { gameEnd } from './game-end.js';
import { incomeOf } from './income.js';
import { canDiscardToken } from './obsolescence.js';
import { isQuiet } from './phases.js';
import { activeCompany, companyOf, type PhaseName, type State } from './state.js';
import { TURN_DICE } from './streams.js';
import type { HexTypes, StepContext, TurnStep } from './types.js';
import { changePoints } from './victory-points.js';
import { activeToWrite } from './writers.js';

function rollDice({ luck }: Pick<StepContext, 'luck'>, count: number): number[] {
  return Array.from({ length: count }, () => luck.int(TURN_DICE, 1, 6));
}

const sumOf = (dice: readonly number[]) => dice.reduce((sum, die) => sum + die, 0);

/** Begins a round. */
export function beginRound({ emit }: Pick<StepContext, 'emit'>, state: State, round: number): void {
  state.round = round;
  state.idle = round > 1 && state.roundBegan === state.step;
  state.roundBegan = state.step;
  emit({ type: 'roundBegan', round });
}

/** HT-TURN-2: begins a company's turn, with its robber's theft or the Build Phase. */
export function beginTurn(context: StepContext, state: State, id: string): void {
  const { rules, emit } = context;
  const company = companyOf(state, id);
  // Not by spread: a spread record that is frozen later has another layout, which slows all readers of turns.
  state.turn = emptyTurn();
  state.turn.company = id;
  enterPhase(state, ability(rules, state, company, 'steals') > 0 ? 'steal' : 'build'); // HT-OPT-TYCOON-13
  emit({ type: 'turnBegan', seat: company.seat, company: id });
  rules.policies.atTurnStart(context, state, { seat: company.seat, company: id });
}

const payIncome: TurnStep = {
  name: 'payIncome',
  rule: 'HT-INCOME-7',
  due: ({ state }) => state.phase === 'income' && state.turn?.income === null,
  apply(context, state) {
    const { rules, before, emit } = context;
    const company = activeToWrite(context, state);
    const turn = state.turn;
    const at = { seat: company.seat, company: company.id };
    const amount = incomeOf({ ...context, state: before }, activeCompany(before));
    company.money += amount;
    turn.income = amount;
    emit({ type: 'companyIncomePaid', ...at, amount });
    if (rules.loans !== null) {
      const dice = rollDice(context, rules.loans.dice); // HT-OPT-LOAN-1, used or not
      turn.loanRoll = sumOf(dice);
      emit({ type: 'loanAvailabilityRolled', ...at, dice });
    }
    if (rules.stocks !== null) {
      const dice = rollDice(context, rules.stocks.dice); // HT-OPT-STOCK-1
      const bonus = ability(rules, before, company, 'investmentBonus'); // HT-OPT-TYCOON-10
      turn.investmentRoll = sumOf(dice) + bonus;
      emit({ type: 'investmentRolled', ...at, dice, bonus });
    }
    // HT-OPT-TYCOON-14: what was earned may be spent on tokens before an event and the upkeep take it.
    const mayPay = amount > 0 && canDiscardToken({ rules, state: before }, company);
    if (rules.loans === null && rules.stocks === null && !mayPay) enterPhase(state, 'event');
    rules.policies.atIncome(context, state, { ...at, amount });
  },
};

const passQuietPhase: AutomaticStep<HexTypes> = {
  name: 'passQuietPhase',
  rule: 'HT-TURN-3',
  due: isQuiet,
  apply(context, state) {
    tellPassed(context);
    enterPhase(state, NEXT_PHASE[context.before.phase] as PhaseName);
  },
};

function tellPassed({ before, emit }: StepContext): void {
  const { seat, id } = activeCompany(before);
  emit({ type: 'phasePassed', seat, company: id, phase: before.phase });
}

const rollEvent: AutomaticStep<HexTypes> = {
  name: 'rollEvent',
  rule: 'HT-EVENT-1',
  due: ({ state }) => state.phase === 'event',
  apply(context, state) {
    const { rules, before, emit } = context;
    const company = activeToWrite(context, state);
    const at = { seat: company.seat, company: company.id };
    const [die] = rollDice(context, 1);
    // HT-EVENT-2 (by rounds of the game, for extra railroads too), HT-EVENT-3
    const early = before.round <= rules.earlyRounds.last ? rules.earlyRounds.eventBonus : 0;
    const bonus = early + ability(rules, before, company, 'eventBonus');
    const row = rules.eventTable[Math.min(die + bonus, rules.eventTable.length) - 1];
    emit({ type: 'eventRolled', ...at, die, bonus, event: row.id });
    if (row.obsolescence !== undefined) {
      company.obsolescence += row.obsolescence; // HT-EVENT-5
      emit({ type: 'obsolescenceGained', ...at, count: row.obsolescence });
    }
    if (row.wreck === true) rollWreck(context, state);
    if (row.points !== undefined)
      changePoints(context, state, { company: company.id, by: row.points, reason: row.id });
    if (row.money !== undefined) {
      company.money += row.money;
      emit({ type: 'companyMoneyGained', ...at, amount: row.money });
    }
    // HT-OPT-TYCOON-14: an event that brings money or a token leaves a moment to pay before the upkeep.
    const isNews = row.money !== undefined || row.obsolescence !== undefined;
    const mayPay = isNews && canDiscardToken({ rules, state: before }, company);
    enterPhase(state, mayPay ? 'beforeUpkeep' : 'upkeep');
  },
};

// HT-EVENT-4: nothing modifies these dice; the loss die is rolled only when there is a loss.
function rollWreck(context: StepContext, state: State): void {
  const { id, seat, trainLevel } = activeCompany(state);
  const dice = rollDice(context, 2);
  const [lossDie = null] = sumOf(dice) < trainLevel ? rollDice(context, 1) : [];
  context.emit({ type: 'trainWreckRolled', seat, company: id, dice, lossDie });
  if (lossDie !== null) changePoints(context, state, { company: id, by: -lossDie, reason: 'train-wreck' });
}

const payUpkeep: AutomaticStep<HexTypes> = {
  name: 'payUpkeep',
  rule: 'HT-UPKEEP-1',
  due: ({ state }) => state.phase === 'upkeep',
  apply(context, state) {
    const { rules, before, emit } = context;
    const company = activeToWrite(context, state);
    // HT-COMPANY-5
    const due = Math.max(0, company.trainLevel - ability(rules, before, company, 'upkeepDiscount'));
    const paid = Math.min(due, company.money); // HT-UPKEEP-2
    company.money -= paid;
    emit({ type: 'upkeepPaid', seat: company.seat, company: company.id, due, paid });
    // HT-UPKEEP-3
    changePoints(context, state, {
      company: company.id,
      by: -rules.pointsPerUnpaidUpkeep * (due - paid),
      reason: 'upkeep',
    });
    enterPhase(state, 'dividend');
  },
};

const rollDividends: TurnStep = {
  name: 'rollDividends',
  rule: 'HT-DIVIDEND-1',
  due: ({ state }) => state.phase === 'dividend' && state.turn?.dividendRolls.length === 0,
  apply(context, state) {
    const { rules, before, emit } = context;
    const company = activeCompany(state);
    const dice = rollDice(context, rules.dividends.length - 1);
    const bonus = ability(rules, before, company, 'dividendBonus'); // HT-OPT-TYCOON-8
    state.turn.dividendRolls = dice.map((die) => die + bonus);
    emit({ type: 'dividendsRolled', seat: company.seat, company: company.id, dice, bonus });
  },
};

const passPennilessDividend: AutomaticStep<HexTypes> = {
  name: 'passPennilessDividend',
  rule: 'HT-TURN-3',
  due: ({ state }) => state.phase === 'dividend' && activeCompany(state).money === 0,
  apply(context, state) {
    tellPassed(context);
    enterPhase(state, 'upgrade');
  },
};

const endTurn: TurnStep = {
  name: 'endTurn',
  rule: 'HT-END-1',
  due: ({ state }) => state.phase === 'end',
  apply(context, state) {
    const { rules, board, before } = context;
    const { seat, id } = activeCompany(before);
    rules.policies.atTurnEnd(context, state, { seat, company: id });
    const reason = gameEnd({ rules, board, state });
    if (reason !== null) {
      finishGame(context, state, reason); // HT-END-4: at once
      return;
    }
    const { turnOrder } = before;
    const place = turnOrder.indexOf(before.turn.company) + 1;
    if (place === turnOrder.length) beginRound(context, state, before.round + 1);
    beginTurn(context, state, turnOrder[place % turnOrder.length]);
  },
};

/** The steps of a turn, tried in this order. */
export const turnSteps: readonly AutomaticStep<HexTypes>[] = [
  payIncome,
  passQuietPhase,
  rollEvent,
  payUpkeep,
  rollDividends,
  passPennilessDividend,
  endTurn,
];
