// Positions from late in hostile walks, kept as text. Write them anew when a state has another shape, or when play should differ:
//   npx tsx test/rulesets/milepost/write-late-positions.ts

import { readFileSync } from 'node:fs';
import type { MilepostBoard } from '../../../rulesets/milepost/board/board.js';
import { formatSegments, parseSegments } from '../../../rulesets/milepost/board/segments-as-text.js';
import type { MilepostState } from '../../../rulesets/milepost/rules/state.js';
import type { AnyRuleset } from '../../../src/core/engine/index.js';
import { partsOf, type Walk } from './hostile-walk.js';

/** A position as it is kept: track is written as ways are. */
export interface LatePosition {
  readonly config: object;
  readonly tracks: readonly string[];
  readonly parts: { readonly rail: object };
}

export const lateFile = ({ id }: Pick<AnyRuleset, 'id'>) =>
  new URL(`late-positions/${id}.json`, import.meta.url);

/** Where a walk stands, to be kept. */
export function latePositionOf({ ruleset, config, state }: Walk): LatePosition {
  const board = ruleset.board() as unknown as MilepostBoard;
  const { luck: _, rail, ...parts } = partsOf(state) as unknown as MilepostState;
  const { tracks, ...others } = rail;
  return {
    config,
    tracks: tracks.map((track) => formatSegments(board, track)),
    parts: { ...parts, rail: others },
  };
}

/** A position that was kept, as `createPosition` takes it. */
export function readLatePosition(ruleset: AnyRuleset): { readonly config: object; readonly parts: object } {
  const board = ruleset.board() as unknown as MilepostBoard;
  const { config, tracks, parts }: LatePosition = JSON.parse(readFileSync(lateFile(ruleset), 'utf8'));
  const rail = { ...parts.rail, tracks: tracks.map((text) => parseSegments(board, text)) };
  return { config, parts: { ...parts, rail } };
}
