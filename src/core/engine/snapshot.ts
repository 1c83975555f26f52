// Saves of one state: written with version, revision and hash; read through the same gate as a position.

import * as z from 'zod/mini';
import { admit } from './admit.js';
import { isShallow, isWithin, LONGEST_SAVE, SAVE_BOUNDS } from './bounds.js';
import { canonicalJson, sha256Hex } from './json.js';
import { inShape, type SaveFormat, upToDate } from './migrations.js';
import { DamagedSaveError } from './rejection.js';
import { type Revisions, unplayable } from './revisions.js';
import type { Setting, Settings } from './setting.js';
import type { Envelope } from './state.js';

/** The newest snapshot format that this version reads and writes. */
export const SNAPSHOT_VERSION = 1;

/** SHA-256 of a state's or a view's canonical JSON, in hex; a view never hashes as a state. */
export function hashOf(state: object): string {
  return sha256Hex(`${'viewer' in state ? 'view' : 'state'}\n${canonicalJson(state)}`);
}

/** A state as JSON text with its hash (E-SAVE-1). */
export function writeSnapshot({ ruleset }: Setting, state: Envelope): string {
  return JSON.stringify({
    format: 'railhead/snapshot',
    formatVersion: SNAPSHOT_VERSION,
    ruleset: ruleset.id,
    revision: state.game.revision,
    hash: hashOf(state),
    state,
  });
}

/** The shape of a snapshot. */
export const snapshotSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    format: z.literal('railhead/snapshot'),
    formatVersion: z.literal(SNAPSHOT_VERSION),
    ruleset: z.string(),
    revision: z.int(),
    hash: z.string(),
    state: z.looseObject({ game: z.looseObject({ ruleset: z.string(), revision: z.int() }) }),
  }))();

/** The state of a snapshot's text; throws {@link DamagedSaveError} or the gate's own errors. */
export function readSnapshot(settings: Settings, text: string): Envelope {
  const save = upToDate(readJson(text), snapshotFormat);
  const { ruleset, revision, hash, state } = inShape(snapshotSchema, save, 'snapshot');
  if (state.game.ruleset !== ruleset) throw new DamagedSaveError('the snapshot names two rulesets');
  if (state.game.revision !== revision) throw new DamagedSaveError('the snapshot names two revisions');
  const amiss = unplayable(settings.ready(ruleset).ruleset, state.game as Revisions);
  if (amiss !== null) throw new DamagedSaveError(`the snapshot: ${amiss}`);
  if (hashOf(state) !== hash)
    throw new DamagedSaveError('the snapshot was changed: its hash does not fit its state');
  return admit(settings, state, 'snapshot');
}

/** Snapshots as a format: sealed by the hash of their state. */
const snapshotFormat: SaveFormat = {
  format: 'railhead/snapshot',
  migrations: [],
  seal: (save) => ({ ...save, hash: hashOf(save.state as object) }),
  isWhole: ({ hash, state }) => typeof state === 'object' && state !== null && hash === hashOf(state),
};

/** A save's JSON, from its text or as it is; refused where it is deeper or larger than any save (E-SAVE-1). */
export function readJson(input: unknown): unknown {
  const isBounded =
    typeof input === 'string'
      ? input.length <= LONGEST_SAVE && isShallow(input, SAVE_BOUNDS.depth)
      : isWithin(input, SAVE_BOUNDS);
  if (!isBounded) throw new DamagedSaveError('no save is as large, or has as many things in each other');
  return typeof input === 'string' ? parseJson(input) : input;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The runtime's message quotes the file: characters of it that cannot be printed are replaced.
    const reason = (error as Error).message.replace(/[^ -~]+/g, '·');
    throw new DamagedSaveError(`the file is no JSON: ${reason}`);
  }
}

/** A snapshot of an older format in today's. */
export const migrateSnapshot = (save: unknown) => upToDate(save, snapshotFormat);
