// A page with the boards of all titles, one at a time, for tests that point at them.

import { allTitles } from '../../../rulesets/index.js';
import {
  type AnyEngine,
  type AnyRuleset,
  createEngine,
  createRandom,
  type Random,
} from '../../../src/core/engine/index.js';
import type { Highlight, Place } from '../../../src/core/title/picture.js';
import type { Title } from '../../../src/core/title/title.js';
import { createBoard, type MountedBoard } from '../../../src/table/board/index.js';
import { type PlanningEngine, planBuild, withPlanning } from '../../../src/table/plans/index.js';

const titles = allTitles as unknown as readonly Title<AnyRuleset>[];

/** What a test asks of the page. */
export interface BoardPage {
  /** Mounts a title's board; places of some kinds may be found before others. */
  mount(id: string, snap?: readonly Place['kind'][]): Promise<void>;
  /** Plays on at random and shows what came of it. */
  play(steps: number): void;
  highlight(places: readonly Highlight[]): void;
  /** Shows the cheapest way to build to a city, or none. */
  preview(city: string | null): { steps: number; turns: number; total: number };
  /** Where a place is on the screen. */
  screenOf(place: Place): readonly [number, number];
  /** A place that can be pointed at near the middle of the board. */
  some(kind: string): Place;
  /** Whether what the board shows is what the browser's own reader makes of the picture. */
  isDrawnAsText(): boolean;
  /** The names on the board. */
  names(): readonly string[];
  readonly said: string[];
  readonly board: () => MountedBoard<unknown>;
}

function pageOf(host: HTMLElement): BoardPage {
  const said: string[] = [];
  const nameOf = (place: Place | null) => (place === null ? 'nowhere' : `${place.kind} ${place.id}`);
  let board: MountedBoard<unknown>;
  let title: Title<AnyRuleset>;
  let picture: Awaited<ReturnType<Title<AnyRuleset>['picture']>>;
  let planning: Awaited<ReturnType<Title<AnyRuleset>['planning']>>;
  let engine: AnyEngine;
  let state: ReturnType<AnyEngine['createGame']>;
  let random: Random;
  return {
    said,
    names: () => picture.gazetteer(title.ruleset.board()).places.map(({ name }) => name),
    board: () => board,
    async mount(id, snap = []) {
      board?.destroy();
      said.length = 0;
      random = createRandom('page');
      title = titles.find(({ ruleset }) => ruleset.id === id) as Title<AnyRuleset>;
      [picture, planning] = [await title.picture(), await title.planning()];
      engine = createEngine([title.ruleset]) as unknown as AnyEngine;
      state = engine.createGame(id, { seats: 3, seed: 7 });
      board = createBoard<object, unknown>(host, {
        picture,
        board: title.ruleset.board(),
        view: engine.view(state, 0),
        label: title.ruleset.title,
        snap,
        onSelect: (place) => said.push(`select ${nameOf(place)}`),
        onPoint: (place) => said.push(`point ${nameOf(place)}`),
        onBack: () => said.push('back'),
      });
    },
    play(steps) {
      for (let step = 0; step < steps; step++) {
        const [decision] = engine.decisions(state);
        if (decision === undefined) return;
        const line = engine.suggest(state, decision, random);
        const result = engine.tryAction(
          state,
          line[0] ?? (engine.sampleAction(state, decision.seat, random) as never),
        );
        if (!result.ok) throw new Error(result.rejection.code);
        state = result.state as typeof state;
        board.show(engine.view(state, 0), result.events);
      }
    },
    highlight: (places) => board.highlight(places),
    isDrawnAsText() {
      const still = picture.still(title.ruleset.board(), {});
      const pieces = picture.pieces(title.ruleset.board(), engine.view(state, 0), {});
      return Object.entries({ ...still, ...pieces })
        .filter(([layer]) => ['ground', 'track', 'signs', 'trains'].includes(layer))
        .every(([layer, markup]) => {
          const template = document.createElement('template');
          const { x, y, width, height } = still.box;
          const at = `x="${x}" y="${y}" width="${width}" height="${height}"`;
          // The ground is clipped to the sheet.
          const inner =
            layer === 'ground'
              ? `<svg ${at} overflow="hidden" viewBox="${x} ${y} ${width} ${height}">${markup}</svg>`
              : markup;
          template.innerHTML = `<svg><g data-layer="${layer}">${inner}</g></svg>`;
          const read = template.content.querySelector('g') as SVGGElement;
          // A layer that changes keeps its elements, and may have them in another order of attributes; its nodes are the same.
          return read.isEqualNode(board.svg.querySelector(`[data-layer="${layer}"]`));
        });
    },
    preview(city) {
      const known = withPlanning(engine, [planning]) as PlanningEngine<never>;
      const plan =
        city === null
          ? null
          : planBuild(known, state as never, engine.decisions(state)[0].seat, 'network', city);
      board.preview(plan);
      return { steps: plan?.steps.length ?? 0, turns: plan?.turns ?? 0, total: plan?.total ?? 0 };
    },
    screenOf(place) {
      const [[x1, y1], [x2, y2] = [x1, y1]] = picture.spotOf(
        title.ruleset.board(),
        place,
      ) as readonly (readonly [number, number])[];
      const at = new DOMPoint((x1 + x2) / 2, (y1 + y2) / 2).matrixTransform(
        board.svg.getScreenCTM() as DOMMatrix,
      );
      return [at.x, at.y];
    },
    some(kind) {
      const all = [...picture.places(title.ruleset.board())].filter((place) => place.kind === kind);
      const { id } = all[Math.floor(all.length / 2)];
      return { kind: kind as Place['kind'], id };
    },
  };
}

Object.assign(globalThis, { boardPage: pageOf(document.querySelector('#host') as HTMLElement) });
