// One action, one spelling (E-SHAPE-3, E-SHAPE-4): optional fields and lists that stand for sets must not
// give it a second one, or the same game would have two records.

import { canonicalJson, type Envelope, type GameAction, isIncomplete } from '../../core/engine/index.js';
import type { AnySpec } from '../../core/engine/rules/action.js';
import { createHashedRandom } from '../../core/random/hashed-random.js';
import { brief } from '../difference.js';
import { type Law, some } from '../law.js';

type Fields = Readonly<Record<string, unknown>>;

/** An accepted action is played as it is listed. */
export const oneSpelling: Law = {
  name: 'one-spelling',
  sentence:
    'A listed action is played as it is listed; with fields left out, added or turned round it is refused or played as one that is listed.',
  when: 'regularly',
  *examine({ engine, setting, state, listed }) {
    const game = { rules: setting.rules, board: setting.board, state };
    const texts = new Set(listed.map(canonicalJson));
    for (const action of someOfEachKind(state, listed)) {
      const spec = setting.ready.actions.get(action.type) as AnySpec;
      for (const spelled of [action, ...spellings(action, optionalFields(spec))]) {
        const tried = engine.tryAction(state, spelled);
        if (!tried.ok) continue;
        const played = tried.action as GameAction;
        const again = engine.tryAction(state, played);
        const isStable = again.ok && canonicalJson(again.action) === canonicalJson(played);
        const isListed = texts.has(canonicalJson(played)) || (spelled !== action && isIncomplete(spec, game));
        if (!isStable || !isListed) yield { detail: `it is played as ${brief(played)}`, action: spelled };
        if (engine.formatAction(state, spelled) !== engine.formatAction(state, played))
          yield { detail: `it is not written as ${brief(played)} is`, action: spelled };
      }
    }
  },
};

// A separate generator, so that looking does not change which game is played.
function someOfEachKind({ step }: Envelope, listed: readonly GameAction[]): readonly GameAction[] {
  const random = createHashedRandom(step, 'spelling');
  const types = new Set(listed.map(({ type }) => type));
  return [...types].flatMap((type) =>
    some(
      listed.filter((action) => action.type === type),
      2,
      random,
    ),
  );
}

function optionalFields({ fields }: AnySpec): readonly string[] {
  return Object.keys(fields).filter((name) => name !== 'decision' && fields[name].isOptional);
}

// What fields that may be left out are tried with.
const VALUES = [0, 1, true, false, [], [0]] as const;

function* spellings(action: GameAction, optional: readonly string[]): Iterable<GameAction> {
  const fields: Fields = { ...action };
  for (const name of optional) {
    const { [name]: given, ...rest } = fields;
    if (given !== undefined) yield rest as unknown as GameAction;
    else for (const value of VALUES) yield { ...action, [name]: value };
  }
  for (const [name, value] of Object.entries(fields))
    if (Array.isArray(value) && value.length > 1) yield { ...action, [name]: [...value].reverse() };
}
