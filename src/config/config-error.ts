import { UserError } from "../model/errors.ts";

/** A configuration that leaves no way to go on: the message says what to put right. */
export class ConfigError extends UserError {
  constructor(message: string) {
    super(message, { code: "BAD_CONFIG" });
  }
}
