// A record is a whole game: its config and its actions, chained so that any change shows, and sealed with one digest.

import * as z from 'zod/mini';
import type { GameEvent } from './event.js';
import { configSchema, createGameState, type GameConfig } from './game.js';
import { issuesOf } from './issues.js';
import { canonicalJson, sha256Hex } from './json.js';
import { parseAction } from './judge.js';
import { type SaveFormat, upToDate } from './migrations.js';
import {
  DamagedSaveError,
  IllegalActionError,
  InvalidActionError,
  InvalidInputError,
  type Rejection,
} from './rejection.js';
import { isPlayable } from './revisions.js';
import { hashOf, migrateSnapshot, readJson } from './snapshot.js';
import type { Envelope, GameAction } from './state.js';
import type { Tables } from './table.js';

/** The newest record format that this version reads and writes. */
export const RECORD_VERSION = 1;

// Every 64th link is kept: enough to find the place of a change, short enough for a small file.
const LINK_EVERY = 64;

/** A game as a file: replaying `actions` on the game of `config` gives a state whose hash is `final`. */
export interface GameRecord {
  readonly format: 'railhead/record';
  readonly formatVersion: 1;
  readonly ruleset: string;
  readonly revision: number;
  readonly board: { readonly id: string; readonly hash: string };
  readonly config: GameConfig;
  readonly actions: readonly GameAction[];
  /** Links 0 (after setup), 64, 128, … of a chain over the previous link, the action and its events, in hex. */
  readonly chain: readonly string[];
  /** Hash of the last state. */
  readonly final: string;
  /** SHA-256 over the canonical JSON of all the rest. */
  readonly digest: string;
}

/** The shape of a record. */
export const recordSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    format: z.literal('railhead/record'),
    formatVersion: z.literal(RECORD_VERSION),
    ruleset: z.string(),
    revision: z.int(),
    board: z.strictObject({ id: z.string(), hash: z.string() }),
    config: configSchema,
    actions: z.array(z.looseObject({ type: z.string() })).check(z.maxLength(1_000_000)),
    chain: z.array(z.string()).check(z.maxLength(20_000)),
    final: z.string(),
    digest: z.string(),
  }))();

type Result =
  | { ok: true; state: Envelope; events: readonly GameEvent[] }
  | { ok: false; rejection: Rejection };

/** What plays a record. */
export interface Player {
  readonly tables: Tables;
  readonly tryAction: (state: Envelope, action: unknown) => Result;
}

/** Plays the actions of a config and records them; throws as `applyAction` does if one cannot be played. */
export function makeRecord(
  player: Player,
  id: string,
  config: unknown,
  actions: readonly unknown[],
): GameRecord {
  const { state: first, events } = createGameState(player.tables, id, config);
  const title = player.tables.title(id);
  const kept: GameAction[] = [];
  let state = first;
  let link = nextLink('', null, events);
  const chain = [link];
  for (const input of actions) {
    const parsed = parseAction(title, input);
    if ('issues' in parsed) throw new InvalidActionError(parsed.issues);
    const result = player.tryAction(state, parsed.action);
    if (!result.ok) throw new IllegalActionError(result.rejection);
    kept.push(parsed.action);
    state = result.state;
    link = nextLink(link, parsed.action, result.events);
    if (kept.length % LINK_EVERY === 0) chain.push(link);
  }
  const { ruleset, revision, board, options } = state.game;
  const { seats, seed } = z.parse(configSchema, config);
  const body = {
    format: 'railhead/record',
    formatVersion: RECORD_VERSION,
    ruleset,
    revision,
    board,
    config: { seats, seed, options, board: board.id },
    actions: kept,
    chain,
    final: hashOf(state),
  } as const;
  return { ...body, digest: digestOf(body) };
}

function nextLink(previous: string, action: unknown, events: readonly GameEvent[]): string {
  return sha256Hex(`${previous}\n${canonicalJson(action)}\n${canonicalJson(events)}`);
}

function digestOf(body: object): string {
  return sha256Hex(canonicalJson(body));
}

const recordFormat: SaveFormat = {
  format: 'railhead/record',
  migrations: [],
  seal: ({ digest: _, ...body }) => ({ ...body, digest: digestOf(body) }),
  isWhole: ({ digest, ...body }) => digest === digestOf(body),
};

