import {
  type AnyEngine,
  type Decision,
  type GameAction,
  type GameEvent,
  type OrderStop,
  readOrders,
  type Seat,
} from '../../core/engine/index.js';
import { mustSit } from '../../core/engine/input/arguments.js';
import { checkOrders, ordersRun } from '../../core/title/orders/run-orders.js';
import { mustPlay } from '../../players/bots/answered.js';
import { botRandom, choiceFor } from '../../players/bots/choice.js';
import { decided, spendOnChosen } from './asking.js';
import {
  accepted,
  type Body,
  type Host,
  named,
  openDecision,
  type RequestOf,
  readAction,
  refusal,
  withSentence,
} from './host.js';
import { ProtocolError } from './protocol-error.js';
import { mustBeOpen, type OpenGame, standingOf } from './tables.js';
import { planningWork } from './work.js';

/** One action, then what bots play up to the client's next decision. */
export function act(host: Host, played: OpenGame, request: RequestOf<'act'>): Body {
  const { engine } = host;
  const { state } = played;
  const { game, decision, luck } = request;
  const action = decided(engine, state, request);
  host.tables.mustHold({ games: 0, actions: 1 });
  if (luck !== undefined) mustBeOpen(played);
  const asItFalls = accepted(host, state, action);
  const result = luck === undefined ? asItFalls : engine.applyActionWithLuck(state, action, luck);
  const replies = goOn(host, played, result.state, [result.events]);
  return {
    ...standingOf(engine, game, engine.view(played.state, action.seat)),
    ...{ decision, ...named(engine, state, action) },
    events: engine.viewEvents(state, result.events, action.seat),
    replies: replies.map(seenBy(engine, played, action.seat)),
  };
}

/**
 * Several actions of one seat, up to a refusal, then what bots play. All actions are read before the first is
 * played: a malformed line has drawn nothing, so nobody can look at a draw and take it back.
 */
export function line(host: Host, played: OpenGame, request: RequestOf<'line'>): Body {
  const { engine } = host;
  const { game, decision } = request;
  const start = played.state;
  const { seat, actions } = readLine(host, played, request);
  host.tables.mustHold({ games: 0, actions: actions.length });
  const done: { action: GameAction; text: string }[] = [];
  const happened: (readonly GameEvent[])[] = [];
  let state = start;
  let rejection: object | null = null;
  for (const [n, action] of actions.entries()) {
    const result = engine.tryAction(state, action);
    if (!result.ok) {
      if (n === 0) throw refusal(engine, state, result);
      rejection = withSentence(engine, state, result.rejection);
      break;
    }
    done.push(named(engine, state, result.action as GameAction));
    happened.push(result.events);
    state = result.state;
    if (state.outcome !== null) break;
  }
  const replies = goOn(host, played, state, happened);
  return {
    ...standingOf(engine, game, engine.view(played.state, seat)),
    ...{ decision, played: done, rejection },
    events: engine.viewEvents(start, happened.flat(), seat),
    replies: replies.map(seenBy(engine, played, seat)),
  };
}

// The actions of a line, well-formed and of one seat that has the decision open. No hidden fact matters.
function readLine(
  host: Host,
  played: OpenGame,
  { decision, actions: sent }: RequestOf<'line'>,
): { readonly seat: Seat; readonly actions: readonly GameAction[] } {
  const { engine } = host;
  const { state } = played;
  const actions = sent.map((one, n) => readShape(engine, state, one, n));
  // A suggestion may begin with the answer to another open decision of the seat, such as a marker to place.
  const asked = engine.decisions(state).find(({ id }) => id === decision);
  const { seat } = actions[0] ?? asked ?? { seat: null };
  const foreign = actions.findIndex((action) => action.seat !== seat);
  if (foreign >= 0)
    throw new ProtocolError('malformed-request', 'all actions of a line are of one seat', {
      issues: [{ path: ['actions', foreign, 'seat'], message: `expected seat ${seat}` }],
    });
  openDecision(host, played, { seat, decision });
  return { seat: seat as Seat, actions };
}

// Texts are read without the state: what a later action leaves out is filled in when it is played.
function readShape(engine: AnyEngine, state: OpenGame['state'], sent: unknown, n: number): GameAction {
  const { ruleset, board } = state.game;
  const action = readAction(engine, { ruleset, board: board.id }, sent);
  if (engine.checkAction(state, action)?.code !== 'action/malformed') return action;
  const refused = engine.tryAction(state, action);
  if (refused.ok) return action;
  const issues = refused.issues?.map(({ path, message }) => ({ path: ['actions', n, ...path], message }));
  throw refusal(engine, state, { ...refused, ...(issues && { issues }) });
}

/**
 * Has a bot play a seat from now on, or only the client. At least one seat stays the client's. A seated bot
 * goes on from where the budget of a line had stopped it.
 */
