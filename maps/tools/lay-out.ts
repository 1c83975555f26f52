// JSON laid out for diffs: every field of the file on a separate line, tables with one row a line.

/** The text of a file; `rows` names the fields that are tables, every list if left out. */
export function layOut(data: object, rows?: readonly string[]): string {
  const fields = Object.entries(data).map(([name, value]) => {
    if (!Array.isArray(value) || rows?.includes(name) === false)
      return `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`;
    const lines = value.map((row) => `    ${JSON.stringify(row)}`);
    return `  ${JSON.stringify(name)}: [\n${lines.join(',\n')}\n  ]`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

/** As {@link layOut} for the lines of a map: all that begin at one node share a row of the file. */
export function joinRowsByNode(text: string): string {
  const [head, tail] = text.split('  "lines": [\n');
  const rows = tail.split('\n').filter((row) => row.startsWith('    ['));
  const byNode = new Map<string, string[]>();
  for (const row of rows) {
    const node = row.slice(5, row.indexOf(','));
    byNode.set(node, [...(byNode.get(node) ?? []), row.trim().replace(/,$/, '')]);
  }
  const lines = [...byNode.values()].map((group) => `    ${group.join(', ')}`);
  return `${head}  "lines": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
