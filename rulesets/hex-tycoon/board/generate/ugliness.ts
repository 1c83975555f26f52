// Small penalties for land that plays well and looks wrong: rivers in scraps or rings,
// puddles of sea, lone mountains.

import { CITY, FOREST, type HexGround, isCity, MOUNTAIN, SEA } from '../ground.js';

const SCRAP = 0.35;
const FORK = 0.2;
const RING = 0.3;
const PUDDLE = 0.5;
const LONE_PEAK = 0.25;
const LONE_WOOD = 0.12;
const CROWDED_TOWN = 0.06;

/** How wrong a ground looks; 0 is handsome. Never so much that a constraint would be given up for it. */
export function ugliness(ground: HexGround): number {
  return riverScraps(ground) + loneHexes(ground);
}

// A river should run on from corner to corner of the hexes. Each end of a river hexside wants another river
// hexside, the sea, the map's edge, or a mountain to spring from.
function riverScraps({ hexCount, siteCount, ends, river, neighbours, hexsides, terrain }: HexGround): number {
  let sum = 0;
  for (let site = hexCount; site < siteCount; site++) {
    if (river[site] === 0) continue;
    const [a, b] = [ends[2 * site], ends[2 * site + 1]];
    for (let direction = 0; direction < 6; direction++) {
      if (neighbours[6 * a + direction] !== b) continue;
      for (const turn of [1, 5]) {
        const beside = (direction + turn) % 6;
        const corner = neighbours[6 * a + beside];
        if (corner < 0 || terrain[corner] === SEA) continue;
        const left = hexsides[6 * a + beside];
        // The third hexside of the corner lies between b and the corner hex.
        const right = hexsides[6 * b + ((direction + (turn === 1 ? 2 : 4)) % 6)];
        const branches = river[left] + river[right];
        const spring = terrain[a] === MOUNTAIN || terrain[b] === MOUNTAIN || terrain[corner] === MOUNTAIN;
        if (branches === 2) sum += FORK / 3; // met once from each of its three hexsides
        if (branches === 0) sum += spring ? SCRAP / 4 : SCRAP;
      }
    }
  }
  return sum;
}

function loneHexes(ground: HexGround): number {
  const { hexCount, terrain, place, near, neighbours } = ground;
  let sum = 0;
  for (let hex = 0; hex < hexCount; hex++) {
    const rim = hasRim(neighbours, hex);
    if (near.river[hex] > 4) sum += RING * (near.river[hex] - 4);
    if (near.river[hex] > 3 && place[hex] !== CITY) sum += RING;
    if (terrain[hex] === SEA && near.sea[hex] === 0) sum += rim ? PUDDLE / 3 : PUDDLE;
    if (terrain[hex] === SEA && !rim) sum += PUDDLE / 4;
    if (terrain[hex] === MOUNTAIN && near.mountain[hex] === 0) sum += LONE_PEAK;
    if (terrain[hex] === FOREST && near.forest[hex] === 0) sum += LONE_WOOD;
    if (place[hex] === 1 && near.town[hex] > 2) sum += CROWDED_TOWN * near.town[hex];
    if (isCity(ground, hex) && near.town[hex] === 0) sum += CROWDED_TOWN;
  }
  return sum;
}

function hasRim(neighbours: Int16Array, hex: number): boolean {
  for (let direction = 0; direction < 6; direction++) if (neighbours[6 * hex + direction] < 0) return true;
  return false;
}
