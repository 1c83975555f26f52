// Blanks of sentences: `{city}`, or `{owner:seat}` where the name of a parameter does not say what kind of
// thing it is. `{count#segment|segments}` is a number of things, in the forms by number that the language
// has; a list is counted. `{seat|builds|build}` says the second form of a player who is called “You”. A part
// in square brackets is left out where one of its blanks has nothing to say.

import { spaced } from '../base/spaced.js';
import { engineWords } from './engine-words.js';
import { formFor } from './plural.js';
import { inSecondPerson } from './second-person.js';
import type { ParamsOf } from './translation.js';

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
  /** The language of the sentences, as a BCP 47 tag: its forms by number. English unless given. */
  readonly locale?: string | undefined;
  /** What a thing of the game is called; null where it has no name. Made by `wordingOf`. */
  readonly called?: ((kind: string, value: string | number) => string | null) | undefined;
}

/** A value that a blank may stand for. */
export type Said = string | number | boolean | null | readonly (string | number | boolean)[];

// With the article before it: `a {loco}`.
const BLANK = /(\b[Aa] )?\{(\w+)(?::(\w+))?(?:#([^{}]+))?\}/g;
// Two forms: for a player, and for a player who is called “You”; both may have blanks.
const BY_PERSON = /\{(\w+)\|((?:[^{}|]|\{[^{}]*\})*)\|((?:[^{}|]|\{[^{}]*\})*)\}/g;

/** The names of the blanks of a sentence. */
function blanksOf(sentence: string): readonly string[] {
  return [...sentence.matchAll(BLANK)].map(([, , name]) => name);
}

/** Of which kind a sentence says that a parameter is. */
export function kindOf(sentence: string, parameter: string): string {
  const blank = [...sentence.matchAll(BLANK)].find(([, , name]) => name === parameter);
  return blank?.[3] ?? parameter;
}

/**
 * The sentence with its blanks filled. It begins with a capital letter unless it is written with a small one.
 */
export function fill(sentence: string, params: Readonly<Record<string, unknown>>, wording: Wording): string {
  const said = filled(sentence, params, wording);
  return inSecondPerson(/^\p{Ll}/u.test(sentence) ? said : `${said.charAt(0).toUpperCase()}${said.slice(1)}`);
}

/** Words with their blanks filled, to stand within a sentence. */
export function filled(
  sentence: string,
  params: Readonly<Record<string, unknown>>,
  wording: Wording,
): string {
  const isSaid = (part: string) =>
    blanksOf(part).every((name) => (params[name] ?? null) !== null && String(params[name]) !== '');
  const whole = sentence
    .replace(BY_PERSON, (_, name: string, ...forms: string[]) => forms[isYou(params[name], wording) ? 1 : 0])
    .replace(/\[([^\]]*)\]/g, (_, part: string) => (isSaid(part) ? part : ''));
  const said = whole.replace(BLANK, (_, article = '', name: string, kind: string = name, things?: string) => {
    const is =
      things === undefined
        ? wordsOf(params[name] as Said, kind, wording)
        : counted(params[name], things, wording);
    return `${/^[aeio]/i.test(is) ? article.replace(/(?<=a) /i, 'n ') : article}${is}`;
  });
  // A name may end with a full stop: `Portland, Me.`
  return said.replace(/\.\.$/, '.');
}

/** What the engine says under a key, in the language of the wording: words to stand within a sentence. */
export function engineText<K extends keyof typeof engineWords>(
  wording: Wording,
  key: K,
  params: ParamsOf<(typeof engineWords)[K]>,
): string {
  return filled(wording.sentences?.[key] ?? engineWords[key], params, wording);
}

// Pages call the person at the screen so.
const isYou = (seat: unknown, { seatNames }: Wording) => seatNames?.[seat as number] === 'You';

// A loss is a number of things, too: `-1 victory point`.
function counted(said: unknown, things: string, { locale = 'en' }: Wording): string {
  const count = Array.isArray(said) ? said.length : Number(said);
  return `${count} ${formFor(Math.abs(count), things.split('|'), locale)}`;
}

/** An amount with its unit: `18 M`, `1 waiver`, `12 points`; a bare number where the unit has no name. */
export function amountText(amount: number, unit: string, wording: Wording): string {
  const own = wording.sentences?.[`unit ${unit}`];
  if (own !== undefined) return filled(own, { amount }, wording);
  return `${amount} ${amount === 1 ? unit.replace(/(?<=[a-z])s$/, '') : unit}`.trimEnd();
}

/** What a value is called: `Wuhan`, `the milepost 2 east of Wuhan`, `Ben`; ids as words. */
export function wordsOf(value: Said | undefined, kind: string, wording: Wording): string {
  const word = (key: 'word nothing' | 'word yes' | 'word no') => engineText(wording, key, {});
  if (value === undefined || value === null) return word('word nothing');
  if (typeof value === 'boolean') return word(value ? 'word yes' : 'word no');
  if (typeof value === 'object') {
    const words = value.map((one) => wordsOf(one, singular(kind), wording));
    return listed(
      typeof value[0] === 'number' && !kind.startsWith('near') ? words : counting(words, kind),
      wording,
    );
  }
  // Words of another sentence stay as they are.
  if (kind === 'text') return String(value);
  if (kind === 'lower') return lowered(String(value));
  // A seat in a case of another language: `{to:seatDative}`.
  if (kind.startsWith('seat') && typeof value === 'number') {
    const you = isYou(value, wording) ? wording.sentences?.[`you ${kind}`] : undefined;
    return you ?? wording.seatNames?.[value] ?? engineText(wording, 'word seat', { number: value });
  }
  const called = wording.called?.(kind, value) ?? null;
  if (called !== null) return called;
  if (kind === 'event') return engineText(wording, 'word event', { number: value });
  if (kind === 'phase') return promptOf(String(value), wording).replace(/\.$/, '');
  if (kind === 'now') return timeFor(String(value), wording);
  if (kind === 'task') return taskOf(String(value), wording);
  const own = wording.sentences?.[`${kind} ${value}`];
  if (own !== undefined) return own;
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
  const prompt = promptOf(kind, wording).replace(/\.$/, '');
  if (!Object.hasOwn(wording.prompts ?? {}, kind)) return engineText(wording, 'now step', { prompt });
  return engineText(wording, prompt.endsWith('?') ? 'now question' : 'now task', { prompt });
}

// Equal things are counted, `2 Rice`, except for places that are only near: many share a name.
function counting(words: readonly string[], kind: string): readonly string[] {
  return [...new Set(words)].map((word) => {
    const count = words.filter((one) => one === word).length;
    return count === 1 || kind.startsWith('near') ? word : `${count} ${word}`;
  });
}

/** Things as a list: `Rice, Tea and Coal`; semicolons part longer ones, which have lists in them. */
export function listed(words: readonly string[], wording: Wording): string {
  if (words.length === 0) return engineText(wording, 'word nothing', {});
  const and = engineText(wording, 'word and', {});
  if (words.length > 1 && words.some((word) => word.includes(', ') || word.includes(and)))
    return words.join('; ');
  return words.length < 2 ? words[0] : `${words.slice(0, -1).join(', ')}${and}${words.at(-1)}`;
}

const singular = (kind: string) => kind.replace(/s$/, '');
const lowered = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
