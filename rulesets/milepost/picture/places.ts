// Where the names, prices and panels of a sheet stand. They look for space one after another. You can keep
// the result beside the map: a board drawn with it needs no search.

/** What one search found: whole numbers, points in tenths of a pixel; empty if there was no room. */
export type FoundPlaces = readonly number[];

/** What all searches of a sheet found, in the order in which they were made. */
export interface KeptPlaces {
  /** The hash of the board that was searched. */
  readonly board: string;
  /** What each search found. */
  readonly found: readonly FoundPlaces[];
}

/** The places of a sheet. */
export interface Places {
  /** Whether they are known, so that nothing has to be marked as taken. */
  readonly areKnown: boolean;
  /** The next place; asks the search only if it is not known. */
  next(search: () => FoundPlaces): FoundPlaces;
  /** Takes note of a text that found no room, or stands on a sign. */
  miss(text: string): void;
}

/** Places that were found before. */
export function knownPlaces({ found }: KeptPlaces): Places {
  let next = 0;
  return { areKnown: true, next: () => found[next++], miss() {} };
}

/** Places that have to be looked for; each is added to a list, and so are the texts that found none. */
export function soughtPlaces(found: FoundPlaces[] = [], missed: string[] = []): Places {
  return {
    areKnown: false,
    miss: (text) => missed.push(text),
    next(search) {
      const place = search();
      found.push(place);
      return place;
    },
  };
}

/** A point as it is kept. */
export const tenths = (x: number, y: number): readonly [number, number] => [
  Math.round(x * 10),
  Math.round(y * 10),
];
