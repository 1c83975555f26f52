// A mechanic: one thing that players do, with all its parts. The family lists mechanics (mechanics.ts), a
// title adds more, in rulebook order. The sequence of a turn (sequence.ts) says when actions and steps come.

import type {
  ActionSpec,
  AutomaticStep,
  Condition,
  GameAction,
  HostActionSpec,
  IdRanges,
  OpenDecision,
  Phase,
  Projection,
} from '../../../src/core/engine/index.js';
import type { SpecialLoad } from './loads/special-loads.js';
import type { MilepostSetup } from './setup.js';
import type { Instant, MilepostPolicies } from './tables.js';
import type { FullGameOf, KnownGameOf, MilepostBundle, MilepostTypes } from './types.js';

/** One mechanic; all parts are optional. A title's mechanic is written on the title's bundle of types. */
export interface Mechanic<T extends MilepostBundle = MilepostTypes> {
  /** Its part of the title's slice of state at the start of a game. */
  start?(context: MilepostSetup): Partial<T['state']['own']>;
  /** What it adds to a turn; the sequence of a turn says in which phases. */
  readonly actions?: readonly ActionSpec<T>[];
  /** Actions of the host, beyond those that every host may play. */
  readonly hostActions?: readonly HostActionSpec<T>[];
  /** Further conditions for actions of other mechanics, by type of action. */
  // biome-ignore lint/suspicious/noExplicitAny: each condition knows the action it is about
  readonly conditions?: Readonly<Record<string, readonly Condition<T, any>[]>>;
  /** Its waiting points outside the phases of a turn, by kind of decision; titles' points come first. */
  readonly waits?: Readonly<Record<string, MechanicPhase<T>>>;
  /** Automatic steps. Those of titles come first; the sequence of a turn orders the family's. */
  readonly automatic?: readonly AutomaticStep<T>[];
  /** What it does at the instants of the family's rules (M-OPEN-6: in the order of the mechanics). */
  readonly at?: Partial<Pick<MilepostPolicies<T>, Instant>>;
  /** Questions that it answers in place of the family; no two mechanics may answer one. */
  readonly answers?: Answers<T>;
  /** Goods that no city supplies, by good id. */
  readonly loads?: Readonly<Record<string, SpecialLoad<T>>>;
  /** Its facts, and whom they may be shown to. */
  readonly events?: Readonly<Record<string, Projection>>;
  /** The valid ids of kinds that it adds (E-SHAPE-2). */
  readonly ids?: IdRanges;
  /** Its streams of luck. */
  readonly streams?: readonly string[];
  /** Missing things that other invariants take for granted, as sentences; if any, those are skipped. */
  missing?(game: FullGameOf<T>): Iterable<string>;
  /** Broken invariants, as sentences; titles' invariants are asked if the family finds no fault. */
  invariants?(game: FullGameOf<T>): Iterable<string>;
  /** What a position leaves open that follows from the rest of it; `given` is what the position names. */
  complete?(game: FullGameOf<T>, given: object): Partial<T['state']>;
}

/** A point at which the game waits for a choice of the mechanic's own. */
export interface MechanicPhase<T extends MilepostBundle = MilepostTypes> extends Phase<T> {
  readonly rule: string;
  /** The decisions open here now; left out for choices that stand among those pending. */
  open?(game: KnownGameOf<T>): readonly OpenDecision[];
  /** What a seat plays that does not choose for itself. */
  pass(game: KnownGameOf<T>, decision: OpenDecision): GameAction;
}

/** Questions of the family's rules that one mechanic may answer in place of the family. */
export type Answers<T extends MilepostBundle = MilepostTypes> = Partial<
  Omit<MilepostPolicies<T>, Instant | 'specialLoads'>
>;

/** Every action of mechanics: those of a turn, answers at waiting points, and what the host does. */
export type ActionsOf<C> =
  | ActionsAt<C>
  | (C extends { readonly waits: infer Waits } ? ActionsAt<Waits[keyof Waits]> : never)
  | (C extends { readonly hostActions: readonly (infer Spec)[] } ? ActionIn<Spec> : never);
/** The actions of a waiting point. */
type ActionsAt<Point> = Point extends { readonly actions: readonly (infer Spec)[] } ? ActionIn<Spec> : never;
/** The action that a spec is of. */
// biome-ignore lint/suspicious/noExplicitAny: only the second parameter matters here
type ActionIn<Spec> = Spec extends HostActionSpec<any, infer A> ? A : never;
