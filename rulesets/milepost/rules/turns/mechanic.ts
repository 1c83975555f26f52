// Turns: from operations to building, their end, the round, and who has won.

import type { AutomaticStep } from '../../../../src/core/engine/index.js';
import type { Mechanic } from '../mechanic.js';
import type { FullGame, MilepostTypes } from '../types.js';
import { endOperations } from './end-operations.js';
import { endTurn } from './end-turn.js';
import { expireTime } from './expire-time.js';
import { turnFacts } from './facts.js';
import { turnFaults } from './invariants.js';
import { passTurn } from './turn.js';
import { isConnected } from './victory.js';

// M-WIN-1, M-OPEN-7: declaring is automatic; nobody who owes rent can declare (M-OPEN-32).
const declareVictory: AutomaticStep<MilepostTypes> = {
  name: 'declare victory',
  rule: 'M-WIN-1',
  due: mayDeclare,
  apply({ before, emit }, state) {
    const { seat } = before.turn;
    state.declared = [...before.declared, seat];
    emit({ type: 'victoryDeclared', seat });
  },
};

function mayDeclare({ rules, board, state }: FullGame): boolean {
  const { turn, seats, target, declared } = state;
  const { cash, debts } = seats[turn.seat];
  if (turn.startup >= 0 || cash < target || debts.length > 0) return false;
  return !declared.includes(turn.seat) && isConnected({ rules, board, state }, turn.seat);
}

const passOn: AutomaticStep<MilepostTypes> = {
  name: 'pass the turn on',
  rule: 'M-TURN-7',
  due: () => true,
  apply: passTurn,
};

/** Turns, rounds and victory. */
export const turns = {
  actions: [endOperations, endTurn],
  hostActions: [expireTime],
  automatic: [declareVictory, passOn],
  events: turnFacts,
  invariants: turnFaults,
} satisfies Mechanic;
