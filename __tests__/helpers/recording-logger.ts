import type { Logger } from "../../src/util/logger.ts";

/** A logger that records its messages. */
export function recordingLogger(): Logger & { readonly warnings: string[] } {
  const warnings: string[] = [];
  return { warnings, warn: (message) => warnings.push(message), info() {}, debug() {} };
}
