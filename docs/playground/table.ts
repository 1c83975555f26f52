// A game on the page: what the store says is shown, and what is pressed or pointed at is told to the store.

import { type BoardOptions, createBoard, type MountedBoard } from 'railhead/board';
import { createRandom, type Decision, type GameAction, type GameEvent } from 'railhead/engine';
import type { TurnStatus } from 'railhead/planning';
import type { Highlight, Place } from 'railhead/render';
import { createBotPlayers } from './bot-players.js';
import { fill, get, h } from './dom.js';
import { guideOf } from './guide.js';
import { cardElements } from './hand.js';
import { handOver } from './hand-over.js';
import { showHistory } from './history.js';
import { logElements } from './log.js';
import { type MovesPage, moveElements } from './moves.js';
import { type Asked, type Proposal, proposalOf, proposalsAt } from './proposals.js';
import { seatElements } from './seats.js';
import type { Session } from './session.js';
import { turnElements } from './turn.js';
import { faultText, wordsOf } from './words.js';

/** A game on the page. */
export interface Table {
  readonly session: Session;
  /** Shows it anew: the pace or the viewer was changed. */
  show(): void;
  undo(): void;
  /** What a bot would do, as a proposal. */
  hint(): void;
  readonly board: MountedBoard<unknown>;
  destroy(): void;
}

// More possible places than this are no help.
const MOST_MARKS = 160;
// Milliseconds after which a pointer rests.
const REST = 120;

