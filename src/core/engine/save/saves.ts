// Saving as a part of an engine: records, snapshots, positions, and the check of shared seeds, which records
// keep.

import type { Envelope } from '../base/state.js';
import { createPositionState } from '../begin/game.js';
import { ownState } from '../input/states.js';
import { sharedSeedIssues } from '../luck/seeds.js';
import type { SeedIssues, Settings } from '../play/setting.js';
import { migrateSave } from './read-save.js';
import { makeRecord, readRecord } from './record.js';
import { replayRecord } from './replay.js';
import { readSnapshot, writeSnapshot } from './snapshot.js';
import { checkUpgrade } from './upgrade.js';

/** What an engine saves with; you need not look into it. */
export interface Saves {
  /** The verbs of an engine that save and load. */
  readonly verbs: (settings: Settings) => object;
  /** Lists the faults of the shared seed of a config. */
  readonly sharedSeedIssues: SeedIssues;
}

/**
 * Saving for a lean engine: `createLeanEngine([chinaRailsRules], { saves })`. It has records, snapshots and
 * positions, and takes shared seeds.
 */
export const saves: Saves = { verbs, sharedSeedIssues };

function verbs(settings: Settings) {
  return {
    createPosition: (id: string, setup: unknown) => createPositionState(settings, id, setup),
    record: (id: string, config: unknown, actions: readonly unknown[]) =>
      makeRecord(settings, id, config, actions),
    readRecord: (input: unknown) => readRecord(input),
    replay: (record: unknown, how: Parameters<typeof replayRecord>[2] = {}) =>
      replayRecord(settings, record, how),
    checkUpgrade: (record: unknown) => checkUpgrade(settings, record),
    serialize: (state: Envelope) => writeSnapshot(settings.of(state), ownState(state)),
    deserialize: (text: string) => readSnapshot(settings, text),
    migrate: (text: string) => migrateSave(text),
  };
}
