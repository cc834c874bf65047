import { UserError } from "../model/errors.ts";

/** A configuration that leaves no way to go on: the message says what to put right. */
export class ConfigError extends UserError {
  /** The message without advice, for those who follow it already. */
  readonly reason: string;

  constructor(reason: string, advice = "") {
    super(advice === "" ? reason : `${reason} ${advice}`, { code: "BAD_CONFIG" });
    this.reason = reason;
  }
}
