import type { FindingCode } from "./finding.ts";

/** The default path of the configuration, relative to the root of the repository. */
export const CONFIG_FILE = "llmc.toml";
/** Several times the largest configuration ever seen; the parser needs about a second for it. */
const MAX_CONFIG_BYTES = 256 * 1024;

/** The text of a configuration file, or why it has none. */
export type ConfigText =
  | { readonly text: string; readonly problem?: undefined }
  | { readonly text?: undefined; readonly problem: ConfigTextProblem };

/** The reason why bytes are not a configuration, and the position of the problem. */
export interface ConfigTextProblem {
  readonly code: FindingCode;
  readonly message: string;
  /** The text before the problem. */
  readonly before: string;
}

/** Decodes a configuration file: UTF-8 without NUL, of a plausible size. A byte order mark is dropped. */
export function configText(bytes: Uint8Array): ConfigText {
  if (bytes.length > MAX_CONFIG_BYTES) {
    const message = `The file has ${bytes.length} bytes; a configuration has at most ${MAX_CONFIG_BYTES}.`;
    return refuse("TOO_LARGE", message, "");
  }
  const text = new TextDecoder("utf-8").decode(bytes);
  const nul = text.indexOf("\0");
  if (nul !== -1) return refuse("NOT_TEXT", "There is a NUL character here: this is no text file.", text.slice(0, nul));
  if (!isUtf8(bytes)) {
    // The decoder inserts U+FFFD for invalid bytes; a file may also contain that character itself.
    const bad = text.indexOf("\ufffd");
    return refuse("NOT_TEXT", "The bytes here are no UTF-8: save the file as UTF-8.", text.slice(0, bad));
  }
  return { text };
}

function refuse(code: FindingCode, message: string, before: string): ConfigText {
  return { problem: { code, message, before } };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
