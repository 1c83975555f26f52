// The track step of a turn: one to three lines of one kind (TC-TURN-3), one line an action (TC-TRACK-7).

import type { Line } from '../board/board.js';
import { type State, type Turn, turnOf } from './state.js';
import type { SharedCondition, StepContext } from './types.js';

/** The conditions on a line of the track step that both kinds share. */
export function stepConditions(
  kind: 'place' | 'remove',
): readonly SharedCondition<{ readonly line: Line }>[] {
  return [
    {
      code: 'track/other-kind',
      rule: 'TC-TURN-3',
      about: 'seat',
      test({ state }) {
        const before = state.turn?.trackKind ?? null;
        return before === null || before === kind ? null : { begun: before };
      },
    },
    {
      // TC-TRACK-7: the third line ends the step, and so does the turn's one optional action.
      code: 'track/step-closed',
      rule: 'TC-TRACK-7',
      about: 'seat',
      test: ({ rules, state }) =>
        state.turn?.trackClosed ? { lines: state.turn.trackLines.length, limit: rules.linesPerStep } : null,
    },
  ];
}

/** Notes a line of the track step; the last one it may have ends it. */
export function takeStepLine(
  { rules }: Pick<StepContext, 'rules'>,
  state: State,
  kind: 'place' | 'remove',
  line: Line,
): void {
  const turn = noteAction(state);
  turn.trackKind = kind;
  turn.trackLines = [...turn.trackLines, line];
  turn.trackClosed = turn.trackLines.length >= rules.linesPerStep;
}

/** Notes that the seat acted: its decision reopens. A running track step goes on (TC-TURN-6, TC-TRACK-7). */
export function noteAction(state: State): Turn {
  const turn = turnOf(state);
  turn.since = state.step;
  return turn;
}

/** As {@link noteAction}, and uses up the optional action (TC-TURN-5), which ends the track step. */
export function takeOptionalAction(state: State): void {
  const turn = noteAction(state);
  turn.trackClosed = true;
  turn.actionTaken = true;
}
