// A ruleset as an author declares it. It says what only the rulebook can say; the rest follows here, and what
// comes out is a ruleset like any other.

import * as z from 'zod/mini';
import type { Random } from '../../../random/generator.js';
import { InvalidInputError, type Issue } from '../../base/rejection.js';
import type { Seat } from '../../base/seat.js';
import type { Envelope, TitleTypes } from '../../base/state.js';
import { emptyOf, type Fields } from '../../fields/declared/kinds.js';
import { mustBeRecord } from '../../input/arguments.js';
import type { AnySpec, Game, KnownGame } from '../action.js';
import { mustBeRuleset } from '../check-ruleset.js';
import { writeDraft } from '../drafts.js';
import { whole } from '../event.js';
import type { AnyRuleset, AutomaticStep, Phase, Ruleset, SetupContext } from '../ruleset.js';
import { type Asks, askedBy, askingIn, withOpenings, withoutAsks } from './asking.js';
import { diagramAmiss } from './diagram-amiss.js';
import { type Guessed, guesser, hiddenIn } from './guessing.js';
import { idsOfThings, nameAmong, type ThingsByKind } from './ids-by-kind.js';
import { saidBy, stepsOf, toldBy } from './in-phases.js';
import { labelsOf, type OptionPiece, type OptionPieces, schemasOf, variantsOf } from './options.js';
import { endsBy, finishBy, type GameEnd, type TieBreak } from './ranking.js';
import type { InTurns } from './turn-phases.js';

/** A phase as it is declared: with whom it asks, unless `decisions` of the ruleset says so of all phases. */
export interface DeclaredPhase<T extends TitleTypes> extends Phase<T>, Partial<Asks<T>>, InTurns<T> {
  /** What happens by itself in the phase, looked for before the `automatic` of the ruleset. */
  readonly automatic?: readonly AutomaticStep<T>[];
}

/** What may be left out of a ruleset because it follows from the rest. */
type Following =
  | 'decisions'
  | 'finish'
  | 'determinize'
  | 'optionLabels'
  | 'variants'
  | 'automatic'
  | 'invariants'
  | 'events';

/** What happens by itself, as it is declared. */
export type DeclaredStep<T extends TitleTypes> =
  | (AutomaticStep<T> & { readonly between?: false })
  | (Omit<AutomaticStep<T>, 'due'> &
      Partial<AutomaticStep<T>> & {
        /** It happens while no phase asks anybody; left out, `due` alone says when. */
        readonly between: true;
      });

/** A ruleset as it is declared: what is left out follows from the rest. */
export interface DeclaredRuleset<T extends TitleTypes>
  extends Omit<Ruleset<T>, 'phases' | 'options' | 'setup' | 'ids' | Following>,
    Partial<Pick<Ruleset<T>, Exclude<Following, 'events' | 'automatic'>>> {
  /** What nobody decides, in the order in which it is looked for after every step; nothing if left out. */
  readonly automatic?: readonly DeclaredStep<T>[];
  /**
   * The waiting points by the kind of their decisions, each with whom it asks; all of them, unless
   * `decisions` says so.
   */
  readonly phases: Readonly<Record<string, DeclaredPhase<T>>>;
  /**
   * The options by name, or a strict schema of all of them where they depend on each other; none if left out.
   */
  readonly options?:
    | Ruleset<T>['options']
    | { readonly [Name in keyof T['options']]: OptionPiece<T['options'][Name], T['rules']> };
  /**
   * The facts by type, made by `fact`: each is told to everybody unless it has a projection. `gameEnded` need
   * not be named.
   */
  readonly events?: Partial<Ruleset<T>['events']>;
  /**
   * Writes the title's part of the first state. `blank` has a row for every seat, as many of other rows as
   * there must be, and nothing in them: zeros, empty lists, nulls. A setup may also return a whole part
   * instead. Left out, the game begins with the blank.
   */
  setup?(
    context: SetupContext<T>,
    blank: Omit<T['state'], keyof Envelope>,
    // biome-ignore lint/suspicious/noConfusingVoidType: a setup that writes the blank returns nothing
  ): ReturnType<Ruleset<T>['setup']> | void;
  /**
   * Which things there are, by the kinds that fields name (`numberOf('company')`): the names of those that
   * have numbers, how many they are, or their ids. What names another is refused before any rule sees it
   * (E-SHAPE-2).
   */
  ids?(game: Pick<Game<T>, 'rules' | 'board'>): ThingsByKind;
  /**
   * What a seat counts; the most is best. Places, shared ones included, the fact `gameEnded` and `standing`
   * follow from it. A title that ranks by anything else says `finish`.
   */
  score?(game: Game<T>, seat: Seat): number;
  /** What decides between equal scores, in order. */
  readonly tieBreaks?: readonly TieBreak<T>[];
  /** The ways in which the game ends by itself, asked after every step and before what is `automatic`. */
  readonly ends?: readonly GameEnd<T>[];
  /**
   * What hidden fields may hold, for bots that search and for the laws: those fields alone, rows by their
   * place. Draw with the random that is handed over. A title that cannot guess field by field says
   * `determinize`.
   */
  guess?(game: KnownGame<T>, random: Random): Guessed<Omit<T['state'], keyof Envelope>>;
}

