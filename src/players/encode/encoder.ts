// Views and actions as numbers: all views of a game have the same length, and an action is a path of digits.

import { refuse } from '../../core/engine/base/rejection.js';
import { mustBePosition } from '../../core/engine/begin/admit.js';
import type { AnyEngine, Decision, Envelope, GameAction, KnownEnvelope } from '../../core/engine/index.js';
import { InvalidActionError, memoByIdentity } from '../../core/engine/index.js';
import {
  answered,
  mustBeAsked,
  mustBeEngine,
  mustBeList,
  mustBeRecord,
  mustSit,
  nameOfGiven,
} from '../../core/engine/input/arguments.js';
import { parseAction } from '../../core/engine/play/judge.js';
import type { AnySpec } from '../../core/engine/rules/action.js';
import { BASE, type Reader, readDigits, writeDigits } from './digits.js';
import { type Shape, shapeOf } from './kinds.js';
import { type Part, slotsOf } from './vector.js';

/** Numbers for the views and actions of games of one title, on one board, with one number of seats. */
export interface Encoder {
  /** How many numbers a view is. */
  readonly size: number;
  /** Where the fields of a view lie in it. */
  readonly parts: readonly Part[];
  /** The most values that any digit of an action has. */
  readonly width: number;
  /**
   * A view as numbers. A field is 1, or 0 if hidden or missing, then its value. Amounts are a signed
   * logarithm to base 2 of one more. Things are a 1 in their place, or binary digits if there are over 64. A
   * list of ids is its length, how many are hidden and each id's count. Rows follow each other; longer lists
   * are summed. Open decisions come first, a number a kind. Names, luck and options are left out.
   */
  encodeView(view: object): Float32Array;
  /**
   * The digits of an action: its kind, then its fields, without seat and decision. Throws
   * `InvalidActionError` for an action of another title, `InvalidInputError` if the game lacks what it names.
   */
  actionIndex(action: GameAction): readonly number[];
  /** The action of these digits; null if they are incomplete. Throws `InvalidInputError` for wrong ones. */
  actionAt(index: readonly number[], seat: number): GameAction | null;
  /**
   * Which digits may follow: 1 for each that leads to a listed legal action for the decision, else 0; empty
   * behind a whole action. If a list is incomplete (`legalActions`), so is the mask.
   */
  mask(view: object, decision: Pick<Decision, 'seat' | 'kind'>, index?: readonly number[]): Uint8Array;
}

/**
 * Makes the encoder for a game from a state or view. Games of one title, board and seat count can share it.
 *
 * @param engine - An engine that plays the title.
 * @param about - A state or any view of the game.
 * @returns The encoder: views as numbers, actions as numbers and back.
 * @see E-VIEW-1
 * @example
 * const encoder = createEncoder(engine, state);
 * const numbers = encoder.encodeView(view(state, 0));
 * console.log(numbers.length === encoder.size);
 * // true
 */
export function createEncoder(engine: AnyEngine, about: object): Encoder {
  return answered(
    () => encoderFor(engine, about),
    () => {
      mustBeEngine(engine);
      mustBePosition(engine.settingOf(about), about);
    },
  );
}

