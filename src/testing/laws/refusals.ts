// How an engine refuses: typed, for the right reason, always the same, and without a trace in the state.

import type { GameAction } from '../../core/engine/index.js';
import {
  type AnyEngine,
  type Envelope,
  isRailheadError,
  layersOf,
  type Rejection,
  type Seat,
} from '../../core/engine/index.js';
import { createHashedRandom } from '../../core/random/hashed-random.js';
import { brief, firstDifference } from '../difference.js';
import type { Law } from '../law.js';
import { nonsense } from '../nonsense.js';
import { actionTypes, stray } from '../strays.js';

/** Malformed, stale and misplaced actions are refused with a typed error and never throw anything else. */
export const nonsenseIsRefused: Law = {
  name: 'nonsense-is-refused',
  sentence: 'Nonsense is refused with a typed error, and the state stays as it was.',
  when: 'regularly',
  *examine({ engine, state, listed, random }) {
    const hash = engine.hashState(state);
    for (let n = 0; n < 12; n++) {
      const action = nonsense(listed, random) as GameAction;
      const result = engine.tryAction(state, action);
      if (result.ok) yield { detail: 'it was accepted', action };
      else if (result.issues === undefined && !/^(E-|[A-Z])/.test(result.rejection.rule))
        yield { detail: `refused by ${brief(result.rejection)}`, action };
      if (engine.checkAction(state, action) === null) yield { detail: 'its check finds nothing', action };
      try {
        engine.applyAction(state, action);
        yield { detail: 'applyAction accepts it', action };
      } catch (error) {
        if (!isRailheadError(error) || error.code === 'fault')
          yield { detail: `applyAction throws ${error}`, action };
      }
    }
    if (engine.hashState(state) !== hash) yield { detail: 'the state was changed' };
  },
};

/** A refusal is data of the published form, and explaining begins where checking stops. */
export const refusalsAgree: Law = {
  name: 'refusals-agree',
  sentence:
    'explainAction begins with what checkAction and tryAction refuse with; codes, rules and params are plain.',
  when: 'regularly',
  *examine({ engine, state, nearMisses }) {
    for (const action of nearMisses) {
      const rejection = engine.checkAction(state, action);
      const all = engine.explainAction(state, action);
      const detail = firstDifference(rejection, all[0] ?? null);
      if (detail !== null) yield { detail: `explainAction begins otherwise: ${detail}`, action };
      const played = engine.tryAction(state, action);
      const other = firstDifference(rejection, played.ok ? null : played.rejection);
      if (other !== null) yield { detail: `tryAction decides otherwise: ${other}`, action };
      for (const one of all) if (!isWellFormed(one)) yield { detail: `ill-formed: ${brief(one)}`, action };
    }
  },
};

/** Rules answer every question, and never break down on it. */
export const anythingCanBeAsked: Law = {
  name: 'anything-can-be-asked',
  sentence:
    'Of near misses, strays and nonsense alike checkAction, explainAction and tryAction give one answer, on the view of the acting seat as on the state, and none of them throws.',
  when: 'regularly',
  cost: 3,
  *examine({ engine, setting, state, seats, listed, nearMisses }) {
    // A separate generator, so that looking does not change which game is played.
    const random = createHashedRandom(state.step, 'anything');
    const seat = engine.decisions(state)[0]?.seat ?? seats[0];
    const strays = actionTypes(setting).map((type) => stray(setting, type, seat, random));
    const senseless = Array.from({ length: 6 }, () => nonsense(listed, random));
    const asked = toAsk(engine, state);
    for (const action of [...nearMisses, ...strays, ...senseless]) {
      const detail = disagreement(asked, action);
      if (detail !== null) yield { detail, action };
    }
  },
};

/** A state that is asked about, and its views, each made when it is first looked at. */
export interface StateWithViews {
  readonly engine: AnyEngine;
  readonly state: Envelope;
  readonly viewFor: (seat: Seat) => Envelope;
}

/** A state to ask many things about: what rules derive of a view is derived once. */
export function toAsk(engine: AnyEngine, state: Envelope): StateWithViews {
  const views = new Map<Seat, Envelope>();
  const viewFor = (seat: Seat) => {
    let view = views.get(seat);
    if (view === undefined) views.set(seat, (view = engine.view(state, seat) as Envelope));
    return view;
  };
  return { engine, state, viewFor };
}

/** How an engine's verbs disagree about an action on a state, or on its seat's view; null if they agree. */
export function disagreement({ engine, state, viewFor }: StateWithViews, wanted: unknown): string | null {
  const action = wanted as GameAction;
  const seat: unknown = action?.seat;
  const isSeated = typeof seat === 'number' && state.game.seatNames[seat] !== undefined;
  const checked = engine.checkAction(state, action);
  const all = engine.explainAction(state, action);
  const played = engine.tryAction(state, action);
  const view = isSeated ? viewFor(seat) : null;
  const answers = {
    explainAction: all[0] ?? null,
    tryAction: played.ok ? null : played.rejection,
    ...(view && { 'checkAction of the view': engine.checkAction(view, action) }),
  };
  for (const [verb, answer] of Object.entries(answers)) {
    const detail = firstDifference(checked, answer);
    if (detail !== null) return `${verb} answers otherwise than checkAction: ${detail}`;
  }
  const explained = view && firstDifference(all, engine.explainAction(view, action));
  return explained === null ? null : `explainAction of the view: ${explained}`;
}

function isWellFormed({ code, rule, params, scope }: Rejection): boolean {
  return (
    /^[a-z][a-z-]*\/[a-z0-9][a-z0-9-]*$/.test(code) &&
    rule.length > 0 &&
    ['public', 'own', 'revealed'].includes(scope) &&
    firstDifference(params, JSON.parse(JSON.stringify(params))) === null
  );
}

/** Every refusal can be told to people. */
export const refusalsHaveSentences: Law = {
  name: 'refusals-have-sentences',
  sentence:
    'A ruleset that brings messages has one for every code of its conditions, or the text of the rule.',
  when: 'end',
  *examine({ ruleset, setting }) {
    if (ruleset.messages === undefined) return;
    const told = new Set(layersOf(ruleset).flatMap(({ texts }) => texts.map(({ id }) => id)));
    for (const { check } of [...setting.ready.actions.values(), ...(ruleset.hostActions ?? [])])
      for (const { code, rule } of check as readonly { code: string; rule: string }[])
        if (!Object.hasOwn(ruleset.messages, code) && !told.has(rule))
          yield { detail: `${code} has no sentence` };
  },
};

/** A sentence with a hole tells nobody anything. */
export const sentencesAreFilled: Law = {
  name: 'sentences-are-filled',
  sentence: 'Every {brace} in the sentence of a refusal is filled from its params.',
  when: 'regularly',
  *examine({ engine, ruleset, state, nearMisses, memory }) {
    for (const action of nearMisses) {
      for (const { code, params } of engine.explainAction(state, action) as readonly Rejection[]) {
        const sentence = Object.hasOwn(ruleset.messages ?? {}, code) ? ruleset.messages![code] : '';
        for (const [brace, name] of sentence.matchAll(/\{(\w+)(?::\w+)?\}/g)) {
          if (Object.hasOwn(params, name) || memory.has(`${code} ${name}`)) continue;
          memory.set(`${code} ${name}`, true);
          yield {
            detail: `«${sentence}» of ${code} has ${brace}, its params have ${Object.keys(params).join(', ') || 'nothing'}`,
            action,
          };
        }
      }
    }
  },
};
