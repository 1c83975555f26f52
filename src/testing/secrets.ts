// Who sees what, as text. As a golden it shows each rule change that shows or hides more as a changed line.

import type { AnyEngine, Seat } from '../core/engine/index.js';
import { type GamePlan, playRandomGame } from './random-game.js';

// Who looks at a place: where it is one of a seat's, that seat or another, else any seat; or a spectator.
const LOOKS = ['its seat', 'other seats', 'seats', 'spectators'] as const;
type Look = (typeof LOOKS)[number];

interface SecretPlace {
  /** How often those who looked saw it, and how often they looked. */
  readonly seen: Map<Look, { shown: number; hidden: number }>;
}

/**
 * Plays a random game and lists the places of its states that are hidden from some viewer: a line a place,
 * with * for numbers, in the order of the state. Public places are left out. The same plan gives the same.
 *
 * @param engine - An engine that plays the title.
 * @param rulesetId - The id of the title.
 * @param plan - The seed and seats, how many steps, options and board.
 * @returns A line for each place, with who sees it; the places in the order of the state.
 * @see E-VIEW-1
 * @example
 * expect(secretsOf(engine, 'my-title', { seed: 1, steps: 300 })).toMatchFileSnapshot('secrets.txt');
 * // bag.*              nobody
 * // seats.*.hand.*     its seat
 */
export function secretsOf(engine: AnyEngine, rulesetId: string, plan: GamePlan): string {
  const { states } = playRandomGame(engine, rulesetId, plan);
  const places = new Map<string, SecretPlace>();
  for (const state of states) {
    const seats = state.game.seatNames.map((_, seat) => seat);
    for (const viewer of [null, ...seats]) look(state, engine.view(state, viewer), { viewer, places });
  }
  const secret = [...places].filter(([, { seen }]) => [...seen.values()].some(({ hidden }) => hidden > 0));
  const width = Math.max(0, ...secret.map(([path]) => path.length));
  return secret.map(([path, place]) => `${path.padEnd(width)}  ${whoSees(place)}\n`).join('');
}

interface Looking {
  readonly viewer: Seat | null;
  readonly places: Map<string, SecretPlace>;
  /** The seat that the place is one of, where it is. */
  readonly of?: Seat;
}

function look(state: unknown, view: unknown, looking: Looking, path = ''): void {
  if (state === null || typeof state !== 'object' || view === null) {
    note(state, view, looking, path);
    return;
  }
  for (const [key, part] of Object.entries(state)) {
    const place = /^\d+$/.test(key) ? '*' : key;
    const of = path === 'seats' ? { of: Number(key) } : {};
    look(
      part,
      (view as Record<string, unknown>)[key] ?? null,
      { ...looking, ...of },
      path ? `${path}.${place}` : place,
    );
  }
}

function note(state: unknown, view: unknown, { viewer, places, of }: Looking, path: string): void {
  if (state === null) return;
  const who = whoLooks(viewer, of);
  const place = places.get(path) ?? { seen: new Map() };
  places.set(path, place);
  const counts = place.seen.get(who) ?? { shown: 0, hidden: 0 };
  place.seen.set(who, counts);
  if (view === null) counts.hidden++;
  else counts.shown++;
}

function whoLooks(viewer: Seat | null, of: Seat | undefined): Look {
  if (viewer === null) return 'spectators';
  if (of === undefined) return 'seats';
  return viewer === of ? 'its seat' : 'other seats';
}

function whoSees({ seen }: SecretPlace): string {
  const told = LOOKS.flatMap((who) => {
    const counts = seen.get(who);
    if (counts === undefined || counts.shown === 0) return [];
    if (counts.hidden === 0) return [who];
    return who === 'seats' ? ['some seats'] : [`${who} sometimes`];
  });
  return told.length === 0 ? 'nobody' : told.join(', ');
}
