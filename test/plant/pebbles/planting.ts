// How a bug is planted into the toy title: one of its parts is replaced, past the types.

import * as z from 'zod/mini';
import { pebbles } from '../../core/engine/pebbles/pebbles.js';
import type { PebblesState } from '../../core/engine/pebbles/state.js';
import { stateSchema } from '../../core/engine/pebbles/state-schema.js';

export type Changes = Partial<typeof pebbles>;
// biome-ignore lint/suspicious/noExplicitAny: bugs are planted past the types
export type Untyped = any;

/** What is wrong, and the parts of the toy that are replaced; made anew for each try, so that what it counts begins anew. */
export interface PebblesBug {
  readonly bug: string;
  readonly changes: () => Changes;
}

export const { state: parts, decisions, messages = {} } = pebbles;

/** An action of the toy, changed. */
export function changed(type: string, alter: (spec: Untyped) => object): Changes {
  const phases = Object.fromEntries(
    Object.entries(pebbles.phases).map(([name, phase]) => [
      name,
      {
        ...phase,
        actions: phase.actions.map((spec: Untyped) =>
          spec.type === type ? { ...spec, ...alter(spec) } : spec,
        ),
      },
    ]),
  );
  return { phases: phases as Untyped };
}

export const without = (type: string, code: string) =>
  changed(type, ({ check }) => ({ check: check.filter((one: Untyped) => one.code !== code) }));

/** An action that does something besides. */
export const also = (type: string, more: (context: Untyped, state: Untyped, action: Untyped) => void) =>
  changed(type, ({ apply }) => ({
    apply(context: Untyped, state: Untyped, action: Untyped) {
      apply(context, state, action);
      more(context, state, action);
    },
  }));

export const condition = (type: string, test: (game: Untyped, action: Untyped) => object | null) =>
  changed(type, ({ check }) => ({
    check: [{ code: 'house/rule', rule: 'P-1', test }, ...check],
  }));

export const asked = (alter: (open: Untyped, game: Untyped) => Untyped): Changes => ({
  decisions: (game) => decisions(game).map((one) => alter(one, game)),
});

export const seen = (
  alter: (view: Untyped, state: PebblesState, viewer: number | null) => object,
): Changes => ({
  state: { ...parts, view: (state, viewer) => alter(parts.view(state, viewer), state, viewer) as never },
});

export const guessed = (alter: (guess: Untyped, game: Untyped, random: Untyped) => object): Changes => ({
  determinize: (game, random, seed) => alter(pebbles.determinize(game, random, seed), game, random) as never,
});

export const forked = (alter: (fork: Untyped, state: Untyped) => object): Changes => ({
  state: { ...parts, fork: (state) => alter(parts.fork!(state), state) as never },
});

export const seatSchema = (alter: (seat: Untyped) => object): Changes => ({
  state: {
    ...parts,
    shape: {
      schema: z.strictObject({
        ...stateSchema.shape,
        seats: z.array(alter((stateSchema.shape.seats as Untyped).def.element) as never),
      }),
    } as Untyped,
  },
});

export const step = (name: string, alter: (spec: Untyped) => object): Changes => ({
  automatic: pebbles.automatic.map((spec) =>
    spec.name === name ? { ...spec, ...alter(spec) } : spec,
  ) as never,
});

export const finished = (
  alter: (outcome: Untyped, context: Untyped, state: Untyped) => object | null,
): Changes => ({
  finish(context, state, reason) {
    pebbles.finish(context, state, reason);
    state.outcome = alter(state.outcome, context, state) as never;
  },
});

export const everySeat = (state: Untyped, alter: (seat: Untyped, n: number) => object) => ({
  ...state,
  seats: state.seats.map((seat: Untyped, n: number) => ({ ...seat, ...alter(seat, n) })),
});

export const told = (types: object): Changes => ({ events: { ...pebbles.events, ...types } as never });
