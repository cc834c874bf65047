import { blobIdOf, type ObjectFormat } from "./object-id.ts";

const CARRIAGE_RETURN = 0x0d;
const NEWLINE = 0x0a;

/** Bytes and the id that git gives to exactly these bytes. */
export interface IdentifiedContent {
  readonly blobId: string;
  readonly bytes: Buffer;
}

/**
 * The content of a working tree file with its blob id. Where git checked a text out with CRLF (`core.autocrlf`, `eol=crlf`), the
 * bytes of the blob are returned instead: they have the same lines, and the id stays correct. `expectedId` is the id in the index.
 */
export function identifyContent(
  bytes: Buffer,
  expectedId: string | undefined,
  format: ObjectFormat,
): IdentifiedContent {
  const blobId = blobIdOf(bytes, format);
  if (blobId === expectedId || expectedId === undefined || !bytes.includes("\r\n")) return { blobId, bytes };
  const normalised = withoutCarriageReturns(bytes);
  return blobIdOf(normalised, format) === expectedId ? { blobId: expectedId, bytes: normalised } : { blobId, bytes };
}

function withoutCarriageReturns(bytes: Buffer): Buffer {
  const kept = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let i = 0; i < bytes.length; i++) {
    if (bytes[i] === CARRIAGE_RETURN && bytes[i + 1] === NEWLINE) continue;
    kept[length++] = bytes[i] as number;
  }
  return kept.subarray(0, length);
}
