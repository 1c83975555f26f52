// A list holds what actions offer and conditions allow. These laws say that it has all, once, in one order.

import { canonicalJson, type GameAction, isIncomplete, type Offers } from '../../core/engine/index.js';
import type { AnySpec } from '../../core/engine/rules/action.js';
import { brief, firstDifference } from '../difference.js';
import { type Law, some } from '../law.js';

/** Listed ⇒ checked. */
export const listedIsLegal: Law = {
  name: 'listed-is-legal',
  sentence: 'Every listed action passes its check.',
  when: 'regularly',
  *examine({ engine, state, listed, random }) {
    for (const action of some(listed, 300, random)) {
      const rejection = engine.checkAction(state, action);
      if (rejection !== null) yield { detail: `${rejection.rule} ${rejection.code} refuses it`, action };
    }
  },
};

/** Listed, or accepted unlisted ⇒ can be played. */
export const listedCanBePlayed: Law = {
  name: 'listed-can-be-played',
  sentence:
    'Every listed action, and whatever else passes its check, can be played and leads to a state that keeps the invariants.',
  when: 'regularly',
  *examine({ engine, ruleset, setting, state, listed, nearMisses, random }) {
    const accepted = nearMisses.filter((action) => engine.checkAction(state, action) === null);
    for (const action of [...some(listed, 8, random), ...accepted]) {
      const result = engine.tryAction(state, action);
      if (!result.ok) yield { detail: `${result.rejection.code} refuses it`, action };
      else
        for (const detail of ruleset.invariants({
          rules: setting.rules,
          board: setting.board,
          state: result.state,
        }))
          yield { detail, action };
    }
  },
};

/** A list is a set in an order. */
export const listedOnce: Law = {
  name: 'listed-once',
  sentence: 'No action is listed twice, and the list comes in the same order every time.',
  when: 'regularly',
  *examine({ engine, state, listed }) {
    const seen = new Set<string>();
    for (const action of listed) {
      const key = keyOf(action);
      if (seen.has(key)) yield { detail: 'it is listed twice', action };
      seen.add(key);
    }
    const detail = firstDifference(listed, [...engine.legalActions(state)]);
    if (detail !== null) yield { detail };
  },
};

/** Checked ⇒ listed, where the kind's list is complete. */
export const legalIsListed: Law = {
  name: 'legal-is-listed',
  sentence: 'An action that passes its check is listed, unless its kind says that its list is incomplete.',
  when: 'regularly',
  *examine({ engine, setting, state, listed, nearMisses }) {
    const game = { rules: setting.rules, board: setting.board, state };
    const keys = new Set(listed.map(keyOf));
    for (const action of nearMisses) {
      const spec = setting.ready.actions.get(action.type);
      if (spec === undefined || isIncomplete(spec, game) || keys.has(keyOf(action))) continue;
      if (engine.checkAction(state, action) === null) yield { detail: 'it is legal but not listed', action };
    }
  },
};

/** What random play draws from holds exactly the list. */
export const drawnIsListed: Law = {
  name: 'drawn-is-listed',
  sentence: 'What a kind offers by index and passes its check is its list, each of them once.',
  when: 'regularly',
  *examine({ engine, ruleset, setting, state, listed }) {
    const game = { rules: setting.rules, board: setting.board, state };
    for (const decision of engine.decisions(state)) {
      for (const spec of ruleset.phases[decision.kind].actions as readonly AnySpec[]) {
        const offers: Offers<GameAction> = spec.offers(game, decision.seat, decision);
        if (!('count' in offers)) continue;
        const drawn: string[] = [];
        for (let index = 0; index < offers.count; index++) {
          const action: GameAction | null = offers.at(index);
          if (action !== null && engine.checkAction(state, action) === null) drawn.push(keyOf(action));
        }
        const expected = listed.filter(({ type, seat }) => type === spec.type && seat === decision.seat);
        const detail = firstDifference(expected.map(keyOf).sort(), drawn.sort());
        if (detail !== null) yield { detail: `${spec.type}: ${detail}` };
      }
    }
  },
};

/** Notation is an id of an action. */
export const notationRoundTrip: Law = {
  name: 'notation-round-trip',
  sentence: 'The notation of a listed action reads back as that action, and no two actions share one.',
  when: 'regularly',
  *examine({ engine, state, listed, random }) {
    const actions = new Map<string, GameAction>();
    for (const action of some(listed, 100, random)) {
      const text = engine.formatAction(state, action);
      const twin = actions.get(text);
      if (twin !== undefined) yield { detail: `«${text}» also means ${brief(twin)}`, action };
      actions.set(text, action);
      const detail = firstDifference(action, engine.parseAction(state, text));
      if (detail !== null) yield { detail: `«${text}» reads back otherwise: ${detail}`, action };
    }
  },
};

const keyOf = ({ decision: _, ...action }: GameAction) => canonicalJson(action);
