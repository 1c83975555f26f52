// A host does this by itself: it plays for bots, and where there is one legal answer. It tells people that it
// is their turn, and a bot stands in for somebody whose time is up.

import { type AnyEngine, forcedAction, freshSeed, type GameAction } from 'railhead/engine';
import { botRandom, choiceFor, greedyBot } from 'railhead/players';
import type { Match, Means } from './match.js';

/** What people are told outside of the page. */
export interface Notice {
  readonly match: string;
  readonly why: 'turn' | 'reminder' | 'late' | 'over';
  readonly seat: number | null;
  readonly name: string | null;
  /** The question, or how it ended, in words. */
  readonly words: string;
}

/** How a host takes care of its matches. */
export interface Care {
  /** Milliseconds in which a person decides; 0 for as long as they like. */
  readonly think: number;
  /** Whether the only legal answer is played for the seat that is asked. */
  readonly playsForced: boolean;
  /** Hears whose turn it is. */
  readonly notify: (notice: Notice) => void;
}

/** Takes care of matches. */
export interface Caretaker {
  /** A match has gone on: plays for bots, one action at a time, and tells the next person. */
  readonly goOn: (match: Match) => void;
  /** Looks at the clocks of a match. */
  readonly lookAtClocks: (match: Match) => void;
}

/** Makes the caretaker of a host; `tell` hears of everything that it plays. */
export function createCaretaker(
  { engine, now, log }: Means,
  { think, playsForced, notify }: Care,
  tell: (match: Match) => void,
): Caretaker {
  // A bot by match and seat: it keeps its plan from one turn to the next.
  const bots = new WeakMap<Match, readonly ReturnType<typeof botOf>[]>();
  // The notices that were sent, by match: a restart sends them again.
  const told = new WeakMap<Match, Set<string>>();
  const busy = new WeakSet<Match>();

  function botsOf(match: Match) {
    const made = bots.get(match) ?? match.players().map((_, seat) => botOf(engine, match, seat));
    bots.set(match, made);
    return made;
  }

  function nextAction(match: Match): GameAction | null {
    const state = match.state();
    const forced = playsForced ? forcedAction(engine, state) : null;
    if (forced !== null) return forced;
    const [decision] = match.asked().filter(({ seat }) => match.players()[seat].by === 'bot');
    return decision === undefined ? null : botsOf(match)[decision.seat](decision);
  }

  function say(match: Match, why: Notice['why'], decision: ReturnType<Match['asked']>[number]): void {
    const key = `${why} ${decision.id}`;
    const known = told.get(match) ?? new Set<string>();
    told.set(match, known);
    const { seat } = decision;
    const { name, by } = match.players()[seat];
    if (known.has(key) || by !== 'person') return;
    known.add(key);
    const seatNames = match.players().map((player) => player.name);
    const words = engine.describe(match.state(), decision, { seatNames });
    notify({ match: match.id, why, seat, name, words });
  }

  function play(match: Match): void {
    try {
      const action = nextAction(match);
      busy.delete(match);
      if (action === null) {
        for (const decision of match.asked()) say(match, 'turn', decision);
        return;
      }
      const result = match.play(action);
      if (!result.ok) throw new Error(`a bot plays what is refused: ${result.rejection.code}`);
      tell(match);
      goOn(match);
    } catch (error) {
      busy.delete(match);
      // The next action of a person, or the next look at the clocks, tries again.
      log(`match ${match.id}: ${(error as Error).message}`);
    }
  }

  function goOn(match: Match): void {
    if (busy.has(match)) return;
    if (match.state().outcome !== null) {
      notify({
        match: match.id,
        why: 'over',
        seat: null,
        name: null,
        words: match.record()?.meta?.result ?? '',
      });
      return;
    }
    busy.add(match);
    // Other clients come between two moves of bots.
    setImmediate(() => play(match));
  }

  return {
    goOn,
    lookAtClocks(match) {
      for (const decision of match.asked()) {
        const { seat, at } = decision;
        const player = match.players()[seat];
        if (think === 0 || player.by !== 'person') continue;
        if (now() - at >= think) {
          say(match, 'late', decision);
          match.say({ seat, player: { ...player, by: 'bot' } });
          tell(match);
        } else if (now() - at >= think / 2) say(match, 'reminder', decision);
      }
      goOn(match);
    },
  };
}

// Of each seat's own view only. The seed of its luck says nothing of the game's.
function botOf(engine: AnyEngine, match: Match, seat: number) {
  const bot = greedyBot();
  const random = botRandom({ seed: freshSeed(), seat, name: bot.name });
  return (decision: Parameters<typeof choiceFor>[2]['decision']) =>
    bot.choose(choiceFor(engine, match.state(), { decision, random }));
}
