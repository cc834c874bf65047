/** The exit codes of the command line, shared by the program that exits with them and the action that reads them. */

/** Answered, even if the answer is empty. */
export const EXIT_OK = 0;
/** Answered, with findings at or above the level of `--fail-on`. */
export const EXIT_FINDINGS = 1;
/** A user error: one sentence on stderr, no stack. */
export const EXIT_USER_ERROR = 2;
/** A bug: a stack, and where to report it. */
export const EXIT_BUG = 3;
