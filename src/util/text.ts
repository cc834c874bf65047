/** Text as bytes, as lines, and as people read it: which files are text at all, how bytes become characters, how numbers are written. */

/** git calls a file binary when it finds a NUL in this many first bytes; the same rule here keeps both in agreement. */
const BINARY_PROBE_LENGTH = 8000;

/** Decoded text, or the fact that the bytes are not text. */
export type DecodedText =
  | { readonly text: string; readonly isBinary: false }
  | { readonly text?: undefined; readonly isBinary: true };

const BINARY: DecodedText = { isBinary: true };

/**
 * Decodes UTF-8, or UTF-16 with a byte order mark. A byte order mark is dropped, so column 1 of line 1 is the first
 * character; invalid UTF-8 bytes become U+FFFD one by one, so that everything around them stays in place.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const encoding = utf16Encoding(buffer);
  if (encoding !== undefined) {
    const text = new TextDecoder(encoding).decode(buffer);
    return text.slice(0, BINARY_PROBE_LENGTH / 2).includes("\0") ? BINARY : { text, isBinary: false };
  }
  if (buffer.subarray(0, BINARY_PROBE_LENGTH).includes(0)) return BINARY;
  const start = hasUtf8Mark(buffer) ? 3 : 0;
  return { text: buffer.toString("utf8", start), isBinary: false };
}

function utf16Encoding(buffer: Buffer): "utf-16le" | "utf-16be" | undefined {
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return "utf-16le";
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return "utf-16be";
  return undefined;
}

function hasUtf8Mark(buffer: Buffer): boolean {
  return buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf;
}

/** A whole number in readable form: `1,234`. The platform's formatter would load its locale tables, which takes a tenth of a short run. */
export function digits(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** A text without trailing occurrences of one character. A pattern such as `/\/+$/` would scan each run of it from every position. */
export function withoutEnd(text: string, sign: string): string {
  let length = text.length;
  while (text.endsWith(sign, length)) length -= sign.length;
  return text.slice(0, length);
}
