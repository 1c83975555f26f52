// Whether a title has secrets at all.

import { hasSecrets } from '../fields/declared/kinds.js';
import type { AnyRuleset } from './ruleset.js';

/** True if a view may hide something of a state. A state without a declaration may hide anything. */
export const mayHide = ({ state: { shape } }: AnyRuleset): boolean =>
  shape.fields === undefined || hasSecrets(shape.fields);
