// Every kind of action that the tables allow comes up in some game.

import {
  type AnyEngine,
  type AnyRuleset,
  type Decision,
  type Envelope,
  legalOffers,
} from '../../core/engine/index.js';
import { type AnySpec, isIncomplete } from '../../core/engine/rules/action.js';
import { createHashedRandom } from '../../core/random/hashed-random.js';
import { type History, type Law, some } from '../law.js';
import { isPlayable, otherOptions } from '../options.js';
import { playRandomGame } from '../random-game.js';
import { hasOwnSamples, isSampled, sampleGamesOf } from '../sample-game.js';

/** Looks once at each ruleset. Where a kind is missing in its sample games, it plays more. */
export const actionsComeUp: Law = {
  name: 'actions-come-up',
  sentence: 'A kind of action that seats are asked for again and again is legal in some game.',
  when: 'end',
  *examine({ engine, ruleset, history, from }) {
    // Another title of a family has actions for options and boards that it need not have. What a layer
    // changes leads the sample games elsewhere.
    if (!hasOwnSamples(ruleset) && ruleset.boardKind !== undefined) return;
    // Long sample games are played only where the game begins in one.
    if (isSampled(ruleset) && from === 0 && history.position === undefined) return;
    const played = new Set(history.actions.map(({ type }) => type));
    for (const type of idleIn(engine, ruleset))
      if (!played.has(type))
        yield { detail: `${type} was never legal, however often a seat was asked for it` };
  },
};

const idle = new WeakMap<AnyEngine, Map<AnyRuleset, readonly string[]>>();

function idleIn(engine: AnyEngine, ruleset: AnyRuleset): readonly string[] {
  const all = idle.get(engine) ?? new Map<AnyRuleset, readonly string[]>();
  idle.set(engine, all);
  const known = all.get(ruleset) ?? [...findIdle(engine, ruleset)];
  all.set(ruleset, known);
  return known;
}

// Seats that were asked so often, and never could, will never be able to.
const OFTEN = 30;

// What other games are tried before a kind counts as idle.
const GAMES = 12;
const STEPS = 200;
const SUGGESTED = [0, 95, 50];

/** The kinds of action that no game shows, though seats are asked for them. */
function* findIdle(engine: AnyEngine, ruleset: AnyRuleset): Iterable<string> {
  const samples = sampleGamesOf(engine, ruleset);
  const types = isSampled(ruleset)
    ? samples.flatMap(({ refused }) => refused.map(({ type }) => type))
    : Object.values(ruleset.phases).flatMap(({ actions }: { actions: readonly AnySpec[] }) =>
        actions.map(({ type }) => type),
      );
  const asked = new Map([...new Set(types)].map((type) => [type, 0]));
  const look = (game: History) => countAsked(engine, ruleset, game, asked);
  for (const { history } of samples) look(history);
  if (!isSampled(ruleset)) for (const game of moreGames(engine, ruleset)) if (look(game) === 0) return;
  for (const [type, times] of asked) if (times >= OFTEN) yield type;
}

// By chance and as the ruleset suggests, with any number of seats and each option in turn.
function* moreGames(engine: AnyEngine, { id, seats, ...ruleset }: AnyRuleset): Iterable<History> {
  const options = otherOptions({ id, seats, ...ruleset });
  for (let seed = 0; seed < Math.max(GAMES, 2 * options.length); seed++) {
    const config = { seats: seats.min + (seed % (seats.max - seats.min + 1)), seed };
    const chosen = { ...config, options: options[seed % options.length] };
    const plan = isPlayable(engine, id, chosen) ? chosen : config;
    yield playRandomGame(engine, id, {
      ...plan,
      steps: STEPS,
      suggested: SUGGESTED[seed % SUGGESTED.length],
    });
  }
}

// The most states of a game that are looked at.
const STATES = 60;

// Drops the kinds that a game shows, and counts how often seats were asked for the others. Returns how many
// are left.
function countAsked(
  engine: AnyEngine,
  { id, phases }: AnyRuleset,
  { actions, states }: History,
  asked: Map<string, number>,
): number {
  for (const { type } of actions) asked.delete(type);
  for (const state of asked.size === 0 ? [] : some(states, STATES, createHashedRandom('asked', id)))
    for (const decision of engine.decisions(state) as readonly Decision[])
      for (const spec of phases[decision.kind].actions as readonly AnySpec[]) {
        const times = asked.get(spec.type);
        if (times === undefined) continue;
        if (mayBeLegal(engine, state, spec, decision)) asked.delete(spec.type);
        else asked.set(spec.type, times + 1);
      }
  return asked.size;
}

function mayBeLegal(engine: AnyEngine, state: Envelope, spec: AnySpec, decision: Decision): boolean {
  const { rules, board } = engine.settingOf(state);
  const game = { rules, board, state };
  return isIncomplete(spec, game) || legalOffers(spec, game, decision).next().done !== true;
}
