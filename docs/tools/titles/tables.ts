// Tables in markdown.

/** A table with a blank line after it; nothing at all without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

/** A text as a cell: on one line, without what markdown or HTML would take for its own. */
export const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ')
    .replaceAll(/<(?!br>)/g, '&lt;');
