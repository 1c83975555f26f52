// The thirteen ships (ID-SHIP-1): what passage on each costs, and how far it sails in a turn.

/** A ship card. */
export interface Ship {
  readonly name: string;
  /** Gold pieces for the whole trip. */
  readonly fee: number;
  /** Sea points a turn. */
  readonly speed: number;
}

/** The ships by id. */
export const SHIPS: Readonly<Record<string, Ship>> = {
  'parekis-packet': { name: 'Parekis Packet', fee: 1, speed: 8 },
  serpent: { name: 'Serpent', fee: 1, speed: 8 },
  'far-horizon': { name: 'Far Horizon', fee: 1, speed: 9 },
  seahawk: { name: 'Seahawk', fee: 1, speed: 9 },
  'eastern-star': { name: 'Eastern Star', fee: 2, speed: 10 },
  hyperion: { name: 'Hyperion', fee: 2, speed: 10 },
  'old-mormoth': { name: 'Old Mormoth', fee: 2, speed: 10 },
  'fourth-emperor': { name: 'Fourth Emperor', fee: 2, speed: 11 },
  'mother-bren': { name: 'Mother Bren', fee: 2, speed: 11 },
  'royal-sovereign': { name: 'Royal Sovereign', fee: 3, speed: 12 },
  vulture: { name: 'Vulture', fee: 3, speed: 12 },
  feathermoth: { name: 'Feathermoth', fee: 3, speed: 13 },
  'golden-sprite': { name: 'Golden Sprite', fee: 3, speed: 13 },
};

/** The ids of the ship cards, in the order of the table. */
export const SHIP_IDS: readonly string[] = Object.keys(SHIPS);
