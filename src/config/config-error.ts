import { UserError } from "../model/errors.ts";

/** A configuration with which work cannot continue: the message says what to fix. */
export class ConfigError extends UserError {
  /** The message without advice, for callers that already follow it. */
  readonly reason: string;

  constructor(reason: string, advice = "") {
    super(advice === "" ? reason : `${reason} ${advice}`, { code: "BAD_CONFIG" });
    this.reason = reason;
  }
}
