// The budget of a line: how much work its requests may cost, and how long its answer may be. Both are counts,
// not time, so the same lines get the same answers on every machine. work.ts has the costs.

import { ProtocolError } from './protocol-error.js';

/** The most that one line of input may cost. */
export interface LineBudget {
  /** Units of work; one is about a microsecond of a desktop computer. */
  readonly work: number;
  /** Characters of the answer, in UTF-16 units. */
  readonly answer: number;
}

/** What a line has used, and the means to use more. */
export interface Meter {
  /** What a line may cost. */
  readonly limits: LineBudget;
  /** Units of work that are left; none once anything has been refused. */
  readonly workLeft: number;
  /** A new line begins: nothing is used. */
  begin(): void;
  /** Charges work before it is done. Throws `budget/work` if too little is left, and from then on. */
  spend(units: number): void;
  /** Charges characters of an answer. Throws `budget/answer` if too little is left, and from then on. */
  tell(characters: number): void;
  /**
   * Does what must not stop halfway, because it changes a game: it is charged, and nothing of it is refused.
   * Throws before it begins if the budget is used up.
   */
  onCredit<Result>(work: () => Result): Result;
}

/** A meter with nothing used. */
export function createMeter(limits: LineBudget): Meter {
  let used = { work: 0, answer: 0 };
  let refused: ProtocolError | null = null;
  let credits = 0;
  const charge = (what: keyof LineBudget, count: number): void => {
    if (credits === 0 && refused !== null) throw refused;
    const sum = used[what] + count;
    if (credits === 0 && sum > limits[what]) {
      refused = usedUp(what, used[what], count, limits[what]);
      throw refused;
    }
    used[what] = sum;
  };
  return {
    limits,
    get workLeft() {
      return refused === null ? Math.max(0, limits.work - used.work) : 0;
    },
    begin() {
      used = { work: 0, answer: 0 };
      refused = null;
    },
    spend: (units) => charge('work', units),
    tell: (characters) => charge('answer', characters),
    onCredit(work) {
      charge('work', 0);
      charge('answer', 0);
      credits++;
      try {
        return work();
      } finally {
        credits--;
      }
    },
  };
}

const UNITS = { work: 'units of work', answer: 'characters of answer' } as const;

function usedUp(what: keyof LineBudget, used: number, more: number, limit: number): ProtocolError {
  const units = UNITS[what];
  const message = `a line may cost ${limit} ${units}: ${used} are used, and this takes ${more} more; ask for less, or in several lines`;
  return new ProtocolError(`budget/${what}`, message, { budget: { used, more, limit } });
}
