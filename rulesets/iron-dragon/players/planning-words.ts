// English for how a turn stands, for prices and for losses, by key. It is loaded with the planning, and rules
// do without it.

/** Prices that only this title has. */
export const ironPlanningWords = {
  'unit GP': '{amount} GP',
  'price toll': 'toll',
  'price foreman': 'foreman',
  'price ship': 'ship',

  'tour foreman': 'A foreman makes some ground cheaper to build on. Keep the marked one.',
} as const;