/** A save of an older format in today's; text of today's format comes back as it is. */
export function migrateSave(text: string): string {
  const save = readJson(text);
  const { format } = (save ?? {}) as { format?: unknown };
  if (format !== 'railhead/snapshot' && format !== 'railhead/record')
    throw new DamagedSaveError('this is neither a snapshot nor a record');
  const migrated = format === 'railhead/record' ? upToDate(save, recordFormat) : migrateSnapshot(save);
  return migrated === save ? text : JSON.stringify(migrated);
}

/** A record from JSON text or a value, with its shape and digest checked but not yet replayed. */
export function readRecord(input: unknown): GameRecord {
  const record = parseRecord(input);
  const { digest, ...body } = record;
  if (digestOf(body) !== digest) {
    throw new DamagedSaveError('the record was changed: its digest does not fit its contents');
  }
  return record;
}

function parseRecord(input: unknown): GameRecord {
  const parsed = z.safeParse(recordSchema, upToDate(readJson(input), recordFormat));
  if (!parsed.success) {
    const [{ path, message }] = issuesOf(parsed.error);
    throw new DamagedSaveError(`the record is damaged at ${path.join('.') || 'its top'}: ${message}`);
  }
  return parsed.data as unknown as GameRecord;
}

/**
 * Plays a record again, up to action number `to` if given. With `verify` (the default) the digest, every link of the
 * chain and the final hash must fit; throws {@link DamagedSaveError} naming the first place that does not.
 */
export function replayRecord(
  player: Player,
  input: unknown,
  { to, verify = true }: { to?: number; verify?: boolean },
): { state: Envelope; actions: readonly GameAction[]; record: GameRecord } {
  const record = verify ? readRecord(input) : parseRecord(input);
  const end = to ?? record.actions.length;
  if (!Number.isInteger(end) || end < 0 || end > record.actions.length) {
    const message = `expected a number of actions from 0 to ${record.actions.length}`;
    throw new InvalidInputError('replay', [{ path: ['to'], message }]);
  }
  checkRevision(player, record);
  const { revision } = record;
  const { state: first, events } = createGameState(player.tables, record.ruleset, {
    ...record.config,
    revision,
  });
  checkTable(record, first);
  let state = first;
  let link = nextLink('', null, events);
  if (verify) checkLink(record, 0, link);
  for (let index = 0; index < end; index++) {
    const action = record.actions[index];
    const result = player.tryAction(state, action);
    if (!result.ok) {
      throw new DamagedSaveError(`action ${index + 1} of the record is refused: ${result.rejection.code}`);
    }
    state = result.state;
    if (!verify) continue;
    link = nextLink(link, action, result.events);
    if ((index + 1) % LINK_EVERY === 0) checkLink(record, (index + 1) / LINK_EVERY, link);
  }
  if (verify && end === record.actions.length) checkEnd(record, state);
  return { state, actions: record.actions.slice(0, end), record };
}

function checkEnd({ actions, chain, final }: GameRecord, state: Envelope): void {
  if (chain.length !== Math.floor(actions.length / LINK_EVERY) + 1)
    throw new DamagedSaveError('the record has more links than its actions make');
  if (hashOf(state) !== final)
    throw new DamagedSaveError('the record ends in another state than the one it names');
}

function checkRevision({ tables }: Player, { ruleset: id, revision }: GameRecord): void {
  const { ruleset } = tables.title(id);
  if (isPlayable(ruleset, revision)) return;
  throw new DamagedSaveError(
    `the record was played by revision ${revision} of ${id}, not ${ruleset.revision}`,
  );
}

function checkTable({ board }: GameRecord, { game }: Envelope): void {
  if (board.id !== game.board.id || board.hash !== game.board.hash) {
    throw new DamagedSaveError(`the record was played on another board than ${game.board.id} as it is here`);
  }
}

function checkLink(record: GameRecord, place: number, link: string): void {
  if (record.chain[place] === link) return;
  const [from, upTo] = [Math.max(0, (place - 1) * LINK_EVERY + 1), place * LINK_EVERY];
  throw new DamagedSaveError(
    place === 0
      ? 'the record begins with another setup than its seed gives'
      : `the record leaves its chain between actions ${from} and ${upTo}`,
  );
}
