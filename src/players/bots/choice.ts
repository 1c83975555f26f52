// What a bot gets, made of an engine that it never gets. Every object here is frozen, and its functions hide
// what they work with: a bot can reach neither engine, rulesets, boards nor the state.

import {
  type AnyEngine,
  type AnyRuleset,
  type Decision,
  type DecisionIn,
  deepFreeze,
  type Engine,
  type GameAction,
  type Ids,
  type KeptPlans,
  type LegalActions,
  type NamesIn,
  type Random,
  type StateIn,
  type WantedPlans,
} from '../../core/engine/index.js';
import {
  answered,
  mustBeEngine,
  mustBeRecord,
  mustDraw,
  reading,
} from '../../core/engine/input/arguments.js';
import { createSimulator, type Simulator } from '../../core/engine/play/simulator.js';
import { createHashedRandom } from '../../core/random/hashed-random.js';
import type { BotGame, Choice, PlayOnOptions, World } from './bot.js';
import { playOn } from './play-on.js';

/**
 * What a bot is asked at an open decision of a state: for games that `playGame` does not run.
 *
 * @param engine The engine that plays the title.
 * @param state A whole state of the game; the bot is shown the view of its seat only.
 * @param asked The open decision, and the generator of the bot.
 * @returns What the bot is asked, frozen.
 * @see {@link playGame}
 * @example
 * const action = bot.choose(choiceFor(engine, state, { decision, random }));
 */
export function choiceFor<R extends AnyRuleset, Id extends Ids<R>>(
  engine: Engine<R>,
  state: StateIn<R, Id>,
  asked: { readonly decision: DecisionIn<R, Id>; readonly random: Random },
): Choice<NamesIn<R, Id>> {
  const plain: AnyEngine = engine;
  const choice: unknown = answered(
    () => {
      const { decision, random } = asked;
      mustDraw(random);
      const { seat } = decision as Decision;
      return choiceOf(plain, plain.view(state, seat), asked);
    },
    () => {
      mustBeEngine(engine);
      mustBeRecord(asked, 'asked');
      mustBeRecord(asked.decision, 'decision');
    },
  );
  return choice as Choice<NamesIn<R, Id>>;
}

/**
 * A separate generator for a bot, outside of all luck of the game. It starts from a hash over seed, seat,
 * name and salt, with its own domain. It can confirm a right guess of the seed, unless the salt is secret.
 *
 * @param owner Seed of the game, seat and name of the bot, and a salt that is kept secret; no salt if left
 *   out.
 * @returns The generator.
 * @see {@link choiceFor}
 * @example
 * const random = botRandom({ seed: 7, seat: 0, name: 'mine' });
 */
export function botRandom(owner: {
  readonly seed: string | number;
  readonly seat: number;
  readonly name: string;
  readonly salt?: string | undefined;
}): Random {
  return reading('owner', 'the seed, the seat and the name of a bot', () => {
    const { seed, seat, name, salt = '' } = owner;
    return Object.freeze(createHashedRandom('bot', JSON.stringify([salt, String(seed), seat, name])));
  });
}

type AnyView = Choice['view'];

function choiceOf(
  engine: AnyEngine,
  view: AnyView,
  { decision, random }: { readonly decision: Decision; readonly random: Random },
): Choice {
  return Object.freeze({
    game: gameOf(engine, view),
    view,
    decision: Object.freeze({ ...decision }),
    random: Object.freeze(random),
  });
}

function gameOf(engine: AnyEngine, view: AnyView): BotGame {
  const { ruleset, rules, board } = engine.settingOf(view);
  const { search } = ruleset;
  return Object.freeze({
    hasSuggestions: ruleset.suggest !== undefined,
    search: Object.freeze({
      ...(typeof search === 'function' ? search({ rules, board, state: view }) : search),
    }),
    decisions: () => deepFreeze(engine.decisions(view)),
    legalActions: () => frozenList(engine.legalActions(view)),
    sampleAction: (random: Random) => deepFreeze(engine.sampleAction(view, view.viewer, random)),
    passAction: (decision: Pick<Decision, 'seat' | 'kind'>) => deepFreeze(engine.passAction(view, decision)),
    checkAction: (action: GameAction) => deepFreeze(engine.checkAction(view, action)),
    explainAction: (action: GameAction) => deepFreeze(engine.explainAction(view, action)),
    suggest: (decision: Pick<Decision, 'seat' | 'kind'>, random: Random, kept?: KeptPlans) =>
      deepFreeze(engine.suggest(view, decision, random, kept)),
    plans: (decision: Pick<Decision, 'seat' | 'kind'>, random: Random, how?: WantedPlans) =>
      deepFreeze(engine.plans(view, decision, random, how)),
    evaluate: () => engine.evaluate(view, view.viewer),
    determinize: (seed: string | number) =>
      worldOf(engine, createSimulator(engine, engine.determinize(view, seed))),
  });
}

// Lists may come from caches, as refusals may, and would be found there by others.
function frozenList(list: LegalActions<GameAction>): LegalActions<GameAction> {
  return Object.freeze({
    complete: list.complete,
    *[Symbol.iterator]() {
      for (const action of list) yield deepFreeze(action);
    },
  });
}

// biome-ignore lint/suspicious/noExplicitAny: states and actions of any title
type AnySimulator = Simulator<any, any>;

function worldOf(engine: AnyEngine, game: AnySimulator): World {
  const { ruleset, rules, board } = engine.settingOf(game.state);
  return Object.freeze({
    get state() {
      return deepFreeze(game.state);
    },
    get depth() {
      return game.depth;
    },
    apply: (action: GameAction) => game.apply(action),
    undo: () => game.undo(),
    fork: () => worldOf(engine, game.fork()),
    decisions: () => deepFreeze(game.decisions()),
    legalActions: (seat?: number) => frozenList(game.legalActions(seat)),
    playout: (options: Parameters<AnySimulator['playout']>[0]) => game.playout(options),
    playOn(this: World, options: PlayOnOptions) {
      return playOn(this, options);
    },
    outcome: () => deepFreeze(game.outcome()),
    standing: (seat: number) => ruleset.standing?.({ rules, board, state: game.state }, seat) ?? null,
    evaluate: (seat: number) =>
      ruleset.evaluate?.({ rules, board, state: game.state, phases: ruleset.phases }, seat) ?? null,
    // States of a simulator are not frozen, of which `engine.view` would make a copy first.
    choice: (decision: Decision, random: Random) => {
      const view = deepFreeze(ruleset.state.view(game.state, decision.seat));
      return choiceOf(engine, view, { decision, random });
    },
  });
}
