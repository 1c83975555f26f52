// Reads the words of a command line: which command they name, its words and its flags.

import { parseArgs } from 'node:util';
import type { Flags } from './arguments.js';
import { COMMANDS, COMMON, type Command, type Flag, nameOf } from './commands.js';
import { UsageError } from './console.js';

/** The request: a command with its words and flags; no command where only flags were given. */
export interface Request {
  readonly command?: Command;
  readonly words: readonly string[];
  readonly flags: Flags;
}

/** Reads a command line. Throws UsageError with a sentence for what is wrong with it. */
export function readCommandLine(argv: readonly string[]): Request {
  // Not strict: the parser's own complaints do not say what would be right.
  const read = parseArgs({
    args: [...argv],
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const [name, ...words] = read.positionals;
  const command = COMMANDS.find((one) => nameOf(one) === name);
  if (name !== undefined && command === undefined)
    throw new UsageError(`there is no command ${name}; railhead --help lists them`);
  const known = [...(command?.flags ?? []), ...COMMON];
  const flags: Record<string, true | string | string[]> = {};
  for (const token of read.tokens) {
    if (token.kind !== 'option') continue;
    const flag = known.find((one) => one.name === token.name);
    if (flag === undefined) {
      const asked = command === undefined ? 'railhead' : `railhead ${name}`;
      throw new UsageError(`there is no option ${token.rawName}; ${asked} --help lists them`);
    }
    if (flag.value === undefined) flags[flag.name] = switchOf(token);
    else {
      const before = flags[flag.name];
      const text = wordOf(token);
      flags[flag.name] = before === undefined ? text : [before as string | string[], text].flat();
    }
  }
  if (command !== undefined && flags.help === undefined) checkWords(command, words);
  return { command, words, flags };
}

// A name means the same kind of flag in every command.
const OPTIONS = Object.fromEntries(
  [...COMMANDS.flatMap(({ flags }) => flags), ...COMMON].map(({ name, short, value }: Flag) => [
    name,
    { type: value === undefined ? ('boolean' as const) : ('string' as const), ...(short && { short }) },
  ]),
);

interface Token {
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function switchOf({ rawName, value }: Token): true {
  if (value !== undefined) throw new UsageError(`${rawName} takes no value`);
  return true;
}

// The parser takes any next word for the value.
function wordOf({ rawName, value, inlineValue }: Token): string {
  if (!value || (inlineValue !== true && value.startsWith('--')))
    throw new UsageError(`${rawName} needs a value`);
  return value;
}

function checkWords(command: Command, words: readonly string[]): void {
  const asked = command.usage.split(' ').slice(1);
  const missing = asked.slice(words.length).find((word) => word.startsWith('<'));
  if (missing !== undefined) throw new UsageError(`${missing} is missing: railhead ${command.usage}`);
  if (words.length > asked.length)
    throw new UsageError(`${words[asked.length]} is one word too many: railhead ${command.usage}`);
}
