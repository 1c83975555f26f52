// The envelope that every state of every title begins with, and the types that bundle a title.

import * as z from 'zod/mini';
import type { Luck } from '../../random/streams.js';
import type { GameEvent } from '../rules/event.js';
import type { Decision } from './decision.js';
import type { GameAction } from './game-action.js';
import { nameSchema } from './names.js';
import type { Rejection } from './rejection.js';
import type { Seat } from './seat.js';
import { type SeedCommitments, seedCommitmentsSchema } from './seed-shapes.js';

/** The terms that were agreed before the game began, and which seats wait for a player. */
export interface GameHeader<Id extends string = string, Options = unknown> {
  /** The id of the title. */
  readonly ruleset: Id;
  /** The revision of the ruleset that plays this game. */
  readonly revision: number;
  /** The revisions of what the ruleset was laid over, by id; absent for a title that stands by itself. */
  readonly layers?: Readonly<Record<string, number>>;
  /** The title's options, defaults filled in. */
  readonly options: Options;
  /** The board that it is played on, by id and hash. */
  readonly board: { readonly id: string; readonly hash: string };
  /** The names of the seats, by seat: each another. */
  readonly seatNames: readonly string[];
  /** What the table committed to, where it made the seed together (E-SEED-1). */
  readonly seedCommitments?: SeedCommitments;
  /** The absent seats that somebody may take, in ascending order (E-HOST-5); left out if there are none. */
  readonly vacantSeats?: readonly Seat[];
}

/** One seat's place at the end; a title adds what it ranks by (cash, points). Equal places are shared. */
export interface Standing {
  /** Whose place it is. */
  readonly seat: Seat;
  /** 1 is best. */
  readonly place: number;
}

/** How a game ended: why, who is where (best first), and the deciding comparisons, in words of the title. */
export interface Outcome<Ranked extends Standing = Standing> {
  /** Why the game ended: a word of the title, or `agreed` (E-HOST-4). */
  readonly reason: string;
  /** Every seat, best first; equals share a place. */
  readonly ranking: readonly Ranked[];
  /** What decided between equals, in the order applied; empty where nothing had to. */
  readonly tieBreaks: readonly string[];
}

/** The part of a state that the engine itself reads. Rules write it on drafts; outside, states are frozen. */
export interface Envelope<Id extends string = string, Options = unknown> {
  /** The header: title, options, board, names. */
  game: GameHeader<Id, Options>;
  /** Actions applied so far. */
  step: number;
  /** Rounds begun so far; 0 before the first. */
  round: number;
  /** The streams that all luck is drawn from; never part of a view. */
  luck: Luck;
  /** How the game ended; null while it goes on. */
  outcome: Outcome | null;
  /** Seats that nobody plays: they were dropped or left (E-HOST-2, E-HOST-5), ascending. */
  absent: readonly Seat[];
}

/** What a seat (viewer null: a spectator) may know: the state's shape without luck, hidden values null. */
export type ViewOf<State extends Envelope, Hidden = Record<never, never>> = Omit<
  State,
  'luck' | keyof Hidden
> &
  Hidden & { readonly viewer: Seat | null };

/** The types that make up one title; a ruleset is generic over such a bundle. */
export interface TitleTypes {
  /** The id of the ruleset, as a literal. */
  readonly id: string;
  /** The options of a game with all defaults filled in. */
  readonly options: object;
  /** The whole state, as steps write it. */
  readonly state: Envelope;
  /** What rules may read when they check, list and decide: the state or a view of it. */
  readonly known: object;
  /** What a seat or a spectator may know: the shape of the state with hidden values null. */
  readonly view: object;
  /** Every action, a union by `type`. */
  readonly action: GameAction;
  /** Every fact that is told, a union by `type`. */
  readonly event: GameEvent;
  /** The compiled tables of a game: numbers and policies. */
  readonly rules: object;
  /** The compiled board. */
  readonly board: Board;
  /** The phases in which somebody may be asked, by name; any if left out. */
  readonly waits?: string;
  /** The codes by which its rules refuse, and what fills the sentence of each; any if left out. */
  readonly refusals?: object;
  /** Names for what callers see of the title; left out, they see types that are made of those above. */
  readonly named?: TitleNames | undefined;
}

