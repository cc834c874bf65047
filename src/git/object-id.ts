import { createHash } from "node:crypto";

/** The hash function that a repository uses to name its objects. */
export type ObjectFormat = "sha1" | "sha256";

const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Whether a text is a full object id. Such a text is safe as an argument and as a line of input for git. */
export function isObjectId(text: string): boolean {
  return OBJECT_ID.test(text);
}

/** The id git gives to these bytes as a blob. */
export function blobIdOf(bytes: Buffer, format: ObjectFormat): string {
  return createHash(format).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
