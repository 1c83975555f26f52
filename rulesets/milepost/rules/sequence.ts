// The sequence of a turn: the acts of each phase, in the order in which they are listed. The automatic steps
// follow, in the order in which the engine looks for them. The mechanics define them.

import type { MilepostAction } from './mechanics.js';
import type { Turn } from './state.js';

/** Where the actions come that a title adds to a phase. */
export const OWN = 'own';

/** A phase of a turn. */
export interface TurnPhase {
  /** What the seat is asked. */
  readonly prompt: string;
  /** The rule that an action of another phase breaks. */
  readonly rule: string;
  readonly actions: readonly (MilepostAction['type'] | typeof OWN)[];
  /** What a seat plays that does nothing more, or does not choose for itself. */
  readonly passBy: MilepostAction['type'];
  /** True if it passes by itself where nothing else is legal. */
  readonly choice?: boolean;
}

/** The phases in which the seat on turn is waited for. */
export type PhaseOfTurn = Exclude<Turn['phase'], 'over'>;

/** Startup turns have one phase (M-SETUP-10), others two (M-TURN-1), unless they are lost (M-EVENT-10). */
export const phasesOfTurn: Readonly<Record<PhaseOfTurn, TurnPhase>> = {
  startup: {
    prompt: 'Build track or upgrade, then end the startup turn.',
    rule: 'M-SETUP-10',
    actions: [
      'buildTrack', //                M-BUILD-1 … 16
      OWN,
      'upgradeLoco', //               M-BUILD-18, M-BUILD-19
      'crossgradeLoco', //            M-VAR-7
      'takeLoan', //                  M-VAR-4
      'endTurn', //                   M-TURN-7
    ],
    passBy: 'endTurn',
  },
  operations: {
    prompt: 'Run the train, then end operations.',
    rule: 'M-TURN-1',
    actions: [
      'placeTrain', //                M-MOVE-1
      'crossFerry', //                M-FERRY-6, M-FERRY-7
      OWN,
      'deliverLoad', //               M-DELIVER-1 … 5
      'pickUpLoad', //                M-LOAD-1 … 4
      'dropLoad', //                  M-LOAD-6
      'moveTrain', //                 M-MOVE-2 … 14
      'discardHand', //               M-TURN-5
      'backtrack', //                 M-VAR-6
      'takeLoan', //                  M-VAR-4
      'endOperations', //             M-TURN-1
      'endTurn', //                   M-TURN-7
    ],
    passBy: 'endOperations',
  },
  building: {
    prompt: 'Build track or upgrade, then end the turn.',
    rule: 'M-TURN-1',
    actions: [
      'buildTrack', //                M-BUILD-1 … 16
      OWN,
      'upgradeLoco', //               M-BUILD-18, M-BUILD-19
      'crossgradeLoco', //            M-VAR-7
      'offerTrackDeal', //            M-VAR-14
      'takeLoan', //                  M-VAR-4
      'endTurn', //                   M-TURN-7
    ],
    passBy: 'endTurn',
  },
  lost: {
    prompt: 'Turn a train round, or end the lost turn.',
    rule: 'M-EVENT-10',
    choice: true, //                  M-OPEN-33: no train that may be turned round, no question
    actions: [
      'backtrack', //                 M-VAR-6
      'endTurn', //                   M-TURN-7
    ],
    passBy: 'endTurn',
  },
};

/** What happens by itself after every action, behind what titles do, by the rule that says so. */
export const afterActions: readonly string[] = [
  'M-VAR-3d', //    demands that all have chosen to discard are revealed
  'M-EVENT-3', //   an event ends that everybody has met
  'M-CARD-3', //    a short hand draws a card; an event among them is resolved before the next (M-CARD-4)
  'M-VAR-4', //     late rents and loans are paid as far as the cash goes (M-OPEN-31, M-OPEN-32)
];

/** What happens behind that once the turn is over and nobody is asked anything (M-OPEN-6). */
export const afterTurns: readonly string[] = [
  'M-VAR-9', //     loads that have waited long enough in a city return to the supply
  'M-EVENT-2', //   events end with their drawer's turn
  'M-EVENT-17', //  bridges that were kept for their owners are kept no longer
  'M-WIN-1', //     the winner declares
  'M-TURN-7', //    the turn passes on; at the end of a round the winner is found (M-WIN-4 … 6)
];
