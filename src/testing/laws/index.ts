// The laws, in the order in which they are examined.

import type { Law } from '../law.js';
import { answersInAnyOrder } from './answers.js';
import { decisionsAreNamed, overIsOver, someoneCanAct } from './decisions.js';
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
import { anythingCanBeAsked, nonsenseIsRefused, refusalsAgree, refusalsHaveSentences } from './refusals.js';
import { replayEqualsLive, savesResume } from './saves.js';
import { branchesAreApart, simulatorAgrees } from './simulator.js';
import { oneSpelling } from './spelling.js';
import {
  inputIsUntouched,
  invariantsHold,
  pastIsUntouched,
  statesArePlain,
  untouchedIsTheSame,
} from './states.js';
import { hidingIsOpen, undoTellsNothing } from './undo.js';
import { eventsAreDeclared, ownViewAgrees, twinsLookAlike, viewsAreMasks } from './views.js';

/** Every law of the contract. A title may add laws of its own behind them. */
export const LAWS: readonly Law[] = [
  invariantsHold,
  someoneCanAct,
  decisionsAreNamed,
  eventsAreDeclared,
  executorsAgree,
  simulatorAgrees,
  answersInAnyOrder,
  statesArePlain,
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
  viewsAreMasks,
  ownViewAgrees,
  twinsLookAlike,
  hidingIsOpen,
  undoTellsNothing,
  seatsCanBeDropped,
  gamesCanBeStopped,
  patchesReproduce,
  branchesAreApart,
  savesResume,
  overIsOver,
  pastIsUntouched,
  sameAgain,
  replayEqualsLive,
  refusalsHaveSentences,
];
