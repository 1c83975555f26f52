// What can be wrong with a map or a deck, and the error thrown when a board cannot be compiled from them.

/**
 * A finding about a map or a deck. An `error` makes it unusable, `advice` only says that it departs from how
 * published boards are made. `path` leads to the place in the file.
 */
export interface BoardIssue {
  readonly severity: 'error' | 'advice';
  /** Namespaced and stable, such as `city/overlap`. */
  readonly code: string;
  readonly path: string;
  readonly message: string;
}

/** Thrown by `compileBoard` when map or deck have errors of structure; carries all of them. */
export class InvalidBoardError extends Error {
  override readonly name = 'InvalidBoardError';
  readonly code = 'board/invalid';
  readonly issues: readonly BoardIssue[];

  constructor(issues: readonly BoardIssue[]) {
    super(`invalid board: ${issues.map((issue) => `${issue.path}: ${issue.message}`).join('; ')}`);
    this.issues = issues;
    // The brand lets copies of the library recognise each other's errors.
    Object.defineProperty(this, Symbol.for('railhead.error'), { value: true });
  }
}
