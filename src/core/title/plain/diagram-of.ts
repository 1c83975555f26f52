// The diagram of a ruleset on a board, after a look at what its author wrote.

import { InvalidInputError, type Issue } from '../../engine/base/rejection.js';
import type { AnyRuleset } from '../../engine/index.js';
import { reading } from '../../engine/input/arguments.js';
import type { Diagram, DiagramList, DiagramThing } from '../../engine/rules/diagram.js';

/** A diagram of any title. */
export type AnyDiagram = Diagram<never>;

/**
 * The diagram of a ruleset on a board; an empty one where it declares none. Throws `InvalidInputError` for a
 * diagram that cannot be drawn.
 */
export function diagramOf({ diagram }: AnyRuleset, board: object): AnyDiagram {
  if (diagram === undefined) return NONE;
  const found: AnyDiagram = typeof diagram === 'function' ? diagram(board) : (diagram as AnyDiagram);
  return checked(found);
}

const NONE: AnyDiagram = {};

// Diagrams that were looked at once.
const sound = new WeakSet<AnyDiagram>();

function checked(diagram: AnyDiagram): AnyDiagram {
  if (sound.has(diagram)) return diagram;
  const issues = reading('diagram', 'nodes with links, or hexes', () => [...findAmiss(diagram)]);
  if (issues.length > 0) throw new InvalidInputError('diagram', issues);
  sound.add(diagram);
  return diagram;
}

/** The kinds of its places, with what is there of each. */
export function placeLists({ nodes, links, hexes }: AnyDiagram): readonly DiagramList<DiagramThing>[] {
  return [nodes, links, hexes].filter((list) => list !== undefined);
}

/** The number of a thing by what actions and states call it; null where the list has no such thing. */
export function numberIn({ list }: DiagramList<DiagramThing>, called: unknown): number | null {
  const number = typeof called === 'string' ? list.findIndex(({ id }) => id === called) : Number(called);
  return isNumberBelow(list.length, number) ? number : null;
}

const isNumberBelow = (count: number, number: number) =>
  Number.isInteger(number) && number >= 0 && number < count;

const issue = (message: string, ...path: readonly (string | number)[]): Issue => ({ path, message });

function* findAmiss(diagram: AnyDiagram): Iterable<Issue> {
  const { nodes, links, hexes, owners } = diagram;
  const named = Object.entries({ nodes, links, hexes, owners });
  const kinds = new Map<string, string>();
  for (const [name, found] of named) {
    if (found === undefined) continue;
    if (!Array.isArray(found.list)) {
      yield issue('expected a list', name, 'list');
      return;
    }
    // A picture has it in the names of attributes.
    if (!/^[a-z][a-z0-9-]*$/i.test(found.kind) || found.kind === 'seat' || found.kind === 'text')
      yield issue(`expected the kind of an id, as station, not ${found.kind}`, name, 'kind');
    const other = kinds.get(found.kind);
    if (other !== undefined) yield issue(`${other} are of this kind already`, name, 'kind');
    kinds.set(found.kind, name);
  }
  if (hexes !== undefined && (nodes ?? links) !== undefined)
    yield issue('a diagram has hexes, or nodes and links: leave out one of them', 'hexes');
  for (const [place, { name, x, y }] of (nodes?.list ?? []).entries()) {
    if (typeof name !== 'string') yield issue('expected a name', 'nodes', place, 'name');
    if (!Number.isFinite(x) || !Number.isFinite(y))
      yield issue('expected x and y to be numbers', 'nodes', place);
  }
  for (const [place, { q, r }] of (hexes?.list ?? []).entries())
    if (!Number.isInteger(q) || !Number.isInteger(r))
      yield issue('expected q and r to be whole numbers', 'hexes', place);
  const count = nodes?.list.length ?? 0;
  for (const [place, { joins }] of (links?.list ?? []).entries())
    if (joins.length !== 2 || joins[0] === joins[1] || !joins.every((node) => isNumberBelow(count, node)))
      yield issue('expected the numbers of two nodes', 'links', place, 'joins');
  for (const [name, found] of Object.entries({ hexes, owners }))
    for (const [place, { colour }] of (found?.list ?? []).entries())
      if (colour !== undefined && !/^#[0-9a-f]{6}$/.test(colour))
        yield issue('expected a six-digit hex code with #, in small letters', name, place, 'colour');
}
