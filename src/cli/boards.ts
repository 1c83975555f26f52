// railhead render and railhead check-board: a title's board as a picture, and own boards under examination.

import { type AnyRuleset, type Board, createEngine } from '../core/engine/index.js';
import type { MapFinding } from '../core/map/finding.js';
import type { BoardKind, Title } from '../core/title/title.js';
import { type Flags, textOf, wholeNumberOf } from './arguments.js';
import { BadInputError, dim, say, sayJson, sayLines, UsageError } from './console.js';
import { kindOf } from './engine-for.js';
import { readJsonFile, writeText } from './files.js';
import { rulesetOf, titleOf } from './titles.js';

/** Draws the empty board of a title. */
export async function render(id: string, flags: Flags): Promise<void> {
  const ruleset = await rulesetOf(id, flags);
  const file = textOf(flags, 'svg');
  if (file === undefined) throw new UsageError('--svg FILE says where the picture goes');
  const { draw } = await (await titleOf(id, flags)).picture();
  writeText(file, draw(ruleset.board()));
  say(dim(`picture: ${file}`));
}

/** Checks a map, a deck for it and, if that is asked, its picture, and prints everything found. */
export async function checkBoard(mapFile: string, deckFile: string | undefined, flags: Flags): Promise<void> {
  const map = readJsonFile(mapFile);
  const deck = deckFile === undefined ? undefined : readJsonFile(deckFile);
  const kind = await kindOf(map, mapFile);
  if (deck !== undefined && !kind.needsDeck) throw new UsageError(`no deck goes with ${mapFile}`);
  if (deck === undefined && !kind.checksMapAlone) throw new UsageError(`${mapFile} is checked with its deck`);
  const found = kind.validate(map, deck);
  const isPlayable = errorsIn(found) === 0;
  const issues = isPlayable ? [...found, ...(await checkPicture(kind, map, flags))] : found;
  if (flags.json === true) sayJson({ playable: isPlayable, issues });
  else for (const issue of issues) say(lineOf(issue));
  if (!isPlayable) throw new BadInputError(`${mapFile} cannot be played on (errors: ${errorsIn(found)})`);
  if (errorsIn(issues) > 0) throw new BadInputError(`${textOf(flags, 'outline')} is no outline`);
  const id = textOf(flags, 'title');
  if (id !== undefined) await mustBeWinnable(await titleOf(id, flags), kind, kind.define(map, deck));
  if (flags.json !== true) say(`${mapFile} can be played on.`);
}

const errorsIn = (findings: readonly MapFinding[]) =>
  findings.filter(({ severity }) => severity === 'error').length;

async function checkPicture(kind: BoardKind, map: unknown, flags: Flags): Promise<readonly MapFinding[]> {
  const file = textOf(flags, 'outline');
  if (file === undefined && flags.picture !== true) return [];
  if (kind.checkPicture === undefined)
    throw new UsageError(`nothing is known about pictures of maps of the kind ${kind.kind}`);
  return kind.checkPicture(map, file === undefined ? undefined : readJsonFile(file));
}

/** Makes a deck for a map, by the law of the decks that come with the titles. */
export async function makeDeck(mapFile: string, flags: Flags): Promise<void> {
  const map = readJsonFile(mapFile);
  const kind = await kindOf(map, mapFile);
  if (kind.deckFor === undefined)
    throw new UsageError(`no deck is made for ${mapFile}: its cards are written by hand`);
  const cards = wholeNumberOf(flags, 'cards', { least: 1 }) ?? 120;
  const seed = wholeNumberOf(flags, 'seed', { least: 0 }) ?? 1;
  const broken = kind.validate(map, undefined).filter(({ severity }) => severity === 'error');
  if (broken.length > 0)
    throw new BadInputError(`${mapFile} has errors: railhead check-board ${mapFile} lists them`);
  const text = await kind.deckFor(map, { cards, seed });
  const file = textOf(flags, 'deck');
  if (file === undefined) return sayLines(text.trimEnd());
  writeText(file, text);
  say(dim(`deck: ${file}`));
}

// A game is begun on it, with as many as can play and with as few.
async function mustBeWinnable(title: Title<AnyRuleset>, kind: BoardKind, board: Board): Promise<void> {
  const { id, seats } = title.ruleset;
  if ((await title.boards()) !== kind)
    throw new BadInputError(`${id} is played on no map of the kind ${kind.kind}`);
  const engine = createEngine([title.ruleset], { boards: [board] });
  for (const count of [seats.min, seats.max])
    engine.createGame(id, { seats: count, seed: 1, board: board.id });
}

function lineOf({ severity, code, path, message }: MapFinding): string {
  const place = path.length > 0 ? `${path.join('.')}: ` : '';
  return `${severity.padEnd(6)}  ${code}  ${place}${message}`;
}
