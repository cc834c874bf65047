import { createHash } from "node:crypto";
import { FACTS_VERSION } from "../../facts/version.ts";
import { ContainedFiles } from "../../git/contained-files.ts";
import { isObjectId } from "../../git/object-id.ts";
import { UserError } from "../../model/errors.ts";
import { isObject, stringProperty } from "../../util/json.ts";
import { from, object } from "../../wire/object.ts";
import { list } from "../../wire/shapes.ts";
import { count, text, textLike } from "../../wire/values.ts";
import { writeAtomically } from "../file/atomic-file.ts";

/** Increase it whenever resolution, linking or the format changes the content of a share. */
const LINKS_VERSION = 9;
/** The directory of the index, relative to the root of the repository; a lost index is built again. */
export const STORE_DIRECTORY = ".llmc/cache/graph";
export const SEGMENT_SUFFIX = ".segment";
export const HEAD_PATH = `${STORE_DIRECTORY}/head.json`;
/** A head names a few segments; a larger file is something else. */
const MAX_HEAD_BYTES = 1024 * 1024;
const MAX_SEGMENTS = 64;
const SEGMENT_NAME = /^[0-9a-f]{24}$/;

/** A segment that the index consists of. */
export interface SegmentRef {
  readonly name: string;
  readonly bytes: number;
  /** The digest of its directory. */
  readonly digest: string;
}

/** The counts of a build, over the whole tree. */
export interface IndexCounts {
  readonly files: number;
  /** Files with code. */
  readonly code: number;
  readonly entities: number;
  readonly relations: number;
  readonly unresolved: number;
  readonly outside: number;
}

/** The commit that the index describes, and the segments that it consists of, oldest first. */
export interface StoreHead {
  readonly commit: string;
  /** The time of the commit. */
  readonly indexedAt: string;
  /** Files of the commit whose content was not available: if there are any, the index does not describe the commit. */
  readonly unread: number;
  readonly counts: IndexCounts;
  readonly segments: readonly SegmentRef[];
}

/** The head as it is written, without its digest. */
const headCodec = object<StoreHead>()({
  version: from(storeVersion, text()),
  commit: textLike("the id of a commit", isObjectId),
  indexed_at: text(),
  unread: count(),
  counts: object<IndexCounts>()({
    files: count(),
    code: count(),
    entities: count(),
    relations: count(),
    unresolved: count(),
    outside: count(),
  }),
  segments: list(
    object<SegmentRef>()({
      name: textLike("the name of a segment", (name) => SEGMENT_NAME.test(name)),
      bytes: count(),
      digest: text(),
    }),
  ),
});

/** The head of the index, or a sentence that says why there is none; `undefined` when none was ever kept. */
export type ReadHead =
  | { readonly head: StoreHead; readonly problem?: undefined }
  | { readonly head?: undefined; readonly problem: string }
  | undefined;

/** Reads the head. It contains its own digest, so an edited head is detected. */
export function readStoreHead(root: string): ReadHead {
  const { bytes, skipped } = new ContainedFiles(root).read(HEAD_PATH, MAX_HEAD_BYTES);
  if (!bytes) {
    return skipped.reason === "absent" ? undefined : { problem: `${HEAD_PATH} cannot be read (${skipped.reason}).` };
  }
  let wire: unknown;
  try {
    wire = JSON.parse(bytes.toString("utf8"));
  } catch {
    return { problem: `${HEAD_PATH} is damaged.` };
  }
  if (!isObject(wire)) return { problem: `${HEAD_PATH} is damaged.` };
  if (stringProperty(wire, "version") !== storeVersion())
    return { problem: "The kept index was made by another version of llmc-nav." };
  // The digest covers only the parsed fields: anything else in the file may be nested without limit.
  const head = headFrom(wire);
  const isWhole = head && stringProperty(wire, "digest") === digestOf(headCodec.toWire(head));
  return isWhole ? { head } : { problem: `${HEAD_PATH} is damaged.` };
}

export function writeStoreHead(root: string, head: StoreHead): void {
  const wire = headCodec.toWire(head);
  writeAtomically(root, HEAD_PATH, JSON.stringify({ ...wire, digest: digestOf(wire) }));
}

/** The path of a segment, relative to the root of the repository. */
export function segmentPath(name: string): string {
  return `${STORE_DIRECTORY}/${name}${SEGMENT_SUFFIX}`;
}

/** The version that must be equal for a kept index to be used. */
export function storeVersion(): string {
  return `${LINKS_VERSION}.${FACTS_VERSION}`;
}

function digestOf(wire: object): string {
  return createHash("sha256").update(JSON.stringify(wire)).digest("hex");
}

function headFrom(wire: object): StoreHead | undefined {
  try {
    const head = headCodec.parse(wire, "head");
    return head.segments.length > MAX_SEGMENTS ? undefined : head;
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}
