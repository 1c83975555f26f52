// What may be agreed before the game (HT-OPT-0).

import * as z from 'zod/mini';

const off = () => z._default(z.boolean(), false);

/** The options of a game; all have defaults. Only the bonuses are on unless asked for. */
export const optionsSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    /** A site may hold two rail markers of one player; off unless asked for. */
    shutout: off(),
    /** Money may be borrowed for victory points; off unless asked for. */
    loans: off(),
    /** Victory points may be bought from opponents; off unless asked for. */
    stocks: off(),
    /** Development markers may be drawn for money; off unless asked for. */
    drawDevelopmentMarkers: off(),
    /** Points at the end for train level, sole connections and money; on unless declined. */
    endGameBonuses: z._default(z.boolean(), true),
    /** Every player has a tycoon with an ability; off unless asked for. */
    tycoons: off(),
    /** Players may found more companies; off unless asked for. */
    extraRailroads: off(),
    /** HT-END-8: the game ends with this round at the latest; null for no limit. */
    roundLimit: z._default(z.nullable(z.int().check(z.gte(1), z.lte(10_000))), 100),
  }))();

/** The options of a game, all spelled out. */
export type HexOptions = z.infer<typeof optionsSchema>;

/** Labels for people. */
export const optionLabels: Readonly<Record<keyof HexOptions, string>> = {
  shutout: 'Shutout: two own rail markers on a site',
  loans: 'Loans: borrow money for victory points',
  stocks: 'Stocks: buy victory points from opponents',
  drawDevelopmentMarkers: 'Draw development markers for money',
  endGameBonuses: 'Bonuses at the end for train level, sole connections and money',
  tycoons: 'Tycoons: a person with an ability for every player',
  extraRailroads: 'Extra railroads: found more companies',
  roundLimit: 'The last round if nothing else ends the game (null: none)',
};
