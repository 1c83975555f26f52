// Why play could not go on, in words. If a fork shares a record that is written, the error knows only the
// name of a field; this module finds the place.

import { type Envelope, type GameAction, isRailheadError } from '../core/engine/index.js';
import { parseAction } from '../core/engine/play/judge.js';
import { patchesBetween } from '../core/engine/play/patches.js';
import { play } from '../core/engine/play/play.js';
import type { Setting } from '../core/engine/play/setting.js';
import { draftExecutor } from '../core/engine/rules/drafts.js';

/** What went wrong when an action was tried on a state. */
export interface Stumble {
  readonly before: Envelope;
  readonly action: GameAction | null;
  readonly error: unknown;
}

/** Says what went wrong. If a rule wrote to a record that the fork had not copied, it also says where. */
export function explainFault(setting: Setting, { before, action, error }: Stumble): string {
  const cause = isRailheadError(error) ? error.cause : undefined;
  const said = cause instanceof Error ? whereThrown(cause) : '';
  const field = /(?:read only property|add property) '?(\w+)'?/.exec(String(error))?.[1];
  const place =
    field === undefined || action === null ? null : whereWritten(setting, { before, action }, field);
  const shared = place === null ? '' : `; the fork shares ${place}, which the rules write`;
  return `${error}${shared}${said}`;
}

const whereThrown = ({ stack = '' }: Error) => ` (${stack.split('\n').slice(1, 3).join(' ').trim()})`;

// immer copies what is written: the record that has a patch of that name is the one that the fork must copy.
function whereWritten(
  setting: Setting,
  { before, action }: { before: Envelope; action: GameAction },
  field: string,
): string | null {
  const parsed = parseAction(setting.ready, action);
  if ('issues' in parsed) return null;
  try {
    const patches = patchesBetween(before, play(setting, draftExecutor(), before, parsed, null));
    const path = patches.map((patch) => patch.path).find((names) => names.includes(field));
    return path === undefined ? null : ['state', ...path.slice(0, path.lastIndexOf(field))].join('.');
  } catch {
    // It breaks down however it is carried out, so no fork is to blame.
    return null;
  }
}
