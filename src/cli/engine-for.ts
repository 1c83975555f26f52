// An engine for a command: on the boards of the titles, or on one that comes from files.

import { type AnyEngine, type AnyRuleset, type Board, createEngine } from '../core/engine/index.js';
import { type BoardKind, rulesetsOf } from '../core/title/title.js';
import { type Flags, textOf } from './arguments.js';
import { BadInputError, UsageError } from './console.js';
import { readJsonFile } from './files.js';
import { boardKinds, titleOf, titlesFor } from './titles.js';

/** The engine of one title, and the id of the board that `--map` and `--deck` bring, if they are given. */
export async function engineFor(
  ruleset: AnyRuleset,
  flags: Flags,
): Promise<{ engine: AnyEngine; board: string | undefined }> {
  return engineOn(ruleset, boardDataOf(flags), flags);
}

/** A map and its deck, as their files have them. */
export interface BoardData {
  /** What messages call the map. */
  readonly name: string;
  readonly map: unknown;
  /** Undefined where there is none. */
  readonly deck: unknown;
}

/** What `--map` and `--deck` bring, if they are given. */
export function boardDataOf(flags: Flags): BoardData | undefined {
  const files = boardFiles(flags);
  return files && dataIn(files);
}

/** The engine of one title, and the id and hash of the board of some data, if there is any. */
export async function engineOn(
  ruleset: AnyRuleset,
  data: BoardData | undefined,
  flags: Flags,
): Promise<{ engine: AnyEngine; board: string | undefined; hash?: string }> {
  if (data === undefined) return { engine: engineOf(ruleset, []), board: undefined };
  const { id } = ruleset;
  const kind = await (await titleOf(id, flags)).boards();
  checkDeck(kind, data);
  if ((await kindOf(data.map, data.name)) !== kind)
    throw new BadInputError(`${data.name} is no map for ${id}, which takes those of the kind ${kind.kind}`);
  const board = boardOf(kind, data);
  return { engine: engineOf(ruleset, [board]), board: board.id, hash: board.hash };
}

/** The engine of all titles, and of the board that `--map` and `--deck` bring to those of its kind. */
export async function engineForAll(flags: Flags): Promise<AnyEngine> {
  const files = boardFiles(flags);
  const rulesets = rulesetsOf(await titlesFor(flags));
  if (files === undefined) return createEngine(rulesets);
  const data = dataIn(files);
  const kind = await kindOf(data.map, data.name);
  checkDeck(kind, data);
  const board = boardOf(kind, data);
  return createEngine(rulesets, { boards: [board] });
}

/** The kind of board that a map file is for. */
export async function kindOf(map: unknown, file: string): Promise<BoardKind> {
  const { kind } = Object(map) as { kind?: unknown };
  const kinds = await boardKinds();
  const found = kinds.get(kind as string);
  if (found !== undefined) return found;
  throw new BadInputError(`${file} is no map: its kind should be one of ${[...kinds.keys()].join(', ')}`);
}

function engineOf(ruleset: AnyRuleset, boards: readonly Board[]): AnyEngine {
  return createEngine([ruleset], { boards });
}

interface BoardFiles {
  readonly map: string;
  readonly deck: string | undefined;
}

function boardFiles(flags: Flags): BoardFiles | undefined {
  const [map, deck] = [textOf(flags, 'map'), textOf(flags, 'deck')];
  if (map === undefined && deck !== undefined) throw new UsageError('--deck needs --map');
  return map === undefined ? undefined : { map, deck };
}

/** What the files of `--map` and `--deck` hold, if a board can be made of them; undefined without `--map`. */
export async function checkedBoardOf(flags: Flags): Promise<BoardData | undefined> {
  const files = boardFiles(flags);
  if (files === undefined) return undefined;
  const data = dataIn(files);
  const kind = await kindOf(data.map, data.name);
  checkDeck(kind, data);
  boardOf(kind, data);
  return data;
}

const dataIn = ({ map, deck }: BoardFiles): BoardData => ({
  name: map,
  map: readJsonFile(map),
  deck: deck === undefined ? undefined : readJsonFile(deck),
});

function checkDeck({ needsDeck }: BoardKind, { deck }: BoardData): void {
  if (needsDeck && deck === undefined) throw new UsageError('--map needs --deck for this title');
  if (!needsDeck && deck !== undefined) throw new UsageError('this title has no --deck');
}

function boardOf(kind: BoardKind, { name, map, deck }: BoardData): Board {
  const errors = kind.validate(map, deck).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const [first, ...others] = errors.map(({ message }) => message);
    const more = others.length > 0 ? `, and ${others.length} more (railhead check-board lists them)` : '';
    throw new BadInputError(`${name} cannot be played on: ${first}${more}`);
  }
  return kind.define(map, deck);
}
