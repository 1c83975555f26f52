// Rules in words, as a title, a chapter or a layer brings them: a list under headings, or ids with their
// sentences.

import { InvalidInputError, type Issue } from '../base/rejection.js';

/** A rule in words. */
export interface RuleText {
  /** Its id, as refusals cite it. */
  readonly id: string;
  /** The heading it stands under. */
  readonly section: string;
  /** What it says. `{coins}` stands for the number of that table: see {@link withNumbers}. */
  readonly text: string;
  /** Ids of rules that it replaces: refusals that cited them cite this one. */
  readonly replaces?: readonly string[];
}

/**
 * Rules in words: under headings, or by id, `{ 'V-1': 'Two to four play.' }`, all under one
 * heading.
 */
export type RuleTexts = readonly RuleText[] | Readonly<Record<string, string>>;

/** What brings rules in words, and what it is called. */
interface Bringing {
  readonly id: string;
  readonly title?: string;
  readonly texts?: RuleTexts;
}

/** The rules in words of a title, a chapter or a layer. Those without a heading stand under its name. */
export function listTexts({ id, title = id, texts = [] }: Bringing): readonly RuleText[] {
  if (Array.isArray(texts)) return texts;
  return Object.entries(texts).map(([rule, text]) => ({ id: rule, section: title, text }));
}

/**
 * A text with the numbers of tables: `{coins}` is the table of that name. `{locos.freight.speed}` lies
 * deeper. Braces round anything else stay.
 */
export function withNumbers(text: string, tables: object): string {
  return text.replace(/\{([\w.-]+)\}/g, (blank, path: string) => String(tableAt(tables, path) ?? blank));
}

/** The number or word at a path of tables; undefined where there is none. */
export function tableAt(tables: object, path: string): string | number | undefined {
  const found = path
    .split('.')
    .reduce<unknown>((at, name) => (Object.hasOwn(Object(at), name) ? Object(at)[name] : undefined), tables);
  return typeof found === 'number' || typeof found === 'string' ? found : undefined;
}

/**
 * The text of an id that is cited, of the first rule that has it; undefined where there is none. A letter
 * behind an id names a part that the text marks so.
 */
export function textOfRule<Rule extends Pick<RuleText, 'id' | 'text'>>(
  rules: readonly Rule[],
  id: string,
): Rule | undefined {
  const whole = rules.find((rule) => rule.id === id);
  if (whole !== undefined) return whole;
  const part = rules.find((rule) => rule.id === id.slice(0, -1));
  return part?.text.includes(`(${id.slice(-1)})`) ? part : undefined;
}

/** Everything that is wrong with the rules in words. */
export function* textsAmiss(bringing: Bringing): Iterable<Issue> {
  const { texts = [] } = bringing;
  const issue = (message: string, ...path: readonly (string | number)[]): Issue => ({
    path: ['texts', ...path],
    message,
  });
  if (typeof texts !== 'object' || texts === null)
    return yield issue('expected rules by id, or a list of them');
  const seen = new Set<string>();
  for (const [place, rule] of listTexts(bringing).entries()) {
    const { id, text } = Object(rule) as Partial<RuleText>;
    const path = Array.isArray(texts) ? place : String(id);
    if (typeof id !== 'string' || id === '') yield issue('expected the id of a rule', path);
    else if (seen.has(id)) yield issue(`two rules are called ${id}`, path);
    if (typeof text !== 'string' || text.trim() === '') yield issue('expected what the rule says', path);
    seen.add(String(id));
  }
}

/** Throws {@link InvalidInputError} for rules in words that cannot be told. */
export function mustBeTexts(bringing: Bringing): void {
  const issues = [...textsAmiss(bringing)];
  if (issues.length > 0) throw new InvalidInputError('ruleset', issues);
}
