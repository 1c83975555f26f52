// Bugs planted into layers: what a layer hides, tells and guesses.

import { fact } from '../../../src/core/engine/index.js';
import { chapter, type LayerBug, rule, secret, texts, type Untyped } from './planting.js';

export const SECRETS_BUGS: readonly LayerBug[] = [
  { bug: 'a secret that nobody guesses', ruleset: () => chapter({ state: secret }) },
  {
    bug: 'a fact that tells a secret of the title',
    ruleset: () =>
      chapter({
        facts: { coined: fact() },
        effects: {
          drawStone: ({ before, emit }: Untyped) => {
            emit({ type: 'coined', stone: before.bag.at(-1) });
          },
        },
      }),
  },
  {
    bug: 'a guess of a layer that is always the same',
    ruleset: () =>
      chapter({
        state: secret,
        guess: () => ({ mark: 3 }),
        effects: {
          rollDie: ({ luck }: Untyped, state: Untyped) => {
            state.secret.mark = luck.int('die', 1, 6);
          },
        },
      }),
  },
  {
    bug: 'a secret of a layer that a list tells',
    ruleset: () =>
      chapter({
        texts,
        state: secret,
        guess: (_: Untyped, random: Untyped) => ({ mark: random.int(0, 6) }),
        effects: {
          rollDie: ({ luck }: Untyped, state: Untyped) => {
            state.secret.mark = luck.int('die', 1, 6);
          },
        },
        conditions: { takeStone: [rule(({ state }: Untyped) => ((state.secret.mark ?? 0) > 3 ? {} : null))] },
      }),
  },
  {
    bug: 'a view of a layered game that shows what the layer hides',
    ruleset() {
      const sound = chapter({
        state: secret,
        guess: (_: Untyped, random: Untyped) => ({ mark: random.int(0, 6) }),
        effects: {
          rollDie: ({ luck }: Untyped, state: Untyped) => {
            state.secret.mark = luck.int('die', 1, 6);
          },
        },
      });
      const view = (state: Untyped, viewer: number | null) => ({
        ...sound.state.view(state, viewer),
        secret: state.secret,
      });
      return { ...sound, state: { ...sound.state, view } };
    },
  },
];
