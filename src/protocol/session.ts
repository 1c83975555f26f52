// One client's session: a line comes in, a line goes out. Everything a seat is told is computed from its own view, so
// nothing can cross the boundary that the seat may not know; hashes, seeds and records never do.

import * as z from 'zod/mini';
import {
  type AnyEngine,
  createRandom,
  type GameAction,
  type GameEvent,
  type InvalidActionError,
  isRailheadError,
  type Random,
  type Rejection,
  type Seat,
} from '../core/engine/index.js';
import { issuesOf } from '../core/engine/issues.js';
import { perft } from '../core/engine/perft.js';
import { sentenceOf } from '../core/engine/rejection.js';
import { formatRejection, wordingOf } from '../messages/index.js';
import { actionSchema, optionsSchema, toJsonSchema } from '../schema/titles.js';
import {
  type Answer,
  LONGEST_LINE,
  MOST_ACTIONS,
  MOST_GAMES,
  MOST_LINES,
  PROTOCOL,
  type Request,
  requestSchema,
} from './messages.js';
import { isProtocolError, ProtocolError, stale } from './protocol-error.js';

/** How a session is opened. */
export interface SessionOptions {
  /** What seeds of games are made of where a client names none, and what samples are drawn with; keep it secret. */
  readonly seed: string;
  /** The name and version that `hello` tells. */
  readonly server?: string;
  /** Told of faults, of which the client learns no detail: their messages may hold what no seat may know. */
  readonly onFault?: (error: unknown) => void;
}

/** A session: feed it lines. */
export interface Session {
  /** The answer to a line, without its line break. Never throws. */
  answer(line: string): string;
  /** True after `bye`. */
  readonly isOver: boolean;
}

interface PlayedGame {
  // biome-ignore lint/suspicious/noExplicitAny: states of whatever title
  state: any;
  /** The events of every action, setting up at place 0. */
  readonly happened: (readonly GameEvent[])[];
}

type Body = Record<string, unknown>;

/**
 * Opens a session on an engine.
 *
 * @example
 * const session = openSession(engine, { seed: 'a secret' });
 * session.answer('{"protocol":1,"type":"hello"}');
 */
export function openSession(
  engine: AnyEngine,
  { seed, server = 'railhead', onFault }: SessionOptions,
): Session {
  const games = new Map<string, PlayedGame>();
  // Two generators: what a client learns from samples must not help it to guess seeds.
  const [seeds, samples] = [createRandom(seed, 'seeds'), createRandom(seed, 'samples')];
  let opened = 0;
  let isOver = false;

  const gameOf = (id: string): PlayedGame => {
    const found = games.get(id);
    if (found !== undefined) return found;
    throw new ProtocolError('unknown-game', `there is no game ${id} in this session`);
  };

  const open = (ruleset: string, config: { seed?: string | number | undefined }): Body => {
    if (games.size >= MOST_GAMES)
      throw new ProtocolError('too-many-games', `leave one of ${MOST_GAMES} games first`);
    const own = { ...config, seed: config.seed ?? freshSeed(seeds) };
    const { state, events } = engine.startGame(ruleset, own as never);
    const id = `g${++opened}`;
    games.set(id, { state, happened: [events] });
    return { ...standingOf(engine, id, engine.view(state, null)), seatNames: state.game.seatNames };
  };

  const leave = (id: string | undefined): Body => {
    if (id === undefined) {
      isOver = true;
      games.clear();
    } else {
      gameOf(id);
      games.delete(id);
    }
    return { games: games.size };
  };

  const answerTo = (request: Request): Body => {
    switch (request.type) {
      case 'hello':
        return { server, rulesets: engine.rulesets.map(describeRuleset) };
      case 'new':
        return open(request.ruleset, request.config);
      case 'observe':
        return observe(engine, gameOf(request.game), request);
      case 'legal':
        return listActions(engine, gameOf(request.game), request);
      case 'check':
        return check(engine, gameOf(request.game), request);
      case 'act':
        return act(engine, gameOf(request.game), request);
      case 'sample':
        return sample(engine, gameOf(request.game), { ...request, random: samples });
      case 'perft': {
        const { ruleset, config, depth, limit = MOST_LINES } = request;
        const first = engine.createGame(ruleset, config as never);
        const { total, complete, branches } = perft(engine, first, depth, { limit });
        const texts = branches.map(({ action, lines }) => ({ text: action, lines }));
        return { ruleset, depth, lines: total, complete, branches: texts };
      }
      case 'bye':
        return leave(request.game);
    }
  };

  return {
    answer(line) {
      let id: Request['id'];
      try {
        const input = parseLine(line);
        id = idOf(input);
        const request = readRequest(input);
        return JSON.stringify({ protocol: PROTOCOL, id, type: request.type, ok: true, ...answerTo(request) });
      } catch (error) {
        if (!isExpected(error)) onFault?.(error);
        return JSON.stringify({
          protocol: PROTOCOL,
          id,
          type: 'error',
          ok: false,
          error: describeError(error),
        });
      }
    },
    get isOver() {
      return isOver;
    },
  };
}

