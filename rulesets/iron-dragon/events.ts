// The twenty events of Iron Dragon (ID-EVENT-1 … 31), numbered behind the 132 demand cards.

import type { EventCard } from '../milepost/events/event-card.js';

/** The event cards of Iron Dragon. */
export const ironEvents: readonly EventCard[] = [];
