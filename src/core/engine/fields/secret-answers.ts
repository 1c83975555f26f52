// Secret simultaneous choices: every seat answers once, in any order, and all is revealed together. It is
// public that a seat has answered, but not what. Draw what the choice is about before the first answer, so
// that the state after the last does not depend on the order of answers.

import { MOST_SEATS, mustBeCount } from '../base/counts.js';
import type { Seat } from '../base/seat.js';

/** One entry a seat: null until it answers; its answer, or `hidden` for those who may not see it yet. */
export type SecretAnswers<Answer> = readonly (
  | { readonly answer: Answer }
  | { readonly answer: null }
  | null
)[];

/**
 * Nobody has answered yet.
 *
 * @param seats - How many seats are asked.
 * @returns Null for every seat.
 * @throws `RangeError` for a number that is not whole, or is over 24.
 * @see {@link withAnswer}
 * @example
 * const answers = noAnswers(3);
 */
export function noAnswers<Answer>(seats: number): SecretAnswers<Answer> {
  mustBeCount(seats, 'seats', [0, MOST_SEATS]);
  return Array.from({ length: seats }, () => null);
}

/**
 * The answers with one more.
 *
 * @param answers - What the seats have answered so far, by seat.
 * @param seat - The seat that answers, from 0.
 * @param answer - Its answer, which replaces an earlier one.
 * @returns A new list; the given one stays as it is.
 * @see {@link allAnswered}
 * @example
 * const answers = withAnswer(noAnswers(2), 0, 'north');
 */
export function withAnswer<Answer>(
  answers: SecretAnswers<Answer>,
  seat: Seat,
  answer: Answer,
): SecretAnswers<Answer> {
  return answers.map((given, of) => (of === seat ? { answer } : given));
}

/**
 * True when every seat has answered.
 *
 * @param answers - What the seats have answered so far, by seat.
 * @returns True when no answer is missing.
 * @see {@link answersBySeat}
 * @example
 * console.log(allAnswered(withAnswer(noAnswers(2), 0, 'north')));
 * // false
 */
export function allAnswered<Answer>(answers: SecretAnswers<Answer>): boolean {
  return answers.every((given) => given !== null);
}

/**
 * The seats whose answers are missing: whom a phase asks.
 *
 * @param answers - What the seats have answered so far, by seat; null while nobody is asked.
 * @returns The seats in order.
 * @see {@link allAnswered}
 * @example
 * console.log(yetToAnswer(withAnswer(noAnswers(3), 1, 'north')).join(', '));
 * // 0, 2
 */
export function yetToAnswer<Answer>(answers: SecretAnswers<Answer> | null): readonly Seat[] {
  return (answers ?? []).flatMap((given, seat) => (given === null ? [seat] : []));
}

/**
 * The answers in seat order, once all are given.
 *
 * @param answers - What the seats have answered so far, by seat. None may be missing.
 * @returns The answers, by seat.
 * @see {@link allAnswered}
 * @example
 * const answers = withAnswer(withAnswer(noAnswers(2), 1, 'south'), 0, 'north');
 * console.log(answersBySeat(answers).join(', '));
 * // north, south
 */
export function answersBySeat<Answer>(answers: SecretAnswers<Answer>): readonly Answer[] {
  return answers.map((given) => (given as { answer: Answer }).answer);
}

/** What a viewer may know: who has answered, and their own answer. */
export function viewAnswers<Answer>(
  answers: SecretAnswers<Answer>,
  viewer: Seat | null,
): SecretAnswers<Answer> {
  return answers.map((given, seat) => (given === null || seat === viewer ? given : { answer: null }));
}