export function seatBot(host: Host, played: OpenGame, { game, seat, bot }: RequestOf<'bot'>): Body {
  const { engine } = host;
  const { seatNames } = played.state.game;
  if (seat >= seatNames.length)
    throw new ProtocolError('invalid-input', `there is no seat ${seat} in this game`);
  if (bot === null) played.bots.delete(seat);
  else {
    if (!Object.hasOwn(host.bots, bot))
      throw new ProtocolError(
        'unknown-bot',
        `there is no bot ${bot}; there are ${Object.keys(host.bots).join(', ')}`,
      );
    if (new Set([...played.bots.keys(), seat]).size === seatNames.length)
      throw new ProtocolError('no-seat-left', 'one seat at least is the client’s');
    const random = botRandom({ seed: host.secret, salt: game, seat, name: bot });
    // The same bot again goes on with what it has in mind.
    if (played.bots.get(seat)?.name !== bot)
      played.bots.set(seat, { name: bot, bot: host.bots[bot](), random });
  }
  const replies = goOn(host, played, played.state, []);
  return {
    ...standingOf(engine, game, engine.view(played.state, null)),
    ...{ seat, bot },
    replies: replies.map(seenBy(engine, played, null)),
  };
}

// Sets a game to a state with the events before it, and has bots play on until the line's budget is used up.
// Returns what they played.
function goOn(
  host: Host,
  played: OpenGame,
  start: OpenGame['state'],
  before: readonly (readonly GameEvent[])[],
): readonly Happened[] {
  const { engine, meter } = host;
  const replies: Happened[] = [];
  let state = carriedOut(host, played, start, replies);
  for (let next = nextBot(engine, played, state); next !== undefined; next = nextBot(engine, played, state)) {
    if (replies.length === 0) spendOnChosen(host, played);
    if (meter.workLeft === 0) break;
    const { bot, random } = played.bots.get(next.seat)!;
    const chosen = bot.choose(choiceFor(engine, state, { decision: next, random }));
    const action = mustPlay(chosen as GameAction | null, bot, next);
    const result = engine.tryAction(state, action);
    if (!result.ok) throw new Error(`${bot.name} played ${action.type}: ${result.rejection.code}`);
    replies.push({ step: result.state.step, events: result.events });
    state = carriedOut(host, played, result.state, replies);
  }
  played.state = state;
  played.happened.push(...before, ...replies.map(({ events }) => events));
  return replies;
}

// Has orders play where they can. Those that have stopped wait for their seat; others go on as their
// turn comes.
function carriedOut(
  { engine, meter }: Host,
  { orders: kept }: OpenGame,
  start: OpenGame['state'],
  replies: Happened[],
): OpenGame['state'] {
  let state = start;
  const isDue = (seat: Seat) => engine.decisions(state).some((one) => one.seat === seat && !one.optional);
  for (let isMoving = kept.size > 0; isMoving && meter.workLeft > 0; ) {
    isMoving = false;
    for (const [seat, { orders, stop }] of kept) {
      if (stop !== null && (stop.stopped !== 'waits' || !isDue(seat))) continue;
      meter.spend(planningWork(engine.settingOf(state).board as object).suggestion);
      const run = ordersRun(engine, state, orders, MOST_ORDERED);
      kept.set(seat, { orders: run.orders, stop: run.stop.stopped === 'enough' ? null : run.stop });
      replies.push(...run.events.map((events, n) => ({ step: state.step + 1 + n, events })));
      state = run.state;
      isMoving = run.actions.length > 0;
    }
  }
  return state;
}

// The most actions of orders at once: then the budget of the line is looked at.
const MOST_ORDERED = 50;

/** Leaves, withdraws or tells of the orders of a seat, and has them play if they can. */
export function orders(host: Host, played: OpenGame, request: RequestOf<'orders'>): Body {
  const { engine } = host;
  const { game, seat, orders: left } = request;
  mustSit(seat, played.state);
  if (left !== undefined) {
    if (left === null) played.orders.delete(seat);
    else played.orders.set(seat, { orders: readOrders(left, seat), stop: null });
  }
  const replies = goOn(host, played, played.state, []);
  const { orders: kept = null, stop = null } = played.orders.get(seat) ?? {};
  const view = engine.view(played.state, seat);
  return {
    ...standingOf(engine, game, view),
    ...{ seat, orders: kept, sentence: kept && engine.describe(view, kept) },
    stop: stop && toldStop(engine, view, stop),
    replies: replies.map(seenBy(engine, played, seat)),
  };
}

/** What orders would do and cost from here. */
export function ordersChecked(host: Host, { state }: OpenGame, request: RequestOf<'checkOrders'>): Body {
  const { engine } = host;
  const { game, seat, orders: given } = request;
  spendOnChosen(host, { state } as OpenGame);
  const view = engine.view(state, seat);
  const { actions, stop, ways, ...told } = checkOrders(engine, view, readOrders(given, seat));
  return {
    ...{ game, seat },
    actions: actions.map((action) => named(engine, state, action)),
    stop: stop && toldStop(engine, view, stop),
    ways: ways.map(({ refusal, ...way }) => ({
      ...way,
      refusal: refusal && withSentence(engine, state, refusal),
    })),
    ...told,
  };
}

const toldStop = (engine: AnyEngine, view: OpenGame['state'], stop: OrderStop) => ({
  stopped: stop.stopped,
  sentence: engine.describe(view, stop),
});

interface Happened {
  readonly step: number;
  readonly events: readonly GameEvent[];
}

// What a bot must decide now; nothing once somebody else must.
function nextBot(engine: AnyEngine, { bots }: OpenGame, state: OpenGame['state']): Decision | undefined {
  if (bots.size === 0) return undefined;
  return engine.decisions(state).find(({ optional, seat }) => !optional && bots.has(seat));
}

const seenBy =
  (engine: AnyEngine, { state }: OpenGame, seat: Seat | null) =>
  ({ step, events }: Happened) => ({ step, events: engine.viewEvents(state, events, seat) });
