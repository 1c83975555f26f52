// The costs, in units of work. They are measured in whole games of all titles at two and six seats, early and
// late, and rounded up. A unit is about a microsecond, so a line of a million takes about a second.

import type { AnyEngine } from '../../core/engine/index.js';
import type { Meter } from './budget.js';

/** Units of work for one of each. */
export const WORK = {
  /** Any request. */
  request: 20,
  /** A game that begins. */
  game: 400,
  /** An action that is played, its automatic steps included. */
  action: 60,
  /** An action that is drawn without a list, and one of the actions of a list. */
  draw: 60,
  listed: 5,
  /** The text of an action. */
  text: 5,
  /** A view. */
  view: 20,
  /** What changed from one view to another, the views apart. */
  patch: 100,
  /** An event that a seat is told. */
  event: 10,
  /** The cards and figures of a seat in English. */
  summary: 1500,
  /** A sentence in English. */
  sentence: 80,
  /** Whether one action is legal; all the reasons why it is not. */
  check: 20,
  explanation: 100,
  /** A world that is made up. */
  world: 500,
  /** A ruleset that is described, with its schemas. */
  ruleset: 12_000,
  /** The tables or the texts of a title. */
  tables: 1000,
} as const;

/** What planning and playing on costs: on a large board, where both look for routes, and on any other. */
export const PLANNING = {
  large: {
    /** A list of legal actions that is begun: on a crowded board each build is judged by itself. */
    list: 2000,
    /** A line that the title suggests at a position that the client has chosen. */
    suggestion: 20_000,
    /** A line that it suggests to a bot on its way through a game. */
    thought: 10_000,
    /** The lines that it compares. */
    comparison: 25_000,
    /** How well a seat stands. */
    evaluation: 4000,
    /** An action of a playout: it is drawn among the legal ones, and played. */
    step: 400,
    /** The digits that may follow. */
    mask: 40_000,
    /** The board as JSON. */
    board: 40_000,
    /** One way in which chance may fall: the action is played again; a flood is checked against all ways. */
    outcome: 1000,
  },
  small: {
    ...{ list: 60, suggestion: 4000, thought: 1200, comparison: 5000 },
    ...{ evaluation: 1000, step: 120, mask: 8000, board: 10_000, outcome: 400 },
  },
} as const;

/** From how many entries on a board is large: half of that of a crayon rail game. */
const LARGE = 100_000;

const large = new WeakMap<object, boolean>();

/** What planning costs on a board. */
export function planningWork(board: object): (typeof PLANNING)[keyof typeof PLANNING] {
  let isLarge = large.get(board);
  if (isLarge === undefined) {
    isLarge = entriesOf(board) >= LARGE;
    large.set(board, isLarge);
  }
  return PLANNING[isLarge ? 'large' : 'small'];
}

// The lists of a compiled board tell its size, for any title.
function entriesOf(board: object): number {
  const lengths = Object.values(board).map((value) => {
    if (Array.isArray(value)) return value.length;
    return ArrayBuffer.isView(value) ? (value as Uint8Array).length : 0;
  });
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** An engine whose verbs are charged to a meter when used, by bots too. It answers as the engine does. */
export function metered(engine: AnyEngine, meter: Meter): AnyEngine {
  const charged =
    <Args extends readonly never[], Answer>(units: number, verb: (...args: Args) => Answer) =>
    (...args: Args): Answer => {
      meter.spend(units);
      return verb(...args);
    };
  const planning = (state: Parameters<AnyEngine['settingOf']>[0]) =>
    planningWork(engine.settingOf(state).board as object);
  return {
    ...engine,
    startGame: charged(WORK.game, engine.startGame),
    createGame: charged(WORK.game, engine.createGame),
    applyAction: charged(WORK.action, engine.applyAction),
    applyActionWithLuck: charged(WORK.action, engine.applyActionWithLuck),
    tryAction: charged(WORK.action, engine.tryAction),
    checkAction: charged(WORK.check, engine.checkAction),
    explainAction: charged(WORK.explanation, engine.explainAction),
    sampleAction: charged(WORK.draw, engine.sampleAction),
    passAction: charged(WORK.check, engine.passAction),
    view: charged(WORK.view, engine.view),
    determinize: charged(WORK.world, engine.determinize),
    formatAction: charged(WORK.text, engine.formatAction),
    parseAction: charged(WORK.text, engine.parseAction),
    viewEvents(state, events, viewer) {
      meter.spend(WORK.event * (1 + events.length));
      return engine.viewEvents(state, events, viewer);
    },
    legalActions(state, of) {
      meter.spend(planning(state).list);
      const list = engine.legalActions(state, of);
      return {
        complete: list.complete,
        *[Symbol.iterator]() {
          for (const action of list) {
            meter.spend(WORK.listed);
            yield action;
          }
        },
      };
    },
    evaluate(state, seat) {
      meter.spend(planning(state).evaluation);
      return engine.evaluate(state, seat);
    },
    suggest(state, decision, random) {
      meter.spend(planning(state).thought);
      return engine.suggest(state, decision, random);
    },
    plans(state, decision, random, how) {
      meter.spend(planning(state).comparison);
      return engine.plans(state, decision, random, how);
    },
  };
}
