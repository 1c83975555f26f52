// The games of a session. A game is open if its client could see it all: its own seed or a made-up world.

import type { AnyEngine, GameEvent, OrderStop, Orders, Random, Seat } from '../../core/engine/index.js';
import type { Bot } from '../../players/bots/bot.js';
import { MOST_GAMES, MOST_HELD, MOST_REMEMBERED } from './limits.js';
import { ProtocolError } from './protocol-error.js';

/** A bot of the server in a seat. */
export interface SeatedBot {
  readonly name: string;
  readonly bot: Bot;
  readonly random: Random;
}

/** Orders of a seat, and why they went no further when they were last carried out. */
export interface KeptOrders {
  readonly orders: Orders;
  readonly stop: OrderStop | null;
}

/** A game that is played. */
export interface OpenGame {
  /** What requests call it. */
  readonly id: string;
  // biome-ignore lint/suspicious/noExplicitAny: states of any title
  state: any;
  /** The step at which the session has known it first: 0, or that of the game it was made after. */
  readonly begun: number;
  /** The events of every action since, setting up or nothing at place 0. */
  readonly happened: (readonly GameEvent[])[];
  /** True where nothing of it is a secret from the client. */
  readonly isOpen: boolean;
  /** The states whose views clients may hold, by step: the last that were observed. */
  // biome-ignore lint/suspicious/noExplicitAny: states of any title
  readonly observed: Map<number, any>;
  /** The orders that seats have left, and why they stop: null while they have not begun. */
  readonly orders: Map<Seat, KeptOrders>;
  /** The bots that play for the server, by seat. */
  readonly bots: Map<Seat, SeatedBot>;
}

/** The games of a session by their ids. */
export interface Tables {
  /** How many there are. */
  readonly count: number;
  /** A game; throws `unknown-game`. */
  of(id: string): OpenGame;
  /** Throws `too-many-games` if there is no room for these further games, or for their actions. */
  mustHold(more: { readonly games: number; readonly actions: number }): void;
  /** One more game; throws `too-many-games`. */
  open(game: Pick<OpenGame, 'state' | 'happened' | 'isOpen'>): OpenGame;
  /** Forgets a game; throws `unknown-game`. */
  close(id: string): void;
  /** Forgets all. */
  clear(): void;
}

/** No games yet. */
export function createTables(): Tables {
  const games = new Map<string, OpenGame>();
  let opened = 0;
  const of = (id: string): OpenGame => {
    const found = games.get(id);
    if (found !== undefined) return found;
    throw new ProtocolError('unknown-game', `there is no game ${id} in this session`);
  };
  const mustHold: Tables['mustHold'] = (more) => {
    const count = games.size + more.games;
    if (more.games > 0 && count > MOST_GAMES)
      throw new ProtocolError(
        'too-many-games',
        `a session keeps ${MOST_GAMES} games: leave ${count - MOST_GAMES} of them first`,
      );
    let remembered = more.actions;
    for (const { happened } of games.values()) remembered += happened.length;
    if (remembered > MOST_REMEMBERED)
      throw new ProtocolError(
        'too-many-games',
        `a session remembers ${MOST_REMEMBERED} actions of its games: leave some of them first`,
      );
  };
  return {
    get count() {
      return games.size;
    },
    of,
    mustHold,
    open({ state, happened, isOpen }) {
      mustHold({ games: 1, actions: happened.length });
      const id = `g${++opened}`;
      const begun = state.step - happened.length + 1;
      const kept = { observed: new Map(), orders: new Map(), bots: new Map() };
      const game: OpenGame = { id, state, begun, happened, isOpen, ...kept };
      games.set(id, game);
      return game;
    },
    close(id) {
      of(id);
      games.delete(id);
    },
    clear() {
      games.clear();
    },
  };
}

/** Notes that clients may hold views of the game's present state. */
export function noteObserved({ observed, state }: OpenGame): void {
  observed.delete(state.step);
  observed.set(state.step, state);
  const [oldest] = observed.keys();
  if (observed.size > MOST_HELD) observed.delete(oldest);
}

/** Throws `secret-game` for a game whose luck would be told by what is asked. */
export function mustBeOpen({ isOpen }: OpenGame): void {
  if (isOpen) return;
  throw new ProtocolError(
    'secret-game',
    'this would tell what luck brings: it is for games whose seed the client has named, and for worlds; determinize this one',
  );
}

/** Where a game stands, as far as a view of it knows. */
export function standingOf(engine: AnyEngine, game: string, view: ReturnType<AnyEngine['view']>) {
  const { step, round, outcome } = view;
  return { game, step, round, decisions: engine.decisions(view), outcome };
}
