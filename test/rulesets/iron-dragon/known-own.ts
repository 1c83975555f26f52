// The slice of Iron Dragon in states and views that helpers of the family have typed as its own.

import type { IronKnown } from '../../../rulesets/iron-dragon/rules/state.js';

export function knownOwn({ own }: { readonly own: object }): IronKnown {
  return own as IronKnown;
}
