import * as core from "@actions/core";
import { logLine } from "../render/log-line.ts";
import type { Logger } from "../util/logger.ts";

/** Messages in the job's log. The runner obeys commands in plain lines, so no text from the repository may look like one. */
export const ACTION_LOGGER: Logger = {
  warn: (message) => core.warning(message),
  info: (message) => core.info(logLine(message)),
  debug: (message) => core.debug(message),
};
