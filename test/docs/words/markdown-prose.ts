// The prose of a markdown page. Code blocks are no prose; only their width is looked at.

import { PassageWriter, type Prose, type WideLine } from './passage.js';

// What a column of the site holds.
const WIDEST = 72;

const FENCE = /^(\s*)(`{3,}|~{3,})/;
const LIST_ITEM = /^\s*(?:[-*+]|\d+[.)])\s+/;

/**
 * Reads a page.
 *
 * @param text - The page.
 * @returns Its passages (a table cell and a list item are passages of their own) and the code lines that are too wide.
 */
export function markdownProse(text: string): Prose {
  const writer = new PassageWriter();
  const wide: WideLine[] = [];
  let fence: { readonly indent: number; readonly mark: string } | null = null;
  text.split('\n').forEach((row, index) => {
    const line = index + 1;
    const mark = FENCE.exec(row);
    if (fence !== null) {
      if (mark?.[2]?.startsWith(fence.mark)) fence = null;
      else if ([...row].length - fence.indent > WIDEST)
        wide.push({ line, kind: 'code line over 72', text: row.trim() });
      return;
    }
    if (mark !== null) {
      writer.end();
      fence = { indent: mark[1]!.length, mark: mark[2]! };
    } else if (/^\s*$/.test(row)) writer.end();
    else if (/^\s*\|/.test(row)) for (const cell of cellsOf(row)) writer.whole(line, cell);
    else if (/^#+ /.test(row)) writer.whole(line, row.replace(/^#+ /, ''));
    else {
      if (LIST_ITEM.test(row)) writer.end();
      writer.add(line, row.replace(LIST_ITEM, '').replace(/^\s*>\s?/, ''));
    }
  });
  writer.end();
  return { passages: writer.passages, wide };
}

/** The cells of a row of a table, as markdown; a bar that is escaped stays in its cell. */
export function cellsOf(row: string): readonly string[] {
  const cells = row.trim().replace(/^\||\|$/g, '');
  return cells.split(/(?<!\\)\|/).map((cell) => cell.trim());
}
