// One client's session: a line comes in, a line goes out. All that a seat is told is computed from its view,
// so nothing hidden can leak; hashes, seeds and records never leave.

import * as z from 'zod/mini';
import { issuesOf } from '../../core/engine/base/issues.js';
import { sentenceOf } from '../../core/engine/base/rejection.js';
import {
  type AnyEngine,
  type InvalidActionError,
  isRailheadError,
  startLuck,
} from '../../core/engine/index.js';
import { perft } from '../../core/engine/play/perft.js';
import { createHashedRandom } from '../../core/random/hashed-random.js';
import { drawFrom } from '../../core/random/streams.js';
import type { BotFactory } from '../../players/bots/bot.js';
import { expertBot } from '../../players/bots/expert.js';
import { greedyBot } from '../../players/bots/greedy.js';
import { randomBot } from '../../players/bots/random.js';
import { act, line, orders, ordersChecked, seatBot } from './acting.js';
import type { Answer } from './answers.js';
import { check, evaluate, legal, observe, plans, sample, suggest } from './asking.js';
import { createMeter, type LineBudget } from './budget.js';
import { outcomes } from './chance.js';
import { cutShort } from './cut-short.js';
import { type Body, type Host, nextSeed, type RequestOf } from './host.js';
import { LONGEST_ANSWER, LONGEST_LINE, MOST_LINES, MOST_WORK, PROTOCOL } from './limits.js';
import { encode } from './numbers.js';
import { isProtocolError, ProtocolError } from './protocol-error.js';
import { type Request, requestSchema } from './requests.js';
import { createTables, standingOf } from './tables.js';
import { board, describe, hello } from './telling.js';
import type { TitleWords } from './title-words.js';
import { metered, WORK } from './work.js';
import { clone, determinize, playout } from './worlds.js';

/** How a session is opened. */
export interface SessionOptions {
  /** The secret for samples, and for seeds of games for which the client names no seed. */
  readonly seed: string;
  /** The name and version that `hello` tells; `railhead` if left out. */
  readonly server?: string;
  /** Catalogues and cards of the titles: see {@link loadTitleWords}. Without them neither is told. */
  readonly titles?: TitleWords;
  /** Bots that clients may seat, by name, next to `greedy`, `random` and `expert`. */
  readonly bots?: Readonly<Record<string, BotFactory>>;
  /** What one line of input may cost: {@link MOST_WORK} and {@link LONGEST_ANSWER} if left out. */
  readonly budget?: Partial<LineBudget>;
  /** Told of faults. The client learns no detail of them: their messages may hold hidden facts. */
  readonly onFault?: (error: unknown) => void;
}

/** A session: feed it lines. */
export interface Session {
  /** The answer to a line, without its line break. Never throws. */
  answer(line: string): string;
  /** True after `bye`. */
  readonly isOver: boolean;
}

// A line ends with the decision that uses up its budget: an expert at its best thinks for seconds about one.
const QUICK = { playouts: 4, opening: 1 };

/**
 * Opens a session on an engine.
 *
 * @param engine - An engine that plays the titles.
 * @returns A session: it answers one line at a time and keeps its games.
 * @see `loadTitleWords`
 * @example
 * const session = openSession(engine, { seed: 'a secret' });
 * session.answer('{"protocol":1,"type":"hello"}');
 */
export function openSession(
  engine: AnyEngine,
  { seed, server = 'railhead', titles, bots, budget, onFault }: SessionOptions,
): Session {
  const meter = createMeter({ work: MOST_WORK, answer: LONGEST_ANSWER, ...budget });
  const host: Host = {
    ...{ engine: metered(engine, meter), meter, server },
    tables: createTables(),
    seeds: secretSeeds(seed),
    samples: createHashedRandom(seed, 'samples'),
    opinions: createHashedRandom(seed, 'opinions'),
    secret: seed,
    bots: { greedy: greedyBot, random: randomBot, expert: expertBot(QUICK), ...bots },
    titles: titles ?? null,
  };
  let isOver = false;

  const refuse = (error: unknown, id?: Request['id']): Answered => {
    if (!isExpected(error)) onFault?.(error);
    const refused = { protocol: PROTOCOL, id, type: 'error', ok: false, error: describeError(error) };
    return { text: JSON.stringify(refused), refusedBy: refused.error.code };
  };
  // Answers are made text one by one: what is too long is refused before it is put together.
  const respond = (input: unknown): Answered => {
    const id = idOf(input);
    try {
      const request = readRequest(input);
      if (request.type === 'batch') return batch(request, id);
      meter.spend(WORK.request);
      const reply = (): string => {
        const body = bodyOf(host, request);
        const text = JSON.stringify({ protocol: PROTOCOL, id, type: request.type, ok: true, ...body });
        if (hasKept(request)) meter.onCredit(() => meter.tell(text.length));
        else meter.tell(text.length);
        return text;
      };
      const text = CHANGES.has(request.type) ? meter.onCredit(reply) : reply();
      isOver ||= request.type === 'bye' && request.game === undefined;
      return { text };
    } catch (error) {
      return refuse(error, id);
    }
  };
  // Requests run in turn: the first refusal is answered, and later ones are not run. If the budget is used
  // up, each of them is refused, so that the client sees how far it came.
  const batch = ({ requests }: RequestOf<'batch'>, id: Request['id']): Answered => {
    const answers: string[] = [];
    for (const one of requests) {
      const isNested = one.type === 'batch';
      const { text, refusedBy } = respond({
        ...one,
        protocol: PROTOCOL,
        ...(isNested && { type: 'a batch in a batch' }),
      });
      answers.push(text);
      if (refusedBy !== undefined && !refusedBy.startsWith('budget/')) break;
    }
    const head = JSON.stringify({ protocol: PROTOCOL, id, type: 'batch', ok: true });
    return { text: `${head.slice(0, -1)},"answers":[${answers.join(',')}]}` };
  };

  return {
    answer(line) {
      meter.begin();
      let input: unknown;
      try {
        input = parseLine(line);
      } catch (error) {
        return refuse(error).text;
      }
      return respond(input).text;
    },
    get isOver() {
      return isOver;
    },
  };
}

