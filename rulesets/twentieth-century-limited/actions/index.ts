// Everything that players may play.

import type { ActionFrom } from '../../../src/core/engine/index.js';
import type { chooseRemovedTrack } from './choose-removed-track.js';
import type { claimBonusCard } from './claim-bonus-card.js';
import type { drawCompanyCard } from './draw-company-card.js';
import type { endTurn } from './end-turn.js';
import type { exchangeCompanyCard } from './exchange-company-card.js';
import type { keepRegionalCard } from './keep-regional-card.js';
import type { placeTrack } from './place-track.js';
import type { removeTrack } from './remove-track.js';
import type { resetCompanyDisplay } from './reset-company-display.js';
import type { scoreCompanyCard } from './score-company-card.js';
import type { scoreRegionalCard } from './score-regional-card.js';
import type { skipEra } from './skip-era.js';

/** What players may play; the host has nothing besides what every engine has. */
export type TwentiethAction = ActionFrom<
  | typeof keepRegionalCard
  | typeof placeTrack
  | typeof removeTrack
  | typeof scoreRegionalCard
  | typeof scoreCompanyCard
  | typeof drawCompanyCard
  | typeof chooseRemovedTrack
  | typeof exchangeCompanyCard
  | typeof skipEra
  | typeof claimBonusCard
  | typeof resetCompanyDisplay
  | typeof endTurn
>;
