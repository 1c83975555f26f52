// Seats that bots play, at a pace at which people can follow them.

import { type Bot, botRandom, choiceFor, greedyBot, randomBot } from 'railhead/bots';
import type { Decision, Random } from 'railhead/engine';
import type { Session } from './session.js';

/** Lets the bots of a game play. */
export interface BotPlayers {
  /** Has the next bot play soon, if the game waits for one; asked again after every change. */
  goOn(): void;
  stop(): void;
}

/** How they are let play. */
export interface Pace {
  /** Milliseconds between two actions; 0: as fast as pictures can be shown. */
  delay(): number;
  isHeld(): boolean;
  /** Around what is played in one go, so that it is shown once. */
  together(what: () => void): void;
}

// At the fastest pace so many milliseconds are played between two pictures.
const SLICE = 90;

/** The bots of a game. */
export function createBotPlayers(session: Session, { delay, isHeld, together }: Pace): BotPlayers {
  const { engine, store, seed } = session;
  const bots = session.players.map((player, seat): { bot: Bot; random: Random } | null => {
    if (player === 'you') return null;
    const bot = player === 'greedy' ? greedyBot() : randomBot();
    return { bot, random: botRandom({ seed, seat, name: bot.name }) };
  });
  let timer = 0;

  const next = (): { decision: Decision; bot: Bot; random: Random } | null => {
    const { decisions, step, length } = store.getSnapshot();
    const decision = decisions.find(({ optional }) => !optional);
    const player = decision === undefined ? null : bots[decision.seat];
    return decision === undefined || player === null || step < length ? null : { decision, ...player };
  };
  const play = () => {
    const until = performance.now() + (delay() === 0 ? SLICE : 0);
    together(() => {
      do {
        const turn = next();
        if (turn === null) break;
        const { decision, bot, random } = turn;
        store.play(bot.choose(choiceFor(engine, store.getSnapshot().state, { decision, random })));
      } while (performance.now() < until);
    });
  };
  return {
    goOn() {
      clearTimeout(timer);
      if (!isHeld() && next() !== null) timer = window.setTimeout(play, delay());
    },
    stop: () => clearTimeout(timer),
  };
}
