// The laws, in the order in which they are examined.

import type { Law } from '../law.js';
import { answersInAnyOrder } from './answers.js';
import { chanceAddsUp } from './chance.js';
import {
  answeredStaysAnswered,
  decisionsAreNamed,
  overIsOver,
  roundsGoOn,
  someoneCanAct,
  standingIsRanked,
  standingsAreNumbers,
} from './decisions.js';
import { viewsAreAsDeclared } from './declared-views.js';
import { emptyLayerPlaysAlike } from './empty-layer.js';
import { executorsAgree, patchesReproduce, sameAgain } from './executors.js';
import { gamesCanBeStopped, seatsCanBeDropped } from './host.js';
import {
  drawnIsListed,
  legalIsListed,
  listedCanBePlayed,
  listedIsLegal,
  listedOnce,
  notationRoundTrip,
} from './lists.js';
import { positionsResume } from './positions.js';
import {
  anythingCanBeAsked,
  nonsenseIsRefused,
  refusalsAgree,
  refusalsHaveSentences,
  sentencesAreFilled,
} from './refusals.js';
import { replayEqualsLive, savesResume } from './saves.js';
import {
  factsKeepLuck,
  factsKeepSecrets,
  guessesVary,
  setupKeepsSecrets,
  spectatorsSeeLeast,
} from './secrets.js';
import { branchesAreApart, simulatorAgrees } from './simulator.js';
import { oneSpelling } from './spelling.js';
import {
  inputIsUntouched,
  invariantsHold,
  pastIsUntouched,
  schemaIsStrict,
  statesArePlain,
  untouchedIsTheSame,
} from './states.js';
import { suggestionsAreLegal } from './suggestions.js';
import { hidingIsOpen, undoTellsNothing } from './undo.js';
import { eventsAreDeclared, ownViewAgrees, twinsLookAlike, viewsAreMasks } from './views.js';
import { wordsAreThere } from './words.js';

/** Every law of the contract. A title may add laws of its own behind them. */
export const LAWS: readonly Law[] = [
  invariantsHold,
  someoneCanAct,
  decisionsAreNamed,
  answeredStaysAnswered,
  roundsGoOn,
  standingsAreNumbers,
  eventsAreDeclared,
  viewsAreAsDeclared,
  spectatorsSeeLeast,
  executorsAgree,
  simulatorAgrees,
  chanceAddsUp,
  answersInAnyOrder,
  statesArePlain,
  schemaIsStrict,
  untouchedIsTheSame,
  inputIsUntouched,
  listedIsLegal,
  listedOnce,
  listedCanBePlayed,
  legalIsListed,
  drawnIsListed,
  notationRoundTrip,
  oneSpelling,
  refusalsAgree,
  nonsenseIsRefused,
  anythingCanBeAsked,
  sentencesAreFilled,
  wordsAreThere,
  suggestionsAreLegal,
  emptyLayerPlaysAlike,
  viewsAreMasks,
  ownViewAgrees,
  twinsLookAlike,
  factsKeepSecrets,
  factsKeepLuck,
  guessesVary,
  hidingIsOpen,
  undoTellsNothing,
  seatsCanBeDropped,
  gamesCanBeStopped,
  patchesReproduce,
  branchesAreApart,
  savesResume,
  positionsResume,
  overIsOver,
  standingIsRanked,
  setupKeepsSecrets,
  pastIsUntouched,
  sameAgain,
  replayEqualsLive,
  refusalsHaveSentences,
];
