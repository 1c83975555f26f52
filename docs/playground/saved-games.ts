// The games that this browser keeps: how each began, who plays, and its actions in small parts, so that one
// more costs little to write.

import type { GameAction, GameConfig } from 'railhead/engine';
import type { Player } from './game.js';

/** A game as it is kept, without its actions. */
export interface SavedGame {
  readonly id: string;
  readonly ruleset: string;
  readonly config: GameConfig;
  readonly names: readonly string[];
  readonly players: readonly Player[];
  readonly isOpen: boolean;
  /** The game is the tour of its title. */
  readonly isTour?: boolean;
  /** The files of a board of the player's own; null for the board of the title. */
  readonly own: OwnFiles | null;
  /** Where somebody looked last, and how many actions there are. */
  readonly step: number;
  readonly length: number;
  /** How many of the last actions could still be taken back. */
  readonly tentative: number;
  readonly round: number;
  /** Who has won; null while the game goes on. */
  readonly winner: string | null;
  /** When it was played last, in milliseconds since 1970. */
  readonly at: number;
}

/** A map and its deck as their files have them; the deck is absent where a title needs no deck. */
export interface OwnFiles {
  readonly map: unknown;
  readonly deck: unknown;
}

// `railhead/ab12` is a game, `railhead/ab12/3` its fourth part of 64 actions, `railhead/ab12/board` the files
// of its board, `railhead/ab12/times` how long each seat has thought.
const PREFIX = 'railhead/';
const PART = 64;

/** The key under which a game is kept. */
export const keyOf = (id: string) => `${PREFIX}${id}`;
const partOf = (id: string, part: number) => `${keyOf(id)}/${part}`;
const boardOf = (id: string) => `${keyOf(id)}/board`;
const timesOf = (id: string) => `${keyOf(id)}/times`;

/** The games that are kept, those that were played last first. Empty where the browser keeps nothing. */
export function savedGames(): readonly SavedGame[] {
  return storedKeys()
    .filter((key) => /^railhead\/\w+$/.test(key))
    .flatMap((key) => savedGame(key.slice(PREFIX.length)) ?? [])
    .sort((one, other) => other.at - one.at);
}

/** A game that is kept; null where it is not. */
export function savedGame(id: string): SavedGame | null {
  const text = readStored(keyOf(id));
  if (text === null) return null;
  const own = readStored(boardOf(id));
  return { ...JSON.parse(text), own: own === null ? null : JSON.parse(own) };
}

/**
 * The actions of a game that is kept, oldest first.
 *
 * @throws Error where some of them are gone.
 */
export function savedActions({ id, length }: SavedGame): readonly GameAction[] {
  const actions: GameAction[] = [];
  for (let part = 0; actions.length < length; part++) {
    const text = readStored(partOf(id, part));
    if (text === null) throw new Error('Some actions of this game are gone from the browser’s memory.');
    actions.push(...(JSON.parse(text) as readonly GameAction[]));
  }
  return actions.slice(0, length);
}

/**
 * Keeps a game. Its actions up to `from` are kept already; `later` gives those behind a number of them.
 *
 * @throws DOMException where the browser has no room, or keeps nothing at all.
 */
export function saveGame(
  game: SavedGame,
  from: number,
  later: (from: number) => readonly GameAction[],
): void {
  const { own, ...kept } = game;
  if (own !== null && readStored(boardOf(game.id)) === null)
    localStorage.setItem(boardOf(game.id), JSON.stringify(own));
  const first = Math.floor(from / PART);
  const actions = later(first * PART);
  for (let at = 0; at < actions.length; at += PART)
    localStorage.setItem(partOf(game.id, first + at / PART), JSON.stringify(actions.slice(at, at + PART)));
  localStorage.setItem(keyOf(game.id), JSON.stringify(kept));
}

/** How many milliseconds each seat of a game has thought; null where that is not kept. */
export function savedTimes(id: string): readonly number[] | null {
  const text = readStored(timesOf(id));
  return text === null ? null : JSON.parse(text);
}

/**
 * Keeps how long each seat of a game has thought.
 *
 * @throws DOMException where the browser has no room, or keeps nothing at all.
 */
export function saveTimes(id: string, times: readonly number[]): void {
  localStorage.setItem(timesOf(id), JSON.stringify(times.map(Math.round)));
}

/** Forgets a game. */
export function removeGame(id: string): void {
  for (const key of storedKeys())
    if (key === keyOf(id) || key.startsWith(`${keyOf(id)}/`)) localStorage.removeItem(key);
}

// A browser may forbid a page to look at what it keeps: then there are no games, and to keep one says so.
function storedKeys(): readonly string[] {
  const store = storage();
  return store === null ? [] : Object.keys(store).filter((key) => key.startsWith(PREFIX));
}

const readStored = (key: string): string | null => storage()?.getItem(key) ?? null;

/** What this browser keeps; null where it forbids a page to look. */
export function storage(): Storage | null {
  try {
    return localStorage;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return null;
    throw error;
  }
}
