// How a bug is planted into rules that are laid over rules: over the toy, or over a title of the package.

import { defineSlice, layer, switchOption } from '../../../src/core/engine/index.js';
import { pebbles } from '../../core/engine/pebbles/pebbles.js';

// biome-ignore lint/suspicious/noExplicitAny: bugs are planted past the types
export type Loose = any;

/** What is wrong, and the ruleset `planted` that has it. */
export interface LayerBug {
  readonly bug: string;
  readonly ruleset: () => Loose;
}

export const head = { id: 'planted', title: 'Planted' };
export const over = (changes: Loose, base: Loose = pebbles) => layer(base, { ...head, ...changes }) as Loose;
export const chapter = (parts: Loose, base: Loose = pebbles) =>
  over({ chapters: [{ id: 'house', ...parts }] }, base);
export const rule = (test: Loose, more: object = {}) => ({ code: 'house/rule', rule: 'H-1', test, ...more });
export const purse = defineSlice('purse', (of: Loose) => ({ coins: of.count }));
export const secret = defineSlice('secret', (of: Loose) => ({ mark: of.hidden(of.count, of.toNobody) }));
export const texts = [{ id: 'H-1', section: 'House', text: 'A rule of the house.' }];
export const step = (due: Loose, apply: Loose) => ({
  automatic: [{ name: 'house', rule: 'H-1', due, apply }],
});

// Rules of a title of which one kind of event tells something else than happened. An action of several phases stays one.
export function mistold(base: Loose, type: string, wrong: (event: Loose) => object): Loose {
  const made = new Map<Loose, Loose>();
  const mistelling = (spec: Loose): Loose => ({
    ...spec,
    apply(context: Loose, ...rest: Loose[]) {
      const emit = (event: Loose) =>
        context.emit(event.type === type ? { ...event, ...wrong(event) } : event);
      spec.apply({ ...context, emit }, ...rest);
    },
  });
  const once = (spec: Loose): Loose => {
    if (!made.has(spec)) made.set(spec, mistelling(spec));
    return made.get(spec);
  };
  const phases = Object.entries(base.phases as Loose).map(([name, phase]: Loose) => [
    name,
    { ...phase, actions: phase.actions.map(once) },
  ]);
  return { ...base, phases: Object.fromEntries(phases) };
}

// An option, and a variant that adjusts the rules so when it is on.
export const far = (adjust: (rules: Loose) => unknown) => ({
  options: { far: switchOption('far') },
  variants: [{ id: 'far', rules: ['H-1'], isOn: ({ far: isFar }: Loose) => isFar, adjust: adjust as Loose }],
});
