// How an engine says no: typed, for the right reason, the same way every time, and without a trace in the state.

import { isRailheadError, type Rejection } from '../../engine/index.js';
import { brief, firstDifference } from '../difference.js';
import type { Law } from '../law.js';
import { nonsense } from '../nonsense.js';

/** What is no action is refused as malformed, stale or misplaced, and never thrown about. */
export const nonsenseIsRefused: Law = {
  name: 'nonsense-is-refused',
  sentence: 'Nonsense is refused with a typed error, and the state stays as it was.',
  when: 'regularly',
  *examine({ engine, state, listed, random }) {
    const hash = engine.hashState(state);
    for (let n = 0; n < 12; n++) {
      const action = nonsense(listed, random) as never;
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
  sentence: 'A ruleset that brings messages has one for every code of its conditions.',
  when: 'end',
  *examine({ ruleset, table }) {
    if (ruleset.messages === undefined) return;
    for (const { check } of [...table.title.actions.values(), ...(ruleset.hostActions ?? [])])
      for (const { code } of check as readonly { code: string }[])
        if (!Object.hasOwn(ruleset.messages, code)) yield { detail: `${code} has no sentence` };
  },
};
