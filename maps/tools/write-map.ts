// The layout of map files: a line holds one row of mileposts, one city, one good, one run of an area or a
// dozen edges. So a change of the map changes few lines.

/** Writes a map as JSON in the layout of maps/<id>/map.json. */
export function mapText(map: Record<string, unknown>): string {
  const fields = Object.entries(map).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${fieldText(key, value)}`,
  );
  return `{\n${fields.join(',\n')}\n}\n`;
}

function fieldText(key: string, value: unknown): string {
  if (key === 'inset') return insetText(value as Record<string, unknown>);
  if (!Array.isArray(value)) return JSON.stringify(value);
  if (value.length === 0) return '[]';
  if (key === 'blocked') return edgeLines(value as string[], '    ', '  ');
  const lines = value.map((entry) => `    ${entryText(entry)}`);
  return `[\n${lines.join(',\n')}\n  ]`;
}

function insetText(inset: Record<string, unknown>): string {
  const fields = Object.entries(inset).map(([key, value]) => {
    if (!Array.isArray(value)) return `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    const lines = value.map((entry) => `      ${entryText(entry)}`);
    return `    ${JSON.stringify(key)}: [\n${lines.join(',\n')}\n    ]`;
  });
  return `{\n${fields.join(',\n')}\n  }`;
}

function entryText(entry: unknown): string {
  if (entry === null || typeof entry !== 'object') return JSON.stringify(entry);
  const fields = Object.entries(entry).map(([key, value]) => {
    if (key === 'edges') return `"edges": ${edgeLines(value as string[], '      ', '    ')}`;
    if (key === 'mileposts') {
      return `"mileposts": [\n${(value as string[]).map((run) => `      ${JSON.stringify(run)}`).join(',\n')}\n    ]`;
    }
    return `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  });
  return `{ ${fields.join(', ')} }`;
}

function edgeLines(edges: readonly string[], indent: string, close: string): string {
  if (edges.length === 0) return '[]';
  const lines: string[] = [];
  for (let i = 0; i < edges.length; i += 9) {
    lines.push(
      indent +
        edges
          .slice(i, i + 9)
          .map((edge) => JSON.stringify(edge))
          .join(', '),
    );
  }
  return `[\n${lines.join(',\n')}\n${close}]`;
}
