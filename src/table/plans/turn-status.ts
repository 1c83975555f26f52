// How a turn stands for a seat: what is left of it, what may be done, what ends it, and what a victory needs.

import type {
  ActionIn,
  AnyEngine,
  AnyRuleset,
  GameAction,
  Headed,
  Ids,
  Seat,
} from '../../core/engine/index.js';
import { mustSit } from '../../core/engine/input/arguments.js';
import { fill, type Wording } from '../../core/engine/words/fill.js';
import type { OwnStatus, TitlePlanning, TurnStatus } from '../../core/title/planning.js';
import { tableText } from '../words/table-words.js';
import { asked } from './asked.js';
import { offeredIn } from './offered.js';
import { type PlanningEngine, planningOf, type StateOrView } from './planning-engine.js';

/**
 * How a turn stands for a seat, in the same words for all titles. What a view hides of another seat is null.
 *
 * @param engine - An engine that knows prices: `withPlanning(engine, plannings)`.
 * @param position - A state, or the view of a seat; planners use no more than it shows.
 * @param seat - The seat, from 0.
 * @param wording - The words of another language; English if left out.
 * @returns Whether the seat decides, and what it has left of what a turn gives.
 * @see `sentenceOf`
 * @example
 * const { decides, meters } = turnStatus(engine, state, 0);
 * console.log(meters.map(({ what, left }) => `${what} ${left}`).join(', '));
 */
export function turnStatus<R extends AnyRuleset, Id extends Ids<R>>(
  engine: PlanningEngine<R>,
  position: StateOrView<R, Id>,
  seat: Seat,
  wording: Wording = {},
): TurnStatus<ActionIn<R, Id>> {
  return asked(engine, position, () => {
    const planning = planningOf(engine, position as Headed<string>);
    const game = engine.planningGame(position, mustSit(seat, position));
    const plain: AnyEngine = engine;
    const decisions = plain.decisions(game.state).filter((decision) => decision.seat === seat);
    const firsts = firstOfEach(plain, game.state, seat);
    const { phases } = plain.settingOf(game.state).ruleset;
    const pass = decisions.map(({ kind }) => firsts.get(phases[kind].passBy ?? '')).find(Boolean);
    return {
      seat,
      decides: decisions.length > 0,
      phases: decisions.map(({ kind }) => kind),
      may: [...firsts.keys()],
      pass: (pass ?? null) as ActionIn<R, Id> | null,
      money: planning.money,
      ...worded(planning, planning.status(game, seat), wording),
    };
  });
}

// Meters and goals with their texts. A train is named where there are several.
function worded(
  { words, money }: TitlePlanning,
  { meters, cargo, goals }: OwnStatus,
  wording: Wording,
): Pick<TurnStatus, 'meters' | 'cargo' | 'goals'> {
  const said = { ...wording, sentences: { ...words, ...wording.sentences } };
  const textOf = (key: string, params: object) =>
    fill(said.sentences[key] ?? `{left} of {all} ${key}`, { ...params, money }, said);
  return {
    cargo,
    meters: meters.map((meter) => {
      const { what, left, max, train } = meter;
      const text = textOf(`meter ${what}`, { left, all: max });
      const isOne = train === undefined || cargo.length < 2;
      const meterOf = { meter: text, train: (train ?? 0) + 1 };
      return { ...meter, text: isOne ? text : tableText(said, 'status train', meterOf) };
    }),
    goals: goals.map((goal) => {
      const { what, have, need } = goal;
      return { ...goal, text: textOf(`goal ${what}`, { left: have ?? '?', all: need }) };
    }),
  };
}

// The first legal action of each type that has any.
function firstOfEach(engine: AnyEngine, state: object, seat: Seat): ReadonlyMap<string, GameAction> {
  const firsts = new Map<string, GameAction>();
  for (const { actions, isLegal } of offeredIn(engine, state, seat)) {
    for (const action of actions) {
      if (!isLegal(action)) continue;
      if (!firsts.has(action.type)) firsts.set(action.type, action);
      break;
    }
  }
  return firsts;
}
