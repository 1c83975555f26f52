// A layer that brings nothing changes nothing: whatever its base answers, it answers.

import type { AnyEngine, Decision, Envelope } from '../../core/engine/index.js';
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
  *examine(moment) {
    const laid = laidOver(moment);
    for (const [what, one, other] of [...played(moment, laid), ...asked(moment, laid)]) {
      const detail = firstDifference(one, other);
      if (detail !== null) yield { detail: `${what}: ${detail}` };
    }
  },
};

/** What is compared, as it is by the base and under the layer. */
type Pair = readonly [what: string, base: unknown, layered: unknown];

function laidOver({ engine, ruleset, state, memory }: Moment): EmptyLayer {
  const kept = memory.get(emptyLayer) as EmptyLayer | undefined;
  if (kept !== undefined) return kept;
  const laid = emptyLayer(engine, ruleset, state);
  memory.set(emptyLayer, laid);
  return laid;
}

// How the game began, or came here from the state before.
function* played({ before, action, state, events, history }: Moment, laid: EmptyLayer): Iterable<Pair> {
  if (before === null || action === null) {
    const begun = laid.engine.startGame(laid.id, laid.configOver(history.config) as never);
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
  for (const decision of some(decisions, 2, random)) {
    const draw = random.int(0, 1_000_000);
    const [base, layered] = [
      opinionOf(engine, state, { decision, draw }),
      opinionOf(laid.engine, over, { decision, draw }),
    ];
    for (const what in base) yield [`${what} for ${decision.id}`, base[what], layered[what]];
    const guess = engine.determinize(engine.view(state, decision.seat), draw);
    const other = laid.engine.determinize(laid.engine.view(over, decision.seat), draw);
    yield [`the guess for ${decision.id}`, laid.over(guess), other];
  }
}

const sampleOf = (engine: AnyEngine, state: Envelope, seat: number) =>
  engine.sampleAction(state, seat, createHashedRandom(state.step, seat));

/** What bots ask for a decision. */
function opinionOf(
  engine: AnyEngine,
  state: Envelope,
  { decision, draw }: { readonly decision: Decision; readonly draw: number },
): Readonly<Record<string, unknown>> {
  return {
    suggestion: engine.suggest(state, decision, createHashedRandom(draw)),
    plans: engine.plans(state, decision, createHashedRandom(draw)),
    pass: engine.passAction(state, decision),
    worth: engine.evaluate(state, decision.seat),
  };
}
