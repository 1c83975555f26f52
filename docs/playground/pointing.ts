// What the board is told and tells: what is possible on it, what pointing at it means, and what is proposed for a click.

import { createRandom, type GameAction } from 'railhead/engine';
import { createBoard, type Highlight, type MountedBoard, type Place } from 'railhead/table';
import type { Asked } from './asked.js';
import { fill, get } from './dom.js';
import { goesBy, type Proposal, proposalOf, proposalsFor } from './proposals.js';
import type { Session } from './session.js';

/** The board with what is proposed on it. */
export interface Pointing {
  readonly board: MountedBoard<unknown>;
  readonly proposals: () => readonly Proposal[];
  /** What is asked now; what was proposed before is kept unless it is dropped. */
  ask(asked: Asked | null): void;
  /** Lights up places besides: of a card, of a button. */
  shine(places: readonly Highlight[]): void;
  /** Proposes what a bot would do. */
  hint(): void;
  /** Takes proposals off, as somebody who thinks better of it. */
  cancel(): void;
  /** Forgets proposals, as what follows is shown anyway. */
  drop(): void;
  destroy(): void;
}

/** What becomes of what is proposed. */
export interface Proposing {
  play(actions: readonly GameAction[]): void;
  /** Proposals are others than before. */
  changed(): void;
}

// Milliseconds after which a pointer rests.
const REST = 120;

/** Mounts the board of a session. */
export function createPointing(session: Session, { play, changed }: Proposing): Pointing {
  const { engine, store, picture, board } = session;
  let asked: Asked | null = null;
  let proposals: readonly Proposal[] = [];
  let from: Place | null = null;
  let light: readonly Highlight[] = [];
  // What may be clicked, found when it is shown first.
  let possible: readonly Highlight[] | null = null;
  let resting = 0;
  let isMarked = true;

  const host = get('board');
  host.replaceChildren();
  const mounted = createBoard<object, unknown>(host, {
    picture,
    board,
    view: store.getSnapshot().view,
    label: `The board of ${session.ruleset.title}`,
    snap: ['city'],
    onSelect: select,
    onPoint: point,
    onBack: () => propose([], null),
  });

  function select(place: Place): void {
    if (asked === null) return;
    const [first] = proposals;
    if (first?.button != null && goesBy(asked, first, place)) {
      play(first.actions);
      return;
    }
    const isAgain = from?.kind === place.kind && from.id === place.id;
    const found = isAgain ? [] : proposalsFor(asked, place, from);
    // A place that leads nowhere by itself is where the next one is planned from.
    propose(found, found.some(({ leads }) => leads) || isAgain ? null : place);
  }

  // What a click would mean is said before it, as soon as the pointer rests.
  function point(place: Place | null): void {
    clearTimeout(resting);
    const told = get('pointed');
    fill(told);
    if (place === null) return;
    resting = window.setTimeout(() => {
      const [first] = asked === null ? [] : proposalsFor(asked, place, from);
      const meant = first === undefined ? [] : [first.title, first.button ?? first.notes[0]];
      fill(told, [session.placeName(place), ...meant].filter(Boolean).join(' · '));
    }, REST);
  }

  function propose(next: readonly Proposal[], start: Place | null): void {
    proposals = next;
    from = start;
    changed();
    mark();
  }

  // Once for all that changes in one go.
  function mark(): void {
    if (!isMarked) return;
    isMarked = false;
    queueMicrotask(markNow);
  }

  function markNow(): void {
    isMarked = true;
    const start: readonly Highlight[] = from === null ? [] : [{ ...from, as: 'selected' }];
    possible ??= asked === null ? [] : possibleFor(asked);
    mounted.highlight([...(light.length > 0 ? [] : possible), ...start, ...light]);
    mounted.preview(proposals[0]?.plan ?? null);
  }

  return {
    board: mounted,
    proposals: () => proposals,
    ask(next) {
      asked = next;
      possible = null;
      // Whatever was pointed at or had the focus is made anew.
      light = [];
      mark();
    },
    shine(places) {
      light = places;
      mark();
    },
    hint() {
      if (asked === null) return;
      const line = engine.suggest(asked.view, asked.decision, createRandom('hint'));
      const actions = line.length > 0 ? line : asked.legal.slice(0, 1);
      if (actions.length > 0) propose([proposalOf(asked, actions)], null);
    },
    cancel: () => propose([], null),
    drop() {
      proposals = [];
      from = null;
    },
    destroy() {
      clearTimeout(resting);
      mounted.destroy();
    },
  };
}

function possibleFor({ guide, view, decision, legal }: Asked): readonly Highlight[] {
  return guide.possible(view, decision.seat, legal).map((place) => ({ ...place, as: 'possible' }));
}
