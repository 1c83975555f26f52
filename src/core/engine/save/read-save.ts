// Reads a file that somebody kept: its JSON, what kind of file it is and of which version, and its shape. Every
// version that was published is read. Today's are the first ones, so none is brought up to date here yet.

import * as z from 'zod/mini';
import { issuesOf } from '../base/issues.js';
import { quoted } from '../base/printable.js';
import { DamagedSaveError } from '../base/rejection.js';
import { isShallow, isWithin, LONGEST_SAVE, SAVE_BOUNDS } from '../input/bounds.js';

/** The newest format of each kind of save that this version reads and writes. */
export const VERSIONS = { record: 1, snapshot: 1 } as const;

/** A save's JSON in the shape of its kind; throws {@link DamagedSaveError} with the place where it does not fit. */
export function readSave<Schema extends z.ZodMiniType>(
  input: unknown,
  kind: keyof typeof VERSIONS,
  schema: Schema,
): z.output<Schema> {
  const save = readJson(input);
  mustBeReadable(save, kind);
  const parsed = z.safeParse(schema, save);
  if (parsed.success) return parsed.data;
  const [{ path, message }] = issuesOf(parsed.error);
  throw new DamagedSaveError(
    `the ${kind} is damaged at ${path.map(quoted).join('.') || 'its top'}: ${message}`,
  );
}

/** The text of a save in today's format, which is the only one: the text as it is. */
export function migrateSave(text: string): string {
  const save = readJson(text);
  const { format } = (save ?? {}) as { format?: unknown };
  const kind = (['record', 'snapshot'] as const).find((one) => format === `railhead/${one}`);
  if (kind === undefined) throw new DamagedSaveError('this is neither a snapshot nor a record');
  mustBeReadable(save, kind);
  return text;
}

function mustBeReadable(save: unknown, kind: keyof typeof VERSIONS): void {
  const format = `railhead/${kind}`;
  const newest = VERSIONS[kind];
  const { format: found, formatVersion } = (save ?? {}) as { format?: unknown; formatVersion?: unknown };
  if (found !== format) {
    const instead = typeof found === 'string' ? `, but ${quoted(found)}` : '';
    throw new DamagedSaveError(`this is no ${format} file${instead}`);
  }
  if (typeof formatVersion !== 'number' || !Number.isInteger(formatVersion) || formatVersion < 1)
    throw new DamagedSaveError(`the ${format} file names no version`);
  if (formatVersion > newest)
    throw new DamagedSaveError(
      `the ${format} file has version ${formatVersion}; this library reads up to ${newest}`,
    );
}

/** A save's JSON, from its text or as it is; refused if it is deeper or larger than any save (E-SAVE-1). */
export function readJson(input: unknown): unknown {
  const isBounded =
    typeof input === 'string'
      ? input.length <= LONGEST_SAVE && isShallow(input, SAVE_BOUNDS.depth)
      : isWithin(input, SAVE_BOUNDS);
  if (!isBounded) throw new DamagedSaveError('no save is as large, or has as many things in each other');
  return typeof input === 'string' ? parseJson(input) : input;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The runtime's message quotes the file: characters of it that cannot be printed are replaced.
    const reason = (error as Error).message.replace(/[^ -~]+/g, '·');
    throw new DamagedSaveError(`the file is no JSON: ${reason}`);
  }
}
