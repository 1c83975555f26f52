// A game on the page: its store, its title, and who plays which seat.

import { type AnyEngine, type AnyRuleset, type Board, createEngine, freshSeed } from 'railhead/engine';
import { createGameStore, type GameStart, type GameStore, type Title, tourStart } from 'railhead/table';
import { titles, titlesIn } from 'railhead/titles';
import { language } from './language.js';
import { ownModules } from './own-modules.js';
import { type OwnFiles, type SavedGame, savedActions } from './saved-games.js';
import type { Tour } from './tour.js';

/** Who plays a seat. */
export type Player = 'you' | 'greedy' | 'random';

/** A game with everything that the page needs to play it. */
export interface Game {
  /** What the game is kept by in this browser. */
  readonly id: string;
  /** How much of it was kept before it was opened; null for a new one. */
  readonly kept: SavedGame | null;
  readonly engine: AnyEngine;
  // biome-ignore lint/suspicious/noExplicitAny: states, views, actions and events of any title
  readonly store: GameStore<any>;
  readonly ruleset: AnyRuleset;
  /** Texts of the rules by id. */
  readonly texts: ReadonlyMap<string, string>;
  readonly players: readonly Player[];
  /** True if people at one screen may see each other's secrets. */
  readonly isOpen: boolean;
  /** The files of a board of the player's own; null for the board of the title. */
  readonly own: OwnFiles | null;
  /** The tour that the game belongs to; null for others. */
  readonly tour: Tour | null;
}

/** What the page needs to open a game. */
export interface Opening {
  readonly start: GameStart<string>;
  /** The game is kept already: by which id, and where somebody looked last. */
  readonly kept?: SavedGame;
  /** Who plays which seat; or all except the first, where the number of seats is not known before. */
  readonly players: readonly Player[] | Player;
  readonly isOpen: boolean;
  /** The game is the tour of its title. */
  readonly isTour?: boolean;
  /** A board of the player's own, and the files that it came from. */
  readonly own?: { readonly board: Board; readonly files: OwnFiles };
}

/** Every title by its id, in the order of the package; those of somebody's own modules last. */
export const allTitles: Record<string, Title<AnyRuleset>> = { ...titles };

/** Loads the titles of somebody's own modules. Throws what the modules throw. */
export async function loadOwnTitles(): Promise<void> {
  for (const title of (await ownModules()).flatMap(titlesIn)) allTitles[title.ruleset.id] = title;
}

// The words of titles in the language of the page.
const spoken = new Map<string, Readonly<Record<string, string>>>();

/** Loads the words of the titles that have the language of the page. */
export async function loadLanguage(): Promise<void> {
  for (const [id, { languages = {} }] of Object.entries(allTitles))
    if (Object.hasOwn(languages, language)) spoken.set(id, await languages[language]());
}

/** Whether a title has the language of the page. */
export const isSpoken = (id: string): boolean => spoken.has(id);

/** A text of a title in the language of the page; its English text where there is none. */
export const titleText = (id: string, key: string, english: string): string =>
  spoken.get(id)?.[key] ?? english;

/** True for a title of somebody's own. */
export const isOwn = (id: string): boolean => !Object.hasOwn(titles, id);

/** The title with an id; undefined where there is none. */
export const titleOf = (id: string): Title<AnyRuleset> | undefined =>
  Object.hasOwn(allTitles, id) ? allTitles[id] : undefined;

/** An engine for all titles, and a board of the player's own. */
export const engineWith = (own: Opening['own']): AnyEngine =>
  createEngine(
    Object.values(allTitles).map(({ ruleset }) => ruleset),
    { boards: own === undefined ? [] : [own.board] },
  ) as unknown as AnyEngine;

/** Opens a game. Throws what the engine throws at a config or a record it refuses. */
export async function openGame(opening: Opening): Promise<Game> {
  const { start, kept, players, isOpen, own, isTour = false } = opening;
  const engine = engineWith(own);
  const tour = (isTour && 'ruleset' in start && (await titleOf(start.ruleset)?.tour?.())) || null;
  const isFresh = kept === undefined && 'ruleset' in start;
  const begun = tour !== null && isFresh ? tourStart(start.ruleset, tour, start.config.seats) : start;
  const store = createGameStore(engine, begun as never) as Game['store'];
  if (kept !== undefined) lookAgain(store, kept);
  const { state } = store.getSnapshot();
  const { catalogue, picture, summary, planning } = titleOf(state.game.ruleset) as Title<AnyRuleset>;
  // What a table loads is here before the page leaves what it shows.
  await Promise.all([picture(), summary(), planning()]);
  return {
    id: kept?.id ?? freshSeed().slice(0, ID_LENGTH),
    kept: kept ?? null,
    engine,
    store,
    ruleset: engine.settingOf(state).ruleset,
    texts: new Map((await catalogue(spoken.get(state.game.ruleset))).map(({ id, text }) => [id, text])),
    players: Array.isArray(players)
      ? players
      : state.game.seatNames.map((_: string, seat: number) => (seat === 0 ? 'you' : players)),
    isOpen,
    own: own?.files ?? null,
    tour,
  };
}

const ID_LENGTH = 10;

/** A game that is kept, as it is opened. Throws where its board cannot be made or its actions are gone. */
export async function openingOfSaved(kept: SavedGame): Promise<Opening> {
  const { ruleset, config, players, isOpen, isTour, own, length, tentative } = kept;
  const start = { ruleset, config, actions: savedActions(kept).slice(0, length - tentative) };
  const opening = { start, kept, players, isOpen, isTour };
  return own === null ? opening : { ...opening, own: { files: own, board: await compileOwn(ruleset, own) } };
}

/** A board from its files. Throws `InvalidInputError` where they are faulty. */
export async function compileOwn(ruleset: string, { map, deck }: OwnFiles): Promise<Board> {
  const { define } = await (titleOf(ruleset) as Title<AnyRuleset>).boards();
  return define(map, deck);
}

// What could be taken back is played once more, so that it still can be; then the page shows what it showed.
function lookAgain(store: Game['store'], kept: SavedGame): void {
  for (const action of savedActions(kept).slice(kept.length - kept.tentative)) store.play(action);
  store.goTo(kept.step);
}
