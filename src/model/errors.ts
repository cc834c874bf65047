/** The parts of a `UserError` other than its message. */
export interface UserErrorOptions {
  /** A stable name that programs can match, such as `NOT_A_REPOSITORY`. */
  readonly code?: string;
  readonly cause?: unknown;
}

/** A problem that the user can fix: the message is one or two sentences that say what to do. Every other error is a bug. */
export class UserError extends Error {
  override readonly name = "UserError";
  readonly code: string | undefined;

  constructor(message: string, options: UserErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = options.code;
  }
}
