// What can be wrong with a map or a deck, and the error thrown when a board cannot be compiled from them.

/**
 * A finding about a map or a deck. An `error` breaks a constraint of the board, `advice` only says that it departs
 * from what is recommended. `path` leads to the place in the file.
 */
export interface BoardIssue {
  readonly severity: 'error' | 'advice';
  /** A constraint's id with a word (`B4/degree`), or `file/shape` and the like for errors of structure. */
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
    super(`invalid board: ${issues.map(({ path, message }) => `${path}: ${message}`).join('; ')}`);
    this.issues = issues;
    // The brand lets copies of the library recognise each other's errors.
    Object.defineProperty(this, Symbol.for('railhead.error'), { value: true });
  }
}
