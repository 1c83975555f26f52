// What a title answers planners that plans nothing: only which places an action names.

import type { AnyRuleset } from '../../engine/index.js';
import type { TitlePlanning } from '../planning.js';
import { diagramOf } from './diagram-of.js';
import { placesNamed } from './named-places.js';

/** The planning of a ruleset with nothing to plan. */
export function plainPlanning(ruleset: AnyRuleset): TitlePlanning {
  return {
    ruleset: ruleset.id,
    money: '',
    placesOf: ({ board }, action) => placesNamed(ruleset, diagramOf(ruleset, board), action),
    ends: () => ({ from: null, to: null }),
    cityPlace({ board }, id) {
      const { nodes } = diagramOf(ruleset, board);
      const number = nodes?.list.findIndex((node) => node.id === id || node.name === id) ?? -1;
      return nodes === undefined || number < 0 ? null : { kind: nodes.kind, id: number };
    },
    sameAs: (_, place) => [place],
    status: () => ({ meters: [], cargo: [], goals: [] }),
  };
}
