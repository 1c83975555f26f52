// railhead render and railhead check-board: a title's board as a picture, and own boards under examination.

import { type AnyRuleset, type Board, createEngine, InvalidInputError } from '../core/engine/index.js';
import type { MapFinding } from '../core/map/finding.js';
import type { BoardKind, Title } from '../core/title/title.js';
import { type Flags, textOf, wholeNumberOf } from './arguments.js';
import { BadInputError, dim, say, sayJson, sayLines, UsageError } from './console.js';
import { kindOf } from './engine-for.js';
import { readJsonFile, writeText } from './files.js';
import { rulesetOf, titleOf, titlesFor } from './titles.js';

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
  if (id !== undefined) {
    const title = await titleOf(id, flags);
    if ((await title.boards()).kind !== kind.kind)
      throw new BadInputError(`${id} is played on no map of the kind ${kind.kind}`);
    mustBeWinnable(title, kind.define(map, deck));
  }
  if (flags.json === true) return;
  // Without its deck nobody can play on it yet.
  const hasAll = deck !== undefined || !kind.needsDeck;
  if (hasAll && id === undefined) sayLines(await takersOf(kind, kind.define(map, deck), flags));
  say(`${mapFile} can be played on.`);
}

// Boards differ in cards, links and cities: each title says if it can be played with these.
async function takersOf(kind: BoardKind, board: Board, flags: Flags): Promise<string> {
  const titles = await titlesFor(flags);
  const kinds = await Promise.all(titles.map((title) => title.boards()));
  const lines = titles.flatMap((title, index) => {
    if (kinds[index].kind !== kind.kind) return [];
    const why = whyNotOn(title, board);
    return [`title   ${title.ruleset.id} ${why === null ? 'can be played on it' : `cannot: ${why}`}`];
  });
  return lines.join('\n');
}

function whyNotOn(title: Title<AnyRuleset>, board: Board): string | null {
  try {
    mustBeWinnable(title, board);
    return null;
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return error.issues.map(({ message }) => message).join('; ');
  }
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
function mustBeWinnable({ ruleset }: Title<AnyRuleset>, board: Board): void {
  const engine = createEngine([ruleset], { boards: [board] });
  for (const seats of [ruleset.seats.min, ruleset.seats.max])
    engine.createGame(ruleset.id, { seats, seed: 1, board: board.id });
}

function lineOf({ severity, code, path, message }: MapFinding): string {
  const place = path.length > 0 ? `${path.join('.')}: ` : '';
  return `${severity.padEnd(6)}  ${code}  ${place}${message}`;
}
