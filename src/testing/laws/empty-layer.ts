// A layer that adds nothing changes nothing: it answers as its base does.

import { type AnyEngine, type Decision, type Envelope, lacksSuggestions } from '../../core/engine/index.js';
import { createHashedRandom } from '../../core/random/hashed-random.js';
import { firstDifference } from '../difference.js';
import { type EmptyLayer, emptyLayer } from '../empty-layer.js';
import { type Law, type Moment, some } from '../law.js';

/** The ruleset beside itself under an empty layer, asked the same at every moment. */
export const emptyLayerPlaysAlike: Law = {
  name: 'empty-layer-plays-alike',
  sentence:
    'An empty layer plays exactly like its base: states, events, views, decisions, lists, refusals and suggestions are the same.',
  when: 'regularly',
  cost: 12,
  *examine(moment) {
    const laid = laidOver(moment);
    for (const [what, one, other] of [...played(moment, laid), ...asked(moment, laid)]) {
      const detail = firstDifference(one, other);
      if (detail !== null) yield { detail: `${what}: ${detail}` };
    }
  },
};

/** The answers that are compared, by the base and under the layer. */
type Pair = readonly [what: string, base: unknown, layered: unknown];

// Games of an engine share the layer: its rules are compiled once.
const layers = new WeakMap<AnyEngine, Map<string, EmptyLayer>>();

function laidOver({ engine, ruleset, setting, state }: Moment): EmptyLayer {
  const laid = layers.get(engine) ?? new Map<string, EmptyLayer>();
  layers.set(engine, laid);
  const name = `${ruleset.id} on ${setting.board.id}`;
  const known = laid.get(name) ?? emptyLayer(engine, ruleset, state);
  laid.set(name, known);
  return known;
}

// How the game began, or came here from the state before.
function* played({ before, action, state, events, history }: Moment, laid: EmptyLayer): Iterable<Pair> {
  if (before === null || action === null) {
    if (history.position !== undefined) return;
    const begun = laid.engine.startGame(laid.id, laid.configOver(history.config));
    yield ['the first state', laid.over(state), begun.state];
    return yield ['the first events', events, begun.events];
  }
  const result = laid.engine.tryAction(laid.over(before), action);
  if (!result.ok) return yield ['the action', null, result.rejection];
  yield ['the next state', laid.over(state), result.state];
  yield ['its events', events, result.events];
}

function* asked(moment: Moment, laid: EmptyLayer): Iterable<Pair> {
  const { engine, state, seats, listed, nearMisses, random } = moment;
  const over = laid.over(state);
  const decisions: readonly Decision[] = engine.decisions(state);
  yield ['the decisions', decisions, laid.engine.decisions(over)];
  yield ['the legal actions', listed, [...laid.engine.legalActions(over)]];
  for (const action of nearMisses)
    yield ['a refusal', engine.explainAction(state, action), laid.engine.explainAction(over, action)];
  for (const viewer of [null, ...seats])
    yield ['a view', laid.over(engine.view(state, viewer)), laid.engine.view(over, viewer)];
  for (const seat of seats)
    yield ['a sample', sampleOf(engine, state, seat), sampleOf(laid.engine, over, seat)];
  for (const decision of some(decisions, 1, random)) {
    const draw = random.int(0, 1_000_000);
    // One of them at a look: to think takes longer than all the rest. Rules alone say only how to pass.
    const [what, opinionOf] =
      OPINIONS[lacksSuggestions(moment.ruleset) ? 0 : random.int(0, OPINIONS.length - 1)];
    const [base, layered] = [
      opinionOf(engine, state, decision, draw),
      opinionOf(laid.engine, over, decision, draw),
    ];
    yield [`${what} for ${decision.id}`, base, layered];
    const guess = engine.determinize(engine.view(state, decision.seat), draw);
    const other = laid.engine.determinize(laid.engine.view(over, decision.seat), draw);
    yield [`the guess for ${decision.id}`, laid.over(guess), other];
  }
}

const sampleOf = (engine: AnyEngine, state: Envelope, seat: number) =>
  engine.sampleAction(state, seat, createHashedRandom(state.step, seat));

// What bots ask for a decision.
type Opinion = (engine: AnyEngine, state: Envelope, decision: Decision, draw: number) => unknown;

const OPINIONS: readonly (readonly [what: string, asked: Opinion])[] = [
  ['pass', (engine, state, decision) => engine.passAction(state, decision)],
  [
    'suggestion',
    (engine, state, decision, draw) => engine.suggest(state, decision, createHashedRandom(draw)),
  ],
  ['plans', (engine, state, decision, draw) => engine.plans(state, decision, createHashedRandom(draw))],
  ['worth', (engine, state, { seat }) => engine.evaluate(state, seat)],
];