// 120 bits of the session's own generator.
function freshSeed(random: Random): string {
  return Array.from({ length: 5 }, () => random.int(0, 0xffffff).toString(16).padStart(6, '0')).join('');
}

function parseLine(line: string): unknown {
  if (line.length > LONGEST_LINE)
    throw new ProtocolError('line-too-long', `a line has at most ${LONGEST_LINE} characters`);
  try {
    return JSON.parse(line);
  } catch {
    // The parser's own words differ from platform to platform.
    throw new ProtocolError('malformed-json', 'the line is no JSON');
  }
}

function idOf(input: unknown): Request['id'] {
  const id = typeof input === 'object' && input !== null ? (input as { id?: unknown }).id : undefined;
  const isShort = typeof id === 'string' && id.length <= 200;
  return isShort || Number.isSafeInteger(id) ? (id as string | number) : undefined;
}

function readRequest(input: unknown): Request {
  const { protocol } = (typeof input === 'object' && input !== null ? input : {}) as { protocol?: unknown };
  if (protocol !== PROTOCOL)
    throw new ProtocolError(
      'protocol-version',
      `every message names protocol ${PROTOCOL}, which is spoken here`,
    );
  const parsed = z.safeParse(requestSchema, input);
  if (parsed.success) return asSent(parsed.data, input as { action?: unknown });
  const issues = issuesOf(parsed.error);
  const first = sentenceOf(issues.slice(0, 1));
  throw new ProtocolError('malformed-request', `this is no request: ${first}`, { issues });
}

// An action as it was sent, for the engine to read: zod's records drop a field called `__proto__`, which is to be refused.
function asSent(request: Request, { action }: { action?: unknown }): Request {
  return 'action' in request ? { ...request, action: action as typeof request.action } : request;
}

function standingOf(engine: AnyEngine, game: string, view: ReturnType<AnyEngine['view']>): Body {
  const { step, round, outcome } = view;
  return { game, step, round, decisions: engine.decisions(view), outcome };
}

function describeRuleset(ruleset: AnyEngine['rulesets'][number]): Body {
  const { id, title, edition, revision, seats, optionLabels } = ruleset;
  const options = toJsonSchema(optionsSchema(ruleset));
  const actions = toJsonSchema(actionSchema(ruleset));
  return { id, title, edition, revision, seats, options, optionLabels, actions };
}

function observe(
  engine: AnyEngine,
  { state, happened }: PlayedGame,
  { game, seat, since }: RequestOf<'observe'>,
): Body {
  const from = since ?? happened.length;
  const events = happened
    .slice(from)
    .map((all, n) => ({ step: from + n, events: engine.viewEvents(state, all as never, seat) }));
  const view = engine.view(state, seat);
  return { ...standingOf(engine, game, view), seat, view, events };
}

function listActions(engine: AnyEngine, { state }: PlayedGame, request: RequestOf<'legal'>): Body {
  const { game, seat, decision, limit = MOST_ACTIONS } = request;
  const { actions: listed, complete } = answersTo(engine, state, request);
  const actions: object[] = [];
  let isCut = false;
  for (const action of listed) {
    isCut = actions.length === limit;
    if (isCut) break;
    actions.push(named(engine, state, action));
  }
  return { game, seat, decision, actions, complete: complete && !isCut };
}

function sample(
  engine: AnyEngine,
  { state }: PlayedGame,
  request: RequestOf<'sample'> & { random: Random },
): Body {
  const { game, seat, decision, random } = request;
  const actions = [...answersTo(engine, state, request).actions];
  if (actions.length === 0) throw new ProtocolError('no-action', `seat ${seat} has no legal action`);
  return { game, seat, decision, ...named(engine, state, actions[random.int(0, actions.length - 1)]) };
}

