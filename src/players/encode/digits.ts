// An action as a path of digits: its kind, then its fields in order. Every digit has a known number of values
// after those before it, and a path shows its own end. So each digit is drawn in turn, with a mask.

import { refuse } from '../../core/engine/base/rejection.js';
import { nameOfGiven } from '../../core/engine/input/arguments.js';
import type { Shape } from './kinds.js';
import { placeIn } from './vector.js';

/** The most values of one digit: larger numbers take several. */
export const BASE = 1024;

/** Reads the digits of one path in order. */
export interface Reader {
  /** The next digit, of this number of values; throws where the path ends before it. */
  next(values: number): number;
}

/** Writes the digits of a value of a shape. */
export function writeDigits(shape: Shape, value: unknown, out: number[]): void {
  switch (shape.is) {
    case 'flag':
      out.push(value === true ? 1 : 0);
      return;
    case 'number':
      writeNumber((value as number) - shape.least, shape.most - shape.least + 1, out);
      return;
    case 'one':
      writeNumber(placeIn(shape.names)(value), shape.of, out);
      return;
    case 'maybe': {
      const isThere = value !== null && value !== undefined;
      out.push(isThere ? 1 : 0);
      if (isThere) writeDigits(shape.inner, value, out);
      return;
    }
    case 'list':
      for (const item of value as readonly unknown[]) {
        out.push(1);
        writeDigits(shape.item, item, out);
      }
      out.push(0);
      return;
    case 'record':
      for (const [name, field] of shape.fields)
        writeDigits(field, (value as Record<string, unknown>)[name], out);
      return;
    case 'only':
      return;
    default:
      refuse('ruleset', `a field that is ${shape.is} has no digits`);
  }
}

/** Reads a value of a shape; undefined for an optional one that is left out. */
export function readDigits(shape: Shape, reader: Reader): unknown {
  switch (shape.is) {
    case 'flag':
      return reader.next(2) === 1;
    case 'number':
      return readNumber(shape.most - shape.least + 1, reader) + shape.least;
    case 'one': {
      const place = readNumber(shape.of, reader);
      return shape.names === null ? place : shape.names[place];
    }
    case 'maybe':
      return reader.next(2) === 1 ? readDigits(shape.inner, reader) : shape.absent;
    case 'list': {
      const items: unknown[] = [];
      while (reader.next(2) === 1) items.push(readDigits(shape.item, reader));
      return items;
    }
    case 'record':
      return Object.fromEntries(
        shape.fields
          .map(([name, field]) => [name, readDigits(field, reader)] as const)
          .filter(([, value]) => value !== undefined),
      );
    case 'only':
      return shape.value;
    default:
      return refuse('ruleset', `a field that is ${shape.is} has no digits`);
  }
}

// The highest digit first.
function writeNumber(value: number, values: number, out: number[]): void {
  if (!(value >= 0 && value < values)) refuse('action', `${nameOfGiven(value)} is not one of ${values}`);
  if (values > BASE) {
    writeNumber(Math.floor(value / BASE), Math.ceil(values / BASE), out);
    out.push(value % BASE);
  } else out.push(value);
}

function readNumber(values: number, reader: Reader): number {
  if (values <= BASE) return reader.next(values);
  return readNumber(Math.ceil(values / BASE), reader) * BASE + reader.next(BASE);
}
