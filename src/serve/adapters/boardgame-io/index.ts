/**
 * A title as a Game of boardgame.io. Its server keeps the state and calls the reducer; the engine keeps luck,
 * secrets, turn order and legality. The framework would leak two things: it sends the initial state to all,
 * so that holds no game yet, and nobody sees what another client sent.
 *
 * @module railhead/adapters/boardgame-io
 */

import type { Ctx, Game } from 'boardgame.io';
import {
  type AnyEngine,
  type AnyRuleset,
  type AnyState,
  type AnyView,
  type Engine,
  freshSeed,
  type GameAction,
  type GameConfig,
  type GameEvent,
  type Ids,
  isRailheadError,
  type KnownEnvelope,
  type Seat,
  type StateIn,
  UnknownRulesetError,
  type ViewIn,
} from '../../../core/engine/index.js';
import { type FaultListener, guarded, INVALID_MOVE, NOTHING_TOLD, REFUSED, refusing } from './faults.js';
import { HOST } from './host.js';
import { type BoardgameSetup, configOf, named } from './setup-data.js';
import { type BoardgameRefusal, type BoardgameStep, storyFor, storyWith } from './story.js';

export { guardServer } from './guard.js';
export { HOST } from './host.js';

/** What boardgame.io keeps: on the server the state, at a client the view of its seat; null until `start`. */
export interface BoardgameG<KnownState = unknown, Event = GameEvent> {
  /** What the game was made of, without its seed. */
  readonly config: Omit<GameConfig, 'seed'>;
  /** What the viewer may know; null until the game has begun. */
  readonly state: KnownState | null;
  /** What the last move brought about, as far as the client may know: to be animated. */
  readonly events: readonly Event[];
  /** The last steps, the oldest first, as far as the client may know: for one that was away, and for logs. */
  readonly story: readonly BoardgameStep<Event>[];
  /** Why the last move of this client's seat was refused; null once anybody has played. */
  readonly refused: BoardgameRefusal | null;
}

/** How a title becomes a Game. */
export interface BoardgameOptions {
  /** The seed of every match: for tests and puzzles. Left out, each match draws one that nobody learns. */
  readonly seed?: string | number;
  /**
   * Whether seats with an optional decision are active players too; true if left out. Switch it off for bots
   * of boardgame.io in its `Local` transport, which asks only the first active bot for a move.
   */
  readonly outOfTurn?: boolean;
  /** How many steps clients are told in `G.story`; 30 if left out. Every update of a client has them. */
  readonly story?: number;
  /**
   * A secret that lets you act as the host: see {@link HOST}. For the server's Game only, never for one that
   * is sent to clients. Left out, nobody can.
   */
  readonly hostKey?: string;
  /**
   * Told of errors that the server must survive: a fault of the engine, a config that cannot be dealt. The
   * move is refused and its match does not change. `console.error` if left out.
   */
  readonly onFault?: FaultListener;
}

type Events = { readonly setActivePlayers: (active: never) => void };
type G = BoardgameG<AnyState | AnyView>;

// Actions of one move: more than any turn has.
const MOST_ACTIONS = 200;
// Refusals between two moves. Each is a state of the framework, with a line in its log.
const MOST_REFUSALS = 20;

const NOBODY = { endGame: false, endPhase: false, endTurn: false, setPhase: false } as const;
const NO_STAGES = { endStage: false, setStage: false, pass: false, setActivePlayers: false } as const;

/**
 * A Game with four moves. `start(names?)` deals, once all players are there. `act(action)` plays an action of
 * the player's own seat, `acts(actions)` several, up to the first that is refused. `host(action, key)` plays
 * one of the host's, if the Game has a `hostKey`. `G.refused` tells why a rule refused a move; anything else
 * is INVALID_MOVE. Undo is off: see `createTurnBuffer`. Seats are player ids as numbers.
 *
 * @param engineOfTitles - An engine that plays the title.
 * @param ruleset - The id of the title.
 * @param options - Seed, story, the key of the host; all may be left out.
 * @returns A Game for `Client` and `Server` of boardgame.io.
 * @throws `UnknownRulesetError` for a title that the engine does not have.
 * @see `guardServer`
 * @example
 * const game = toBoardgameIO(engine, 'my-title');
 * const client = Client({ game, numPlayers: 3, multiplayer: Local(), playerID: '0' });
 * client.moves.start();
 * client.moves.act({ type: 'buildTrack', seat: 0, from: 1203, to: 1204 });
 */
