// Rules find the ruleset that plays by them, with all that is laid over it.

import { createNotes, type Notes } from '../base/notes.js';
import type { AnyRuleset } from './ruleset.js';

/** The ruleset that plays by these rules: noted of the rules of every game. */
export const playedBy: Notes<object, AnyRuleset> = /* @__PURE__ */ (() =>
  createNotes<object, AnyRuleset>())();
