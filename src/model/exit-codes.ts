/** The exit codes of the command line, for the program that ends with them and for the action that reads them. */

/** Answered, also when the answer is empty. */
export const EXIT_OK = 0;
/** Answered, and there are findings at or over the level of `--fail-on`. */
export const EXIT_FINDINGS = 1;
/** The user's mistake: one sentence on stderr, no stack. */
export const EXIT_USER_ERROR = 2;
/** A bug: a stack, and where to report it. */
export const EXIT_BUG = 3;
