// A record is a whole game: its config and its actions, chained so that any change shows, and sealed with one
// digest. This file makes and reads records; replay.ts plays them again.

import * as z from 'zod/mini';
import type { GameAction } from '../base/game-action.js';
import { hashOf } from '../base/hashes.js';
import { canonicalJson, sha256Hex } from '../base/json.js';
import { DamagedSaveError, IllegalActionError, InvalidActionError } from '../base/rejection.js';
import { configSchema, createGameState, type GameConfig } from '../begin/game.js';
import { tryPlay } from '../play/play.js';
import type { Settings } from '../play/setting.js';
import type { GameEvent } from '../rules/event.js';
import { bookShape, type RecordMeta, type RecordNote } from './book.js';
import { beginChain, LINK_EVERY } from './chain.js';
import { readSave, VERSIONS } from './read-save.js';
import { writeShorthand } from './shorthand.js';

/** A game as a file: replaying `actions` on the game of `config` gives a state whose hash is `final`. */
export interface GameRecord {
  /** What kind of file it is. */
  readonly format: 'railhead/record';
  /** The version of the format; `migrate` brings older ones here. */
  readonly formatVersion: 1;
  /** The id of the title. */
  readonly ruleset: string;
  /** The revision of the ruleset that it was begun with. */
  readonly revision: number;
  /** The board that it was played on, by id and hash. */
  readonly board: {
    /** The id of the board. */
    readonly id: string;
    /** What its data hashes to: another board of this id is refused. */
    readonly hash: string;
  };
  /** What the game was made of: `createGame` takes it. */
  readonly config: GameConfig;
  /**
   * The actions in shorthand: what a seat does in a row is a line of notation in which nothing is said twice,
   * `4: move 59,32, 58,32; build 55,64 54,64 > 53,64; end-turn`. An action without such a text stays an
   * object. `replay` returns them all as objects.
   */
  readonly actions: readonly (string | GameAction)[];
  /** Links after setup and after every 64 actions: 16 hex digits of SHA-256 over link, actions and events. */
  readonly chain: readonly string[];
  /** Hash of the last state. */
  readonly final: string;
  /** SHA-256 over the canonical JSON of all the rest but `meta` and `notes`. */
  readonly digest: string;
  /** Who played, where and when; people may edit it (E-SAVE-3). */
  readonly meta?: RecordMeta | undefined;
  /** Clocks and comments of actions, in their order; people may edit them (E-SAVE-3). */
  readonly notes?: readonly RecordNote[] | undefined;
}

const actionShape = /* @__PURE__ */ (() =>
  z.looseObject({
    /** What kind of action it is; the other fields are the title's. */
    type: z.string(),
  }))();

/** The shape of a record. */
export const recordSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    format: z.literal('railhead/record'),
    formatVersion: z.literal(VERSIONS.record),
    ruleset: z.string(),
    revision: z.int(),
    board: z.strictObject({ id: z.string(), hash: z.string() }),
    config: configSchema,
    actions: z.array(z.union([z.string(), actionShape])).check(z.maxLength(1_000_000)),
    chain: z.array(z.string()).check(z.maxLength(20_000)),
    final: z.string(),
    digest: z.string(),
    ...bookShape,
  }))();

/** Plays the actions of a config and records them; throws as `applyAction` does if one cannot be played. */
export function makeRecord(
  settings: Settings,
  id: string,
  config: unknown,
  actions: readonly unknown[],
): GameRecord {
  const { state: first, events: setup } = createGameState(settings, id, config);
  const setting = settings.of(first);
  const { ready } = setting;
  const kept: GameAction[] = [];
  const whole = beginChain(setup);
  const chain = [whole.link];
  let state = first;
  for (const input of actions) {
    const events: GameEvent[] = [];
    const tried = tryPlay(setting, ready.executor, state, input, events);
    if (!tried.ok && tried.issues !== undefined) throw new InvalidActionError(tried.issues);
    if (!tried.ok) throw new IllegalActionError(tried.rejection);
    kept.push(tried.action);
    state = tried.state;
    whole.add(tried.action, events);
    if (kept.length % LINK_EVERY === 0) chain.push(whole.link);
  }
  const { ruleset, revision, layers, board, options, seatNames } = state.game;
  const { seats, seed, seedCommitments, seedParts } = z.parse(configSchema, config);
  const shared = { ...(seedCommitments && { seedCommitments }), ...(seedParts && { seedParts }) };
  const body = {
    format: 'railhead/record',
    formatVersion: VERSIONS.record,
    ruleset,
    revision,
    board,
    config: {
      seats: typeof seats === 'number' ? seats : seatNames,
      seed,
      options,
      board: board.id,
      ...(layers && { layers }),
      ...shared,
    },
    actions: writeShorthand(setting, kept),
    chain,
    final: hashOf(state),
  } as const;
  return { ...body, digest: digestOf(body) };
}

function digestOf(body: object): string {
  return sha256Hex(canonicalJson(body));
}

/** A record from JSON text or a value, with its shape and digest checked but not yet replayed. */
export function readRecord(input: unknown): GameRecord {
  const record = parseRecord(input);
  const { digest, meta: _, notes: __, ...body } = record;
  if (digest === digestOf(body)) return record;
  throw new DamagedSaveError('the record was changed: its digest does not fit its contents');
}

/** As {@link readRecord}, with only the shape checked. */
export function parseRecord(input: unknown): GameRecord {
  return readSave(input, 'record', recordSchema) as GameRecord;
}