// The legal actions that answer one decision of a seat, which may have others open beside it.
function answersTo(
  engine: AnyEngine,
  state: PlayedGame['state'],
  { seat, decision }: { seat: Seat; decision: string },
): { actions: Iterable<GameAction>; complete: boolean } {
  const open = engine.decisions(state).find(({ id }) => id === decision);
  if (open?.seat !== seat) {
    const rejection = withSentence(engine, state, stale(decision));
    throw new ProtocolError('illegal-action', rejection.sentence, { rejection });
  }
  const legal = engine.legalActions(engine.view(state, seat), seat);
  const { actions } = engine.settingOf(state).ruleset.phases[open.kind];
  const types = new Set(actions.map(({ type }) => type));
  const answers = function* () {
    for (const action of legal) if (types.has(action.type)) yield action;
  };
  return { actions: answers(), complete: legal.complete };
}

function check(engine: AnyEngine, { state }: PlayedGame, request: RequestOf<'check'>): Body {
  const { game, decision } = request;
  const action = actionOf(engine, state, request);
  const rejections = engine.explainAction(knownTo(engine, state, action.seat), action as never);
  return { game, decision, rejections: rejections.map((one) => withSentence(engine, state, one)) };
}

function act(engine: AnyEngine, played: PlayedGame, request: RequestOf<'act'>): Body {
  const { state } = played;
  const action = actionOf(engine, state, request);
  const result = engine.tryAction(state, action as never);
  if (!result.ok) {
    const rejection = withSentence(engine, state, result.rejection);
    const { issues } = result;
    if (issues !== undefined)
      throw new ProtocolError('invalid-action', rejection.sentence, { rejection, issues });
    throw new ProtocolError('illegal-action', rejection.sentence, { rejection });
  }
  played.state = result.state;
  played.happened.push(result.events);
  const { game, decision } = request;
  const events = engine.viewEvents(state, result.events as never, action.seat);
  const view = engine.view(result.state, action.seat);
  return { ...standingOf(engine, game, view), decision, ...named(engine, state, action), events };
}

type RequestOf<Type> = Extract<Request, { type: Type }>;

// The action of a request, with the decision that it answers (E-STALE-1); actions of the host answer none.
function actionOf(
  engine: AnyEngine,
  state: PlayedGame['state'],
  { action, decision }: RequestOf<'act' | 'check'>,
): GameAction {
  const read = (typeof action === 'string' ? engine.parseAction(state, action) : action) as GameAction;
  if (decision !== null) return { ...read, decision };
  if (read.seat === null) return read;
  const message = 'an action of a seat names the decision that it answers';
  throw new ProtocolError('malformed-request', message, { issues: [{ path: ['decision'], message }] });
}

// A seat is answered from its view. Who sits nowhere is refused for just that, whatever the state.
function knownTo(engine: AnyEngine, state: PlayedGame['state'], seat: unknown) {
  const sits = Number.isInteger(seat) && (seat as Seat) >= 0 && (seat as Seat) < state.game.seatNames.length;
  return sits ? engine.view(state, seat as Seat) : state;
}

function named(engine: AnyEngine, state: PlayedGame['state'], action: GameAction) {
  return { action, text: engine.formatAction(state, action) };
}

function withSentence(engine: AnyEngine, state: PlayedGame['state'], rejection: Rejection) {
  return { ...rejection, sentence: formatRejection(rejection, wordingOf(engine, state)) };
}

type ErrorBody = Extract<Answer, { ok: false }>['error'];

// Errors that a client can bring about say what is wrong; anything else is ours, and its text stays here.
function describeError(error: unknown): ErrorBody {
  if (isProtocolError(error)) return { code: error.code, message: error.message, ...error.details };
  if (!isExpected(error)) return { code: 'fault', message: 'the engine failed; the game is as it was' };
  const { code, message } = error as InvalidActionError;
  const { issues } = error as Partial<InvalidActionError>;
  return { code, message, ...(issues === undefined ? {} : { issues: issues as never }) };
}

function isExpected(error: unknown): boolean {
  return isProtocolError(error) || (isRailheadError(error) && error.code !== 'fault');
}
