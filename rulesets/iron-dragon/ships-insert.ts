// Ships as a part of the insert: their actions, waiting point, start, and what they add to the family's rules.

import type { GameAction, LuckDrawer, OpenDecision, Random } from '../../src/engine/index.js';
import type { AddedConditions } from '../milepost/define-milepost-game.js';
import type { AddedActions } from '../milepost/phases.js';
import type { ShipsKnown, ShipsState } from './ships-state.js';
import type { IronContext, IronDraft, IronGame } from './types.js';

/** Actions about ships, by the family's phases. */
export const shipActions: AddedActions = { operations: [] };

/** The waiting points of ships: `callShip`, where one of the ships drawn is boarded or all are declined. */
export const shipPhases = {};

/** Conditions that ships add to other actions: a train aboard neither moves, loads nor unloads. */
export const shipConditions: AddedConditions = {};

/** The open decision about ships, if there is one. */
export function shipDecisions(_game: IronGame): readonly OpenDecision[] {
  return [];
}

/** What an absent seat plays at it. */
export function passAtPort(_game: IronGame, { seat }: OpenDecision): GameAction {
  return { type: 'declineShip', seat };
}

/** A line of play at it, for bots; null leaves it to the family. */
export function suggestShip(_game: IronGame, _decision: OpenDecision): readonly GameAction[] | null {
  return null;
}

/** The slice at the start: the ship cards are shuffled. */
export function startShips(_luck: LuckDrawer): ShipsState {
  return { deck: [], discards: [], drawn: null, voyages: [], calls: [] };
}

/** A slice that a view does not contradict: the deck is all that lies nowhere else. */
export function guessShips(known: ShipsKnown, _random: Random): ShipsState {
  return { ...known, deck: [] };
}

/** What the beginning of a seat's turn means for its trains aboard ships. */
export function readyShips(_context: IronContext, _state: IronDraft, _seat: number): void {}

/** What does not hold about ships, as sentences. */
export function shipFaults(_game: IronGame): readonly string[] {
  return [];
}

/** English for the rejections about ships. */
export const shipMessages: Readonly<Record<string, string>> = {};
