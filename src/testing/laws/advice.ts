// What an author does about a finding, law by law.

import { OUTSIDE } from './causes.js';

/** Where to look in the rules once a law is broken, by the name of the law. */
export const ADVICE: Readonly<Record<string, string>> = {
  'plays-on':
    'Read the error: the stack names the rule. Refuse the action in its `check`, or mend its `apply`.',
  'sets-up': 'Read the error: the stack names the rule. Mend `setup`, or refuse the options in their schema.',
  'takes-long':
    'Let cheap conditions come first, offer less, and derive costly things once for a state, as with `createNotes`.',
  'invariants-hold':
    'Mend the `apply` of the action that came last, or of a step behind it, or the invariant.',
  'someone-can-act':
    'Give the seat an answer in `offers`, add `passBy`, or close the decision in `decisions` or by an automatic step.',
  'decisions-are-named':
    'Let `decisions` open each decision once, for a seat that plays, of a kind in `phases`, since a step that has been.',
  'answered-stays-answered': 'Stamp `since` of the decision with the step at which it opens again.',
  'rounds-go-on': 'Raise `round` where one begins, by 1, and leave it alone elsewhere.',
  'standings-are-numbers': 'Look in `standing` for a division by nothing, or for a field that is not there.',
  'scores-are-whole': 'Round in the rules that count the score, or take `wholeScores` out of the ruleset.',
  'events-are-plain': 'Put plain JSON in the event: no Map, no undefined, no drafts.',
  'views-are-as-declared':
    'Let `declaredView` make the view, or write the generated module again: railhead generate-state.',
  'spectators-see-least': 'Show every seat in `view` and `events` all that a spectator sees.',
  'executors-agree':
    'Copy in `fork` every record that the rules write, and replace lists: state.list = [...state.list, item].',
  'simulator-agrees': 'Read `before` where the old values are needed, and keep nothing outside of the state.',
  'chance-adds-up': 'Draw with `luck` only, from declared streams, and decide by what was drawn.',
  'answers-in-any-order':
    'Only note the answer in `apply`; let an automatic step draw and act once all have answered.',
  'values-are-declared':
    'Add the missing condition to the action that takes the field out of its values, or declare more of them.',
  'states-are-plain': 'Write plain JSON: no undefined, no -0, no Map, no class.',
  'schema-is-strict': 'Make the records of the schema strict objects, and numbers `z.int()`.',
  'untouched-is-the-same':
    'Assign only what changes, and let `seal` give untouched records their old identity.',
  'input-is-untouched': 'Write to the `state` that `apply` is handed, never to `before` or to the action.',
  'past-is-untouched': 'Replace lists instead of changing them, and never write to `before`.',
  'listed-is-legal':
    'Let `offers` and `check` read the same things: a list is what `offers` and `check` agree on.',
  'listed-once': 'Name each instance once in `offers`, in an order that does not change.',
  'listed-can-be-played':
    'Refuse the action in its `check`, or mend its `apply`; where an invariant is wrong, mend that.',
  'legal-is-listed':
    'Name the action in `offers`, refuse it in `check`, or set `incomplete` where there are too many to list.',
  'drawn-is-listed': 'Let `at` of `byIndex` name every instance once, the same ones as the iteration.',
  'notation-round-trip': 'Put every field that tells two actions apart into `notation`.',
  'one-spelling': 'Make one spelling of it in `asListed`, or take the field out that says nothing.',
  'refusals-agree':
    'Write codes as area/reason, put plain JSON into params, and name what a condition `needs`.',
  'nonsense-is-refused': 'Declare the fields of the action as tightly as its values are.',
  'anything-can-be-asked':
    'Let `check` and `offers` answer for anything of the right shape: look a thing up before its parts are read.',
  'sentences-are-filled': 'Return the missing param from `test`, or take the brace out of the message.',
  'words-are-there': 'Write the missing sentence, or put a field of the action or fact into the braces.',
  'kinds-fit': 'Name in the braces of the sentence the kind of thing that the field holds: `{to:seat}`.',
  'suggestions-are-legal':
    'Let `suggest` and `plans` read what their seat may know, and offer first what `check` allows.',
  'empty-layer-plays-alike':
    'Ask nothing of the id, the revision or the layers in the header of a state: a layer has its own.',
  'diagrams-are-open': 'Let `pieces` read what every view shows, and name places that the diagram has.',
  'views-are-masks': 'Build the view from the fields of the state: each as it is, or null.',
  'own-view-agrees':
    'Let `decisions`, `offers` and `check` read only what the acting seat sees; hidden values are null there.',
  'twins-look-alike':
    'Hide the place in `view`, or keep rules and events from reading what the seat cannot see.',
  'facts-keep-secrets':
    'Mask the event in `events`, or name it in `revealing` where the rules mean to show more.',
  'facts-keep-luck': 'Draw before you tell, and take nothing from `luck` but what its draws give you.',
  'guesses-vary':
    'Draw hidden values in `guess` or `determinize` with its `random`, and shuffle lists that have no order.',
  'revealed-is-told': 'Emit an event that has what is revealed in it, where the rules write it.',
  'setup-keeps-secrets': 'Mask the event of the set-up in `events`, or leave what was dealt out of it.',
  'hiding-is-open': 'Hide the value itself and not whether there is one, or hide it always.',
  'undo-tells-nothing': 'Let the rules read what they reveal in the action that reveals it.',
  'seats-can-be-dropped':
    'Let `onAbsent` give a legal answer at every decision, and skip absent seats in the order of turns.',
  'seats-come-and-go': 'Let only `absent` say who is away, so that a seat which comes back is asked again.',
  'games-can-be-stopped':
    'Let `finish` rank all seats by the state of the moment, in the middle of anything.',
  'patches-reproduce': 'Write plain values into the state, each record in one place only.',
  'branches-are-apart': 'Keep nothing outside of the state, and never write to `before`.',
  'forgetting-changes-nothing':
    'Keep all that decides in the state, as the schema has it. A note may only hold what follows from the state.',
  'asking-changes-nothing':
    'Let `check` and `offers` change nothing that they read, and keep no answer that hangs on what was asked before.',
  'positions-resume':
    'Refuse in `invariants` what play cannot reach, and let only what lies on the board decide.',
  'over-is-over':
    'Rank every seat once in the outcome, best first, with shared places, and close all decisions.',
  'standing-is-ranked': 'Count in `standing` what the ranking goes by.',
  'same-again': OUTSIDE,
  'replay-equals-live': OUTSIDE,
  'rules-ask-nothing-else': OUTSIDE,
  'declared-money-is-told':
    'Tell a fact of the change and declare its `money`, or correct whose money it says, or how much.',
  'facts-fit-actions': 'Put the fields of the action into the fact, or let the action be the fact: `tells`.',
  'steps-are-open':
    'Let `ends` and steps read what everybody sees, reveal first what they go by, or name the fact in `revealing`.',
  'guesses-deal-once': 'Deal each thing to one place in `guess`: shuffle what is unseen, and take from it.',
  'refusals-have-sentences': 'Write the missing message.',
  'rules-exist': 'Add the rule to `texts` of the title or layer, or cite the one that says no.',
  'options-off-change-nothing': 'Let `isOn` of the variant say no there, or put the value into `tables`.',
  'options-change-something':
    'Ask for the option in `isOn` of its variant, return the changed rules from `adjust`, or take it out.',
  'actions-come-up':
    'Look for a condition that always refuses it, a number of the tables that leaves nothing to do, or `offers` that name nothing. Else take the action out of its phase.',
};
