// A game of every title between bots, for the site: positions to draw, and what was played and told in it as
// examples.

import { allRulesets, allTitles } from '../../../rulesets/index.js';
import {
  type AnyRuleset,
  createEngine,
  type GameAction,
  type GameEvent,
} from '../../../src/core/engine/index.js';
import type { Title } from '../../../src/core/title/title.js';
import { type BotFactory, greedyBot, playGame, randomBot } from '../../../src/players/bots/index.js';
import { optionsSchema } from '../../../src/serve/schemas/index.js';
import { describeAction, describeEvent, wordingOf } from '../../../src/table/words/index.js';

/**
 * An action of a kind as it came up: its notation, its sentence, and the kinds of facts that it was seen to
 * lead to.
 */
export interface PlayedAction {
  readonly action: GameAction;
  readonly notation: string;
  readonly sentence: string;
  readonly facts: readonly string[];
}

/** A fact of a kind as it came up. */
export interface ToldFact {
  readonly event: GameEvent;
  readonly sentence: string;
}

/** What a title's games showed. */
export interface Played {
  readonly title: Title<AnyRuleset>;
  /** A position in the middle of a game. */
  // biome-ignore lint/suspicious/noExplicitAny: states of any title
  readonly middle: any;
  readonly actions: ReadonlyMap<string, PlayedAction>;
  readonly facts: ReadonlyMap<string, ToldFact>;
  /** How many games were looked at. */
  readonly games: number;
}

const engine = createEngine(allRulesets as readonly AnyRuleset[]);

// Greedy plays sensible games, random finds rare actions.
const GAMES: readonly { readonly bots: readonly BotFactory[]; readonly options: boolean }[] = [
  { bots: [greedyBot], options: false },
  { bots: [greedyBot, randomBot], options: true },
  { bots: [randomBot], options: true },
];
const MOST_ACTIONS = 700;
const MIDDLE = 0.6;

/** Plays them; always the same games. */
export function playTitles(): readonly Played[] {
  return allTitles.map((title) => playTitle(title as unknown as Title<AnyRuleset>));
}

function playTitle(title: Title<AnyRuleset>): Played {
  const { ruleset } = title;
  const actions = new Map<string, PlayedAction & { readonly facts: string[] }>();
  const facts = new Map<string, ToldFact>();
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const tell = (state: any, events: readonly GameEvent[]) => {
    for (const event of events)
      if (!facts.has(event.type))
        facts.set(event.type, { event, sentence: describeEvent(event, wordingOf(engine, state)) });
  };
  // biome-ignore lint/suspicious/noExplicitAny: as above
  let middle: any;
  GAMES.forEach(({ bots, options }, index) => {
    const seats = ['Ann', 'Ben', 'Cho'];
    const config = { seats, seed: 7 + index, ...(options ? { options: everyOption(ruleset) } : {}) };
    // biome-ignore lint/suspicious/noExplicitAny: as above
    let before: any;
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const states: any[] = [];
    const began = engine.startGame(ruleset.id, config);
    before = began.state;
    tell(began.state, began.events);
    playGame(engine, ruleset.id, {
      config,
      bots,
      salt: 'site',
      maxActions: MOST_ACTIONS,
      misplay: 'forfeit',
      onAction({ state, action, events }) {
        if (index === 0) states.push(state);
        const known = actions.get(action.type);
        const seen = known ?? {
          action,
          notation: engine.formatAction(before, action),
          sentence: describeAction(action, wordingOf(engine, before)),
          facts: [],
        };
        for (const { type } of events) if (!seen.facts.includes(type)) seen.facts.push(type);
        tell(state, events);
        actions.set(action.type, seen);
        before = state;
      },
    });
    if (index === 0) middle = states[Math.floor(states.length * MIDDLE)];
  });
  return { title, middle, actions, facts, games: GAMES.length };
}

// All switches on, as far as they agree with each other.
function everyOption(ruleset: AnyRuleset): Record<string, unknown> {
  let options: Record<string, unknown> = {};
  for (const name of Object.keys(ruleset.optionLabels)) {
    const more = { ...options, [name]: true };
    if (optionsSchema(ruleset).safeParse(more).success) options = more;
  }
  return options;
}
