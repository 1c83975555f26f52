// The assignment problem: every row gets a separate column so that the costs add up to the least possible.

/**
 * The column of every row in a cheapest assignment (the Hungarian method with potentials, O(rows² ×
 * columns)). Needs as many columns as rows or more; order decides among equally cheap assignments.
 */
export function cheapestMatch(costs: readonly (readonly number[])[]): number[] {
  const rows = costs.length;
  const columns = costs[0].length;
  const rowPotential = new Float64Array(rows + 1);
  const columnPotential = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1);
  const cameFrom = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row;
    let column = 0;
    const slack = new Float64Array(columns + 1).fill(Infinity);
    const done = new Uint8Array(columns + 1);
    while (rowOf[column] !== 0) {
      done[column] = 1;
      const at = rowOf[column];
      let least = Infinity;
      let next = 0;
      for (let other = 1; other <= columns; other++) {
        if (done[other]) continue;
        const reduced = costs[at - 1][other - 1] - rowPotential[at] - columnPotential[other];
        if (reduced < slack[other]) {
          slack[other] = reduced;
          cameFrom[other] = column;
        }
        if (slack[other] < least) {
          least = slack[other];
          next = other;
        }
      }
      for (let other = 0; other <= columns; other++) {
        if (done[other]) {
          rowPotential[rowOf[other]] += least;
          columnPotential[other] -= least;
        } else slack[other] -= least;
      }
      column = next;
    }
    while (column !== 0) {
      const previous = cameFrom[column];
      rowOf[column] = rowOf[previous];
      column = previous;
    }
  }
  const columnOf = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= columns; column++) {
    if (rowOf[column] > 0) columnOf[rowOf[column] - 1] = column - 1;
  }
  return columnOf;
}
