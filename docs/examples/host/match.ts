// A match on a host: its state, and who plays which seat. Its lines in the store are the match. The first
// says by which rules it is played. Every other line says what was played, or who plays a seat from now on.

import {
  type AnyEngine,
  type Decision,
  freshSeed,
  type GameAction,
  type GameEvent,
  type GameRecord,
  type RecordNote,
  type SeedParts,
  type SharedSeed,
} from 'railhead/engine';
import type { Beside, Line, Store } from './store.js';

/** What a host has: an engine, a memory, a clock, and somebody to tell what happens there. */
export interface Means {
  readonly engine: AnyEngine;
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** The state of a match of any title. */
export type State = ReturnType<AnyEngine['createGame']>;

/** Who plays a seat. */
export interface Player {
  readonly name: string;
  /** The colour that they chose, as `#rrggbb`; null for that of the title. */
  readonly colour: string | null;
  /** Orders that somebody left would be one more way to play a seat. */
  readonly by: 'person' | 'bot' | 'nobody';
  /** What lets them in; null for a bot that stands in for nobody. */
  readonly key: string | null;
}

/** A state of a match, and what led to it. */
export interface Past {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/**
 * What a line of a match says: an action, who plays a seat from now on, who agrees to end, or several of
 * these.
 */
interface Says {
  readonly action?: GameAction;
  readonly seat?: number;
  readonly player?: Player;
  /** Whether the player of `seat` agrees to end the game. */
  readonly ends?: boolean;
}

/** A match that is being played. */
export interface Match {
  readonly id: string;
  readonly listed: boolean;
  readonly state: () => State;
  /** Who plays, by seat. */
  readonly players: () => readonly Player[];
  /** Which players agree to end the game. */
  readonly ends: () => ReadonlySet<number>;
  /** The last states, the present one last: for clients that come back. They share what did not change. */
  readonly recent: () => readonly Past[];
  /** What must be decided, since when, in milliseconds since 1970. */
  readonly asked: () => readonly (Decision & { readonly at: number })[];
  /** Milliseconds that each seat has been asked for, up to now. */
  readonly spent: () => readonly number[];
  /**
   * Plays an action. Throws `NotWrittenError` where the disk fails; that, like a refusal, changes nothing.
   */
  readonly play: (action: GameAction, with_?: Says & Beside) => ReturnType<AnyEngine['tryAction']>;
  /** Says who plays a seat, or who agrees to end. Throws `NotWrittenError`, and then nothing has changed. */
  readonly say: (says: Says) => void;
  /** How many of a message's actions were played before, and at which step. */
  readonly sent: (message: string) => { readonly played: number; readonly step: number };
  /**
   * The whole match with its seed, names and clocks. Null until the game is over: the seed tells every card.
   */
  readonly record: () => GameRecord | null;
}

/**
 * The first line. It names all that decides the rules, so a host with newer rules plays the match as it
 * began.
 */
interface Start {
  readonly format: 2;
  /** Title, revision, layers, options, board and its hash, names, and what a table committed to. */
  readonly game: State['game'];
  /** The algorithm that draws cards and dice. */
  readonly luck: string;
  /** Stays with the host: if you know it, you know every card. */
  readonly seed: string;
  /** What the seed of a table is made of; it stays with the host as well. */
  readonly seedParts?: SeedParts | undefined;
  readonly players: readonly Player[];
  /** Whether the lobby shows it. */
  readonly listed: boolean;
}

// States that a match remembers: a turn of everybody at a full table.
const MOST_RECENT = 200;

/** What somebody asks for who wants a match. */
export interface Wish {
  readonly ruleset: string;
  readonly seats: unknown;
  readonly options?: unknown;
}

/** What there is before the first deal: the seed of a table, and who sits there. */
export interface Made extends SharedSeed {
  readonly id: string;
  readonly seed: string;
  readonly players: readonly Player[];
  readonly listed: boolean;
  /** Lines of the table, which stand before the match. */
  readonly lines: number;
}

/**
 * Begins a match; without a table, the host draws the seed and the keys. Throws a railhead error for what is
 * no game, and `NotWrittenError` where the disk fails.
 */
export function beginMatch(means: Means, { ruleset, seats, options }: Wish, made: Partial<Made> = {}): Match {
  const { id = freshSeed(), seed = freshSeed(), lines = 0, players, listed = false, ...shared } = made;
  const config = { seats, seed, ...shared, ...(options !== undefined && { options }) };
  const { game, luck } = means.engine.createGame(ruleset, config as never);
  const strangers = (): readonly Player[] =>
    (game.seatNames as readonly string[]).map((name) => ({
      name,
      colour: null,
      by: 'person',
      key: freshSeed(),
    }));
  const { seedParts } = shared;
  const start: Start = {
    ...{ format: 2, game, luck: luck.algorithm, seed, seedParts },
    ...{ players: players ?? strangers(), listed },
  };
  means.store.append(id, lines, { at: means.now(), says: { start } });
  return openMatch(means, id);
}

/** Opens a match. Throws an error that says what is wrong with its lines. */
export function openMatch({ engine, store, now }: Means, id: string): Match {
  const lines = store.lines(id);
  const begin = lines.findIndex(({ says }) => says.start !== undefined);
  if (begin < 0) throw new Error('no line says how it began');
  const start = startIn(lines[begin].says.start);
  const recent: Past[] = [firstState(engine, start)];
  const players = [...start.players];
  const ends = new Set<number>();
  const actions: GameAction[] = [];
  const notes: RecordNote[] = [];
  const spent = players.map(() => 0);
  const since = new Map<string, number>();
  let { at } = lines[begin];
  let count = begin + 1;

  const state = () => recent[recent.length - 1].state;
  const open = () => engine.decisions(state()).filter(({ optional }) => !optional);
  // Times run for everybody who is asked, from one line to the next.
  const counted = (until: number) => {
    const waiting = new Set(open().map(({ seat }) => seat));
    return spent.map((time, seat) => time + (waiting.has(seat) ? Math.max(0, until - at) : 0));
  };
  const ask = () => {
    const ids = new Set(open().map(({ id: one }) => one));
    for (const one of since.keys()) if (!ids.has(one)) since.delete(one);
    for (const one of ids) if (!since.has(one)) since.set(one, at);
  };

  function take({ at: next, says }: { readonly at: number; readonly says: Says }, past: Past | null): void {
    const { action, seat, player, ends: agrees } = says;
    spent.splice(0, spent.length, ...counted(next));
    at = next;
    count++;
    if (seat !== undefined && player !== undefined) players[seat] = player;
    if (seat !== undefined && agrees !== undefined) ends[agrees ? 'add' : 'delete'](seat);
    if (past !== null && action !== undefined) {
      recent.push(past);
      if (recent.length > MOST_RECENT) recent.shift();
      actions.push(action);
      if (action.seat !== null) notes.push({ n: actions.length, clock: spent[action.seat] });
    }
    ask();
  }
  ask();
  for (const line of lines.slice(count)) {
    const says: Says = line.says;
    const result = says.action === undefined ? null : engine.tryAction(state(), says.action);
    if (result !== null && !result.ok)
      throw new Error(`line ${count}: the rules refuse it (${result.rejection.code})`);
    take({ at: line.at, says }, result);
  }

  const resultOf = ({ outcome }: State) => {
    if (outcome === null) return null;
    const winners = outcome.ranking.filter(({ place }: { place: number }) => place === 1);
    const names = winners.map(({ seat }: { seat: number }) => players[seat].name).join(' and ');
    return `${names} (${outcome.reason})`.slice(-200);
  };
  let whole: GameRecord | null = null;
  return {
    ...{ id, listed: start.listed, state },
    players: () => players,
    ends: () => ends,
    recent: () => recent,
    asked: () => open().map((one) => ({ ...one, at: since.get(one.id) ?? at })),
    spent: () => (state().outcome === null ? counted(now()) : spent),
    play(action, { sent = null, ...more } = {}) {
      const result = engine.tryAction(state(), action);
      if (!result.ok) return result;
      const line = { at: now(), says: { ...more, action: result.action } };
      const ended = resultOf(result.state);
      const over = ended === null ? null : { result: ended, listed: start.listed };
      store.append(id, count, line, { sent, over });
      take(line, result);
      return result;
    },
    say(says) {
      const line: Line & { readonly says: Says } = { at: now(), says: { ...says } };
      store.append(id, count, line);
      take(line, null);
    },
    sent(message) {
      const found = store.sentIn(id, message);
      const last = found.at(-1) ?? count;
      const after = store
        .lines(id)
        .slice(last + 1)
        .filter(({ says }) => says.action !== undefined).length;
      return { played: found.length, step: state().step - after };
    },
    record() {
      if (state().outcome === null) return null;
      if (whole !== null) return whole;
      const made = engine.record(start.game.ruleset, configOf(start) as never, actions as never);
      const date = new Date(lines[begin].at).toISOString().slice(0, 10);
      const meta = { date, names: players.map(({ name }) => name), result: resultOf(state()) ?? '' };
      whole = { ...made, meta, notes };
      return whole;
    },
  };
}

// The parts of a seed must fit the commitments, so lines in which somebody changed either do not open.
function configOf({ game, seed, seedParts }: Start) {
  const { revision, layers, options, board, seatNames: seats, seedCommitments } = game;
  const shared = { seed, seedCommitments, seedParts };
  return { seats, ...shared, options, board: board.id, revision, ...(layers && { layers }) };
}

function firstState(engine: AnyEngine, start: Start): Past {
  const { game, luck } = start;
  const { board } = game;
  const { state, events } = engine.startGame(game.ruleset, configOf(start) as never);
  if (state.game.board.hash !== board.hash)
    throw new Error(`its board ${board.id} is not the one known here`);
  if (state.luck.algorithm !== luck) throw new Error(`its luck is drawn by ${luck}, which is not known here`);
  return { state, events };
}

function startIn(found: unknown): Start {
  const start = Object(found) as Partial<Start>;
  const { format, game, luck, seed, seedParts, players } = start;
  const isStart =
    format === 2 &&
    typeof luck === 'string' &&
    typeof seed === 'string' &&
    typeof game?.ruleset === 'string' &&
    typeof game.board?.id === 'string' &&
    Array.isArray(game.seatNames) &&
    (game.seedCommitments === undefined) === (seedParts === undefined) &&
    Array.isArray(players) &&
    players.length === game.seatNames.length;
  if (isStart) return start as Start;
  throw new Error('its first line does not say how a match began');
}
