// Cities that are linked for trains at any distance. A step leads from any milepost of one to any of the
// other, has no owner, and is part of every seat's line. Events in play open and close links.

import { createNotes } from '../../../../src/core/engine/index.js';
import type { CityLink, Milepost, MilepostBoard } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { type Ban, isLinkOpen, isLinkOpenForGood, linkBan } from '../events/in-play.js';
import type { EventInPlay } from '../state.js';
import type { KnownGame, LaidGame } from '../types.js';
import { cityAt } from './city.js';

const NONE: readonly CityLink[] = [];
const NO_MILEPOSTS: readonly Milepost[] = [];

/** The links of the board that are not dormant or that an event has opened; they may be closed. */
export function standingLinks(game: KnownGame): readonly CityLink[] {
  const { cityLinks } = game.board;
  if (cityLinks.length === 0) return NONE;
  return cityLinks.filter((link) => isLinkOpen(game, link));
}

/**
 * The links that serve to the end of the game, even if closed for the moment: those that no passing event has
 * opened. The same links give the same list.
 */
export function lastingLinks(game: LaidGame): readonly CityLink[] {
  const { cityLinks } = game.board;
  const { inPlay } = game.state;
  if (cityLinks.length === 0) return NONE;
  const kept = lastingByEvents.of(inPlay);
  if (kept !== undefined) return kept;
  const found = cityLinks.filter((link) => isLinkOpenForGood(game, link));
  const lists = listsOf(game.board);
  const links = lists.get(linkKey(found)) ?? found;
  lists.set(linkKey(links), links);
  if (Object.isFrozen(inPlay)) lastingByEvents.write(inPlay, links);
  return links;
}

// By key: sets of links that have served, of which a board has few.
const listsOf = onceABoard((_) => new Map<string, readonly CityLink[]>());
// By the events in play. A list of them is of one game.
const lastingByEvents = /* @__PURE__ */ (() => createNotes<readonly EventInPlay[], readonly CityLink[]>())();

/** The links that serve now: none while an event closes them all. */
export function openLinks(game: KnownGame): readonly CityLink[] {
  const links = standingLinks(game);
  return links.length > 0 && linkBan(game) !== null ? NONE : links;
}

/** The mileposts of the cities that the links join to the one at the milepost. */
export function linkedMileposts(
  { cityAt: index, cities }: Pick<MilepostBoard, 'cityAt' | 'cities'>,
  links: readonly CityLink[],
  at: Milepost,
): readonly Milepost[] {
  let linked = NO_MILEPOSTS;
  for (const { cities: ends } of links) {
    const place = ends.indexOf(index[at]);
    if (place >= 0) linked = [...linked, ...cities[ends[1 - place]].mileposts];
  }
  return linked;
}

/** The link that leads from one milepost to the other now, or undefined. */
export function linkBetween(game: KnownGame, from: Milepost, to: Milepost): CityLink | undefined {
  const link = standingLinkBetween(game, from, to);
  return link === undefined || linkBan(game) !== null ? undefined : link;
}

/** The card that keeps trains from the link between two mileposts; null without a card or a link. */
export function closedLinkBan(game: KnownGame, from: Milepost, to: Milepost): Ban | null {
  return standingLinkBetween(game, from, to) === undefined ? null : linkBan(game);
}

function standingLinkBetween(game: KnownGame, from: Milepost, to: Milepost): CityLink | undefined {
  const { board } = game;
  if (board.cityLinks.length === 0 || cityAt(board, from) === undefined) return undefined;
  const joins = (one: number, other: number) => board.cityAt[from] === one && board.cityAt[to] === other;
  return standingLinks(game).find(({ cities: [one, other] }) => joins(one, other) || joins(other, one));
}

/** A text that tells sets of links apart, for caches. */
export function linkKey(links: readonly CityLink[]): string {
  let key = '';
  for (const { id } of links) key += `${id} `;
  return key;
}