/** Puts a game on the page. */
export function createTable(session: Session): Table {
  const { engine, store, players, picture, summary, rules, board } = session;
  const words = wordsOf(session);
  const guide = guideOf(session);
  const people = players.flatMap((player, seat) => (player === 'you' ? [seat] : []));
  let asked: Asked | null = null;
  let wanted: string | null = null;
  let proposals: readonly Proposal[] = [];
  let from: Place | null = null;
  let light: readonly Highlight[] = [];
  let said: string | null = null;
  // How many actions each thing was made of that can be undone as one.
  let done: number[] = [];
  let events: GameEvent[] = [];
  let stood: { readonly view: object; readonly status: TurnStatus | null } | null = null;
  let nesting = 0;
  let resting = 0;

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
    onBack: () => propose([]),
  } satisfies BoardOptions<object, unknown>);
  const bots = createBotPlayers(session, {
    delay: () => Number(get<HTMLSelectElement>('pace').value),
    isHeld: () => get('hold').getAttribute('aria-pressed') === 'true',
    together,
  });
  const stop = store.subscribe(() => {
    events.push(...(store.getSnapshot().events as readonly GameEvent[]));
    if (nesting === 0) show();
  });

  /** What changes the store several times is shown once. */
  function together(what: () => void): void {
    nesting++;
    said = null;
    try {
      what();
    } catch (error) {
      said = faultText(error);
    } finally {
      nesting--;
    }
    show();
  }

  /* What is decided */

  // What the game waits for, by a person; what somebody turned to before that.
  function decisionNow(): Decision | null {
    const { decisions } = store.getSnapshot();
    const ours = decisions.filter(({ seat }) => players[seat] === 'you');
    return ours.find(({ id }) => id === wanted) ?? ours.find(({ optional }) => !optional) ?? ours[0] ?? null;
  }

  function ask(): void {
    const { view, state, step, length } = store.getSnapshot();
    const decision = decisionNow();
    if (decision === null || view.viewer !== decision.seat) asked = null;
    else {
      const legal = [...engine.legalActions(view, decision.seat)].filter((action) =>
        ofDecision(decision, action),
      );
      asked = { session, words, guide, view, decision, legal };
    }
    if (step === length && state.outcome !== null) asked = null;
  }

  function ofDecision({ kind }: Decision, { type }: GameAction): boolean {
    return session.ruleset.phases[kind].actions.some((spec) => spec.type === type);
  }

  /** Whoever decides looks; where that is somebody else than before, the screen is handed over first. */
  function seat(): boolean {
    const { viewer } = store.getSnapshot();
    const chosen = get<HTMLSelectElement>('viewer').value;
    const decides = decisionNow()?.seat ?? null;
    const next =
      chosen === 'decides'
        ? (decides ?? viewer ?? people[0] ?? null)
        : chosen === 'spectator'
          ? null
          : Number(chosen);
    if (next === viewer) return false;
    const isSecret = people.length > 1 && !session.isOpen && chosen === 'decides' && next !== null;
    if (isSecret) {
      if (viewer !== null) store.viewAs(null);
      handOver(words.nameOf(next), () => store.viewAs(next));
      return viewer !== null;
    }
    store.viewAs(next);
    return true;
  }

  /* What is done */

  function play(actions: readonly GameAction[]): void {
    let played = 0;
    together(() => {
      for (const action of actions) {
        if (!store.play(action)) break;
        played++;
      }
      proposals = [];
      from = null;
      wanted = null;
      const { rejection, tentative } = store.getSnapshot();
      if (rejection !== null) said = words.refusal(rejection);
      if (tentative.length === 0) done = [];
      else if (played > 0) done.push(Math.min(played, tentative.length));
    });
  }

  function undo(): void {
    together(() => {
      store.takeBack(done.pop() ?? 1);
      proposals = [];
      wanted = null;
    });
  }

  function hint(): void {
    if (asked === null) return;
    const { decision, view } = asked;
    const line = engine.suggest(view, decision, createRandom('hint'));
    const [any] = asked.legal;
    const actions = line.length > 0 ? line : any === undefined ? [] : [any];
    if (actions.length > 0) propose([proposalOf(asked, actions)]);
  }

  function select(place: Place): void {
    if (asked === null) return;
    const [first] = proposals;
    // Who clicks a second time where a proposal leads means it.
    if (first?.button != null && first.marks.some(({ kind, id }) => kind === place.kind && id === place.id))
      play(first.actions);
    else {
      choose(asked, place);
    }
  }

  // What a click would mean is said before it, as soon as the pointer rests.
  function point(place: Place | null): void {
    clearTimeout(resting);
    get('pointed').textContent = '';
    if (place === null) return;
    resting = window.setTimeout(() => {
      const [first] = asked === null ? [] : proposalsAt(asked, place, from);
      const spot = picture.spotOf(board, place);
      const name = spot === null ? '' : session.placeName(spot);
      const meant = first === undefined ? [] : [first.title, first.button ?? first.notes[0]];
      get('pointed').textContent = [name, ...meant].filter(Boolean).join(' · ');
    }, REST);
  }

  // A place that leads nowhere by itself is where the next one is planned from.
  function choose(now: Asked, place: Place): void {
    const isAgain = from?.kind === place.kind && from.id === place.id;
    const found = isAgain ? [] : proposalsAt(now, place, from);
    const start = found.some(({ leads }) => leads) || isAgain ? null : place;
    propose(found);
    from = start;
    mark();
  }

  function propose(next: readonly Proposal[]): void {
    proposals = next;
    from = null;
    showTurn();
    mark();
  }

  /* What is shown */

  function show(): void {
    if (seat()) return;
    ask();
    const { view, outcome } = { ...store.getSnapshot(), outcome: store.getSnapshot().state.outcome };
    mounted.show(view, events);
    events = [];
    if (outcome !== null) proposals = [];
    showTurn();
    showCards();
    showMoves();
    const deciding = new Set(store.getSnapshot().decisions.map((decision: Decision) => decision.seat));
    fill(get('seats'), ...seatElements(session, deciding as Set<number>));
    fill(get('log'), ...logElements(session, words));
    get('log').scrollTop = get('log').scrollHeight;
    showHistory(session);
    mark();
    bots.goOn();
  }

  function showTurn(): void {
    fill(
      get('turn'),
      ...turnElements(session, {
        asked,
        status: statusNow(),
        words,
        proposals,
        said,
        play,
        page,
        undo,
        hint,
        cancel: () => propose([]),
        turnTo: (id) => {
          wanted = id;
          show();
        },
      }),
    );
  }

  // How the turn stands for whoever looks; asked for several times of one view.
  function statusNow(): TurnStatus | null {
    const { view } = store.getSnapshot();
    const isKnown = stood?.view === view;
    const status = view.viewer === null || isKnown ? null : guide.status(view, view.viewer);
    const now = stood !== null && isKnown ? stood : { view, status };
    stood = now;
    return now.status;
  }

  function showCards(): void {
    const { view } = store.getSnapshot();
    const told = { rules, board, state: view, happened: null };
    const shine = (places: readonly Highlight[]) => {
      light = places;
      mark();
    };
    const hand = view.viewer === null ? [] : (summary.hand?.(told, view.viewer) ?? []);
    const display = summary.display?.(told) ?? [];
    fill(get('hand'), ...cardElements([...hand, ...display], shine));
    get('hand').hidden = hand.length + display.length === 0;
  }

  // What buttons of single actions do.
  const page: MovesPage = {
    choose: (action: GameAction) => play([action]),
    point: (action: GameAction | null) => {
      const place = action === null ? null : picture.placeOf(board, action);
      light = place === null ? [] : [{ ...place, as: 'planned' }];
      mark();
    },
  };

  function showMoves(): void {
    fill(
      get('moves'),
      ...(asked === null
        ? [h('p', { class: 'quiet' }, 'Nothing to decide here now.')]
        : moveElements(asked, page, statusNow()?.pass?.type)),
    );
  }

  function mark(): void {
    const planned = proposals[0]?.marks ?? [];
    const start: readonly Highlight[] = from === null ? [] : [{ ...from, as: 'selected' }];
    mounted.highlight([
      ...(planned.length + light.length > 0 ? [] : possible()),
      ...start,
      ...planned,
      ...light,
    ]);
  }

  // Where trains can be at the end of this turn.
  function reached({ view, decision }: Asked): readonly Place[] {
    const trains = statusNow()?.cargo ?? [];
    return trains.flatMap(({ train }) =>
      guide.reach(view, decision.seat, train).flatMap(({ place, turn }) => (turn === 0 ? [place] : [])),
    );
  }

  // Places that may be clicked, where they are few enough to help.
  function possible(): readonly Highlight[] {
    const found = new Map<string, Highlight>();
    for (const action of asked?.legal ?? []) {
      const place = picture.placeOf(board, action);
      // Where stretches are planned, segments are not clicked one by one.
      const isPlanned = place?.kind === 'segment' && session.planning.build !== undefined;
      if (place !== null && !isPlanned) found.set(`${place.kind} ${place.id}`, { ...place, as: 'possible' });
    }
    for (const place of asked === null ? [] : reached(asked))
      found.set(`${place.kind} ${place.id}`, { ...place, as: 'possible' });
    return found.size > MOST_MARKS ? [] : [...found.values()];
  }

  show();
  return {
    session,
    show,
    undo,
    hint,
    board: mounted,
    destroy() {
      stop();
      clearTimeout(resting);
      bots.stop();
      mounted.destroy();
    },
  };
}
