// Ports of ferries and links: which of them a milepost belongs to. Ports of ships are compile-seas.ts.

import type { Crossing, Milepost, MilepostBoard, Port } from './board.js';

/** The ports of some ferries and links, and where they are. */
export function compilePorts(
  crossings: readonly Crossing[],
  size: number,
): Pick<MilepostBoard, 'ports' | 'portAt'> {
  const portAt = new Int16Array(size).fill(-1);
  const mileposts = [...new Set(crossings.flatMap(({ ports }) => ports))];
  for (const [index, milepost] of mileposts.entries()) portAt[milepost] = index;
  const ports = mileposts.map(
    (milepost): Port => ({ milepost, crossings: crossings.filter((one) => one.ports.includes(milepost)) }),
  );
  return { ports, portAt };
}

/** The ferries and links whose port the milepost is, in table order; empty for other mileposts. */
export function crossingsAt({ ports, portAt }: MilepostBoard, milepost: Milepost): readonly Crossing[] {
  const port = portAt[milepost];
  return port < 0 ? NONE : ports[port].crossings;
}

/** The ferries among them. */
export function ferriesAt(board: MilepostBoard, milepost: Milepost): readonly Crossing[] {
  return crossingsAt(board, milepost).filter(({ kind }) => kind === 'ferry');
}

/** The port at the other end of a ferry. */
export function farPort({ ports }: Crossing, port: Milepost): Milepost {
  return ports[0] === port ? ports[1] : ports[0];
}

const NONE: readonly Crossing[] = [];
