// The picture of a title that brings rules alone: its diagram, or a blank sheet with its name.

import type { AnyRuleset, GameAction } from '../../engine/index.js';
import type { Spot } from '../../map/spot.js';
import { pictureOf } from '../draw-picture.js';
import type { Deciding, Gazetteer, Picture, Place, PlaceOnSheet } from '../picture.js';
import { pointAlong } from './along.js';
import { type AnyDiagram, diagramOf, placeLists } from './diagram-of.js';
import { pieceLayers } from './draw-pieces.js';
import { stillLayers } from './draw-sheet.js';
import { radiusOf } from './name-places.js';
import { placesNamed, placesTold, specOf } from './named-places.js';
import { NIGHT } from './paper.js';
import { type PlainSheet, sheetOf } from './sheet.js';

// Pixels by which rings and bands are measured.
const STEP = 50;

/** The plain picture of a ruleset. */
export function plainPicture(ruleset: AnyRuleset): Picture {
  const { title, seats } = ruleset;
  const kept = new WeakMap<AnyDiagram, DiagramSheet>();
  const on = (board: object): DiagramSheet => {
    const diagram = diagramOf(ruleset, board);
    const laid = kept.get(diagram) ?? { diagram, sheet: sheetOf(diagram, { title, seats: seats.max }) };
    kept.set(diagram, laid);
    return laid;
  };
  const placeOf = (board: object, action: GameAction): Place | null =>
    placesNamed(ruleset, on(board).diagram, action)[0] ?? null;
  return pictureOf({
    still(board, options) {
      const { diagram, sheet } = on(board);
      return stillLayers(diagram, sheet, { ...options, title });
    },
    pieces(board, state, options) {
      const { diagram, sheet } = on(board);
      return pieceLayers(diagram, sheet, { board, state, options });
    },
    places: (board) => placesOn(on(board)),
    step: STEP,
    night: NIGHT,
    placeOf,
    placeOfEvent: (board, event) => placesTold(on(board).diagram, event)[0] ?? null,
    spot(board, action) {
      const place = placeOf(board, action);
      return place === null ? null : (placesOn(on(board)).find((one) => isSame(one, place))?.spot ?? null);
    },
    gazetteer: (board) => gazetteerOf(ruleset, { ...on(board), board }),
    attempts: (board, _, deciding) => attemptsOn(ruleset, on(board).diagram, deciding),
  });
}

interface DiagramSheet {
  readonly diagram: AnyDiagram;
  readonly sheet: PlainSheet;
}

const isSame = (one: Place, other: Place) => one.kind === other.kind && one.id === other.id;

function placesOn({ diagram: { nodes, links, hexes }, sheet }: DiagramSheet): readonly PlaceOnSheet[] {
  const of = (list: { readonly kind: string } | undefined, spots: readonly Spot[]) =>
    list === undefined ? [] : spots.map((spot, id) => ({ kind: list.kind, id, spot, found: true }));
  const radii = (nodes?.list ?? []).map(radiusOf);
  return [
    ...of(
      nodes,
      sheet.nodes.map((at) => [at]),
    ),
    ...of(
      links,
      (links?.list ?? []).map(({ joins: [from, to] }, id) => {
        // A link that stands out leaves its nodes to be read.
        const [one, other] = sheet.links[id];
        return [pointAlong([one, other], radii[from]), pointAlong([other, one], radii[to])];
      }),
    ),
    ...of(
      hexes,
      sheet.hexes.map((at) => [at]),
    ),
  ];
}

// Nodes and hexes by their names; a hex without one as sentences call it.
function gazetteerOf(
  { nameOf, tables }: AnyRuleset,
  { diagram: { nodes, hexes }, sheet, board }: DiagramSheet & { readonly board: object },
): Gazetteer {
  const named = (nodes?.list ?? []).map(({ name }, id) => ({ name, at: sheet.nodes[id] }));
  const celled = (hexes?.list ?? []).map(({ name }, id) => ({
    name: name ?? nameOf?.({ rules: tables, board }, hexes?.kind ?? '', id) ?? `${hexes?.kind} ${id}`,
    at: sheet.hexes[id],
  }));
  return { places: [...named, ...celled], step: sheet.step };
}

// Actions of which a place says all: a hex that is taken, a link that is laid.
function* attemptsOn(
  ruleset: AnyRuleset,
  diagram: AnyDiagram,
  { seat, types }: Deciding,
): Iterable<GameAction> {
  for (const type of types) {
    const fields = Object.entries(specOf(ruleset, type)?.fields ?? {}).filter(
      ([name, { isOptional }]) => name !== 'type' && name !== 'seat' && isOptional !== true,
    );
    const list = placeLists(diagram).find(({ kind }) => kind === fields[0]?.[1].idOf);
    if (fields.length !== 1 || list === undefined) continue;
    for (const [number, { id }] of list.list.entries())
      yield { type, seat, [fields[0][0]]: id ?? number } as GameAction;
  }
}