/** An answer as text, and the code of its error if it is one. */
interface Answered {
  readonly text: string;
  readonly refusedBy?: string;
}

// Changes of a game, or of the games of a session. Such a request is refused before it begins or never: a
// client could repeat one that stopped halfway, after it saw the result.
const CHANGES: ReadonlySet<Request['type']> = new Set([
  ...(['new', 'act', 'line', 'orders', 'bot', 'clone', 'determinize', 'bye'] as const),
]);

// Games that were kept are told of, however long that is.
const hasKept = (request: Request) => request.type === 'outcomes' && request.keep === true;

function bodyOf(host: Host, request: Exclude<Request, { type: 'batch' }>): Body {
  const { tables } = host;
  switch (request.type) {
    case 'hello':
      return hello(host, request);
    case 'board':
      return board(host, request);
    case 'new':
      return open(host, request);
    case 'observe':
      return observe(host, tables.of(request.game), request);
    case 'legal':
      return legal(host, tables.of(request.game), request);
    case 'check':
      return check(host, tables.of(request.game), request);
    case 'act':
      return act(host, tables.of(request.game), request);
    case 'line':
      return line(host, tables.of(request.game), request);
    case 'sample':
      return sample(host, tables.of(request.game), request);
    case 'suggest':
      return suggest(host, tables.of(request.game), request);
    case 'evaluate':
      return evaluate(host, tables.of(request.game), request);
    case 'plans':
      return plans(host, tables.of(request.game), request);
    case 'orders':
      return orders(host, tables.of(request.game), request);
    case 'checkOrders':
      return ordersChecked(host, tables.of(request.game), request);
    case 'describe':
      return describe(host, tables.of(request.game), request);
    case 'bot':
      return seatBot(host, tables.of(request.game), request);
    case 'clone':
      return clone(host, tables.of(request.game));
    case 'determinize':
      return determinize(host, tables.of(request.game), request);
    case 'playout':
      return playout(host, tables.of(request.game), request);
    case 'outcomes':
      return outcomes(host, tables.of(request.game), request);
    case 'encode':
      return encode(host, tables.of(request.game), request);
    case 'perft':
      return count(host, request);
    case 'bye':
      if (request.game === undefined) tables.clear();
      else tables.close(request.game);
      return { games: tables.count };
  }
}

function open({ engine, tables, seeds }: Host, { ruleset, config }: RequestOf<'new'>): Body {
  const own = { ...config, seed: config.seed ?? nextSeed(seeds) };
  const { state, events } = engine.startGame(ruleset, own);
  const { id } = tables.open({ state, happened: [events], isOpen: config.seed !== undefined });
  return { ...standingOf(engine, id, engine.view(state, null)), seatNames: state.game.seatNames };
}

function count({ engine }: Host, request: RequestOf<'perft'>): Body {
  const { ruleset, config, depth, limit = MOST_LINES } = request;
  const first = engine.createGame(ruleset, config);
  const { total, complete, branches } = perft(engine, first, depth, { limit });
  const texts = branches.map(({ action, lines }) => ({ text: action, lines }));
  return { ruleset, depth, lines: total, complete, branches: texts };
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
  if (parsed.success) return asSent(parsed.data, input as Readonly<Record<string, unknown>>);
  const issues = issuesOf(parsed.error);
  const first = sentenceOf(issues.slice(0, 1));
  throw new ProtocolError('malformed-request', `this is no request: ${first}`, { issues });
}

// Actions and requests as they were sent, for the engine to read. zod's records drop a field called
// `__proto__`, which the engine must refuse.
function asSent(request: Request, input: Readonly<Record<string, unknown>>): Request {
  const raw = ['action', 'actions', 'requests'].filter((field) => field in request && field in input);
  return { ...request, ...Object.fromEntries(raw.map((field) => [field, input[field]])) };
}

type ErrorBody = Extract<Answer, { ok: false }>['error'];

// Errors that a client can bring about say what is wrong; anything else is ours, and its text stays here.
function describeError(error: unknown): ErrorBody {
  if (isProtocolError(error)) return cutShort({ code: error.code, message: error.message, ...error.details });
  if (!isExpected(error)) return { code: 'fault', message: 'the engine failed; the game is as it was' };
  const { code, message } = error as InvalidActionError;
  const { issues } = error as Partial<InvalidActionError>;
  return cutShort({ code, message, ...(issues === undefined ? {} : { issues: issues as never }) });
}

function isExpected(error: unknown): boolean {
  return isProtocolError(error) || (isRailheadError(error) && error.code !== 'fault');
}

// A keyed generator: nobody can compute the seed of a game from the seeds of others.
function secretSeeds(seed: string): Host['seeds'] {
  const luck = drawFrom({ luck: startLuck(`${seed}/seeds`, ['seeds']) });
  return { int: (from, to) => luck.int('seeds', from, to) };
}
