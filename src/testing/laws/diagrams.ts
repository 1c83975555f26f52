// What a ruleset draws of itself is what everybody may know, and can be drawn.

import { diagramOf } from '../../core/title/plain/diagram-of.js';
import { lyingOn } from '../../core/title/plain/lying.js';
import { firstDifference } from '../difference.js';
import type { Law } from '../law.js';
import { nameOf } from '../twins.js';

/** A diagram shows no secret. */
export const diagramsAreOpen: Law = {
  name: 'diagrams-are-open',
  sentence:
    'The pieces of a diagram lie on places that it has, and are the same for a state and for every view of it.',
  when: 'regularly',
  *examine({ engine, ruleset, setting: { board }, state, seats }) {
    if (ruleset.diagram === undefined) return;
    const diagram = diagramOf(ruleset, board);
    const signs = state.game.seatNames.map((name, rank) => ({ name, colour: '', letters: '', rank }));
    const lyingIn = (position: object) => {
      const pieces = [...(diagram.pieces?.({ board, state: position } as never) ?? [])];
      return lyingOn(diagram, pieces, signs);
    };
    const whole = lyingIn(state);
    for (const viewer of [null, ...seats]) {
      const other = firstDifference(whole, lyingIn(engine.view(state, viewer) as object));
      if (other !== null) yield { detail: `pieces for ${nameOf(viewer)}: ${other}` };
    }
  },
};
