// A picture mounted in an element: its still layers once, its pieces with every state, highlights above, and
// places that a pointer and a keyboard find.

import type { GameEvent } from '../../core/engine/index.js';
import type {
  Gazetteer,
  Highlight,
  Picture,
  PictureOptions,
  Place,
  PlaceKind,
  PointerReach,
} from '../../core/title/picture.js';
import { distanceTo } from '../../core/title/places.js';
import { type Previewed, previewOf } from '../../core/title/preview.js';
import { type SayWhere, whereInEnglish, whereIs } from '../../core/title/where-is.js';
import { animate } from './animate.js';
import { createLayers } from './layers.js';
import { createPanZoom } from './pan-zoom.js';
import { listenToPointer } from './pointer.js';
import { createTypeAhead, placeNamed } from './type-ahead.js';
import { walkFrom } from './walk.js';

/** What a mounted board shows, and whom it tells. */
export interface BoardOptions<Board, State> {
  /** A title's picture: that of `railhead/rulesets/<id>`, or `await titles[id].picture()`. */
  readonly picture: Picture;
  /** The board that is shown: `ruleset.board()`, or the one that the game is played on. */
  readonly board: Board;
  /** A state or, better, the view of the person at the screen. Null, or left out, is the bare board. */
  readonly view?: State | null;
  /** How it is drawn; as the title draws it if left out. */
  readonly drawing?: PictureOptions;
  /** What the board is called by a screen reader; `Board` if left out. */
  readonly label?: string;
  /** Kinds of places that are found; what the picture finds by itself unless given. */
  readonly kinds?: readonly PlaceKind[];
  /** Kinds of places, such as cities, that a click finds first where neighbours are too near each other. */
  readonly snap?: readonly PlaceKind[];
  /** What a place is called by a screen reader; by its nearest named neighbour unless given. */
  readonly nameOf?: (place: Place) => string;
  /** Says where a place without a name is, in another language; English unless given. */
  readonly say?: SayWhere;
  /** A place was clicked, tapped, or chosen with Enter. */
  readonly onSelect?: (place: Place) => void;
  /** The pointer or keyboard came to a place; null when it left the board. For previews, prices, refusals. */
  readonly onPoint?: (place: Place | null) => void;
  /** Escape was pressed. */
  readonly onBack?: () => void;
}

/** A board on a page. */
export interface MountedBoard<State> {
  /** The picture, below the element that it was mounted in. */
  readonly svg: SVGSVGElement;
  /** Shows a state or a view. What moved in the events runs along its way, unless people want less motion. */
  show(view: State | null, events?: readonly GameEvent[]): void;
  /** Highlights these places instead of those before. Possible places are found before others near them. */
  highlight(places: readonly Highlight[]): void;
  /**
   * A plan or a proposal of `railhead/table`, with its price and turns on a tag where it leads, or another
   * label. Possible places are still found, but not shown meanwhile. Null takes it off.
   */
  preview(plan: Previewed | null, label?: string): void;
  /** What a place is called: its name, or how far it is from the nearest that has one. */
  nameOf(place: Place): string;
  /** The kinds of places that are found from now on. */
  find(kinds: readonly PlaceKind[]): void;
  /** The whole board. */
  fit(): void;
  /** Zooms by a factor, about the middle of what is seen. */
  zoom(factor: number): void;
  /** Brings a place to the middle, large enough for a finger. */
  zoomTo(place: Place): void;
  /** Fills the screen with the board, or gives it back. */
  toggleFullScreen(): Promise<void>;
  /** Takes the board off the page, with all it listens to. */
  destroy(): void;
}

// Screen pixels within which a place is meant; a finger needs targets twice as wide.
const RADIUS = 14;
// Within which nothing else is meant, unless places crowd.
const EXACT = 4;
// Within which a place is meant that others are snapped to, by a mouse.
const SNAP = 9;
const TARGET = 24;

