// The laws, in the order in which they are examined.

import type { Law } from '../law.js';
import { ADVICE } from './advice.js';
import { answersInAnyOrder } from './answers.js';
import { chanceAddsUp } from './chance.js';
import {
  answeredStaysAnswered,
  decisionsAreNamed,
  overIsOver,
  roundsGoOn,
  scoresAreWhole,
  someoneCanAct,
  standingIsRanked,
  standingsAreNumbers,
} from './decisions.js';
import { viewsAreAsDeclared } from './declared-views.js';
import { diagramsAreOpen } from './diagrams.js';
import { emptyLayerPlaysAlike } from './empty-layer.js';
import { executorsAgree, patchesReproduce, sameAgain } from './executors.js';
import { askingChangesNothing, forgettingChangesNothing } from './forgetting.js';
import { gamesCanBeStopped, seatsCanBeDropped, seatsComeAndGo } from './host.js';
import {
  drawnIsListed,
  legalIsListed,
  listedCanBePlayed,
  listedIsLegal,
  listedOnce,
  notationRoundTrip,
} from './lists.js';
import { declaredMoneyIsTold } from './money.js';
import { offChangesNothing, optionsChangeSomething } from './options.js';
import { rulesAskNothingElse } from './outside.js';
import { positionsResume } from './positions.js';
import { actionsComeUp } from './reach.js';
import {
  anythingCanBeAsked,
  nonsenseIsRefused,
  refusalsAgree,
  refusalsHaveSentences,
  sentencesAreFilled,
} from './refusals.js';
import { revealedIsTold } from './reveals.js';
import { rulesExist } from './rules.js';
import { replayEqualsLive } from './saves.js';
import {
  factsKeepLuck,
  factsKeepSecrets,
  guessesDealOnce,
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
  valuesAreDeclared,
} from './states.js';
import { suggestionsAreLegal } from './suggestions.js';
import { factsFitActions, stepsAreOpen } from './told.js';
import { hidingIsOpen, undoTellsNothing } from './undo.js';
import { eventsArePlain, ownViewAgrees, twinsLookAlike, viewsAreMasks } from './views.js';
import { kindsFit, wordsAreThere } from './words.js';

const ALL: readonly Law[] = [
  rulesAskNothingElse,
  valuesAreDeclared,
  invariantsHold,
  someoneCanAct,
  decisionsAreNamed,
  answeredStaysAnswered,
  roundsGoOn,
  standingsAreNumbers,
  scoresAreWhole,
  eventsArePlain,
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
  kindsFit,
  rulesExist,
  suggestionsAreLegal,
  emptyLayerPlaysAlike,
  viewsAreMasks,
  diagramsAreOpen,
  ownViewAgrees,
  twinsLookAlike,
  factsKeepSecrets,
  factsKeepLuck,
  revealedIsTold,
  guessesVary,
  guessesDealOnce,
  declaredMoneyIsTold,
  factsFitActions,
  stepsAreOpen,
  hidingIsOpen,
  undoTellsNothing,
  seatsCanBeDropped,
  seatsComeAndGo,
  gamesCanBeStopped,
  patchesReproduce,
  branchesAreApart,
  forgettingChangesNothing,
  askingChangesNothing,
  positionsResume,
  overIsOver,
  standingIsRanked,
  setupKeepsSecrets,
  pastIsUntouched,
  sameAgain,
  replayEqualsLive,
  refusalsHaveSentences,
  offChangesNothing,
  optionsChangeSomething,
  actionsComeUp,
];

/** Every law of the contract, each with its advice. A title may add its laws behind them. */
export const LAWS: readonly Law[] = ALL.map((law) => ({ ...law, advice: ADVICE[law.name] }));
