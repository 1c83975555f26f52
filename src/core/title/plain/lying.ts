// What lies where on a diagram, read from the pieces that its author names.

import { refuse } from '../../engine/base/rejection.js';
import type { DiagramPiece } from '../../engine/rules/diagram.js';
import type { Place } from '../picture.js';
import { type AnyDiagram, numberIn, placeLists } from './diagram-of.js';
import { ownerSigns, type Sign } from './owners.js';

/** What lies on one place: whose cubes, and tags. */
export interface Lying extends Place {
  readonly signs: readonly Sign[];
  readonly tags: readonly string[];
}

/**
 * Everything that lies on a diagram, each place once. Throws `InvalidInputError` for a piece that lies
 * nowhere.
 */
export function lyingOn(
  diagram: AnyDiagram,
  pieces: Iterable<DiagramPiece>,
  seats: readonly Sign[],
): readonly Lying[] {
  const found = new Map<string, { kind: string; id: number; signs: Sign[]; tags: string[] }>();
  const owners = ownerSigns(diagram);
  for (const piece of pieces) {
    const place = placeOf(diagram, piece);
    if (place === null) continue;
    const name = `${place.kind} ${place.id}`;
    const there = found.get(name) ?? { ...place, signs: [], tags: [] };
    const sign = signOf(diagram, piece, [owners, seats]);
    if (sign !== null) there.signs.push(sign);
    if (piece.text !== undefined && piece.text !== null) there.tags.push(String(piece.text));
    found.set(name, there);
  }
  return [...found.values()];
}

// Null for a piece whose place is null: it lies beside the board.
function placeOf(diagram: AnyDiagram, piece: DiagramPiece): Place | null {
  const list = placeLists(diagram).find(({ kind }) => piece[kind] !== undefined);
  if (list === undefined) return refusePiece(piece, 'names no place of the diagram');
  const called = piece[list.kind];
  if (called === null) return null;
  const id = numberIn(list, called);
  return id === null ? refusePiece(piece, `lies on no ${list.kind} that there is`) : { kind: list.kind, id };
}

function signOf(
  { owners }: AnyDiagram,
  piece: DiagramPiece,
  [ofOwners, ofSeats]: readonly [readonly Sign[], readonly Sign[]],
): Sign | null {
  const seat = piece.seat ?? null;
  if (seat !== null) return ofSeats[Number(seat)] ?? refusePiece(piece, 'is of no seat that there is');
  const called = owners === undefined ? null : (piece[owners.kind] ?? null);
  if (owners === undefined || called === null) return null;
  const number = numberIn(owners, called);
  return number === null ? refusePiece(piece, `is of no ${owners.kind} that there is`) : ofOwners[number];
}

const refusePiece = (piece: DiagramPiece, why: string): never =>
  refuse('diagram', `the piece ${JSON.stringify(piece)} ${why}`, ['pieces']);
