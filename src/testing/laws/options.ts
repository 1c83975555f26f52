// What options do to the rules: nothing while they are off, and something once they are on.

import * as z from 'zod/mini';
import { schemaFrom } from '../../core/engine/fields/schema-of.js';
import type { AnyRuleset, Envelope, Setting } from '../../core/engine/index.js';
import { parseAction } from '../../core/engine/play/judge.js';
import { play } from '../../core/engine/play/play.js';
import { revisionsOf } from '../../core/engine/rules/revisions.js';
import { brief, firstDifference } from '../difference.js';
import type { Law, Moment } from '../law.js';
import { type OptionRange, optionRanges } from '../options.js';

type Options = Readonly<Record<string, unknown>>;

/** A switch is off at false, another option at its default or, if it may be null, at null. */
export const offChangesNothing: Law = {
  name: 'options-off-change-nothing',
  sentence: 'With all switches off, and the other options at their defaults, the rules are the tables.',
  when: 'end',
  *examine({ setting }) {
    const { off } = comparedOf(setting);
    if (off !== null) yield { detail: `against the rules with all options off: ${off}` };
  },
};

/** Rules of today. Options that rules ask of the state are looked for in the game that was played. */
export const optionsChangeSomething: Law = {
  name: 'options-change-something',
  sentence: 'Every option changes the rules once it is chosen, or rules ask for it.',
  when: 'end',
  *examine(moment) {
    const { idle } = comparedOf(moment.setting);
    const asked = idle.size === 0 ? new Set() : askedFor(moment);
    for (const [name, tried] of idle)
      if (!asked.has(name))
        yield { detail: `the option ${name} leaves all rules as they are, with the values ${brief(tried)}` };
  },
};

/** What options do to the rules of a ruleset. */
interface Compared {
  /** Where the rules differ from the tables while all options are off; null where they do not. */
  readonly off: string | null;
  /** The options that change nothing, and the values that were tried. */
  readonly idle: ReadonlyMap<string, readonly unknown[]>;
}

// It is the same in every game of a ruleset.
const compared = new WeakMap<AnyRuleset, Compared>();

function comparedOf({ ruleset, ready }: Setting): Compared {
  let known = compared.get(ruleset);
  if (known === undefined) compared.set(ruleset, (known = compare(ruleset, ready)));
  return known;
}

function compare(ruleset: AnyRuleset, { rulesFor }: Setting['ready']): Compared {
  const off = allOff(ruleset);
  if (off === null) return { off: null, idle: new Map() };
  const ranges = optionRanges(ruleset);
  const rulesWith = (options: Options) => rulesFor(options, revisionsOf(ruleset));
  const idle = new Map<string, readonly unknown[]>();
  for (const [name, range] of Object.entries(ranges)) {
    const values = otherValues(range, off[name]);
    const pairs = values.flatMap((value) => pairsWith(ruleset, off, [name, value]));
    const isIdle = pairs.every(([without, chosen]) => {
      // The engine compiles rules again for another object of the same options.
      const [rules, again] = [without, { ...without }].map(rulesWith);
      return !isOther(rules, rulesWith(chosen), again);
    });
    if (isIdle && pairs.length > 0) idle.set(name, values);
  }
  const nulls = Object.entries(ranges).flatMap(([name, range]) => (mayBeNull(range) ? [[name, null]] : []));
  const offs = [off, parsed(ruleset, { ...off, ...Object.fromEntries(nulls) }) ?? off];
  const differences = offs.map((each) => firstDifference(plainOf(ruleset.tables), plainOf(rulesWith(each))));
  return { off: differences.includes(null) ? null : differences[0], idle };
}

const mayBeNull = (range: OptionRange) =>
  range.kind === 'values' ? range.values.includes(null) : range.nullable;

// Each switch off, the others at their defaults; null where they do not go together.
function allOff(ruleset: AnyRuleset): Options | null {
  const usual = parsed(ruleset, {});
  return usual && parsed(ruleset, { ...usual, ...switches(usual, false) });
}

const switches = (options: Options, to: boolean): Options =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, is]) => (typeof is === 'boolean' ? [[name, to]] : [])),
  );

function parsed({ options }: AnyRuleset, given: Options): Options | null {
  const { success, data } = z.safeParse(schemaFrom(options), given);
  return success ? (data as Options) : null;
}

function otherValues(range: OptionRange, usual: unknown): readonly unknown[] {
  const values =
    range.kind === 'values' ? range.values : [range.min, range.max, range.nullable ? null : usual];
  return values.filter((value) => value !== usual);
}

// The options without and with a value, where it goes with the others off, and where it goes with them on.
function pairsWith(
  ruleset: AnyRuleset,
  off: Options,
  [name, value]: readonly [string, unknown],
): readonly (readonly [Options, Options])[] {
  return [off, { ...off, ...switches(off, true) }].flatMap((others) => {
    const [without, chosen] = [off[name], value].map((one) => parsed(ruleset, { ...others, [name]: one }));
    return without && chosen ? [[without, chosen] as const] : [];
  });
}

const isRecord = (value: unknown): value is Options =>
  value !== null && typeof value === 'object' && !ArrayBuffer.isView(value);

// Whether two values of rules differ. Where compiling again gives another function, texts are compared.
function isOther(one: unknown, other: unknown, again: unknown): boolean {
  if (Object.is(one, other)) return false;
  if (typeof one === 'function' && typeof other === 'function')
    return one === again || String(one) !== String(other);
  if (!isRecord(one) || !isRecord(other)) return true;
  const inside = isRecord(again) ? again : {};
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].some((key) => isOther(one[key], other[key], inside[key]));
}

// Rules without their functions, which a layer wraps each time.
function plainOf(rules: unknown): unknown {
  if (!isRecord(rules) || Array.isArray(rules)) return rules;
  const plain = Object.entries(rules).filter(([, value]) => typeof value !== 'function');
  return Object.fromEntries(plain.map(([name, value]) => [name, plainOf(value)]));
}

// Plays the game again and then stops it. Returns the options that the rules read from the header.
function askedFor({ ruleset, setting, history, seats }: Moment): ReadonlySet<string> {
  const asked = new Set<string>();
  const watched = (state: Envelope): Envelope => {
    const options = new Proxy(state.game.options as object, {
      get(all, name) {
        asked.add(String(name));
        return Reflect.get(all, name);
      },
    });
    return { ...state, game: { ...state.game, options } };
  };
  const { ready, rules, board } = setting;
  for (const [n, before] of history.states.entries()) {
    if (before.outcome !== null) break;
    const state = watched(before);
    const action = history.actions[n] ?? { type: 'endGame', seat: null };
    ruleset.decisions({ rules, board, state });
    for (const seat of seats) ruleset.standing?.({ rules, board, state }, seat);
    for (const { test } of ready.actions.get(action.type)?.check ?? []) test({ rules, board, state }, action);
    const given = parseAction(ready, action);
    if (!('issues' in given)) play(setting, ready.unsealed, state, given, null);
  }
  return asked;
}
