/**
 * A title as an engine of the boardgamers platform: functions over one plain JSON value, which the host keeps, sends
 * through JSON between any two calls, and shows players only as `stripSecret` leaves it.
 *
 * @module railhead/adapters/boardgamers
 */

import { type Bot, type BotFactory, greedyBot } from '../../bots/index.js';
import {
  type AnyEngine,
  type AnyRuleset,
  createRandom,
  createTurnBuffer,
  type Engine,
  type GameAction,
  type GameConfig,
  type GameEvent,
  type Ids,
  IllegalActionError,
  InvalidActionError,
  InvalidInputError,
  playTentatively,
  type Rejection,
  type Seat,
} from '../../engine/index.js';
import { formatRejection } from '../../messages/index.js';

/** A game as the host keeps it. */
export interface BoardgamersData {
  readonly ruleset: string;
  /** Null in data that is stripped of secrets. */
  readonly config: GameConfig | null;
  /** Empty in data that is stripped of secrets. */
  readonly actions: readonly GameAction[];
  /** The state; the view of a seat in data that is stripped of secrets. */
  // biome-ignore lint/suspicious/noExplicitAny: states of whatever title
  readonly state: any;
  /** What setting up and every action brought about. It only grows. */
  readonly log: readonly LogEntry[];
  /** True while the last turn can still be taken back: nothing to save yet. */
  readonly open: boolean;
  /** True when nobody is left to play. */
  readonly cancelled: boolean;
}

/** One entry of the log: the seat that acted (null: setting up, or the host) and what came of it. */
export interface LogEntry {
  readonly seat: Seat | null;
  readonly events: readonly GameEvent[];
}

/** A move: an action, its text, or all actions of the turn so far. */
export type Move = string | GameAction | readonly (string | GameAction)[];

/** A player as the host names them: a seat; a spectator is undefined, sometimes −1. */
export type Player = number | undefined;

/** The functions that the host calls. All are pure and survive a trip through JSON in between. */
export interface BoardgamersEngine {
  /** Expansions switch on options of that name. Throws for options that are none. */
  init(
    players: number,
    expansions: readonly string[],
    options: object,
    seed: string | number,
    creator?: number,
  ): BoardgamersData;
  /** Plays a move on saved data. Throws, with the rule in the message, and changes nothing, if any part cannot be played. */
  move(data: BoardgamersData, move: Move, player: number): BoardgamersData;
  /** What to save: undefined while the turn is open, so that a shorter one may be sent instead. */
  toSave(data: BoardgamersData): BoardgamersData | undefined;
  /** True when there is an outcome. */
  ended(data: BoardgamersData): boolean;
  /** True when everybody has left. */
  cancelled(data: BoardgamersData): boolean;
  /** By seat, what the title ranks by; zeros before the end. */
  scores(data: BoardgamersData): number[];
  /** By seat, the place, 1 for the best; zeros before the end. */
  rankings(data: BoardgamersData): number[];
  /** For good; at any moment. When the last one goes, the game is cancelled. */
  dropPlayer(data: BoardgamersData, player: number): BoardgamersData;
  /** Whom the game waits for: one, several, or nobody when it has ended. */
  currentPlayer(data: BoardgamersData): number | number[] | undefined;
  /** The round that is being played. */
  round(data: BoardgamersData): number;
  /** How many entries of the log the player may see. */
  logLength(data: BoardgamersData, player?: Player): number;
  /** Entries `start` to before `end`, as the player may see them, and what the player may play now. */
  logSlice(
    data: BoardgamersData,
    slice?: { player?: Player; start?: number; end?: number },
  ): { log: LogEntry[]; availableMoves: GameAction[] };
  /** What a player or a spectator may know; the other functions that only look take it too. */
  stripSecret(data: BoardgamersData, player?: Player): BoardgamersData;
  /** Gives a player a name. */
  setPlayerMetaData(data: BoardgamersData, player: number, meta: { name: string }): BoardgamersData;
  /** The game from its start again, up to action `to`. */
  replay(data: BoardgamersData, how?: { to?: number }): BoardgamersData;
  /** A bot plays until somebody else has to decide. */
  moveAI(data: BoardgamersData, player: number): BoardgamersData;
}

