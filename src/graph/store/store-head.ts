import { createHash } from "node:crypto";
import { FACTS_VERSION } from "../../facts/version.ts";
import { ContainedFiles } from "../../git/contained-files.ts";
import { isObjectId } from "../../git/object-id.ts";
import { isObject, property, stringProperty } from "../../util/json.ts";
import { writeAtomically } from "../file/atomic-file.ts";

/** Raise it whenever resolution, linking or the format changes what a share says. */
const LINKS_VERSION = 7;
/** Where the index is kept, relative to the root of the repository: it is made again when it is lost. */
export const STORE_DIRECTORY = ".llmc/cache/graph";
export const SEGMENT_SUFFIX = ".segment";
export const HEAD_PATH = `${STORE_DIRECTORY}/head.json`;
/** A head names some segments; a larger one is something else. */
const MAX_HEAD_BYTES = 1024 * 1024;
const MAX_SEGMENTS = 64;
const SEGMENT_NAME = /^[0-9a-f]{24}$/;

/** A segment that the index consists of. */
export interface SegmentRef {
  readonly name: string;
  readonly bytes: number;
  /** Of its directory. */
  readonly digest: string;
}

/** What a build counted, over the whole tree. */
export interface IndexCounts {
  readonly files: number;
  /** Files with code. */
  readonly code: number;
  readonly entities: number;
  readonly relations: number;
  readonly unresolved: number;
  readonly outside: number;
}

/** What the index is of, and which segments it consists of, the oldest first. */
export interface StoreHead {
  readonly commit: string;
  /** When the commit was made. */
  readonly indexedAt: string;
  /** Files of the commit whose content could not be had: with any, the index is of no commit. */
  readonly unread: number;
  readonly counts: IndexCounts;
  readonly segments: readonly SegmentRef[];
}

/** The head of the index, or a sentence that says why there is none; `undefined` when nothing was ever kept. */
export type ReadHead =
  | { readonly head: StoreHead; readonly problem?: undefined }
  | { readonly head?: undefined; readonly problem: string }
  | undefined;

/** Reads the head. It has a digest of itself, so an edited one is known as such. */
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
  // The digest is of what is understood: anything else in the file may be nested without end.
  const head = headFrom(wire);
  const isWhole = head && stringProperty(wire, "digest") === digestOf(headToWire(head));
  return isWhole ? { head } : { problem: `${HEAD_PATH} is damaged.` };
}

export function writeStoreHead(root: string, head: StoreHead): void {
  const wire = headToWire(head);
  writeAtomically(root, HEAD_PATH, JSON.stringify({ ...wire, digest: digestOf(wire) }));
}

function headToWire({ commit, indexedAt, unread, counts, segments }: StoreHead) {
  return {
    version: storeVersion(),
    commit,
    indexed_at: indexedAt,
    unread,
    counts: { ...counts },
    segments: segments.map(({ name, bytes, digest }) => ({ name, bytes, digest })),
  };
}

/** The path of a segment, relative to the root of the repository. */
export function segmentPath(name: string): string {
  return `${STORE_DIRECTORY}/${name}${SEGMENT_SUFFIX}`;
}

/** What must be equal for a kept index to be used. */
export function storeVersion(): string {
  return `${LINKS_VERSION}.${FACTS_VERSION}`;
}

function digestOf(wire: object): string {
  return createHash("sha256").update(JSON.stringify(wire)).digest("hex");
}

function headFrom(wire: object): StoreHead | undefined {
  const commit = stringProperty(wire, "commit");
  const segments = property(wire, "segments");
  const counts = property(wire, "counts");
  if (commit === undefined || !isObjectId(commit) || !Array.isArray(segments) || segments.length > MAX_SEGMENTS)
    return undefined;
  const refs = segments.map(segmentFrom);
  const number = (from: unknown, name: string) => {
    const value = property(from, name);
    return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : Number.NaN;
  };
  const head: StoreHead = {
    commit,
    indexedAt: stringProperty(wire, "indexed_at") ?? "",
    unread: number(wire, "unread"),
    counts: {
      files: number(counts, "files"),
      code: number(counts, "code"),
      entities: number(counts, "entities"),
      relations: number(counts, "relations"),
      unresolved: number(counts, "unresolved"),
      outside: number(counts, "outside"),
    },
    segments: refs.filter((ref) => ref !== undefined),
  };
  const numbers = [head.unread, ...Object.values(head.counts)];
  return refs.includes(undefined) || numbers.some(Number.isNaN) ? undefined : head;
}

function segmentFrom(value: unknown): SegmentRef | undefined {
  const name = stringProperty(value, "name");
  const digest = stringProperty(value, "digest");
  const bytes = property(value, "bytes");
  if (name === undefined || !SEGMENT_NAME.test(name) || digest === undefined || typeof bytes !== "number")
    return undefined;
  return { name, bytes, digest };
}