/**
 * Declares a ruleset. Returns it with what follows from its parts. Where its state has no `fork`, steps are
 * written on immer's drafts; only bundles with such a call carry immer. With a `fork` an object of type
 * `Ruleset` does as well.
 *
 * Throws {@link InvalidInputError} for an id that is not in kebab-case, an option without a label, or a rule
 * that neither `texts` nor `ruleIds` has. It also throws for a condition that needs one which is not there,
 * and where no phase asks anybody. `layer` asks the same of its result.
 */
export function defineRuleset<T extends TitleTypes>(declared: DeclaredRuleset<T>): Ruleset<T> {
  mustBeRecord(declared, 'ruleset');
  const issues = [...findContradictions(declared)];
  if (issues.length > 0) throw new InvalidInputError('ruleset', issues);
  const filled = filledIn(declared);
  mustBeRuleset(filled);
  // Only a ruleset that is sound is laid out further.
  const complete = withOpenings(filled, askingIn(declared.phases));
  const { state } = complete;
  return (
    state.fork === undefined ? { ...complete, state: { ...state, writeDraft } } : complete
  ) as Ruleset<T>;
}

// biome-ignore lint/suspicious/noExplicitAny: a ruleset of any title
type Untyped = any;
type AnyDeclared = DeclaredRuleset<Untyped>;

const issue = (message: string, ...path: readonly string[]): Issue => ({ path, message });

// Finds the parts that are missing, and those that say one thing twice.
function* findContradictions(declared: AnyDeclared): Iterable<Issue> {
  const { decisions, phases, state, setup, ids, score, tieBreaks, finish, guess, determinize, ends } =
    declared;
  const asking = Object.keys(askingIn(phases));
  if (decisions === undefined && asking.length === 0)
    yield issue('nobody is ever asked: give a phase asks, or the ruleset decisions', 'phases');
  for (const kind of asking) {
    const { asks, inTurns } = phases[kind];
    if (asks !== undefined && inTurns !== undefined)
      yield issue('inTurns says whom it asks: leave out one of them', 'phases', kind, 'asks');
    if (inTurns === undefined && typeof asks !== 'function')
      yield issue('expected a function', 'phases', kind, 'asks');
    if (decisions !== undefined)
      yield issue('decisions says who is asked in all phases: leave out one of them', 'phases', kind, 'asks');
  }
  const fields = state?.shape?.fields;
  for (const [name, given] of Object.entries({ setup, ids }))
    if (given !== undefined && typeof given !== 'function') yield issue('expected a function', name);
  if (setup === undefined && fields === undefined)
    yield issue('without a declared state, say how it begins', 'setup');
  if (asking.length > 0 && Object.hasOwn(fields ?? {}, 'openings'))
    yield issue('the engine keeps in it what is asked: call it something else', 'state', 'openings');
  if (finish === undefined && typeof score !== 'function')
    yield issue('nobody can win: say what a seat counts', 'score');
  for (const [name, given] of Object.entries({ score, tieBreaks }))
    if (finish !== undefined && given !== undefined)
      yield issue('finish ranks the seats by itself: leave out one of them', name);
  if (ends !== undefined && !Array.isArray(ends)) yield issue('expected a list', 'ends');
  yield* diagramAmiss(declared.diagram);
  yield* idsAmiss(declared);
  if (determinize !== undefined && guess !== undefined)
    yield issue('determinize makes a whole state by itself: leave out one of them', 'guess');
  if (determinize !== undefined) return;
  if (fields === undefined) yield issue('without a declared state, say determinize', 'guess');
  const hidden = hiddenIn(fields ?? {});
  if (hidden.length > 0 && typeof guess !== 'function')
    yield issue(`nothing guesses what is hidden: ${hidden.join(', ')}`, 'guess');
}

