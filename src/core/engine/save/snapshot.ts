// Saves of one state: written with version, revision and hash; validated as a position is.

import * as z from 'zod/mini';
import { hashOf, hashOfText } from '../base/hashes.js';
import { canonicalJson } from '../base/json.js';
import { DamagedSaveError } from '../base/rejection.js';
import { type Envelope, revisions } from '../base/state.js';
import { admit, settledSave } from '../begin/admit.js';
import type { Setting, Settings } from '../play/setting.js';
import { inTodaysShape, type Revisions, shapeOf, unplayable } from '../rules/revisions.js';
import { readSave, VERSIONS } from './read-save.js';

/** A state as JSON text with its hash (E-SAVE-1). It is spelled as it is hashed, so it becomes text once. */
export function writeSnapshot({ ruleset }: Setting, state: Envelope): string {
  const text = canonicalJson(state);
  const head = JSON.stringify({
    format: 'railhead/snapshot',
    formatVersion: VERSIONS.snapshot,
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
    formatVersion: z.literal(VERSIONS.snapshot),
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
export function readSnapshot(settings: Settings, text: string): Envelope {
  const { ruleset, revision, shape, hash, state } = readSave(text, 'snapshot', snapshotSchema);
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
