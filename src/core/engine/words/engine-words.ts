// English for what the engine itself says, except refusals, by key. A word in braces is a blank.

/** Small words, the time of refusals, and plans. */
export const engineWords = {
  'word nothing': 'nothing',
  'word yes': 'yes',
  'word no': 'no',
  'word and': ' and ',
  'word seat': 'seat {number}',
  'word event': 'event {number}',

  'now task': 'it is time to {prompt:lower}',
  'now question': 'the open question is “{prompt:text}”',
  'now step': 'the open step is “{prompt:text}”',

  'plan first': 'First: {action:text}',
  'plan nothing': 'The plan is to do nothing.',
  'plan parts': 'The plan {parts:text}.',
  'plan goals': 'is for {what:text}',
  'plan fetches': 'fetches {what:text}',
  'plan fetch': '{load:text} from {place:text}',
  'plan delivers': 'delivers {what:text}',
  'plan delivery': '{load:text} to {place:text} for {price:text}',
  'plan builds': 'builds {what:text}',
  'plan pays': 'pays {what:text}',
  'plan bank': '{price:text} to the bank',
  'plan others': '{price:text} to other players',
  'plan turns': 'takes {turns#turn|turns}',
} as const;
