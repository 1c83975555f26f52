// What is said on the page: sentences of the package, and labels of buttons made of them.

import type { Decision, GameAction, GameEvent, Rejection } from 'railhead/engine';
import { describe, labelOf, wordingOf } from 'railhead/table';
import type { Session } from './session.js';

/** The words of a game. */
export interface Words {
  event(event: GameEvent): string;
  /** Events of one type that follow each other, in a sentence. */
  row(events: readonly GameEvent[]): string;
  decision(decision: Decision): string;
  refusal(rejection: Rejection): string;
  /** An action as the label of a button: `Pick up Rice`. */
  button(action: GameAction): string;
  nameOf(seat: number): string;
  /** What the title counts money in, as it stands behind a figure. */
  readonly unit: string;
  /** An amount of it. */
  money(amount: number): string;
}

/** The words of a session's game. */
export function wordsOf({ engine, store, planning }: Session): Words {
  const { state } = store.getSnapshot();
  const wording = wordingOf(engine, state);
  const { seatNames } = state.game as { readonly seatNames: readonly string[] };
  const nameOf = (seat: number) => seatNames[seat];
  return {
    nameOf,
    unit: planning.money,
    // `1 waiver`
    money: (amount) =>
      `${amount} ${amount === 1 ? planning.money.replace(/(?<=[a-z])s$/, '') : planning.money}`,
    event: (event) => describe(wording, event),
    row: (events) => describe(wording, events),
    decision: (decision) => describe(wording, decision),
    refusal: (rejection) => describe(wording, rejection),
    button: (action) => labelOf(wording, action),
  };
}

/** A word of the sources as people write it: `endTurn` as `end turn`. */
export const spaced = (word: string) => word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What went wrong, in words; a deck that fits no map has hundreds of faults, of which the first few tell enough. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { issues = [] } = error as { issues?: readonly { message: string }[] };
  if (issues.length <= MOST_ISSUES) return error.message;
  const named = issues.slice(0, MOST_ISSUES).map(({ message }) => message);
  return `${named.join('; ')}; and ${issues.length - MOST_ISSUES} more.`;
}

const MOST_ISSUES = 3;