// Far more than any turn has; a bot is cut off at a point that can be saved all the same.
const LONGEST_TURN = 2000;

/**
 * The functions of one title for the host.
 *
 * @example
 * export const { init, move, ended, scores, … } = toBoardgamers(engine, 'my-title');
 */
export function toBoardgamers<R extends AnyRuleset>(
  engineOfTitles: Engine<R>,
  ruleset: Ids<R>,
  { board, bot = greedyBot }: { readonly board?: string; readonly bot?: BotFactory } = {},
): BoardgamersEngine {
  const engine = engineOfTitles as unknown as AnyEngine;
  const { messages = {} } = engine.rulesets.find(({ id }) => id === ruleset) as AnyRuleset;

  const begin = (config: GameConfig): BoardgamersData => {
    const { state, events } = engine.startGame(ruleset, config as never);
    return {
      ruleset,
      config,
      actions: [],
      state,
      log: [{ seat: null, events }],
      open: false,
      cancelled: false,
    };
  };

  // One action more, which can no longer be taken back.
  const grown = (data: BoardgamersData, action: GameAction): BoardgamersData => {
    const result = engine.tryAction(data.state, action as never);
    if (!result.ok) throw refusal(result, data);
    return extended(data, action, result);
  };
  const extended = (
    { actions, log, ...rest }: BoardgamersData,
    action: GameAction,
    { state, events }: { state: unknown; events: readonly GameEvent[] },
  ): BoardgamersData => ({
    ...rest,
    state,
    actions: [...actions, action],
    log: [...log, { seat: action.seat, events }],
    open: false,
  });

  const refusal = (
    { rejection, issues }: { rejection: Rejection; issues?: InvalidActionError['issues'] },
    { state }: BoardgamersData,
  ) => {
    const error = issues === undefined ? new IllegalActionError(rejection) : new InvalidActionError(issues);
    error.message = formatRejection(rejection, { messages, seatNames: state.game.seatNames });
    return error;
  };

  const waiting = ({ state, cancelled }: BoardgamersData): readonly Seat[] =>
    cancelled
      ? []
      : engine
          .decisions(state)
          .filter(({ optional }) => !optional)
          .map(({ seat }) => seat);

  const viewOf = ({ state }: BoardgamersData, player: Player) =>
    'viewer' in state ? state : engine.view(state, seatOf(player));

  const api: BoardgamersEngine = {
    init: (players, expansions, options, seed) =>
      begin({
        seats: players,
        seed,
        options: { ...options, ...Object.fromEntries(expansions.map((name) => [name, true])) },
        ...(board === undefined ? {} : { board }),
      }),

    move(data, move, player) {
      mustRun(data);
      let now = data;
      let buffer = createTurnBuffer(data.state);
      for (const part of [move].flat()) {
        const action = (typeof part === 'string' ? engine.parseAction(now.state, part) : part) as GameAction;
        if (action?.seat !== player) throw wrongPlayer(action, player);
        const result = playTentatively(engine, buffer as never, action as never);
        if (!result.ok) throw refusal(result, now);
        buffer = result.buffer as never;
        now = extended(now, action, { state: result.buffer.state, events: result.events });
      }
      return { ...now, open: buffer.final.length === 0 && buffer.tentative.length > 0 };
    },

    toSave: (data) => (data.open ? undefined : data),
    ended: ({ state, cancelled }) => cancelled || state.outcome !== null,
    cancelled: ({ cancelled }) => cancelled,
    scores: (data) => bySeat(data, scoreOf),
    rankings: (data) => bySeat(data, ({ place }) => place),

    dropPlayer(data, player) {
      if (api.ended(data) || data.state.absent.includes(player)) return data;
      if (data.state.absent.length + 1 === data.state.game.seatNames.length)
        return { ...data, open: false, cancelled: true };
      return grown(data, { type: 'dropSeat', seat: null, target: player } as GameAction);
    },

    currentPlayer(data) {
      const seats = waiting(data);
      return seats.length > 1 ? [...seats] : seats[0];
    },
    round: ({ state }) => state.round,

    logLength: ({ log }) => log.length,
    logSlice(data, { player, start = 0, end } = {}) {
      const seat = seatOf(player);
      const log = data.log.slice(start, end).map((entry) => projected(engine, entry, seat));
      const isNow = seat !== null && (end === undefined || end >= data.log.length);
      if (!isNow || api.ended(data)) return { log, availableMoves: [] };
      return { log, availableMoves: [...engine.legalActions(viewOf(data, player), seat)] };
    },
    stripSecret: (data, player) => ({
      ...data,
      config: null,
      actions: [],
      state: viewOf(data, player),
      log: data.log.map((entry) => projected(engine, entry, seatOf(player))),
    }),

    setPlayerMetaData(data, player, { name }) {
      const { game } = data.state;
      const seatNames = game.seatNames.map((old: string, seat: Seat) => (seat === player ? name : old));
      const config = data.config && { ...data.config, seats: seatNames };
      return { ...data, config, state: { ...data.state, game: { ...game, seatNames } } };
    },

    replay(data, { to = data.actions.length } = {}) {
      const start = begin(wholeConfig(data));
      const played = data.actions.slice(0, to).reduce(grown, start);
      return to < data.actions.length ? played : { ...played, open: data.open, cancelled: data.cancelled };
    },

    moveAI(data, player) {
      mustRun(data);
      const playing: Bot = bot();
      const random = createRandom(wholeConfig(data).seed, player, playing.name, data.actions.length);
      let now = data;
      for (let actions = 0; actions < LONGEST_TURN; actions++) {
        const decision = engine.decisions(now.state).find((open) => open.seat === player && !open.optional);
        if (decision === undefined) return now;
        const view = engine.view(now.state, player);
        now = grown(now, playing.choose({ engine, view, decision, random }));
      }
      return now;
    },
  };

  const mustRun = (data: BoardgamersData) => {
    if (!data.cancelled) return;
    throw new InvalidInputError('game', [{ path: ['cancelled'], message: 'nobody is left to play' }]);
  };
  return api;
}