// A field that names things needs to know which there are. Ids that follow from a board are looked at later.
function* idsAmiss({ phases, ids }: AnyDeclared): Iterable<Issue> {
  if (ids !== undefined && (typeof ids !== 'function' || ids.length > 0)) return;
  const known = Object.keys((ids as (() => object) | undefined)?.() ?? {});
  for (const spec of Object.values(phases ?? {}).flatMap((phase) => phase?.actions ?? []))
    for (const [field, { idOf = 'seat' }] of Object.entries((spec as AnySpec).fields ?? {}))
      if (idOf !== 'seat' && !known.includes(idOf))
        yield issue(
          `${field} of ${spec.type} names a ${idOf}: say which there are, as ids: () => ({ ${idOf}: 12 })`,
          'ids',
          idOf,
        );
}

function filledIn(declared: AnyDeclared): AnyRuleset {
  const { score, tieBreaks = [], ends = [], guess, setup, ids, nameOf, ...said } = declared;
  const { id, tables = {}, variants = [], state, standing = score } = said;
  const pieces = piecesIn(said.options);
  const finish = said.finish ?? finishBy({ id, score: score!, tieBreaks });
  const decisions = said.decisions ?? askedBy(askingIn(said.phases));
  const timed = ({ between = false, due = () => true, ...step }: DeclaredStep<Untyped>) =>
    between
      ? {
          ...step,
          due: (game: Game<Untyped>) => decisions(game as KnownGame<Untyped>).length === 0 && due(game),
        }
      : { ...step, due };
  const specs = Object.values(said.phases ?? {}).flatMap((phase) => phase?.actions ?? []);
  return {
    ...said,
    ...(standing && { standing }),
    ...(ids && { ids: (game) => idsOfThings(ids(game)) }),
    nameOf: (game, kind, value) => nameOf?.(game, kind, value) ?? nameAmong(ids?.(game) ?? {}, kind, value),
    setup: (context) => {
      const blank = blankOf(state.shape.fields ?? {}, context.seats);
      return setup?.(context, blank) ?? blank;
    },
    finish,
    decisions,
    phases: withoutAsks(said.phases),
    automatic: [...endsBy(ends, finish), ...stepsOf(said.phases), ...(said.automatic ?? []).map(timed)],
    events: { ...(said.finish === undefined && { gameEnded: whole }), ...toldBy(specs), ...said.events },
    sentences: {
      ...(said.finish === undefined && { gameEnded: 'The game is over.' }),
      ...saidBy(specs, said.sentences),
    },
    invariants: said.invariants ?? (() => []),
    determinize: said.determinize ?? guesser(() => state.shape.fields as Fields, guess, said.streams ?? []),
    ...(pieces === null
      ? { options: said.options as AnyRuleset['options'], optionLabels: said.optionLabels ?? {}, variants }
      : {
          options: z.strictObject(schemasOf(pieces)) as AnyRuleset['options'],
          optionLabels: labelsOf(pieces),
          variants: [...variantsOf(pieces, tables), ...variants],
        }),
  };
}

// Null where a schema says all of the options.
const piecesIn = (options: AnyDeclared['options'] = {}): OptionPieces | null =>
  '_zod' in options ? null : (options as OptionPieces);

/**
 * The title's part of a state of these fields, with a row for every seat and as many of other rows as there
 * must be.
 */
function blankOf(fields: Fields, seats: number): Record<string, unknown> {
  const blank = Object.entries(emptyOf(fields)).map(([name, value]) => {
    const { layout } = fields[name];
    const isSeats = layout.is === 'rows' && layout.one === 'seat';
    return [name, isSeats ? Array.from({ length: seats }, () => emptyOf(layout.fields)) : value];
  });
  return Object.fromEntries(blank);
}
