// What people write into a record: who played where and when, how long they thought, and what they say of an
// action. None of it is proof: it stands outside the chain and the digest, so people may edit it by hand
// (E-SAVE-3).

import * as z from 'zod/mini';
import { lineSchema, nameSchema } from '../base/names.js';
import { DamagedSaveError } from '../base/rejection.js';

/** About a game as a whole. A list has an entry for each seat. */
export interface RecordMeta {
  /** What people call the game: `Friday evening`; nothing if left out. */
  readonly title?: string | undefined;
  /** Where it was played: a place, or a site. */
  readonly site?: string | undefined;
  /** When it began: `2026-11-29`; unknown if left out. */
  readonly date?: string | undefined;
  /** Who played; a seat that changed hands has the name of its last player. `config.seats` says who began. */
  readonly names?: readonly string[] | undefined;
  /** How strong they were, as their site writes it: `1500`; empty for somebody without a rating. */
  readonly ratings?: readonly string[] | undefined;
  /** How it ended, in words; if left out, `outcome` says it. */
  readonly result?: string | undefined;
}

/** About an action of a record. */
export interface RecordNote {
  /** Which action it is, from 1; 0 for the set-up. */
  readonly n: number;
  /** Milliseconds that its seat had spent on the game by then; not counted if left out. */
  readonly clock?: number | undefined;
  /** What somebody says of it, in a line; nothing if left out. */
  readonly comment?: string | undefined;
}

const line = /* @__PURE__ */ (() => lineSchema(200))();
const whole = /* @__PURE__ */ (() => z.int().check(z.gte(0)))();

/** The shape of what people write into a record. */
export const bookShape = /* @__PURE__ */ (() => ({
  meta: z.optional(
    z.strictObject({
      title: z.optional(line),
      site: z.optional(line),
      date: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
      names: z.optional(z.array(nameSchema).check(z.maxLength(24))),
      ratings: z.optional(z.array(line).check(z.maxLength(24))),
      result: z.optional(line),
    }),
  ),
  notes: z.optional(
    z
      .array(z.strictObject({ n: whole, clock: z.optional(whole), comment: z.optional(lineSchema(2000)) }))
      .check(z.maxLength(1_000_001)),
  ),
}))();

/** E-SAVE-3: lists have an entry for each seat, and notes are in the order of the actions that there are. */
export function checkBook(
  {
    meta = {},
    notes = [],
  }: { readonly meta?: RecordMeta | undefined; readonly notes?: readonly RecordNote[] | undefined },
  { seats, actions }: { readonly seats: number; readonly actions: number },
): void {
  for (const list of ['names', 'ratings'] as const) {
    const count = meta[list]?.length ?? seats;
    if (count !== seats)
      throw new DamagedSaveError(`the record is damaged at meta.${list}: ${count} for ${seats} seats`);
  }
  for (const [place, { n }] of notes.entries()) {
    if (n > actions)
      throw new DamagedSaveError(`the record is damaged at notes.${place}: there is no action ${n}`);
    if (place > 0 && notes[place - 1].n >= n)
      throw new DamagedSaveError(
        `the record is damaged at notes.${place}: action ${n} comes earlier, and once`,
      );
  }
}
