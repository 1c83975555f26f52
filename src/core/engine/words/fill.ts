// Blanks of sentences: `{city}`, or `{owner:seat}` where the name of a parameter does not say what kind of
// thing it is. `{count#segment}` is a number of things: `1 segment`, `2 segments`; a list is counted. A part
// in square brackets is left out where one of its blanks has nothing to say.

import { spaced } from '../base/spaced.js';
import { inSecondPerson } from './second-person.js';

/** Where the words of a sentence come from. A ruleset has the first two, so you may give it for this. */
export interface Wording {
  /** A title's own sentences for refusals, by code. */
  readonly messages?: Readonly<Record<string, string>> | undefined;
  /** A title's own sentences for actions and facts, by type. */
  readonly sentences?: Readonly<Record<string, string>> | undefined;
  /** What a rule says, by its id; null where the rules do not have its text. */
  readonly ruleText?: ((rule: string) => string | null) | undefined;
  /** What a title asks, by kind of decision. */
  readonly prompts?: Readonly<Record<string, string>> | undefined;
  /** Names to use for seats; without them a seat is its number. */
  readonly seatNames?: readonly string[] | undefined;
  /** What a thing of the game is called; null where it has no name. Made by `wordingOf`. */
  readonly called?: ((kind: string, value: string | number) => string | null) | undefined;
}

/** A value that a blank may stand for. */
export type Said = string | number | boolean | null | readonly (string | number | boolean)[];

// With the article before it: `a {loco}`.
const BLANK = /(\b[Aa] )?\{(\w+)(?::(\w+))?(?:#([^}]+))?\}/g;

/** The names of the blanks of a sentence. */
function blanksOf(sentence: string): readonly string[] {
  return [...sentence.matchAll(BLANK)].map(([, , name]) => name);
}

/** Of which kind a sentence says that a parameter is. */
export function kindOf(sentence: string, parameter: string): string {
  const blank = [...sentence.matchAll(BLANK)].find(([, , name]) => name === parameter);
  return blank?.[3] ?? parameter;
}

/** The sentence with its blanks filled, beginning with a capital letter. */
export function fill(sentence: string, params: Readonly<Record<string, unknown>>, wording: Wording): string {
  const isSaid = (part: string) =>
    blanksOf(part).every((name) => (params[name] ?? null) !== null && String(params[name]) !== '');
  const whole = sentence.replace(/\[([^\]]*)\]/g, (_, part: string) => (isSaid(part) ? part : ''));
  const filled = whole.replace(
    BLANK,
    (_, article = '', name: string, kind: string = name, thing?: string) => {
      const said =
        thing === undefined ? wordsOf(params[name] as Said, kind, wording) : counted(params[name], thing);
      return `${/^[aeio]/i.test(said) ? article.replace(/(?<=a) /i, 'n ') : article}${said}`;
    },
  );
  // A name may end with a full stop: `Portland, Me.`
  const ended = filled.replace(/\.\.$/, '.');
  return inSecondPerson(`${ended.charAt(0).toUpperCase()}${ended.slice(1)}`);
}

// A loss is a number of things, too: `-1 victory point`.
function counted(said: unknown, thing: string): string {
  const count = Array.isArray(said) ? said.length : Number(said);
  return `${count} ${Math.abs(count) === 1 ? thing : `${thing}s`}`;
}

/** What a value is called: `Wuhan`, `the milepost 2 east of Wuhan`, `Ben`; ids as words. */
export function wordsOf(value: Said | undefined, kind: string, wording: Wording): string {
  if (value === undefined || value === null) return 'nothing';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (typeof value === 'object') {
    const words = value.map((one) => wordsOf(one, singular(kind), wording));
    return listed(typeof value[0] === 'number' && !kind.startsWith('near') ? words : counting(words, kind));
  }
  // Words of another sentence stay as they are.
  if (kind === 'text') return String(value);
  if (kind === 'seat' && typeof value === 'number') return wording.seatNames?.[value] ?? `seat ${value}`;
  const called = wording.called?.(kind, value) ?? null;
  if (called !== null) return called;
  if (kind === 'event') return `event ${value}`;
  if (kind === 'phase') return promptOf(String(value), wording).replace(/\.$/, '');
  if (kind === 'now') return timeFor(String(value), wording);
  if (kind === 'task') return taskOf(String(value), wording);
  // Ids are in lower case, ids of rules are not and stay what they are.
  const text = String(value);
  return kind === 'reason' || kind === 'type' ? spaced(text) : text.replace(/-(?=\p{Ll})/gu, ' ');
}

/** What a seat is asked in a kind of decision; the kind as words where the title has no prompt for it. */
export function promptOf(kind: string, { prompts = {} }: Wording): string {
  return Object.hasOwn(prompts, kind) ? prompts[kind] : `${spaced(kind)}.`;
}

/**
 * What an action of a type does, without its details: `build track`; the type as words where the title says
 * nothing.
 */
export function taskOf(type: string, { sentences = {} }: Wording): string {
  const key = `to ${type}`;
  return Object.hasOwn(sentences, key) ? sentences[key] : spaced(type);
}

// Prompts are imperatives or questions.
function timeFor(kind: string, wording: Wording): string {
  if (!Object.hasOwn(wording.prompts ?? {}, kind)) return `the open step is “${spaced(kind)}”`;
  const prompt = promptOf(kind, wording).replace(/\.$/, '');
  return prompt.endsWith('?')
    ? `the open question is “${prompt}”`
    : `it is time to ${prompt.charAt(0).toLowerCase()}${prompt.slice(1)}`;
}

// Equal things are counted, `2 Rice`, except for places that are only near: many share a name.
function counting(words: readonly string[], kind: string): readonly string[] {
  return [...new Set(words)].map((word) => {
    const count = words.filter((one) => one === word).length;
    return count === 1 || kind.startsWith('near') ? word : `${count} ${word}`;
  });
}

/** Things as a list: `Rice, Tea and Coal`; semicolons part longer ones, which have lists in them. */
function listed(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? 'nothing';
  if (words.some((word) => /, | and /.test(word))) return words.join('; ');
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

const singular = (kind: string) => kind.replace(/s$/, '');
