// Saves of one state: written with version, revision and hash; validated as a position is.

import * as z from 'zod/mini';
import { hashOf, hashOfText } from '../base/hashes.js';
import { canonicalJson } from '../base/json.js';
import { DamagedSaveError } from '../base/rejection.js';
import { type Envelope, revisions } from '../base/state.js';
import { admit, settledSave } from '../begin/admit.js';
import { isShallow, isWithin, LONGEST_SAVE, SAVE_BOUNDS } from '../input/bounds.js';
import type { Setting, Settings } from '../play/setting.js';
import { inTodaysShape, type Revisions, shapeOf, unplayable } from '../rules/revisions.js';
import { inShape, type SaveFormat, upToDate } from './migrations.js';

/** The newest snapshot format that this version reads and writes. */
export const SNAPSHOT_VERSION = 1;

/** A state as JSON text with its hash (E-SAVE-1). It is spelled as it is hashed, so it becomes text once. */
export function writeSnapshot({ ruleset }: Setting, state: Envelope): string {
  const text = canonicalJson(state);
  const head = JSON.stringify({
    format: 'railhead/snapshot',
    formatVersion: SNAPSHOT_VERSION,
    ruleset: ruleset.id,
    revision: state.game.revision,
    shape: shapeOf(ruleset, state.game),
    hash: hashOfText('state', text),
  });
  return `${head.slice(0, -1)}${STATE}${text}}`;
}

/** The shape of a snapshot. */
export const snapshotSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    /** What kind of file it is. */
    format: z.literal('railhead/snapshot'),
    /** The version of the format; `migrate` brings older ones here. */
    formatVersion: z.literal(SNAPSHOT_VERSION),
    /** The id of the title. */
    ruleset: z.string(),
    /** The revision of the ruleset that it is played by. */
    revision: z.int(),
    /** The revisions in whose shape the state stands, where its own revisions have another shape. */
    shape: z.optional(
      z.strictObject({
        revision: z.int(),
        /** Those of what the ruleset was laid over, by id. */
        layers: revisions,
      }),
    ),
    /** SHA-256 of the state's canonical JSON. */
    hash: z.string(),
    /** The whole state, secrets and luck included. */
    state: z.looseObject({
      /** What every state begins with: title, options, board, names. */
      game: z.looseObject({ ruleset: z.string(), revision: z.int() }),
    }),
  }))();

/** The state of a snapshot's text; throws {@link DamagedSaveError} or the errors of `admit`. */
export function readSnapshot(settings: Settings, text: string, kind = snapshotFormat): Envelope {
  const save = upToDate(readJson(text), kind);
  const { ruleset, revision, shape, hash, state } = inShape(snapshotSchema, save, 'snapshot');
  if (state.game.ruleset !== ruleset) throw new DamagedSaveError('the snapshot names two rulesets');
  if (state.game.revision !== revision) throw new DamagedSaveError('the snapshot names two revisions');
  const { ruleset: rules } = settings.ready(ruleset);
  const game = state.game as Revisions;
  const amiss = unplayable(rules, game) ?? (shape && unplayable(rules, shape as Revisions));
  if (amiss) throw new DamagedSaveError(`the snapshot: ${amiss}`);
  if (!isSpelledAsHashed(text, hash) && hashOf(state) !== hash)
    throw new DamagedSaveError('the snapshot was changed: its hash does not fit its state');
  const saved = inTodaysShape(rules, state, (shape as Revisions) ?? game);
  return settledSave(settings, admit(settings, rules.completeSave?.(saved) ?? saved, 'snapshot'));
}

// True if the text from the state on is the very text that was hashed, as in every file that nobody formatted
// again. Any other state is turned into its canonical text first.
function isSpelledAsHashed(text: unknown, hash: string): boolean {
  if (typeof text !== 'string') return false;
  const start = text.indexOf(STATE);
  return (
    start >= 0 && text.endsWith('}') && hashOfText('state', text.slice(start + STATE.length, -1)) === hash
  );
}

const STATE = ',"state":';

/** Snapshots as a format: sealed by the hash of their state. */
export const snapshotFormat: SaveFormat = {
  format: 'railhead/snapshot',
  newest: SNAPSHOT_VERSION,
  migrations: [],
  seal: (save) => ({ ...save, hash: hashOf(save.state as object) }),
  isWhole: ({ hash, state }) => typeof state === 'object' && state !== null && hash === hashOf(state),
};

/** A save's JSON, from its text or as it is; refused if it is deeper or larger than any save (E-SAVE-1). */
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
