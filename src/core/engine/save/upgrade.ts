// Whether a recorded game would go otherwise by today's rules: hosts ask before they upgrade running games.

import type { GameAction } from '../base/game-action.js';
import { canonicalJson } from '../base/json.js';
import type { Rejection } from '../base/rejection.js';
import type { Envelope } from '../base/state.js';
import { createGameState } from '../begin/game.js';
import { tryPlay } from '../play/play.js';
import type { Settings } from '../play/setting.js';
import type { GameEvent } from '../rules/event.js';
import type { Fix, Revised, Revisions } from '../rules/revisions.js';
import type { AnyRuleset } from '../rules/ruleset.js';
import { replayRecord } from './replay.js';

/** Where a record stands against today's revision. */
export interface UpgradeCheck {
  /** The revision that played it. */
  readonly from: number;
  /** Today's. */
  readonly to: number;
  /** The first difference; null if today's rules give the same game. */
  readonly difference: UpgradeDifference | null;
}

/** The first step of a record that today's rules would play otherwise. */
export interface UpgradeDifference {
  /** The number of the action, from 1; 0 for setting up. */
  readonly step: number;
  /** The first action that goes otherwise; null where setting up does. */
  readonly action: GameAction | null;
  /** The rule that was mended, by the ruleset's declared fixes. */
  readonly rule: string;
  /** What the fix says of itself. */
  readonly summary: string;
  /** Why today's rules refuse the action; null if they accept it with other consequences. */
  readonly rejection: Rejection | null;
}

type StepResult = { readonly state: Envelope; readonly events: readonly GameEvent[] };

/** Replays a record by its own revisions, verifying it, and by today's, up to the first difference. */
export function checkUpgrade(settings: Settings, input: unknown): UpgradeCheck {
  const { record, actions } = replayRecord(settings, input, {});
  const { ruleset } = settings.ready(record.ruleset);
  const [from, to] = [record.revision, ruleset.revision];
  const steps = stepsSince(ruleset, { revision: from, layers: record.config.layers });
  const begin = (revisions: Revisions): StepResult =>
    createGameState(settings, record.ruleset, { ...record.config, ...revisions });
  const play = (state: Envelope, action: GameAction) => {
    const events: GameEvent[] = [];
    const setting = settings.of(state);
    return { ...tryPlay(setting, setting.ready.executor, state, action, events), events };
  };
  // Up to this step all revisions gave the same state, so the first fix that changes the step counts.
  const difference = (
    step: number,
    action: GameAction | null,
    isOther: (revisions: Revisions) => boolean,
    rejection: Rejection | null = null,
  ): UpgradeCheck => {
    const { fix } = steps.find(({ at }) => isOther(at)) ?? steps[steps.length - 1];
    return { from, to, difference: { step, action, rule: fix.rule, summary: fix.summary, rejection } };
  };

  if (steps.length === 0) return { from, to, difference: null };
  const today = steps[steps.length - 1].at;
  let [then, now] = [begin({ revision: from }), begin(today)];
  if (!isSame(then, now)) return difference(0, null, (revisions) => !isSame(then, begin(revisions)));
  for (const [n, action] of actions.entries()) {
    const before = then.state;
    // The record holds, so its own revision plays every action.
    const after = play(before, action) as StepResult;
    const other = play(now.state, action);
    if (!other.ok || !isSame(after, other)) {
      const isOther = (revisions: Revisions) => {
        const result = play(atRevisions(before, revisions), action);
        return !result.ok || !isSame(after, result);
      };
      return difference(n + 1, action, isOther, other.ok ? null : other.rejection);
    }
    [then, now] = [after, other];
  }
  return { from, to, difference: null };
}

/** A fix that came since, and the revisions with it and all fixes before it. */
interface UpgradeStep {
  // biome-ignore lint/suspicious/noExplicitAny: rules of any title
  readonly fix: Fix<any>;
  readonly at: Revisions;
}

// Layer by layer, the bottom first.
function stepsSince(ruleset: AnyRuleset, then: Revisions): readonly UpgradeStep[] {
  const steps: UpgradeStep[] = [];
  let at = then;
  for (const { id, fixes = [] } of [...(ruleset.below ?? []), ruleset] as readonly Revised[])
    for (const fix of fixes) {
      const isTop = id === ruleset.id;
      if (fix.revision <= (isTop ? at.revision : (at.layers?.[id] ?? 0))) continue;
      at = isTop
        ? { ...at, revision: fix.revision }
        : { ...at, layers: { ...at.layers, [id]: fix.revision } };
      steps.push({ fix, at });
    }
  return steps;
}

function atRevisions(state: Envelope, revisions: Revisions): Envelope {
  return Object.freeze({ ...state, game: Object.freeze({ ...state.game, ...revisions }) });
}

// Everything but the header, which names the revision.
function isSame(one: StepResult, other: StepResult): boolean {
  const bare = ({ state, events }: StepResult) => canonicalJson([{ ...state, game: null }, events]);
  return bare(one) === bare(other);
}
