// A snapshot was let in with a sale of track that waited behind another choice and could not be made: a line of it lay on the board
// of nobody. The company was drawn, and then nobody could act. Validation looks at every choice that waits.

import { describe, expect, test } from 'vitest';
import { twentiethCenturyLimited } from '../../rulesets/twentieth-century-limited/index.js';
import { type AnyEngine, createEngine, createRandom } from '../../src/core/engine/index.js';
import { thrown } from '../core/engine/new-game.js';

const plain = createEngine([twentiethCenturyLimited]) as unknown as AnyEngine;
const id = twentiethCenturyLimited.id;

// biome-ignore lint/suspicious/noExplicitAny: states with parts that are wrong
type Any = any;

/** A state in which a sale waits behind a card to be drawn: the first that suggestions come to. */
function withSaleWaiting(): Any {
  for (let seed = 0; seed < 20; seed++) {
    const random = createRandom(seed, 'sale');
    let state = plain.createGame(id, { seats: 2, seed }) as Any;
    for (let played = 0; played < 600 && state.outcome === null; played++) {
      if (state.pending.length === 2) return state;
      const [decision] = plain.decisions(state);
      const [action = plain.sampleAction(state, decision.seat, random)] = plain.suggest(
        state,
        decision,
        random,
      );
      state = plain.applyAction(state, action as never);
    }
  }
  throw new Error('no company is ever founded');
}

/** The snapshot of the state with another sale, sealed as if it were right. */
function altered(state: Any, sale: object): string {
  const changed = { ...state, pending: [state.pending[0], { ...state.pending[1], ...sale }] };
  const { hash: _, ...save } = JSON.parse(plain.serialize(state));
  return JSON.stringify({ ...save, state: changed, hash: plain.hashState(changed) });
}

describe('TC-COMPANY-5: a sale of track that waits behind a card to be drawn', () => {
  const state = withSaleWaiting();
  const own = new Set<number>(state.seats[state.turn.seat].track);
  const all = plain.settingOf(state).board.graph.edgeCount as number;
  const nobodys = Array.from({ length: all }, (_, line) => line).filter((line) =>
    state.seats.every(({ track }: Any) => !track.includes(line)),
  );

  test('is let in as it came about, and goes on to its end', () => {
    expect(plain.deserialize(altered(state, {}))).toEqual(state);
  });

  test.each<[string, readonly number[]]>([
    ['a line of nobody', nobodys.slice(0, 1)],
    ['three lines of nobody', nobodys.slice(0, 3)],
    ['a line of its own', [...own].slice(0, 1)],
  ])('is refused with %s paid for', (_, opponentLines) => {
    expect(thrown(() => plain.deserialize(altered(state, { opponentLines }))).message).toMatch(
      /^snapshot: no track can be sold with card/,
    );
  });
});

describe('a choice that waits behind others', () => {
  // Whatever a title's own invariants leave out: here, all of them.
  const careless = createEngine([
    { ...twentiethCenturyLimited, invariants: () => [] },
  ]) as unknown as AnyEngine;
  const state = withSaleWaiting();

  test('has an answer when its time comes, or the state is refused', () => {
    const board = plain.settingOf(state).board;
    const track = (seat: number) => (seat === state.turn.seat ? [] : state.seats[seat].track);
    const seats = state.seats.map((owner: Any, seat: number) => ({ ...owner, track: track(seat) }));
    expect(board.cards[state.pending[1].card].kind).toBe('company');
    const text = altered({ ...state, seats }, {});
    expect(thrown(() => careless.deserialize(text)).message).toMatch(
      /has no answer to sellTrack, which waits behind/,
    );
    expect(careless.deserialize(altered(state, {}))).toEqual(state);
  });
});
