// How a bug is planted into rules that are laid over rules: over the toy, or over a title of the package.

import { defineSlice, layer, switchOption } from '../../../src/core/engine/index.js';
import { pebbles } from '../../core/engine/pebbles/pebbles.js';

// biome-ignore lint/suspicious/noExplicitAny: bugs are planted past the types
export type Untyped = any;

/** What is wrong, and the ruleset `planted` that has it. */
export interface LayerBug {
  readonly bug: string;
  readonly ruleset: () => Untyped;
}

export const head = { id: 'planted', title: 'Planted' };
export const over = (changes: Untyped, base: Untyped = pebbles) =>
  layer(base, { ...head, ...changes }) as Untyped;
export const chapter = (parts: Untyped, base: Untyped = pebbles) =>
  over({ chapters: [{ id: 'house', ...parts }] }, base);
export const rule = (test: Untyped, more: object = {}) => ({
  code: 'house/rule',
  rule: 'H-1',
  test,
  ...more,
});
export const purse = defineSlice('purse', (of: Untyped) => ({ coins: of.count }));
export const secret = defineSlice('secret', (of: Untyped) => ({ mark: of.hidden(of.count, of.toNobody) }));
export const texts = [{ id: 'H-1', section: 'House', text: 'A rule of the house.' }];
export const step = (due: Untyped, apply: Untyped) => ({
  automatic: [{ name: 'house', rule: 'H-1', due, apply }],
});

// Rules of a title of which one kind of event tells something else than happened. An action of several phases stays one.
export function mistold(base: Untyped, type: string, wrong: (event: Untyped) => object): Untyped {
  const made = new Map<Untyped, Untyped>();
  const mistelling = (spec: Untyped): Untyped => ({
    ...spec,
    apply(context: Untyped, ...rest: Untyped[]) {
      const emit = (event: Untyped) =>
        context.emit(event.type === type ? { ...event, ...wrong(event) } : event);
      spec.apply({ ...context, emit }, ...rest);
    },
  });
  const once = (spec: Untyped): Untyped => {
    if (!made.has(spec)) made.set(spec, mistelling(spec));
    return made.get(spec);
  };
  const phases = Object.entries(base.phases as Untyped).map(([name, phase]: Untyped) => [
    name,
    { ...phase, actions: phase.actions.map(once) },
  ]);
  return { ...base, phases: Object.fromEntries(phases) };
}

// An option, and a variant that adjusts the rules so when it is on.
export const far = (adjust: (rules: Untyped) => unknown) => ({
  options: { far: switchOption('far') },
  variants: [
    { id: 'far', rules: ['H-1'], isOn: ({ far: isFar }: Untyped) => isFar, adjust: adjust as Untyped },
  ],
});
