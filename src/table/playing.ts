// One game on a page: who decides looks, bots answer, and with every change the page is told what to show.

import type { GameAction, GameEvent, Seat } from '../core/engine/index.js';
import { fill } from '../core/engine/words/fill.js';
import { type BotFactory, type BotsInSeats, type HeldGame, seatBots } from '../players/bots/index.js';
import type { MountedBoard } from './board/index.js';
import { createPointing } from './pointing.js';
import { createAutoplay, type SeatClock } from './session/index.js';
import { lookerOf, questionOf } from './shown/question.js';
import { createLog } from './shown/rows.js';
import { type GameShown, gameShownOf, plainChoice, type TableShown } from './shown/table-shown.js';
import { isHere, type Telling } from './shown/telling.js';
import { shownText } from './words/index.js';

/** A game with all that is needed to play it on a page. */
export interface TableGame {
  readonly telling: Omit<Telling, 'play' | 'placeName' | 'warned'>;
  /** The game as bots hold it; null where none are seated. */
  readonly held: HeldGame | null;
  readonly bots: readonly (BotFactory | null)[];
  readonly delay: number | (() => number | null);
  /** Milliseconds for a step that is shown by itself. */
  readonly watchDelay: () => number;
  /** Who looks; the seat that decides unless given. */
  readonly viewer: Seat | null | undefined;
  /** True if people who share a screen may see each other’s secrets. */
  readonly openSecrets: boolean;
  readonly asksFirst: boolean;
  /** The clocks of the seats now. */
  readonly clocks: () => readonly SeatClock[];
  readonly onChange: (shown: TableShown) => void;
}

/** A game that is played on a page. */
export interface Playing {
  readonly mounted: MountedBoard<unknown>;
  /** Lights up places beside what is possible. */
  shine: ReturnType<typeof createPointing>['shine'];
  /** Shows what one seat or a spectator may know; with undefined, the seat that decides looks. */
  viewAs(viewer: Seat | null | undefined): void;
  /** Has bots ask for their pace again. */
  goOn(): void;
  destroy(): void;
}

/** Mounts the board of a game, and plays by it. */
export function playOn(host: HTMLElement, game: TableGame): Playing {
  const { held, bots, delay, openSecrets, asksFirst, clocks, onChange } = game;
  const { session, engine, wording } = game.telling;
  let { viewer: fixed } = game;
  // The player who gets the screen next; meanwhile it shows what everybody may know.
  let awaited: Seat | null = null;
  // The decision that somebody turned to.
  let wanted: string | null = null;
  let shown: GameShown | null = null;
  let events: GameEvent[] = [];
  let nesting = 0;

  const telling: Telling = {
    ...game.telling,
    warned: new Set(),
    play: (actions) =>
      together(() => {
        wanted = null;
        session.playAll(actions);
      }),
    placeName: (place) => pointing.mounted.nameOf(place),
  };
  const pointing = createPointing(host, telling, { asksFirst, changed: tell });
  const log = createLog(telling);
  const autoplay = createAutoplay(session, { delay: game.watchDelay, onStop: tell });

  /** What changes the session several times is shown once. */
  function together(change: () => void): void {
    nesting++;
    try {
      change();
    } finally {
      nesting--;
      show();
    }
  }

  /** Has the one look who is to look. True if the session shows another view now, which is told by itself. */
  function seatViewer(): boolean {
    const { viewer } = session.getSnapshot();
    const people = session.getSnapshot().seats.filter((seat) => isHere(telling, seat));
    const isSecret = fixed === undefined && !openSecrets && people.length > 1;
    const asked = lookerOf(telling, awaited ?? viewer, wanted) ?? (isSecret ? null : (people[0] ?? null));
    const next = fixed === undefined ? asked : fixed;
    awaited = next !== viewer && isSecret ? next : null;
    const looks = awaited === null ? next : null;
    return looks !== viewer && session.viewAs(looks);
  }

  function show(): void {
    if (nesting > 0 || seatViewer()) return;
    const { view, viewer } = session.getSnapshot();
    pointing.mounted.show(view, events);
    const asked = awaited === null && viewer !== null ? questionOf(telling, wanted) : null;
    pointing.ask(asked);
    const turnTo = ({ id }: { readonly id: string }) => {
      wanted = id;
      show();
    };
    shown = gameShownOf(telling, { asked, clocks: clocks(), log: log(), turnTo });
    tell();
  }

  function tell(): void {
    if (shown === null) return;
    const { free, ...rest } = shown;
    const proposals = pointing.proposals();
    const pointed = pointing.pointed();
    const handOver = awaited === null ? null : handOverTo(awaited);
    const take =
      handOver && plainChoice('hand over', shownText(wording, 'hand taken', handOver), handOver.take);
    const here = proposals.flatMap((one) => (one.play === null ? [] : [{ ...one, play: one.play }]));
    const safe = here.filter(({ warning }) => warning === null);
    const risky = here.filter(({ warning }) => warning !== null);
    const happened = events;
    events = [];
    onChange({
      ...rest,
      asked: handOver === null ? rest.asked : shownText(wording, 'hand over', handOver),
      handOver,
      pointed,
      // The place is named once.
      said:
        pointed === null
          ? rest.refusal
          : pointed.text.includes(pointed.name)
            ? pointed.text
            : `${pointed.name}. ${pointed.text}`.trim(),
      proposals,
      choices: take === null ? [...safe, ...free, ...risky] : [take],
      undo: handOver === null && canUndo() ? undo : null,
      cancel: proposals.length === 0 ? null : pointing.cancel,
      hint: rest.decision === null ? null : pointing.hint,
      propose: rest.decision === null ? null : (subject) => pointing.aim(subject, rest.help(subject)),
      events: happened,
      history: historyNow(),
    });
  }

  const handOverTo = (seat: Seat) => ({
    seat,
    name: fill('{seat}', { seat }, wording),
    take: () => void session.viewAs(seat),
  });
  const canUndo = () =>
    session.getSnapshot().tentative.some(({ seat }: GameAction) => seat !== null && isHere(telling, seat));

  // What bots answered is taken back with what a person did before.
  function undo(): void {
    together(() => {
      wanted = null;
      const isLastBots = () => telling.isBot(session.getSnapshot().tentative.at(-1)?.seat ?? -1);
      while (isLastBots() && session.takeBack());
      session.takeBack();
    });
  }

  function historyNow(): TableShown['history'] {
    const { step, length } = session.getSnapshot();
    return {
      step,
      length,
      isWatching: autoplay.isOn(),
      goTo: session.goTo,
      watch: autoplay.start,
      stop: autoplay.stop,
    };
  }

  const forget = session.subscribe(() => {
    events.push(...(session.getSnapshot().events as readonly GameEvent[]));
    show();
  });
  show();
  const seated: BotsInSeats | null =
    held === null ? null : seatBots(engine, held, { bots, delay, together: (play) => together(play) });
  return {
    mounted: pointing.mounted,
    shine: pointing.shine,
    viewAs(viewer) {
      fixed = viewer;
      awaited = null;
      show();
    },
    goOn: () => seated?.goOn(),
    destroy() {
      autoplay.stop();
      seated?.stop();
      forget();
      pointing.destroy();
    },
  };
}
