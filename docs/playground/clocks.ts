// How long people have thought, beside their seats.

import type { TableShown } from 'railhead/table';
import { get } from './dom.js';

type Clocks = TableShown['clocks'];

/** The milliseconds of each seat up to now. */
export const timesOf = (clocks: Clocks): readonly number[] =>
  clocks.map(({ spent, since }) => spent + (since === null ? 0 : Math.max(0, Date.now() - since)));

/** Writes the times into the seats that have room for one. */
export function showClocks(clocks: Clocks): void {
  for (const [seat, time] of timesOf(clocks).entries()) {
    const element = get('seats').querySelector(`[data-clock="${seat}"]`);
    const text = timeText(time);
    if (element !== null && element.textContent !== text) element.textContent = text;
  }
}

// `0:07`, `12:30`, `1:00:05`.
function timeText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const [first, ...rest] = hours > 0 ? [hours, ...parts] : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
