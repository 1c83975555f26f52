// The answers that policies may give. Layers and variants wrap policies, so the engine looks at each answer
// where a rule asks. Half a coin in a state would make a save that cannot be opened.

import { quoted } from '../base/printable.js';
import { Fault } from '../base/rejection.js';
import { nameOfGiven } from '../input/arguments.js';

/** What a policy may answer, in the author's own words. */
export interface AnswerTest {
  /** The answer that is expected, as a message says it: `demands with whole payouts`. */
  readonly expected: string;
  /** True for an answer that may be. */
  accepts(answer: unknown): boolean;
}

/**
 * The kind of a policy's answers. `amount`: a whole number from 0 to a million. `figure`: one that may be
 * negative. `flag`: true or false. `rule`: the id of a rule, or null. `item`: a price item whose amount is
 * an `amount`, or null. A record has the kinds of several policies that lie together.
 */
export type AnswerKind = 'amount' | 'figure' | 'flag' | 'rule' | 'item' | AnswerTest | AnswerKinds;

/** The kinds of answers by the names of policies. */
export interface AnswerKinds {
  readonly [policy: string]: AnswerKind;
}

const MOST = 1_000_000;
const isFigure = (answer: unknown) => Number.isInteger(answer) && Math.abs(answer as number) <= MOST;

/** True for an amount of money or points: a whole number from 0 to a million. */
export function isAmount(answer: unknown): boolean {
  return isFigure(answer) && (answer as number) >= 0;
}

const KINDS: Readonly<Record<Extract<AnswerKind, string>, AnswerTest>> = {
  amount: { expected: `a whole number from 0 to ${MOST}`, accepts: isAmount },
  figure: { expected: `a whole number from -${MOST} to ${MOST}`, accepts: isFigure },
  flag: { expected: 'true or false', accepts: (answer) => typeof answer === 'boolean' },
  rule: {
    expected: 'the id of a rule, or null',
    accepts: (answer) => answer === null || typeof answer === 'string',
  },
  item: {
    expected: `a price item with a whole amount from 0 to ${MOST}, or null`,
    accepts: (answer) => answer === null || isAmount((answer as { amount?: unknown } | undefined)?.amount),
  },
};

// Of a policy whose kind nobody declared.
const NOT_NAN: AnswerTest = { expected: 'a number', accepts: (answer) => !Number.isNaN(answer) };

type Policies = Readonly<Record<string, unknown>>;

/** Of a ruleset, what is looked at here. */
interface Answering {
  readonly id: string;
  readonly answerKinds?: AnswerKinds;
}

/** The rules, with policies that throw a {@link Fault} in place of an answer of another kind. */
export function withSoundAnswers({ id, answerKinds }: Answering, rules: object): object {
  const { policies } = rules as { readonly policies?: Policies };
  return policies === undefined ? rules : { ...rules, policies: sound(id, policies, answerKinds) };
}

function sound(id: string, policies: Policies, kinds: AnswerKinds = {}): Policies {
  const each = Object.entries(policies).map(([name, policy]) => {
    const kind = kinds[name];
    if (typeof policy === 'function')
      return [name, soundPolicy(`${id}: the policy ${name}`, policy as Ask, kind)];
    // Policies that lie together. A title may leave all of them out.
    const isNested = typeof policy === 'object' && policy !== null && typeof kind === 'object';
    return [name, isNested ? sound(id, policy as Policies, kind as AnswerKinds) : policy];
  });
  return Object.fromEntries(each);
}

type Ask = (...about: readonly unknown[]) => unknown;

function soundPolicy(who: string, ask: Ask, kind: AnswerKind | undefined): Ask {
  const { expected, accepts } =
    kind === undefined ? NOT_NAN : typeof kind === 'string' ? KINDS[kind] : (kind as AnswerTest);
  return (...about) => {
    const answer = ask(...about);
    if (accepts(answer)) return answer;
    throw new Fault(`${who} answered ${toldOf(answer)}, and ${expected} was expected`);
  };
}

const toldOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null ? quoted(JSON.stringify(answer)) : nameOfGiven(answer);
