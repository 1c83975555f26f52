// Games of a title between bots, for its page: what was played and told in them as examples.

import {
  type AnyRuleset,
  createEngine,
  type GameAction,
  type GameEvent,
  type PriceItem,
} from '../../core/engine/index.js';
import { type BotFactory, greedyBot, playGame, randomBot } from '../../players/bots/index.js';
import { optionsSchema } from '../../serve/schemas/index.js';
import { describeAction, describeDecision, describeEvent, wordingOf } from '../../table/words/index.js';

/** An action of a kind as it came up. */
export interface PlayedAction {
  readonly action: GameAction;
  readonly notation: string;
  readonly sentence: string;
  /** The kinds of facts that it was seen to lead to. */
  readonly facts: readonly string[];
  /** What it was seen to cost, each thing once. */
  readonly price: readonly PriceItem[];
}

/** A fact of a kind as it came up: the first in a sentence, and all of them. */
export interface ToldFact {
  readonly sentence: string;
  readonly events: readonly GameEvent[];
}

/** What the games of a title showed. */
export interface Played {
  /** How many there were. */
  readonly games: number;
  /** How a game of the fewest seats begins: what is told, and who is asked. */
  readonly beginning: readonly string[];
  readonly actions: ReadonlyMap<string, PlayedAction>;
  readonly facts: ReadonlyMap<string, ToldFact>;
  /** By the kind of a decision, the kinds that came after an answer to it. */
  readonly after: ReadonlyMap<string, ReadonlySet<string>>;
}

// Greedy plays sensible games, random finds rare actions.
const GAMES: readonly { readonly bots: readonly BotFactory[]; readonly options: boolean }[] = [
  { bots: [greedyBot], options: false },
  { bots: [greedyBot, randomBot], options: true },
  { bots: [randomBot], options: true },
];
const MOST_ACTIONS = 700;
const MOST_EVENTS = 50;
const NAMES = ['Ann', 'Ben', 'Cho', 'Dee', 'Eli', 'Fay'];

/** Plays this many games, always the same ones. */
export function playTitle(ruleset: AnyRuleset, games: number): Played {
  const engine = createEngine([ruleset]);
  const { min, max } = ruleset.seats;
  const actions = new Map<string, PlayedAction>();
  const facts = new Map<string, ToldFact>();
  const after = new Map<string, Set<string>>();
  type State = ReturnType<typeof engine.createGame>;
  const kindsOf = (state: State) => engine.decisions(state).map(({ kind }) => kind);
  const begin = (seats: number, seed: number, options = {}) =>
    engine.startGame(ruleset.id, {
      seats: seats <= NAMES.length ? NAMES.slice(0, seats) : seats,
      seed,
      options,
    });
  const tell = (state: State, events: readonly GameEvent[]) => {
    for (const event of events) {
      const known = facts.get(event.type);
      const sentence = known?.sentence ?? describeEvent(event, wordingOf(engine, state));
      facts.set(event.type, { sentence, events: [...(known?.events ?? []), event].slice(0, MOST_EVENTS) });
    }
  };
  const see = (before: State, action: GameAction, events: readonly GameEvent[]) => {
    const known = actions.get(action.type);
    const price =
      spec(ruleset, action)?.price?.({ ...engine.settingOf(before), state: before }, action) ?? [];
    actions.set(action.type, {
      action: known?.action ?? action,
      notation: known?.notation ?? engine.formatAction(before, action),
      sentence: known?.sentence ?? describeAction(action, wordingOf(engine, before)),
      facts: [...new Set([...(known?.facts ?? []), ...events.map(({ type }) => type)])],
      price: [...new Map([...(known?.price ?? []), ...price].map((item) => [item.what, item])).values()],
    });
  };
  const played = GAMES.slice(0, games);
  for (const [number, { bots, options }] of played.entries()) {
    const config = {
      seats: NAMES.slice(0, Math.min(Math.max(3, min), max)),
      seed: 7 + number,
      options: options ? everyOption(ruleset) : {},
    };
    const began = engine.startGame(ruleset.id, config);
    tell(began.state, began.events);
    let before = began.state;
    playGame(engine, ruleset.id, {
      config,
      bots,
      salt: 'site',
      maxActions: MOST_ACTIONS,
      misplay: 'forfeit',
      onAction({ state, action, events }) {
        see(before, action, events);
        tell(state, events);
        for (const kind of kindsOf(before))
          if (ruleset.phases[kind]?.actions.some(({ type }) => type === action.type))
            after.set(kind, new Set([...(after.get(kind) ?? []), ...kindsOf(state)]));
        before = state;
      },
    });
  }
  const { state, events } = begin(min, 7);
  const wording = wordingOf(engine, state);
  const beginning = [
    ...new Set(events.map((event) => describeEvent(event, wording))),
    ...engine.decisions(state).map((decision) => describeDecision(decision, wording)),
  ];
  return { games: played.length, beginning, actions, facts, after };
}

const spec = ({ phases }: AnyRuleset, { type }: GameAction) =>
  Object.values(phases)
    .flatMap(({ actions }) => actions)
    .find((one) => one.type === type);

// All switches on, as far as they agree with each other.
function everyOption(ruleset: AnyRuleset): Record<string, unknown> {
  let options: Record<string, unknown> = {};
  for (const name of Object.keys(ruleset.optionLabels)) {
    const more = { ...options, [name]: true };
    if (optionsSchema(ruleset).safeParse(more).success) options = more;
  }
  return options;
}
