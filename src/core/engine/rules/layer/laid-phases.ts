// The phases of a layered title: actions added to them, waiting points of the layer's own, and what it asks of actions, and does
// with them, besides what their files say.

import type { AnyHostSpec, AnySpec } from '../action.js';
import { withoutAsks } from '../define/asking.js';
import { listTexts } from '../rule-texts.js';
import type { AnyRuleset } from '../ruleset.js';
import { withActions, withCheck, withEffect } from './altered-actions.js';
import type { AnyChapter } from './any-chapter.js';

type Spec = AnySpec | AnyHostSpec;
type Step = AnyRuleset['automatic'][number];

/** Phases and host actions of a ruleset with a chapter laid over them. */
export function phasesOver(
  base: AnyRuleset,
  chapter: AnyChapter,
): Pick<AnyRuleset, 'phases' | 'hostActions'> {
  const { waits = {}, hostActions = [], conditions = {}, effects = {} } = chapter;
  const cited = citing(chapter);
  const change = (spec: Spec): Spec => {
    const checked = withCheck(spec as AnySpec, () =>
      [...spec.check, ...(conditions[spec.type] ?? [])].map(cited),
    );
    const effect = effects[spec.type];
    return effect === undefined ? checked : withEffect(checked, effect);
  };
  const own = Object.entries(withoutAsks(waits)).map(([kind, { open: _open, pass: _pass, ...phase }]) => [
    kind,
    phase,
  ]);
  const phases = { ...withAdded(base.phases, chapter), ...Object.fromEntries(own) };
  const changed = Object.entries(withActions(phases as AnyRuleset['phases'], change));
  return {
    phases: Object.fromEntries(changed.map(([kind, phase]) => [kind, cited(phase)])),
    hostActions: [...(base.hostActions ?? []), ...hostActions].map(change),
  };
}

/** An automatic step with what a chapter adds to it. */
export function withStepEffect(step: Step, { stepEffects = {} }: AnyChapter): Step {
  const effect = Object.hasOwn(stepEffects, step.name) ? stepEffects[step.name] : undefined;
  if (effect === undefined) return step;
  return {
    ...step,
    apply(context, state) {
      step.apply(context, state);
      effect(context, state);
    },
  };
}

// Before the last action of a phase, which ends it as a rule.
function withAdded(phases: AnyRuleset['phases'], { actions = {} }: AnyChapter): AnyRuleset['phases'] {
  const all = Object.entries(phases).map(([kind, phase]) => {
    const added: readonly AnySpec[] = actions[kind] ?? [];
    return [
      kind,
      { ...phase, actions: [...phase.actions.slice(0, -1), ...added, ...phase.actions.slice(-1)] },
    ];
  });
  return Object.fromEntries(all);
}

// Whatever cited a rule that is replaced cites the one in its place.
function citing(chapter: AnyChapter): <One extends { readonly rule?: string }>(one: One) => One {
  const places = listTexts(chapter).flatMap(({ id, replaces = [] }) =>
    replaces.map((rule) => [rule, id] as const),
  );
  const cites = new Map<string | undefined, string>(places);
  return (one) => (cites.has(one.rule) ? { ...one, rule: cites.get(one.rule) } : one);
}
