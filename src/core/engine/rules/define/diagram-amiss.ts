// What is wrong with a diagram, where a title is defined: colours, hexes and links that cannot be drawn.

import type { Issue } from '../../base/rejection.js';
import type { Diagram } from '../diagram.js';

// biome-ignore lint/suspicious/noExplicitAny: diagrams of any title
type AnyDiagram = Diagram<any>;

/** Every reason why a diagram cannot be drawn; none for one that is made of the board. */
export function* diagramAmiss(
  diagram: AnyDiagram | ((board: never) => AnyDiagram) | undefined,
): Iterable<Issue> {
  if (typeof diagram !== 'object') return;
  const { owners, hexes, links, nodes } = diagram;
  const issue = (message: string, part: string, place: number): Issue => ({
    path: ['diagram', part, place],
    message,
  });
  for (const [part, list = []] of Object.entries({ owners: owners?.list, hexes: hexes?.list }))
    for (const [place, { colour }] of list.entries())
      if (colour !== undefined && !/^#[0-9a-f]{6}$/i.test(colour))
        yield issue(`expected a colour of six digits, as #bb3333, not ${colour}`, part, place);
  const taken = new Set<string>();
  for (const [place, { q, r }] of (hexes?.list ?? []).entries()) {
    if (![q, r].every(Number.isInteger)) yield issue('expected whole numbers, q and r', 'hexes', place);
    if (taken.has(`${q},${r}`)) yield issue(`two hexes lie at q ${q} and r ${r}`, 'hexes', place);
    taken.add(`${q},${r}`);
  }
  for (const [place, { joins }] of (links?.list ?? []).entries())
    for (const end of joins)
      if (nodes?.list[end] === undefined)
        yield issue(`it joins the node ${end}, which is not there`, 'links', place);
}