function encoderFor(engine: AnyEngine, about: object): Encoder {
  const { ruleset, ids, ready } = engine.settingOf(about);
  const { game } = about as { readonly game: Envelope['game'] };
  const seats = game.seatNames.length;
  const phases = Object.entries(ruleset.phases);
  const state = shapeOf(ruleset.state.shape.schema, ids);
  const slots = slotsOf(withoutEnvelope(state), { seats, most: ruleset.seats.max });
  const specs = [...new Set(phases.flatMap(([, { actions }]) => actions))] as readonly AnySpec[];
  const kinds = specs.map((spec): readonly [string, Shape] => [spec.type, payloadOf(spec, ids)]);

  const digitsOf = (action: GameAction): readonly number[] => {
    const kind = kinds.findIndex(([type]) => type === action.type);
    if (kind < 0) mustBeAction(action);
    const out = [kind];
    writeDigits(kinds[kind][1], action, out);
    return out;
  };
  const mustBeAction = (action: unknown): void => {
    const parsed = parseAction(ready, action);
    if ('issues' in parsed) throw new InvalidActionError(parsed.issues);
    if (parsed.action.seat === null)
      refuse('action', `${parsed.action.type} is the host’s: it has no digits`);
  };
  const actionIndex = (action: GameAction): readonly number[] =>
    answered(
      () => digitsOf(action),
      () => mustBeAction(action),
    );
  const read = (index: readonly number[]): Read => {
    mustBeList(index, 'index');
    let at = 0;
    let missing = 0;
    const next = (values: number): number => {
      if (at === index.length) {
        missing = values;
        throw new Error('the path ends within an action');
      }
      const digit = index[at++];
      if (!Number.isInteger(digit) || digit < 0 || digit >= values)
        refuse('index', `expected a whole number below ${values}, not ${nameOfGiven(digit)}`, [
          String(at - 1),
        ]);
      return digit;
    };
    try {
      const reader: Reader = { next };
      const [type, payload] = kinds[next(kinds.length)];
      const fields = readDigits(payload, reader) as object;
      if (at < index.length) refuse('index', 'the action ends before it', [String(at)]);
      return { missing: 0, type, fields };
    } catch (error) {
      if (missing > 0) return { missing, type: '', fields: {} };
      throw error;
    }
  };
  // The paths of all legal actions of a decision as a tree of digits, kept as long as the view.
  const trees = memoByIdentity((_view: object) => new Map<string, Tree>());
  const treeOf = (view: object, { seat, kind }: Pick<Decision, 'seat' | 'kind'>): Tree => {
    const kept = trees(view);
    const known = kept.get(kind);
    if (known !== undefined) return known;
    const tree: Tree = new Map();
    for (const action of engine.legalActions(view as KnownEnvelope, { seat, kind }) as Iterable<GameAction>) {
      let node = tree;
      for (const digit of digitsOf(action)) {
        const next: Tree = node.get(digit) ?? new Map();
        node.set(digit, next);
        node = next;
      }
    }
    kept.set(kind, tree);
    return tree;
  };

  const encoded = (view: object) => {
    const out = new Float32Array(phases.length + slots.size);
    const { viewer } = view as { viewer: number | null };
    for (const { seat, kind } of engine.decisions(view as KnownEnvelope))
      if (seat === viewer) out[phases.findIndex(([name]) => name === kind)] = 1;
    slots.write(view, out, phases.length);
    return out;
  };
  const masked = (view: object, decision: Pick<Decision, 'seat' | 'kind'>, index: readonly number[]) => {
    mustBeRecord(decision, 'decision');
    mustSit(decision.seat, { game });
    mustBeAsked(decision.kind, ruleset);
    const mask = new Uint8Array(read(index).missing);
    let node: Tree | undefined = treeOf(view, decision);
    for (const digit of index) node = node?.get(digit);
    for (const digit of node?.keys() ?? []) mask[digit] = 1;
    return mask;
  };
  // Answers of a view of such a game.
  const of = <Answer>(view: object, answer: () => Answer): Answer => {
    const look = () => {
      mustBeRecord(view, 'view');
      mustBePosition(engine.settingOf(view), view);
    };
    return answered(() => {
      const { game: its } = view as { game: Envelope['game'] };
      if (its.ruleset !== ruleset.id || its.seatNames.length !== seats || its.board.hash !== game.board.hash)
        refuse('view', `this encoder is for games of ${ruleset.title} for ${seats} on ${game.board.id}`);
      return answer();
    }, look);
  };

  return Object.freeze({
    size: phases.length + slots.size,
    parts: [
      ...phases.map(([kind], offset) => ({ name: `asked.${kind}`, offset, size: 1 })),
      ...slots.parts.map((part) => ({ ...part, offset: part.offset + phases.length })),
    ],
    width: Math.max(kinds.length, ...kinds.map(([, payload]) => widthOf(payload))),
    encodeView: (view: object) => of(view, () => encoded(view)),
    actionIndex,
    actionAt(index: readonly number[], seat: number) {
      mustSit(seat, { game });
      const { missing, type, fields } = read(index);
      return missing > 0 ? null : { type, seat, ...fields };
    },
    mask: (view: object, decision: Pick<Decision, 'seat' | 'kind'>, index: readonly number[] = []) =>
      of(view, () => masked(view, decision, index)),
  });
}

interface Read {
  /** How many values the next digit has; 0 behind a whole action. */
  readonly missing: number;
  readonly type: string;
  readonly fields: object;
}

/** By digit what may follow; empty behind a whole action. */
type Tree = Map<number, Tree>;

// What every game has: names, options, the step, which say nothing of how it stands.
const ENVELOPE = ['game', 'luck', 'step', 'outcome', 'absent'];

function withoutEnvelope(state: Shape): Shape {
  if (state.is !== 'record') return refuse('ruleset', 'the schema of a state is a record');
  return { is: 'record', fields: state.fields.filter(([name]) => !ENVELOPE.includes(name)) };
}

function payloadOf({ fields }: AnySpec, ids: Parameters<typeof shapeOf>[1]): Shape {
  const own = Object.entries(fields).filter(([name]) => !['type', 'seat', 'decision'].includes(name));
  return { is: 'record', fields: own.map(([name, field]) => [name, shapeOf(field.schema(), ids)]) };
}

// The most values of a digit of a shape.
function widthOf(shape: Shape): number {
  switch (shape.is) {
    case 'number':
      return Math.min(BASE, shape.most - shape.least + 1);
    case 'one':
      return Math.min(BASE, shape.of);
    case 'maybe':
      return Math.max(2, widthOf(shape.inner));
    case 'list':
      return Math.max(2, widthOf(shape.item));
    case 'record':
      return Math.max(0, ...shape.fields.map(([, field]) => widthOf(field)));
    default:
      return 2;
  }
}
