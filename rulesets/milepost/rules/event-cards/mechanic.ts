// Event cards in play: they leave it by time, or once every seat has met what they ask for.

import type { AutomaticStep } from '../../../../src/core/engine/index.js';
import { effectsOf, eventCard } from '../events/in-play.js';
import type { Mechanic } from '../mechanic.js';
import type { EventInPlay, MilepostState } from '../state.js';
import type { FullGame, MilepostTypes, StepContext } from '../types.js';
import { eventFacts } from './facts.js';

// M-EVENT-3, CR-EVENT-3: a card leaves play once all seats at the table have met it; dropped seats count.
const releaseEvent: AutomaticStep<MilepostTypes> = {
  name: 'end an event that is met',
  rule: 'M-EVENT-3',
  due: (game) => findMet(game) !== undefined,
  apply(context, state) {
    const { rules, board, before } = context;
    leavePlay(context, state, findMet({ rules, board, state: before }) as EventInPlay);
  },
};

// Asked after every action, so it goes by index: anything else is slow on frozen lists.
function findMet(game: FullGame): EventInPlay | undefined {
  const { inPlay } = game.state;
  for (let place = 0; place < inPlay.length; place++) if (isMet(game, inPlay[place])) return inPlay[place];
  return undefined;
}

function isMet(game: FullGame, entry: EventInPlay): boolean {
  const { absent, seats } = game.state;
  const effects = effectsOf(game, entry.card);
  for (let place = 0; place < effects.length; place++) {
    const { waitsFor } = effects[place];
    if (waitsFor === undefined) continue;
    if (seats.every((_, seat) => absent.includes(seat) || !waitsFor(entry, seat))) return true;
  }
  return false;
}

// M-EVENT-2: a card in play ends with the drawer's next turn, which counts even if lost.
const endEvent: AutomaticStep<MilepostTypes> = {
  name: 'end an event',
  rule: 'M-EVENT-2',
  due: ({ state }) => state.inPlay.some((entry) => isDue(state, entry)),
  apply(context, state) {
    const { before } = context;
    leavePlay(context, state, before.inPlay.find((entry) => isDue(before, entry)) as EventInPlay);
  },
};

function isDue({ turn, seats }: MilepostState, { drawer, lastTurn }: EventInPlay): boolean {
  return drawer === turn.seat && lastTurn !== null && seats[drawer].turns >= lastTurn;
}

// M-CARD-6: only cards that stay for turns have a last turn. Rules rely on the others, as reserved ways do.
function stayFaults(game: FullGame): readonly string[] {
  const isUntimely = ({ card, lastTurn }: EventInPlay) =>
    lastTurn !== null && typeof eventCard(game, card)?.stays !== 'object';
  return game.state.inPlay.some(isUntimely)
    ? ['an event is to end that stays for the game or until it is met (M-CARD-6)']
    : [];
}

/** Event cards. */
export const eventCards = {
  automatic: [releaseEvent, endEvent],
  events: eventFacts,
  invariants: stayFaults,
} satisfies Mechanic;

/** Takes a card out of play and puts it on the discard pile (M-CARD-6). */
export function leavePlay(context: StepContext, state: MilepostState, entry: EventInPlay): void {
  const { emit } = context;
  state.inPlay = state.inPlay.filter(({ card }) => card !== entry.card);
  state.discards = [...state.discards, entry.card];
  for (const effect of effectsOf(context, entry.card)) effect.atEnd?.(context, state, entry);
  emit({ type: 'eventEnded', card: entry.card });
}
