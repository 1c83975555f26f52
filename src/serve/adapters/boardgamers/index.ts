/**
 * A title as an engine of the boardgamers platform: functions over one plain JSON value. The host keeps it,
 * sends it through JSON between calls, and shows players only what `stripSecret` leaves.
 *
 * @module railhead/adapters/boardgamers
 */

import { seatNamesOf } from '../../../core/engine/base/names.js';
import { refuse } from '../../../core/engine/base/rejection.js';
import {
  type AnyEngine,
  type AnyRuleset,
  createTurnBuffer,
  type Engine,
  type GameAction,
  type GameConfig,
  type GameEvent,
  type Ids,
  IllegalActionError,
  InvalidActionError,
  playTentatively,
  type Rejection,
  type Seat,
  UnknownRulesetError,
} from '../../../core/engine/index.js';
import { mustPlay } from '../../../players/bots/answered.js';
import { type Bot, botRandom, choiceFor, greedyBot } from '../../../players/bots/index.js';
import { formatRejection, wordingOf } from '../../../table/words/index.js';
import type { BoardgamersData, BoardgamersEngine, BoardgamersOptions, Player } from './contract.js';
import { LONGEST_TURN, mustBeOf, nameIn, optionsOf, partsOf, rangeIn, seatOf, typed } from './input.js';
import { statsOf } from './stats.js';
import { ending, projected, told } from './telling.js';

export type { BoardgamersData, BoardgamersEngine } from './contract.js';

/**
 * The functions of one title for the host, without settings of players: no title has any. They throw errors
 * of this package with words that players may see; a fault has its cause in it.
 *
 * @param engineOfTitles - An engine that plays the title.
 * @param ruleset - The id of the title.
 * @returns The functions that the host asks of a game.
 * @see E-SAVE-1
 * @example
 * export const { init, move, ended, scores, … } = toBoardgamers(engine, 'my-title');
 */
