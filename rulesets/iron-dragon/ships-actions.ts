// Every action about ships, by its type.

/** An action about ships. */
export type ShipAction = never;
