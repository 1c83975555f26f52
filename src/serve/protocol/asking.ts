// What a client asks about a game. All of it is answered from the view of the seat that asks.

import { type GameAction, type Seat, viewPatch } from '../../core/engine/index.js';
import {
  type Body,
  type Host,
  named,
  openDecision,
  type RequestOf,
  readAction,
  withSentence,
} from './host.js';
import { MOST_ACTIONS } from './limits.js';
import { ProtocolError } from './protocol-error.js';
import { noteObserved, type OpenGame, standingOf } from './tables.js';
import { planningWork, WORK } from './work.js';

/** A view, or what makes it out of one that the client holds, and what its seat saw happen. */
export function observe(host: Host, played: OpenGame, request: RequestOf<'observe'>): Body {
  const { engine } = host;
  const { game, seat, since } = request;
  const view = engine.view(played.state, seat);
  const patch = patchFor(host, played, request);
  noteObserved(played);
  return {
    ...standingOf(engine, game, view),
    seat,
    ...(patch === null ? { view } : { patch }),
    events: eventsSince(engine, played, { seat, since }),
  };
}

// Null where the client holds no view, or one that nobody observed lately.
function patchFor({ engine, meter }: Host, { observed, state }: OpenGame, request: RequestOf<'observe'>) {
  const { held, seat } = request;
  const before = held === undefined ? undefined : observed.get(held);
  if (before === undefined) return null;
  meter.spend(WORK.patch);
  return viewPatch(engine, before, state, seat);
}

/** What a seat saw happen from a step on; nothing where no step is named. */
export function eventsSince(
  engine: Host['engine'],
  { state, happened, begun }: OpenGame,
  { seat, since }: { readonly seat: Seat | null; readonly since: number | undefined },
) {
  const from = Math.max(0, (since ?? Number.POSITIVE_INFINITY) - begun);
  return happened
    .slice(from)
    .map((all, n) => ({ step: begun + from + n, events: engine.viewEvents(state, all, seat) }));
}

/** Legal actions, by kinds and in the form that is asked for. */
export function legal(host: Host, played: OpenGame, request: RequestOf<'legal'>): Body {
  const { engine } = host;
  const { state } = played;
  const { game, seat, decision, limit = MOST_ACTIONS, kinds, form = 'both' } = request;
  const open = openDecision(host, played, request);
  const listed = answersTo(host, played, request);
  const actions: object[] = [];
  const counts = new Map<string, number>();
  let isCut = false;
  let seen = 0;
  for (const action of listed as Iterable<GameAction>) {
    if (kinds !== undefined && !kinds.includes(action.type)) continue;
    isCut = seen++ === limit;
    if (isCut) break;
    counts.set(action.type, (counts.get(action.type) ?? 0) + 1);
    if (form === 'actions') actions.push({ action });
    else if (form === 'texts') actions.push({ text: engine.formatAction(state, action) });
    else if (form === 'both') actions.push(named(engine, state, action));
  }
  const pass = engine.passAction(engine.view(state, seat), open);
  return {
    ...{ game, seat, decision, actions },
    kinds: [...counts].map(([type, count]) => ({ type, count })),
    pass: pass && named(engine, state, pass),
    complete: listed.complete && !isCut,
  };
}

/** One of the legal actions, each as likely as the next. */
export function sample(host: Host, played: OpenGame, request: RequestOf<'sample'>): Body {
  const { game, seat, decision } = request;
  const actions = [...answersTo(host, played, request)] as readonly GameAction[];
  if (actions.length === 0) throw new ProtocolError('no-action', `seat ${seat} has no legal action`);
  const drawn = actions[host.samples.int(0, actions.length - 1)];
  return { game, seat, decision, ...named(host.engine, played.state, drawn) };
}

// The legal actions that answer one decision of a seat, which may have others open beside it.
function answersTo(host: Host, played: OpenGame, asked: { readonly seat: Seat; readonly decision: string }) {
  const open = openDecision(host, played, asked);
  const { engine } = host;
  return engine.legalActions(engine.view(played.state, open.seat), open);
}

/** Every rule that refuses an action, the first one first. */
export function check({ engine }: Host, { state }: OpenGame, request: RequestOf<'check'>): Body {
  const { game, decision } = request;
  const action = decided(engine, state, request);
  const rejections = engine.explainAction(knownTo(engine, state, action.seat), action);
  return { game, decision, rejections: rejections.map((one) => withSentence(engine, state, one)) };
}

/** The action of a request, with the decision that it answers (E-STALE-1), unless the host acts. */
export function decided(
  engine: Host['engine'],
  state: OpenGame['state'],
  { action, decision }: Pick<RequestOf<'act'>, 'action' | 'decision'>,
): GameAction {
  const read = readAction(engine, state, action);
  if (decision !== null) return { ...read, decision };
  if (read.seat === null) return read;
  const message = 'an action of a seat names the decision that it answers';
  throw new ProtocolError('malformed-request', message, { issues: [{ path: ['decision'], message }] });
}

// A seat is answered from its view. An unknown seat is refused for that, in any state.
function knownTo(engine: Host['engine'], state: OpenGame['state'], seat: unknown) {
  const sits = Number.isInteger(seat) && (seat as Seat) >= 0 && (seat as Seat) < state.game.seatNames.length;
  return sits ? engine.view(state, seat as Seat) : state;
}

/**
 * Charges what the next suggestion costs above the usual: a client may choose the most expensive position,
 * and ask again and again.
 */
export function spendOnChosen({ engine, meter }: Host, { state }: OpenGame): void {
  const { suggestion, thought } = planningWork(engine.settingOf(state).board as object);
  meter.spend(suggestion - thought);
}

/** The title's own line of play. */
export function suggest(host: Host, played: OpenGame, request: RequestOf<'suggest'>): Body {
  const { game, seat, decision } = request;
  const open = openDecision(host, played, request);
  spendOnChosen(host, played);
  const line = host.engine.suggest(host.engine.view(played.state, seat), open, host.opinions);
  return { game, seat, decision, line: line.map((action) => named(host.engine, played.state, action)) };
}

/** How well the title says that a seat stands, from its view. */
export function evaluate({ engine }: Host, { state }: OpenGame, request: RequestOf<'evaluate'>): Body {
  const { game, seat } = request;
  return { game, seat, value: engine.evaluate(engine.view(state, seat), seat) };
}

/** The lines that the title compares, best first. */
export function plans(host: Host, played: OpenGame, request: RequestOf<'plans'>): Body {
  const { game, seat, decision, limit = 100 } = request;
  const open = openDecision(host, played, request);
  const view = host.engine.view(played.state, seat);
  const found = host.engine.plans(view, open, host.opinions, { most: limit });
  return {
    ...{ game, seat, decision },
    plans: found.map(({ line, aim: _, ...told }) => ({
      line: line.map((action) => named(host.engine, played.state, action)),
      ...told,
    })),
  };
}
