// railhead render and railhead check-board: a title's board as a picture, and own boards under examination.

import type { Finding } from '../core/map/finding.js';
import { type Flags, rulesetOf, textOf } from './arguments.js';
import { BadInputError, dim, say, sayJson, UsageError } from './console.js';
import { kindOf } from './engine-for.js';
import { readJsonFile, writeText } from './files.js';
import { titleOf } from './titles.js';

/** Draws the empty board of a title. */
export async function render(id: string, flags: Flags): Promise<void> {
  const ruleset = rulesetOf(id);
  const file = textOf(flags, 'svg');
  if (file === undefined) throw new UsageError('--svg FILE says where the picture goes');
  const { draw } = await titleOf(id).picture();
  writeText(file, draw(ruleset.board()));
  say(dim(`picture: ${file}`));
}

/** Checks a map, and a deck for it, and prints everything found. */
export async function checkBoard(mapFile: string, deckFile: string | undefined, flags: Flags): Promise<void> {
  const map = readJsonFile(mapFile);
  const deck = deckFile === undefined ? undefined : readJsonFile(deckFile);
  const kind = await kindOf(map, mapFile);
  if (deck !== undefined && !kind.needsDeck) throw new UsageError(`no deck goes with ${mapFile}`);
  if (deck === undefined && !kind.checksMapAlone) throw new UsageError(`${mapFile} is checked with its deck`);
  const issues = kind.check(map, deck);
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  if (flags.json === true) sayJson({ playable: errors === 0, issues });
  else for (const issue of issues) say(lineOf(issue));
  if (errors > 0) throw new BadInputError(`${mapFile} cannot be played on (errors: ${errors})`);
  if (flags.json !== true) say(`${mapFile} can be played on.`);
}

function lineOf({ severity, code, path, message }: Finding): string {
  const place = path.length > 0 ? `${path.join('.')}: ` : '';
  return `${severity.padEnd(6)}  ${code}  ${place}${message}`;
}