/** What the states and the views of all titles begin with. */
export interface KnownEnvelope {
  /** The header: title, options, board, names. */
  readonly game: GameHeader;
  /** Actions applied so far. */
  readonly step: number;
  /** Rounds begun so far; 0 before the first. */
  readonly round: number;
  /** How the game ended; null while it goes on. */
  readonly outcome: Outcome | null;
  /** Seats that nobody plays: they were dropped or left (E-HOST-2, E-HOST-5), ascending. */
  readonly absent: readonly Seat[];
}

/** A view of any title: the envelope, and behind it fields that only the title knows. */
export interface AnyView extends KnownEnvelope {
  /** A field of the title. */
  // biome-ignore lint/suspicious/noExplicitAny: fields of any title
  readonly [field: string]: any;
}

/** A state of any title. */
export interface AnyState extends AnyView {
  /** The streams that all luck is drawn from. */
  readonly luck: Luck;
}

/** Interfaces equal to the types of a title, read-only throughout: an editor shows their names and words. */
export interface TitleNames {
  /** The options of a game with all defaults filled in. */
  readonly options: object;
  /** The frozen state. */
  readonly state: KnownEnvelope;
  /** What a seat or a spectator may know. */
  readonly view: KnownEnvelope;
  /** Every action, those of the host included. */
  readonly action: GameAction;
  /** Every fact that is told. */
  readonly event: GameEvent;
  /** Everything that a seat may be asked. */
  readonly decision: Decision;
  /** Why an action may be refused, by the codes of the title. */
  readonly rejection: Rejection;
}

/** A board as the engine sees it: compiled data with an id and the hash of what it was made from. */
export interface Board {
  /** The id that `config.board` names it by. */
  readonly id: string;
  /** SHA-256 of its canonical JSON, hex: a saved game is only played on the same board. */
  readonly hash: string;
  /**
   * The kind of board, as `kind` in its map file says: `hex`. Rulesets with a `boardKind` are played on no
   * other. Left out, it fits any ruleset without one.
   */
  readonly kind?: string;
}

/** A read-only copy of a type, all the way down. */
export type Immutable<Value> = Value extends (infer Item)[]
  ? readonly Immutable<Item>[]
  : Value extends readonly (infer Item)[]
    ? readonly Immutable<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
      : Value;

const words = /* @__PURE__ */ (() => z.string().check(z.maxLength(200)))();
const count = /* @__PURE__ */ (() => z.int().check(z.gte(0)))();
// What a title ranks by: points, money, a yes or no.
const figure = /* @__PURE__ */ (() => z.union([z.number(), z.string(), z.boolean(), z.null()]))();

/** Revisions of layers, by id. */
export const revisions = /* @__PURE__ */ (() => z.optional(z.catchall(z.object({}), count)))();

/** The zod shape of the envelope, for a title's state schema: spread it into `strictObject`. */
export const envelopeShape = /* @__PURE__ */ (() => ({
  /** The header: title, revision, options, board, names. */
  game: z.strictObject({
    ruleset: words,
    revision: count,
    layers: revisions,
    options: z.unknown(),
    board: z.strictObject({ id: words, hash: words }),
    seatNames: z.array(nameSchema).check(z.maxLength(24)),
    seedCommitments: z.optional(seedCommitmentsSchema),
    vacantSeats: z.optional(z.array(count).check(z.minLength(1), z.maxLength(24))),
  }),
  /** How many actions have been played. */
  step: count,
  /** The round, from 0 before the first. */
  round: count,
  /** The streams that all luck is drawn from. */
  luck: z.strictObject({
    algorithm: z.literal('sha256-counter'),
    key: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    streams: z.catchall(z.object({}), count),
  }),
  /** How the game ended; null while it goes on. */
  outcome: z.nullable(
    z.strictObject({
      reason: words,
      ranking: z.array(z.catchall(z.object({ seat: count, place: count }), figure)).check(z.maxLength(24)),
      tieBreaks: z.array(words).check(z.maxLength(100)),
    }),
  ),
  /** Seats that were dropped or left, ascending (E-HOST-2, E-HOST-5). */
  absent: z.array(count).check(z.maxLength(24)),
}))();
