// A page as blocks, and what they are in Markdown and in HTML. Texts in blocks are Markdown of a small kind:
// code, bold, links, anchors and line breaks.

/** A part of a page. */
export type Block =
  | { readonly is: 'heading'; readonly level: number; readonly text: string; readonly id?: string }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'picture'; readonly file: string; readonly text: string }
  | { readonly is: 'code'; readonly lines: readonly string[] }
  | { readonly is: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly is: 'folded'; readonly summary: string; readonly blocks: readonly Block[] };

/** A heading; an id can be linked to. */
export const heading = (level: number, text: string, id?: string): Block => ({
  is: 'heading',
  level,
  text,
  ...(id !== undefined && { id }),
});
/** A paragraph. */
export const text = (said: string): Block => ({ is: 'text', text: said });
/** Code in TypeScript. */
export const code = (...lines: readonly string[]): Block => ({ is: 'code', lines });
/** A table; nothing at all without rows. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): readonly Block[] =>
  rows.length === 0 ? [] : [{ is: 'table', head, rows }];
/** Blocks that a reader opens. */
export const folded = (summary: string, blocks: readonly Block[]): Block => ({
  is: 'folded',
  summary,
  blocks,
});

/** The lines of a table in Markdown, with a blank line after it. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

/** A text as a cell: on one line, without what Markdown or HTML would take for its own. */
export const cell = (said: string): string =>
  said
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ')
    .replaceAll(/<(?!br>|a id=|\/a>)/g, '&lt;');

/** A page in Markdown. */
export const markdownOf = (blocks: readonly Block[]): string =>
  `${blocks.flatMap(markdownLines).join('\n').trimEnd()}\n`;

function markdownLines(block: Block): readonly string[] {
  switch (block.is) {
    case 'heading':
      return [
        ...(block.id === undefined ? [] : [`<a id="${block.id}"></a>`, '']),
        `${'#'.repeat(block.level)} ${block.text}`,
        '',
      ];
    case 'text':
      return [block.text, ''];
    case 'picture':
      return [`![${block.text}](${block.file})`, ''];
    case 'code':
      return ['```ts', ...block.lines, '```', ''];
    case 'table':
      return table(
        block.head,
        block.rows.map((row) => row.map(cell)),
      );
    case 'folded':
      return [
        `<details><summary>${block.summary}</summary>`,
        '',
        ...block.blocks.flatMap(markdownLines),
        '</details>',
        '',
      ];
  }
}

/** A page in HTML that needs nothing else; pictures stand in it by the names of their files. */
export function htmlOf(
  title: string,
  blocks: readonly Block[],
  pictures: Readonly<Record<string, string>>,
): string {
  const body = blocks.map((block) => htmlBlock(block, pictures)).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
${body}
</html>
`;
}

const STYLE = `
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto }
th, td { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: 0.3rem 0.6rem; text-align: left; vertical-align: top }
pre { overflow-x: auto; padding: 0.8rem; background: color-mix(in srgb, currentColor 8%, transparent) }
svg { max-width: 100%; height: auto }
`;

function htmlBlock(block: Block, pictures: Readonly<Record<string, string>>): string {
  switch (block.is) {
    case 'heading':
      return `<h${block.level}${block.id === undefined ? '' : ` id="${block.id}"`}>${inline(block.text)}</h${block.level}>`;
    case 'text':
      return `<p>${inline(block.text)}</p>`;
    case 'picture':
      return pictures[block.file] ?? '';
    case 'code':
      return `<pre>${escaped(block.lines.join('\n'))}</pre>`;
    case 'table': {
      const row = (cells: readonly string[], tag: string) =>
        `<tr>${cells.map((one) => `<${tag}>${inline(one)}</${tag}>`).join('')}</tr>`;
      return `<table>${row(block.head, 'th')}${block.rows.map((cells) => row(cells, 'td')).join('\n')}</table>`;
    }
    case 'folded': {
      const inner = block.blocks.map((one) => htmlBlock(one, pictures)).join('\n');
      return `<details><summary>${inline(block.summary)}</summary>${inner}</details>`;
    }
  }
}

const MARKED = /(`[^`]*`|\*\*[^*]+\*\*|\[[^\]]*\]\([^)]*\)|<a id="[^"]*"><\/a>|<br>|&nbsp;)/;

function inline(said: string): string {
  const pieces = said.split(MARKED).map((piece, at) => {
    if (at % 2 === 0) return escaped(piece);
    if (piece.startsWith('`')) return `<code>${escaped(piece.slice(1, -1))}</code>`;
    if (piece.startsWith('**')) return `<b>${escaped(piece.slice(2, -2))}</b>`;
    const [, words, address] = /^\[([^\]]*)\]\(([^)]*)\)$/.exec(piece) ?? [];
    return words === undefined ? piece : `<a href="${escaped(address)}">${inline(words)}</a>`;
  });
  return pieces.join('');
}

const escaped = (said: string) =>
  said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