export function toBoardgameIO<R extends AnyRuleset, Id extends Ids<R>>(
  engineOfTitles: Engine<R>,
  ruleset: Id,
  options: BoardgameOptions = {},
): Game<BoardgameG<StateIn<R, Id> | ViewIn<R, Id>>, Record<string, unknown>, BoardgameSetup> {
  return plainGame(engineOfTitles, ruleset, options) as never;
}

function plainGame(
  engine: AnyEngine,
  ruleset: string,
  { seed, outOfTurn = true, story: told = 30, hostKey, onFault = console.error }: BoardgameOptions,
): Game<G, Record<string, unknown>, BoardgameSetup> {
  const played = engine.rulesets.find(({ id }) => id === ruleset);
  if (played === undefined)
    throw new UnknownRulesetError(
      ruleset,
      engine.rulesets.map(({ id }) => id),
    );
  const { title, seats } = played;

  // The framework's own seeds are a clock's, which players can guess.
  const deal = (config: G['config']) => engine.startGame(ruleset, { ...config, seed: seed ?? freshSeed() });

  // Seats with a decision are active players; hidden facts have no influence. So is the host, who may act at
  // any time, or boardgame.io would refuse it.
  const host = hostKey === undefined ? {} : { [HOST]: null };
  const activate = (state: KnownEnvelope, { setActivePlayers }: Events) => {
    const open = engine.decisions(state).filter(({ optional }) => outOfTurn || !optional);
    const value = { ...Object.fromEntries(open.map(({ seat }) => [String(seat), null])), ...host };
    setActivePlayers({ value } as never);
  };
  // Stops at the first refused action. The actions before it stay played.
  const play = (
    { G, events }: { G: G; events: Events },
    actions: readonly GameAction[],
  ): G | typeof INVALID_MOVE => {
    let state = G.state!;
    let refused: BoardgameRefusal | null = null;
    const steps: BoardgameStep[] = [];
    for (const action of actions) {
      const result = engine.tryAction(state, action);
      if (!result.ok) {
        const count = steps.length > 0 ? 1 : (G.refused?.count ?? 0) + 1;
        const isSaid = result.issues === undefined && action.seat !== null && count <= MOST_REFUSALS;
        refused = isSaid ? { seat: action.seat, rejection: result.rejection, count } : null;
        break;
      }
      state = result.state;
      steps.push({ n: state.step, events: result.events });
    }
    if (steps.length === 0) return refused === null ? INVALID_MOVE : { ...G, refused };
    activate(state, events);
    const happened = steps.flatMap((step) => step.events);
    return { config: G.config, state, events: happened, story: storyWith(G.story, steps, told), refused };
  };

  // Moves of a player: actions of their seat only.
  const playOwn = ({ G, playerID, events }: Moving, actions: unknown): G | typeof INVALID_MOVE => {
    if (G.state === null || !Array.isArray(actions)) return INVALID_MOVE;
    const seat = seatOf(playerID, G.state);
    if (seat === null || actions.length === 0 || actions.length > MOST_ACTIONS) return INVALID_MOVE;
    return actions.every((action) => action?.seat === seat) ? play({ G, events }, actions) : INVALID_MOVE;
  };

  return {
    name: ruleset,
    minPlayers: seats.min,
    maxPlayers: seats.max,
    disableUndo: true,
    events: { ...NOBODY, ...NO_STAGES },
    turn: { activePlayers: { all: null as never, value: host as never } },

    setup: ({ ctx }, setupData) => ({
      config: configOf(setupData, ctx.numPlayers),
      state: null,
      ...NOTHING_TOLD,
    }),

    validateSetupData(setupData, players) {
      if (!Number.isInteger(players) || players < seats.min || players > seats.max)
        return `${title} seats ${seats.min} to ${seats.max}`;
      try {
        deal(configOf(setupData, players));
        return undefined;
      } catch (error) {
        if (isRailheadError(error) && error.code !== 'fault') return error.message;
        onFault(error);
        return `${title} cannot be set up so`;
      }
    },

    plugins: [refusing(onFault)],

    moves: withoutPrototype({
      start: {
        client: false,
        undoable: false,
        move({ G, events }, names: unknown) {
          if (G.state !== null) return INVALID_MOVE;
          const config = named(plain(G.config), names);
          const { state, events: happened } = deal(config);
          activate(state, events);
          const story = storyWith([], [{ n: 0, events: happened }], told);
          return { config, state: state, events: happened, story, refused: null };
        },
      },
      act: {
        client: false,
        undoable: false,
        redact: true,
        move: (moving, action: GameAction) => playOwn(moving, [action]),
      },
      acts: {
        client: false,
        undoable: false,
        redact: true,
        move: (moving, actions: readonly GameAction[]) => playOwn(moving, actions),
      },
      // The key goes with the action, because a client of boardgame.io 0.50 can pretend to be anybody
      // (docs/adapters.md). Logs redact it, as no seat is called HOST. A clock may run out during a move.
      host: {
        client: false,
        undoable: false,
        redact: true,
        ignoreStaleStateID: true,
        move({ G, playerID, events }, action: GameAction, key: unknown) {
          const isHost = playerID === HOST && hostKey !== undefined && key === hostKey;
          if (!isHost || G.state === null || action?.seat !== null) return REFUSED as never;
          const played = play({ G, events }, [action]);
          return played === INVALID_MOVE ? (REFUSED as never) : played;
        },
      },
    }),

    endIf: guarded(
      onFault,
      () => undefined,
      ({ G }: { G: G }) => G.state?.outcome ?? undefined,
    ),

    // A client filters again what the server filtered: a view stays unchanged. A failure shows nothing.
    playerView: guarded(
      onFault,
      (): G => ({ config: { seats: 0 }, state: null, ...NOTHING_TOLD }),
      ({ G, playerID }: { G: G; ctx: Ctx; playerID: string | null }): G => {
        if (G.state === null || 'viewer' in G.state) return G;
        const seat = seatOf(playerID, G.state);
        const events = engine.viewEvents(G.state, G.events, seat);
        return {
          config: G.config,
          state: engine.view(G.state, seat),
          events,
          story: storyFor(engine, G.state, G.story, seat),
          refused: G.refused?.seat === seat ? G.refused : null,
        };
      },
    ),

    ai: {
      // From the seat's view: boardgame.io shows its bots the whole state.
      enumerate: guarded(
        onFault,
        () => [],
        (G: G, _ctx: Ctx, playerID: string) => {
          if (G.state === null) return [{ move: 'start' }];
          const seat = Number(playerID);
          const known = 'viewer' in G.state ? G.state : engine.view(G.state, seat);
          const actions = [...engine.legalActions(known, seat)];
          return actions.map((action) => ({ move: 'act', args: [action] }));
        },
      ),
    },
  };
}

// What a move of the framework gets, as far as it is used.
interface Moving {
  readonly G: G;
  readonly playerID: string;
  readonly events: Events;
}

// Spectators have no player id; its transport in one process calls them 'null' or 'undefined'.
function seatOf(playerID: string | null | undefined, { game }: KnownEnvelope): Seat | null {
  const isSeat = /^\d+$/.test(String(playerID)) && Number(playerID) < game.seatNames.length;
  return isSeat ? Number(playerID) : null;
}

// Moves are looked up with `in`: a move called `constructor` would be one.
const withoutPrototype = <Moves extends object>(moves: Moves): Moves =>
  Object.assign(Object.create(null), moves);

// A draft of boardgame.io's immer as plain data.
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
