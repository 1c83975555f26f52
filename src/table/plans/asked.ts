// Checks the arguments of planners: engines, places, trains and cards first, the rest where a planner failed.

import { refuse } from '../../core/engine/base/rejection.js';
import { mustBePosition } from '../../core/engine/begin/admit.js';
import { type AnyEngine, type GameAction, InvalidActionError } from '../../core/engine/index.js';
import { answered, mustBeEngine, mustBeRecord, nameOfGiven } from '../../core/engine/input/arguments.js';
import { parseAction } from '../../core/engine/play/judge.js';
import type { Target } from '../../core/title/planning.js';

/** Asks about a position; where that breaks on the position, or on what `look` looks at, says so. */
export function asked<Answer>(
  engine: object,
  position: object,
  ask: () => Answer,
  look: (plain: AnyEngine) => void = () => {},
): Answer {
  return answered(ask, () => {
    mustPlan(engine);
    mustBeRecord(position, 'state');
    const plain = engine as AnyEngine;
    mustBePosition(plain.settingOf(position), position);
    look(plain);
  });
}

/** Throws unless it is an engine that can be asked for plans. */
export function mustPlan(engine: unknown): void {
  mustBeEngine(engine);
  const { plannings, planningGame } = engine as { plannings?: unknown; planningGame?: unknown };
  if (typeof plannings !== 'object' || plannings === null || typeof planningGame !== 'function')
    refuse('engine', 'expected an engine of withPlanning');
}

/** Throws unless it is an action of the title of the position. */
export function mustBeAction(engine: AnyEngine, position: object, action: GameAction): void {
  const parsed = parseAction(engine.settingOf(position).ready, action);
  if ('issues' in parsed) throw new InvalidActionError(parsed.issues);
}

/** Throws unless it is the id of a city, or a place of a board. */
export function mustBeTarget(target: Target): void {
  if (typeof target === 'string') return;
  mustBeRecord(target, 'place');
  const { kind, id } = target as { kind?: unknown; id?: unknown };
  if (typeof kind !== 'string' || !Number.isInteger(id))
    refuse('place', 'expected the id of a city, or a place with kind and id');
}

/** Throws unless it may be the number of a train. */
export function mustBeTrain(train: unknown): void {
  if (!Number.isInteger(train) || (train as number) < 0)
    refuse('train', `there is no train ${nameOfGiven(train)}: trains are counted from 0`);
}

/** Throws unless it may be a card. */
export function mustBeCard(card: unknown): void {
  if (typeof card !== 'string' && !Number.isInteger(card))
    refuse('card', `expected the number or the id of a card, not ${nameOfGiven(card)}`);
}