function seatOf(player: Player | null): Seat | null {
  return player === undefined || player === null || player < 0 ? null : player;
}

function wrongPlayer(action: GameAction | null | undefined, player: number): InvalidActionError {
  const message = `player ${player} sends an action of seat ${action?.seat}`;
  return new InvalidActionError([{ path: ['seat'], message }]);
}

function wholeConfig({ config }: BoardgamersData): GameConfig {
  if (config !== null) return config;
  throw new InvalidInputError('game', [
    { path: ['config'], message: 'this game is stripped of its secrets' },
  ]);
}

function projected(engine: AnyEngine, { seat, events }: LogEntry, viewer: Seat | null): LogEntry {
  return { seat, events: engine.viewEvents(events as never, viewer) };
}

interface Ranked {
  readonly seat: Seat;
  readonly place: number;
}

function bySeat({ state }: BoardgamersData, what: (ranked: Ranked) => number): number[] {
  const ranking: readonly Ranked[] = state.outcome?.ranking ?? [];
  return state.game.seatNames.map((_: string, seat: Seat) => {
    const ranked = ranking.find((one) => one.seat === seat);
    return ranked === undefined ? 0 : what(ranked);
  });
}

// Titles add what they rank by to each standing: points or cash.
function scoreOf(ranked: Ranked): number {
  const { score, cash } = ranked as Ranked & { score?: number; cash?: number };
  return score ?? cash ?? 0;
}
