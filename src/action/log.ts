import * as core from "@actions/core";
import type { Logger } from "../util/logger.ts";
import { printable } from "../util/printable.ts";

/** Messages in the job's log. The runner obeys commands in plain lines, so text from the repository is made printable first. */
export const ACTION_LOGGER: Logger = {
  warn: (message) => core.warning(message),
  info: (message) => core.info(printable(message)),
  debug: (message) => core.debug(message),
};
