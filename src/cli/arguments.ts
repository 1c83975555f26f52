// Reading the words of a command line: every wrong one is answered with what would be right.

import type { AnyRuleset } from '../core/engine/index.js';
import { type BotFactory, expertBot, greedyBot, randomBot } from '../players/bots/index.js';
import { UsageError } from './console.js';

/** Flags by name: text, `true` for a switch, a list for what was given more than once. */
export type Flags = Readonly<Record<string, true | string | readonly string[] | undefined>>;

/** The bots that the command knows, by name. */
export const BOTS: Readonly<Record<string, BotFactory>> = {
  greedy: greedyBot,
  random: randomBot,
  expert: expertBot(),
};

/** The text of an option, undefined if it was not given. */
export function textOf(flags: Flags, name: string): string | undefined {
  const value = flags[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new UsageError(`--${name} was given more than once`);
}

/** The whole number of an option, from `least` to `most`; undefined if it was not given. */
export function wholeNumberOf(
  flags: Flags,
  name: string,
  { least, most = Number.MAX_SAFE_INTEGER }: { least: number; most?: number },
): number | undefined {
  const text = textOf(flags, name);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
  throw new UsageError(`--${name} takes a whole number, ${range}; not ${text}`);
}

/** The number of an option, more than 0 and less than 1; undefined if it was not given. */
export function fractionOf(flags: Flags, name: string): number | undefined {
  const text = textOf(flags, name);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (text.trim() !== '' && number > 0 && number < 1) return number;
  throw new UsageError(`--${name} takes a number between 0 and 1; not ${text}`);
}

/** How many seats: as asked for, or three, as far as the title allows. */
export function seatsOf(flags: Flags, { seats: { min, max } }: AnyRuleset): number {
  return wholeNumberOf(flags, 'seats', { least: min, most: max }) ?? Math.min(Math.max(3, min), max);
}

/** The names of bots asked for among those there are, greedy if none; a short list repeats. */
export function botNamesOf(
  flags: Flags,
  known: Readonly<Record<string, BotFactory>> = BOTS,
): readonly string[] {
  const names = (textOf(flags, 'bots') ?? 'greedy').split(',').map((name) => name.trim());
  for (const name of names)
    if (!Object.hasOwn(known, name))
      throw new UsageError(
        `there is no bot ${name || 'without a name'}; there are ${Object.keys(known).join(', ')}`,
      );
  return names;
}

/** The bots asked for. */
export function botsOf(flags: Flags): readonly BotFactory[] {
  return botNamesOf(flags).map((name) => BOTS[name]);
}

/** Options of a title, given as key=value; a key alone switches on. */
export function optionsOf(flags: Flags, { id, optionLabels }: AnyRuleset): Record<string, unknown> {
  const given = [flags.option ?? []].flat();
  const entries = given.map((text): [string, unknown] => {
    const [key, ...rest] = String(text).split('=');
    if (!Object.hasOwn(optionLabels, key)) {
      const options = Object.keys(optionLabels);
      throw new UsageError(
        options.length === 0
          ? `${id} has no options`
          : `${id} has no option ${key}; there are ${options.join(', ')}`,
      );
    }
    return [key, rest.length === 0 ? true : plainValue(rest.join('='))];
  });
  return Object.fromEntries(entries);
}

function plainValue(text: string): unknown {
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (text === 'null') return null;
  return /^-?\d+$/.test(text) ? Number(text) : text;
}
