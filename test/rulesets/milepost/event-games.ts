// Games in which somebody is about to draw an event, for the tests of events.

import { toyGame } from './toy-game.js';
import type { ToyPosition, ToySeat } from './toy-position.js';
import { EVENT, type ToyOptions } from './toy-rails.js';

type EventName = keyof typeof EVENT;

/** What differs from seat 0 standing in Brig with coal for card 2, which pays 12 M. */
export interface DrawInput {
  readonly drawer?: ToySeat;
  readonly others?: readonly ToySeat[];
  readonly options?: ToyOptions;
  readonly state?: Omit<ToyPosition, 'seats' | 'draws'>;
}

/** Seat 0 is about to deliver, and will draw these events and then demand cards. */
export function aboutToDraw(events: readonly EventName[], input: DrawInput = {}) {
  const { drawer = {}, others = [{}], options, state } = input;
  return toyGame({
    seats: 1 + others.length,
    ...(options === undefined ? {} : { options }),
    state: {
      ...state,
      seats: [
        { train: { at: 'B', loads: ['coal'], lastCity: 'B', ...drawer.train }, ...withoutTrain(drawer) },
        ...others,
      ],
      draws: [...events.map((name) => EVENT[name]), 30, 31, 32],
    },
  });
}

/** As {@link aboutToDraw}, and the delivery is made. */
export function drawn(events: readonly EventName[], input: DrawInput = {}) {
  return aboutToDraw(events, input).play('0: deliver coal 2 0');
}

/** A game in which this event has been in play since seat 1 drew it. */
export function under(event: EventName, seats: readonly ToySeat[], state: ToyPosition = {}) {
  const lastTurn = event === 'rains' ? null : 9;
  return toyGame({
    seats: Math.max(2, seats.length),
    state: { inPlay: [{ card: EVENT[event], drawer: 1, lastTurn, met: [] }], ...state, seats },
  });
}

/** Everybody ends his turn at once, so many times. */
export function passTurns(game: ReturnType<typeof toyGame>, turns: number) {
  for (let turn = 0; turn < turns; turn++) game.play(`${game.state.turn.seat}: end-turn`);
  return game;
}

function withoutTrain({ train: _, ...seat }: ToySeat): ToySeat {
  return seat;
}
