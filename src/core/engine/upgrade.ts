// Whether a recorded game would go otherwise by today's rules: asked before a host moves running games to a new revision.

import type { GameEvent } from './event.js';
import { createGameState } from './game.js';
import { canonicalJson } from './json.js';
import { tryPlay } from './play.js';
import type { Rejection } from './rejection.js';
import { replayRecord } from './replay.js';
import type { AnyRuleset } from './ruleset.js';
import type { Envelope, GameAction } from './state.js';
import type { Tables } from './table.js';

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
  readonly action: GameAction | null;
  /** The rule that was mended, by the ruleset's declared fixes. */
  readonly rule: string;
  /** What the fix says of itself. */
  readonly summary: string;
  /** Why today's rules refuse the action; null if they accept it with other consequences. */
  readonly rejection: Rejection | null;
}

type Played = { readonly state: Envelope; readonly events: readonly GameEvent[] };

/** Replays a record by its own revision, verifying it, and by today's beside it, up to the first difference. */
export function checkUpgrade(tables: Tables, input: unknown): UpgradeCheck {
  const { record, actions } = replayRecord(tables, input, {});
  const { ruleset } = tables.ready(record.ruleset);
  const [from, to] = [record.revision, ruleset.revision];
  const begin = (revision: number): Played =>
    createGameState(tables, record.ruleset, { ...record.config, revision });
  const play = (state: Envelope, action: GameAction) => {
    const events: GameEvent[] = [];
    const table = tables.of(state);
    return { ...tryPlay(table, table.ready.executor, state, action, events), events };
  };
  const difference = (
    step: number,
    action: GameAction | null,
    isOther: (revision: number) => boolean,
    rejection: Rejection | null = null,
  ): UpgradeCheck => {
    const { rule, summary } = firstFix(ruleset, from, isOther);
    return { from, to, difference: { step, action, rule, summary, rejection } };
  };

  if (from === to) return { from, to, difference: null };
  let [then, now] = [begin(from), begin(to)];
  if (!isSame(then, now)) return difference(0, null, (revision) => !isSame(then, begin(revision)));
  for (const [n, action] of actions.entries()) {
    const before = then.state;
    // The record holds, so its own revision plays every action.
    const after = play(before, action) as Played;
    const other = play(now.state, action);
    if (!other.ok || !isSame(after, other)) {
      const isOther = (revision: number) => {
        const result = play(atRevision(before, revision), action);
        return !result.ok || !isSame(after, result);
      };
      return difference(n + 1, action, isOther, other.ok ? null : other.rejection);
    }
    [then, now] = [after, other];
  }
  return { from, to, difference: null };
}

// Up to this step all revisions gave the same state, so the first fix that changes the step is the one that counts.
function firstFix({ fixes = [] }: AnyRuleset, from: number, isOther: (revision: number) => boolean) {
  const later = fixes.filter(({ revision }) => revision > from);
  return later.find(({ revision }) => isOther(revision)) ?? later[later.length - 1];
}

function atRevision(state: Envelope, revision: number): Envelope {
  return Object.freeze({ ...state, game: Object.freeze({ ...state.game, revision }) });
}

// Everything but the header, which names the revision.
function isSame(one: Played, other: Played): boolean {
  const bare = ({ state, events }: Played) => canonicalJson([{ ...state, game: null }, events]);
  return bare(one) === bare(other);
}
