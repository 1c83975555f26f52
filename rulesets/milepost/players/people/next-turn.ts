// The position in which another turn of a seat begins, if nothing else happens until then: made by the rules
// that end and begin turns.

import { takeStep } from '../../../../src/core/engine/play/settle.js';
import { seatToWrite } from '../../generated/state.js';
import type { MilepostState } from '../../rules/state.js';
import { beginTurn, leaveTurn } from '../../rules/turns/turn.js';
import type { StepContext } from '../../rules/types.js';
import type { AskedGame } from './spec.js';

/** Cash for everything that a plan needs in a turn that is too far away to know the cash of. */
const AMPLE_CASH = 9_999;

/** A turn of a seat that begins. */
export interface BegunTurn {
  readonly state: MilepostState;
  /** How many turns later it is: more than 1 where a turn is lost (M-EVENT-10). */
  readonly after: number;
}

/** The seat's next turn. Its own turn, if it has one, ends where its trains stand. */
export function nextTurnOf(game: AskedGame, before: MilepostState, seat: number): BegunTurn {
  const { turn } = before;
  const isOwn = turn.seat === seat && turn.startup < 0;
  const begun = step(game, before, (context, state) => {
    if (isOwn) leaveTurn(context, state, seat);
    beginTurn(context, state, seat, -1);
  });
  if (!begun.turn.lost) return { state: begun, after: 1 };
  const { state, after } = nextTurnOf(game, begun, seat);
  return { state, after: after + 1 };
}

/** The same position with all the cash that a plan needs. */
export function withPlenty(game: AskedGame, before: MilepostState, seat: number): MilepostState {
  return step(game, before, (context, state) => {
    seatToWrite(context, state, seat).cash = AMPLE_CASH;
  });
}

function step(
  { engine }: AskedGame,
  before: MilepostState,
  apply: (context: StepContext, state: MilepostState) => void,
): MilepostState {
  const setting = engine.settingOf(before);
  return takeStep(setting, setting.ready.unsealed, before, null, {
    by: { apply: apply },
    step: before.step,
  });
}

/** The position as the engine leaves one: frozen, so that its verbs need not copy it first. */
export function sealed({ engine }: AskedGame, before: MilepostState, state: MilepostState): MilepostState {
  return engine.settingOf(state).ready.executor.seal(before, state);
}
