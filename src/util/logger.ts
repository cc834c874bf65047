/** Receives messages for people. The command line prints them on stderr, the action as workflow commands. */
export interface Logger {
  /** Something the user should know but that does not stop the work. */
  warn(message: string): void;
  info(message: string): void;
  /** Shown only on request (`--verbose`, a debug run). */
  debug(message: string): void;
}

/** For callers that want no messages. */
export const SILENT_LOGGER: Logger = { warn() {}, info() {}, debug() {} };