/**
 * Mounts a board in an element, which gives it its size.
 *
 * @param host - The element that the board fills; what is in it is left there.
 * @param options - The picture, the board, the first view, and what is called when people point and select.
 * @returns The mounted board; call its `destroy` when its page goes.
 * @see `openTable`, which plays as well
 * @example
 * const table = createBoard(document.querySelector('#board'), {
 *   picture: chinaRailsPicture,
 *   board: chinaRails.board(),
 *   view,
 *   onSelect: (place) => console.log(place),
 * });
 * table.show(nextView, events);
 */
export function createBoard<Board extends object, State>(
  host: HTMLElement,
  options: BoardOptions<Board, State>,
): MountedBoard<State> {
  const { picture, board, view = null, drawing = {}, label = 'Board', onSelect, onPoint, onBack } = options;
  const { say = whereInEnglish } = options;
  const gazetteer = namedIn(picture.gazetteer(board), drawing);
  const still = picture.still(board, drawing);
  const layers = createLayers(host, still);
  const panZoom = createPanZoom(host, layers.svg);
  let { kinds } = options;
  let marks: readonly Highlight[] = [];
  let planned: readonly Highlight[] = [];
  let current: Place | null = null;
  const typeAhead = createTypeAhead(gazetteer.places.map(({ name }) => name));
  const listening = new AbortController();

  const nameOf =
    options.nameOf ??
    ((place: Place) => {
      const spot = picture.spotOf(board, place);
      return spot === null ? '' : whereIs(gazetteer, spot, say);
    });
  const isPossible = ({ kind, id }: Place) =>
    marks.some((mark) => mark.as === 'possible' && mark.kind === kind && mark.id === id);

  /**
   * The place at a point of the screen: right under it where places are far enough apart, else a possible one
   * within reach before any other.
   */
  const placeAt = (x: number, y: number, snap = SNAP): Place | null => {
    const scale = layers.scale();
    const [sheetX, sheetY] = layers.toSheet(x, y);
    const point = [(sheetX - still.box.x) * scale, (sheetY - still.box.y) * scale] as const;
    const reach: PointerReach = { radius: RADIUS, scale, ...(kinds && { kinds }) };
    const isCrowded = gazetteer.step * scale < TARGET / 2;
    const snapped =
      isCrowded && options.snap !== undefined
        ? picture.placeAt(board, point, { radius: snap, scale, kinds: options.snap })
        : null;
    if (snapped !== null) return snapped;
    const hit = isCrowded ? null : picture.placeAt(board, point, { ...reach, radius: EXACT });
    if (hit !== null) return nearestPossible([sheetX, sheetY], EXACT / scale) ?? hit;
    return nearestPossible([sheetX, sheetY], RADIUS / scale) ?? picture.placeAt(board, point, reach);
  };

  const nearestPossible = (at: readonly [number, number], radius: number): Place | null => {
    let least = radius;
    let nearest: Place | null = null;
    for (const { as, kind, id } of marks) {
      const spot = as === 'possible' ? picture.spotOf(board, { kind, id }) : null;
      if (spot === null) continue;
      const far = distanceTo(spot, at);
      if (far >= least) continue;
      least = far;
      nearest = { kind, id };
    }
    return nearest;
  };

  const point = (place: Place | null) => {
    if (place?.kind === current?.kind && place?.id === current?.id) return;
    current = place;
    layers.put('pointed', place === null ? '' : picture.highlights(board, [{ ...place, as: 'selected' }]));
    if (place !== null)
      layers.say(isPossible(place) ? say('where possible', { place: nameOf(place) }) : nameOf(place));
    onPoint?.(place);
  };

  const show: MountedBoard<State>['show'] = (next, events = []) => {
    const pieces = next === null ? null : picture.pieces(board, next, drawing);
    layers.put('track', pieces?.track ?? '');
    layers.put('trains', pieces?.trains ?? '');
    layers.put('key', pieces?.key ?? '');
    for (const motion of picture.motions(board, events)) animate(layers.svg, motion);
  };

  const zoomTo = (place: Place) => {
    const spot = picture.spotOf(board, place);
    if (spot === null) return;
    const [[x1, y1], [x2, y2] = spot[0]] = spot;
    const wanted = TARGET / (gazetteer.step * layers.scale());
    panZoom.to(layers.toScreen((x1 + x2) / 2, (y1 + y2) / 2), Math.max(1, wanted));
  };

  // Cities and tags are as large on the screen however near the board is.
  const mark = () => {
    const kept = planned.length === 0 ? marks : marks.filter(({ as }) => as !== 'possible');
    layers.put('highlights', picture.highlights(board, [...kept, ...planned], layers.scale()));
  };
  const rescale = () => {
    layers.rescaled();
    mark();
  };
  for (const zoomed of ['panzoomzoom', 'panzoomreset', 'transitionend'])
    layers.svg.addEventListener(zoomed, rescale, { signal: listening.signal });
  const sized = new ResizeObserver(rescale);
  sized.observe(host);

  host.tabIndex = 0;
  host.setAttribute('role', 'application');
  host.setAttribute('aria-roledescription', 'board');
  host.setAttribute('aria-label', label);
  listenToPointer(host, listening.signal, {
    point: (x, y) => point(placeAt(x, y)),
    leave: () => point(null),
    tap(x, y, isFinger) {
      const place = placeAt(x, y, isFinger ? TARGET / 2 : SNAP);
      // A finger hits nothing so small, unless it is snapped to: it is brought nearer first.
      const isSnapped = place !== null && options.snap?.includes(place.kind) === true;
      if (isFinger && !isSnapped && gazetteer.step * layers.scale() < TARGET - 1) {
        panZoom.to([x, y], TARGET / (gazetteer.step * layers.scale()));
        return;
      }
      point(place);
      if (place !== null) onSelect?.(place);
    },
  });
  host.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isOwn = typed(event) || keys(event.key);
      if (isOwn) event.preventDefault();
    },
    { signal: listening.signal },
  );

  // Letters spell the name of a city.
  function typed({ key, timeStamp }: KeyboardEvent): boolean {
    const named = typeAhead(key, timeStamp);
    if (named === null) return false;
    const place = placeNamed(gazetteer.places[named], {
      places: picture.places(board),
      step: gazetteer.step,
    });
    if (place === null) return false;
    point(place);
    panZoom.show(layers.screenBox('pointed'));
    return true;
  }

  function keys(key: string): boolean {
    if (key.startsWith('Arrow')) {
      const next = walkFrom(current, key, { picture, board, kinds, middle: layers.middle() });
      if (next !== null) {
        point(next);
        panZoom.show(layers.screenBox('pointed'));
      }
    } else if (key === 'Enter' || key === ' ') {
      if (current !== null) onSelect?.(current);
    } else if (key === 'Escape') {
      point(null);
      onBack?.();
    } else if (key === '+' || key === '-') panZoom.by(key === '+' ? 1.5 : 1 / 1.5);
    else if (key === '0') panZoom.fit();
    else return false;
    return true;
  }

  show(view);
  return {
    svg: layers.svg,
    show,
    highlight(places) {
      marks = places;
      mark();
    },
    preview(plan, tag) {
      if (plan === null && planned.length === 0) return;
      planned = plan === null ? [] : previewOf(picture, board, plan, tag);
      mark();
    },
    nameOf,
    find(next) {
      kinds = next;
    },
    fit: panZoom.fit,
    zoom: panZoom.by,
    zoomTo,
    toggleFullScreen: () =>
      document.fullscreenElement === host ? document.exitFullscreen() : host.requestFullscreen(),
    destroy() {
      listening.abort();
      sized.disconnect();
      panZoom.destroy();
      layers.destroy();
    },
  };
}

// Names in the language of the picture.
const namedIn = ({ places, step }: Gazetteer, { translate = (text) => text }: PictureOptions): Gazetteer => ({
  step,
  places: places.map(({ name, at }) => ({ name: translate(name), at })),
});
