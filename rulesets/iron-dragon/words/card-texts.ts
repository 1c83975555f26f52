// What foremen and ships do, in a plain sentence each.

import type { ForemanId } from '../rules/foremen/cards.js';
import type { Ship } from '../rules/ships/cards.js';

/** Foremen by race (ID-FOREMAN-2 … 8). */
export const foremanTexts: Readonly<Record<ForemanId, string>> = {
  catman: 'You build in jungle for 1 GP instead of 3.',
  dwarf: 'You build on mountains for 1 GP instead of 2.',
  elf: 'You build in forest for 1 GP instead of 2.',
  human: 'You cross rivers for free, and inlets for 1 GP instead of 3.',
  orc: 'You pay no bribes underground, and others pay theirs to you.',
  troll: 'You build anywhere underground for 2 GP, and pay no bribes there.',
  'wee-folk': 'At a port you choose among 3 ships, and sail without a fee.',
};

/** What a ship costs and how far it sails (ID-SHIP-1, ID-SHIP-8). */
export const shipText = ({ fee, speed }: Ship, isFree: boolean): string =>
  `Sails ${speed} sea points a turn. ${isFree ? 'It takes you without a fee.' : `The fee is ${fee} GP for the whole trip.`}`;
