// What the author of a board decides is data: JSON files in maps/tools/<id>. An entry may have a `note` that
// says why.

import { readFileSync } from 'node:fs';

/** Reads a file of a title, such as `iron-dragon/coasts`. The caller names its shape. */
export function authored<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(new URL(`./${file}.json`, import.meta.url), 'utf8'));
}
