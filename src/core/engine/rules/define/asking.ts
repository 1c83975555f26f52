// Who is asked, where phases say it themselves (`asks`). The state of such a title has one field more,
// `openings`: which questions are open, and since which step each. So no author writes a step into a state to
// tell an answer in time from one that comes too late (E-STALE-1).

import * as z from 'zod/mini';
import type { OpenDecision } from '../../base/decision.js';
import type { GameAction } from '../../base/game-action.js';
import { once } from '../../base/memo.js';
import { Fault } from '../../base/rejection.js';
import type { Seat } from '../../base/seat.js';
import type { Envelope, TitleTypes } from '../../base/state.js';
import * as kinds from '../../fields/declared/kinds.js';
import { idField } from '../../fields/ids.js';
import type { AnyKnownGame, KnownGame } from '../action.js';
import { withActions, withEffect } from '../layer/altered-actions.js';
import { stateWithField } from '../layer/slice.js';
import type { AnyRuleset, AutomaticStep } from '../ruleset.js';
import { type InTurns, seatInTurn, withTurns } from './turn-phases.js';

/** Whom a phase asks. */
export interface Asks<T extends TitleTypes> {
  /**
   * The seat that is asked now, or the seats in order; null for none. It reads only what everybody knows. Of
   * several phases that ask, the first one waits for its answers, and beside it those that are `optional`. A
   * question opens again when its seat has answered it, and the engine stamps it with the step.
   */
  asks(game: KnownGame<T>): Seat | readonly Seat[] | null;
  /** True where the game does not wait for an answer, so that the question lapses. */
  readonly optional?: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: phases and states of any title
type Untyped = any;

/** Whom phases ask, by the kind of their decisions. */
export type Asking = Readonly<Record<string, Asks<Untyped> & InTurns<Untyped>>>;

/** The decisions that are open: what the first phase asks that asks anybody, and optional ones. */
export function askedBy(asking: Asking): (game: KnownGame<Untyped>) => readonly OpenDecision[] {
  return (game) => {
    const { openings, step } = game.state as Opened;
    let isTaken = false;
    return Object.entries(asking).flatMap(([kind, { asks, optional = false }]) => {
      if (isTaken && !optional) return [];
      const seats = seatsIn(kind, asks(game), game.state);
      isTaken ||= !optional && seats.length > 0;
      return seats.map((seat) => {
        const { since } = openings.find(isOf(seat, kind)) ?? { since: step };
        return { seat, kind, optional, since };
      });
    });
  };
}

/** The parts of a record of phases that say whom these ask: by a function, or as turns go. */
export function askingIn(phases: object | undefined): Asking {
  const asking = Object.entries(phases ?? {}).flatMap(([kind, phase]) => {
    if (phase?.inTurns === undefined) return phase?.asks === undefined ? [] : [[kind, phase]];
    return [[kind, { ...phase, asks: ({ state }: AnyKnownGame) => seatInTurn(state, phase.inTurns) }]];
  });
  return Object.fromEntries(asking);
}

/** The phases as a ruleset has them: whom they ask is for its `decisions` to say. */
export function withoutAsks<Phases extends object>(phases: Phases): Phases {
  const plain = Object.entries(phases ?? {}).map(([kind, phase]) => {
    const {
      asks: _asks,
      optional: _optional,
      inTurns: _turns,
      passOver: _over,
      automatic: _by,
      ...rest
    } = phase ?? {};
    return [kind, rest];
  });
  return Object.fromEntries(plain) as Phases;
}

/**
 * The ruleset, with a state that keeps since when the questions of these phases are open. Laid over a title
 * that keeps openings, they are kept in the same list.
 */
export function withOpenings(played: AnyRuleset, asking: Asking): AnyRuleset {
  const ruleset = withTurns(played, asking);
  const isKept = ruleset.automatic.some(({ name }) => name === NOTING);
  const begun = isKept ? ruleset : beginning(ruleset);
  if (Object.keys(asking).length === 0) return isKept ? closing(ruleset) : ruleset;
  const ids = (game: never) => ({ ...ruleset.ids?.(game), phase: new Set(Object.keys(ruleset.phases)) });
  return closing({ ...begun, ids, automatic: [...ruleset.automatic, noting(asking)] });
}

// The list is there from the beginning, and a view shows it to everybody.
function beginning(ruleset: AnyRuleset): AnyRuleset {
  const { state, setup, completePosition: complete, determinize } = ruleset;
  const kept = ({ openings }: Opened) => ({ openings });
  return {
    ...ruleset,
    state: stateWithField(state as never, 'openings', openingsField),
    setup: (context) => ({ ...setup(context), openings: [] }),
    ...(complete && {
      completePosition: (game, given) => ({ ...complete(game, given), ...kept(game.state) }),
    }),
    determinize: (game, random, seed) => ({ ...determinize(game, random, seed), ...kept(game.state) }),
  };
}

// What a seat was asked before it answered is not what it is asked afterwards.
function closing(ruleset: AnyRuleset): AnyRuleset {
  const { phases } = ruleset;
  const close = ({ type }: { readonly type: string }) => {
    const answered = Object.keys(phases).filter((kind) =>
      phases[kind].actions.some((spec) => spec.type === type),
    );
    return ({ before }: { readonly before: Opened }, state: Opened, { seat }: GameAction) => {
      state.openings = before.openings.filter((one) => one.seat !== seat || !answered.includes(one.kind));
    };
  };
  return { ...ruleset, phases: withActions(phases, (spec) => withEffect(spec, close(spec))) };
}

interface Opening {
  readonly seat: Seat;
  readonly kind: string;
  readonly since: number;
}

interface Opened extends Envelope {
  openings: readonly Opening[];
}

// Phases and seats are few, so the list has room for all of them at once.
const openingsField = once(() =>
  kinds.list(kinds.record({ seat: kinds.seat, kind: phaseName, since: kinds.count }), MOST_OPENINGS),
);

// Ids proper are in kebab-case, and the names of phases are not.
const phaseName: kinds.FieldKind<string> = {
  layout: { is: 'plain' },
  schema: once(() => idField('phase', z.string().check(z.maxLength(64)))),
  empty: () => '',
};

const MOST_OPENINGS = 1_000;

const NOTING = 'note what is asked';

// E-STALE-1: the last of what happens by itself, so that it sees the questions that are open when somebody
// is to answer.
function noting(asking: Asking): AutomaticStep<Untyped> {
  const asked = askedBy(asking);
  const isOwn = ({ kind }: Opening) => Object.hasOwn(asking, kind);
  return {
    name: NOTING,
    rule: 'E-STALE-1',
    due(game) {
      const noted = (game.state as Opened).openings.filter(isOwn);
      const open = asked(game);
      return open.length !== noted.length || !open.every(({ seat, kind }, n) => isOf(seat, kind)(noted[n]));
    },
    apply({ rules, board, before }, state) {
      const others = (before as Opened).openings.filter((one) => !isOwn(one));
      const open = asked({ rules, board, state: before });
      state.openings = [...others, ...open.map(({ seat, kind, since }) => ({ seat, kind, since }))];
    },
  };
}

const isOf =
  (seat: Seat, kind: string) =>
  (one: Opening): boolean =>
    one.seat === seat && one.kind === kind;

function seatsIn(kind: string, asked: unknown, state: Envelope): readonly Seat[] {
  if (asked === null) return [];
  const seats: readonly unknown[] = Array.isArray(asked) ? asked : [asked];
  const { length } = state.game.seatNames;
  const isSeat = (seat: unknown) => Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < length;
  if (seats.every(isSeat)) return seats as readonly Seat[];
  throw new Fault(
    `the phase ${kind} asks ${seats.find((seat) => !isSeat(seat))}, and there are seats 0 to ${length - 1}`,
    ...[
      null,
      null,
      `Let \`asks\` of the phase ${kind} name seats from 0 to ${length - 1}, or null for nobody.`,
    ],
  );
}
