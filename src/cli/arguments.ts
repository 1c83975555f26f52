// Reading the words of a command line: every wrong one is answered with what would be right.

import { allRulesets } from '../../rulesets/index.js';
import { type BotFactory, greedyBot, randomBot } from '../bots/index.js';
import { UsageError } from './console.js';

const BOTS: Readonly<Record<string, BotFactory>> = { greedy: greedyBot, random: randomBot };

/** The ruleset of an id. */
export function rulesetOf(id: string) {
  const found = allRulesets.find((ruleset) => ruleset.id === id);
  if (found === undefined)
    throw new UsageError(
      `there is no ruleset ${id}; there are ${allRulesets.map((one) => one.id).join(', ')}`,
    );
  return found;
}

/** A whole number from `least` to `most`. */
export function wholeNumber(
  value: unknown,
  name: string,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const number = typeof value === 'number' ? value : Number(value);
  if (!Number.isInteger(number) || number < least || number > most || value === true || value === '') {
    const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
    throw new UsageError(`--${name} takes a whole number, ${range}`);
  }
  return number;
}

/** Bots by name, comma separated. */
export function botsOf(value: unknown): readonly BotFactory[] {
  const names = String(value ?? 'greedy').split(',');
  return names.map((name) => {
    const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
    if (bot === undefined)
      throw new UsageError(`there is no bot ${name}; there are ${Object.keys(BOTS).join(', ')}`);
    return bot;
  });
}

/** Options given as key=value; a key alone switches on. */
export function optionsOf(value: unknown): Record<string, unknown> {
  const given = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return Object.fromEntries(
    given.map((text) => {
      const [key, ...rest] = String(text).split('=');
      return [key, rest.length === 0 ? true : plainValue(rest.join('='))];
    }),
  );
}

function plainValue(text: string): unknown {
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (text === 'null') return null;
  return /^-?\d+$/.test(text) ? Number(text) : text;
}
