// The kind of board of a title whose boards come from its rules, and from no files.

import { refuse } from '../../engine/base/rejection.js';
import type { AnyRuleset } from '../../engine/index.js';
import { error } from '../../map/finding.js';
import type { BoardKind } from '../title.js';

/** The boards of a ruleset: no file makes one. */
export function plainBoards({ id, title, boardKind = id }: AnyRuleset): BoardKind {
  const message = `${title} brings its own board: none is made from a file`;
  return {
    kind: boardKind,
    needsDeck: false,
    checksMapAlone: true,
    validate: () => [error('map/none', ['map'], message)],
    define: () => refuse('map', message),
  };
}