export function toBoardgamers<R extends AnyRuleset>(
  engineOfTitles: Engine<R>,
  ruleset: Ids<R>,
  { board, bot = greedyBot, outOfTurn = false, faction, message }: BoardgamersOptions = {},
): BoardgamersEngine {
  const engine: AnyEngine = engineOfTitles;
  const title = engine.rulesets.find(({ id }) => id === ruleset);
  if (title === undefined)
    throw new UnknownRulesetError(
      ruleset,
      engine.rulesets.map(({ id }) => id),
    );

  const begin = (config: GameConfig): BoardgamersData => {
    const { state, events } = engine.startGame(ruleset, config);
    return {
      ruleset,
      // The host may meet the game again after an update.
      config: { ...config, revision: state.game.revision },
      actions: [],
      state,
      log: [{ player: null, events }],
      open: false,
      cancelled: false,
      told: 0,
    };
  };

  // One action more, which can no longer be taken back.
  const grown = (data: BoardgamersData, action: GameAction): BoardgamersData => {
    const result = engine.tryAction(data.state, action);
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
    log: [...log, { player: action.seat, events }],
    open: false,
  });

  const refusal = (
    { rejection, issues }: { rejection: Rejection; issues?: InvalidActionError['issues'] },
    { state }: BoardgamersData,
  ) => {
    const error = issues === undefined ? new IllegalActionError(rejection) : new InvalidActionError(issues);
    error.message = formatRejection(rejection, wordingOf(engine, state));
    return error;
  };

  const waiting = ({ state, cancelled }: BoardgamersData): readonly Seat[] =>
    cancelled
      ? []
      : engine
          .decisions(state)
          .filter(({ optional }) => outOfTurn || !optional)
          .map(({ seat }) => seat);

  const viewOf = ({ state }: BoardgamersData, player: Player) =>
    'viewer' in state ? state : engine.view(state, seatOf(player));

  const api: BoardgamersEngine = {
    init: (players, expansions, options, seed) =>
      begin({
        seats: players,
        seed,
        options: optionsOf(expansions, options),
        ...(board === undefined ? {} : { board }),
      }),

    move(data, move, player) {
      mustRun(data);
      let now = data;
      let buffer = createTurnBuffer(engine, data.state);
      for (const part of partsOf(player, move)) {
        const action = typeof part === 'string' ? (engine.parseAction(now.state, part) as GameAction) : part;
        mustBeOf(player, action);
        const result = playTentatively(engine, buffer, action);
        if (!result.ok) throw refusal(result, now);
        buffer = result.buffer;
        now = extended(now, plain(action), { state: result.buffer.state, events: result.events });
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

    endGame: (data) => (api.ended(data) ? data : grown(data, { type: 'endGame', seat: null })),

    currentPlayer(data) {
      const seats = waiting(data);
      return seats.length > 1 ? [...seats] : seats[0];
    },
    round: ({ state }) => state.round,

    logLength: ({ log }) => log.length,
    logSlice(data, slice) {
      const { player } = slice ?? {};
      const { start = 0, end } = rangeIn(slice);
      const seat = seatOf(player);
      const { seatNames } = data.state.game;
      const part = { state: data.state, log: data.log.slice(start, end) };
      const log = projected(engine, part, seat).map((entry) => told(entry, seatNames));
      const isNow = seat !== null && (end === undefined || end >= data.log.length);
      if (!isNow || api.ended(data)) return { log, availableMoves: [], complete: true };
      const legal = engine.legalActions(viewOf(data, player), seat);
      return { log, availableMoves: [...legal], complete: legal.complete };
    },
    // Put together from nothing: what is added to the data some day is not shown by itself.
    stripSecret: (data, player) => ({
      ruleset: data.ruleset,
      config: null,
      actions: [],
      state: viewOf(data, player),
      log: [...projected(engine, data, seatOf(player))],
      open: data.open,
      cancelled: data.cancelled,
      told: data.told,
    }),

    factions(data) {
      const { seatNames }: { seatNames: readonly string[] } = data.state.game;
      if (faction === undefined) return [...seatNames];
      const view = viewOf(data, undefined);
      return seatNames.map((_, seat) => faction(view, seat));
    },
    messages(data) {
      const { game, outcome } = data.state;
      const fresh = projected(engine, { state: data.state, log: data.log.slice(data.told) }, null);
      const said = fresh.flatMap(({ events }) => events.map((event) => message?.(event, game.seatNames)));
      const isOver = fresh.length > 0 && outcome !== null;
      const messages = [...said.filter((text) => text !== undefined), ...(isOver ? [ending(data)] : [])];
      return { messages, data: { ...data, told: data.log.length } };
    },
    stats(data) {
      mustBeWhole(data);
      return statsOf(data, { ruleset: title, scores: api.scores(data), places: api.rankings(data) });
    },

    setPlayerMetaData(data, player, meta) {
      const { game } = data.state;
      const shown = nameIn(meta);
      const named = game.seatNames.map((old: string, seat: Seat) =>
        seat === player && shown !== '' ? shown : old,
      );
      const seatNames = seatNamesOf(named);
      const config = data.config && { ...data.config, seats: seatNames };
      return { ...data, config, state: { ...data.state, game: { ...game, seatNames } } };
    },

    replay(data, how) {
      const { to = data.actions.length } = rangeIn(how);
      const start = begin(mustBeWhole(data));
      const played = data.actions.slice(0, to).reduce(grown, start);
      const { open, cancelled, told } = data;
      if (to < data.actions.length) return { ...played, told: Math.min(told, played.log.length) };
      return { ...played, open, cancelled, told };
    },

    moveAI(data, player) {
      mustRun(data);
      const playing: Bot = bot();
      const { seed } = mustBeWhole(data);
      const random = botRandom({ seed, seat: player, name: playing.name, salt: String(data.actions.length) });
      let now = data;
      // A bot that plays this long is cut off at a point that can still be saved.
      for (let actions = 0; actions < LONGEST_TURN; actions++) {
        const decision = engine.decisions(now.state).find((open) => open.seat === player && !open.optional);
        if (decision === undefined) return now;
        const chosen = playing.choose(choiceFor(engine, now.state, { decision, random }));
        now = grown(now, plain(mustPlay(chosen, playing, decision)));
      }
      return now;
    },
  };

  const mustRun = (data: BoardgamersData) => {
    if (!data.cancelled) return;
    refuse('game', 'nobody is left to play', ['cancelled']);
  };
  return typed(api);
}

// As it was sent, it may change behind our back.
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

function mustBeWhole({ config }: BoardgamersData): GameConfig {
  if (config !== null) return config;
  refuse('game', 'this game is stripped of its secrets', ['config']);
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
