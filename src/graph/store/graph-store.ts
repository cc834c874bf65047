import { randomBytes } from "node:crypto";
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { ContainedFiles } from "../../git/contained-files.ts";
import { CorruptDataError } from "../../util/bytes.ts";
import { type FileRow, Segment } from "./segment.ts";
import type { ListName } from "./segment-writer.ts";
import type { Share } from "./share.ts";
import { type AskedShare, decodeAsked, decodeKept, decodeShare, type KeptShare } from "./share-codec.ts";
import {
  readStoreHead,
  SEGMENT_SUFFIX,
  type SegmentRef,
  STORE_DIRECTORY,
  type StoreHead,
  segmentPath,
} from "./store-head.ts";

/** A segment that no head has named for this long was left by a process that died. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** A file of the index: the segment with its newest row, and its number there. */
export interface FileRef {
  readonly segment: Segment;
  readonly file: number;
  readonly path: string;
}

/** The index of a repository, or a sentence that says why it cannot be used; undefined when none was ever kept. */
export type OpenedStore =
  | { readonly store: GraphStore; readonly problem?: undefined }
  | { readonly store?: undefined; readonly problem: string }
  | undefined;

/**
 * The index of one tree: a list of segments, where a newer one replaces the rows of the same files in older ones. Opening it reads
 * the head and the directories of the segments; everything else is read on demand. Damage raises a `CorruptDataError` when it is
 * first met.
 */
export class GraphStore {
  readonly head: StoreHead;
  /** Newest first. */
  readonly #segments: readonly Segment[];
  /** By segment, the numbers of the rows replaced by a newer segment. */
  readonly #replaced = new Map<Segment, Set<number>>();

  private constructor(head: StoreHead, segments: readonly Segment[]) {
    this.head = head;
    this.#segments = segments;
    for (const [age, older] of segments.entries()) {
      const replaced = new Set<number>();
      for (const newer of segments.slice(0, age)) {
        for (let file = 0; file < newer.fileCount; file++) {
          const found = older.find(newer.pathOf(file));
          if (found >= 0) replaced.add(found);
        }
      }
      this.#replaced.set(older, replaced);
    }
  }

  static open(root: string): OpenedStore {
    const read = readStoreHead(root);
    if (!read?.head) return read;
    try {
      return { store: GraphStore.openSegments(root, read.head) };
    } catch (error) {
      if (!isDamage(error)) throw error;
      return { problem: `The kept index cannot be read (${error instanceof Error ? error.message : String(error)}).` };
    }
  }

  /** The segments that a head names. */
  static openSegments(root: string, head: StoreHead): GraphStore {
    const files = new ContainedFiles(root);
    const segments: Segment[] = [];
    try {
      for (const { name, digest } of head.segments) {
        // No directory on the way may be a link that leaves the repository.
        if (files.find(segmentPath(name)).kind !== "file") throw new CorruptDataError("a part is missing");
        segments.unshift(Segment.open(join(root, segmentPath(name)), digest, head.commit.length));
      }
      return new GraphStore(head, segments);
    } catch (error) {
      for (const segment of segments) segment.close();
      throw error;
    }
  }

  close(): void {
    for (const segment of this.#segments) segment.close();
  }

  /** Every file of the tree. Files of one segment come in path order. */
  *files(): Generator<FileRow & FileRef> {
    for (const row of this.rows()) if (row.state !== "gone") yield row;
  }

  /** The blob ids of all files of the tree, by path. */
  contents(): Map<string, string> {
    const contents = new Map<string, string>();
    for (const segment of this.#segments) {
      const replaced = this.#replaced.get(segment);
      for (const [file, path, blobId, isGone] of segment.contents()) {
        if (!isGone && !replaced?.has(file)) contents.set(path, blobId);
      }
    }
    return contents;
  }

  /** The newest row of every file, including removed ones. */
  *rows(): Generator<FileRow & FileRef> {
    for (const segment of this.#segments) {
      const replaced = this.#replaced.get(segment);
      for (let file = 0; file < segment.fileCount; file++) {
        if (!replaced?.has(file)) yield { ...segment.row(file), segment, file };
      }
    }
  }

  /** The row of a file; undefined when the tree does not have it. */
  find(path: string): (FileRow & FileRef) | undefined {
    for (const segment of this.#segments) {
      const file = segment.find(path);
      if (file < 0) continue;
      const row = segment.row(file);
      return row.state === "gone" ? undefined : { ...row, segment, file };
    }
    return undefined;
  }

  /** The files in a list under a key. */
  filesIn(list: ListName, key: string): FileRef[] {
    return [...this.listed(list, key)].flatMap(([, files]) => files);
  }

  /** The same, by detail; detail numbers are valid only in the segment of the files. */
  *listed(list: ListName, key: string): Generator<[detail: number, files: FileRef[]]> {
    for (const segment of this.#segments) {
      for (const [detail, files] of segment.list(list, key)) yield [detail, this.current(segment, files)];
    }
  }

  /** Those of a segment's files whose newest row is in this segment. */
  current(segment: Segment, files: readonly number[]): FileRef[] {
    const replaced = this.#replaced.get(segment);
    const kept = replaced?.size ? files.filter((file) => !replaced.has(file)) : files;
    return kept.map((file) => ({ segment, file, path: segment.pathOf(file) }));
  }

  get segments(): readonly Segment[] {
    return this.#segments;
  }

  /** The part of a file's share that questions need; undefined when the file has no code. */
  asked({ segment, file }: Pick<FileRef, "segment" | "file">): AskedShare | undefined {
    const bytes = segment.shareOf(file);
    return bytes && decodeAsked(bytes, segment);
  }

  /** The part of a file's share that a build needs when it does not link the file again. */
  kept({ segment, file }: Pick<FileRef, "segment" | "file">): KeptShare | undefined {
    const bytes = segment.shareOf(file);
    return bytes && decodeKept(bytes, segment);
  }

  /** A whole share. */
  share({ segment, file }: Pick<FileRef, "segment" | "file">): Omit<Share, "spelled"> | undefined {
    const bytes = segment.shareOf(file);
    return bytes && decodeShare(bytes, segment);
  }
}

/** A name for a new segment. */
export function newSegmentName(): string {
  return randomBytes(12).toString("hex");
}

/**
 * Removes segments that the index no longer consists of, and unnamed segments older than an hour, which a killed process left.
 * Younger ones may belong to another process. Cleanup must never fail a run.
 */
export function removeSegments(root: string, replaced: readonly SegmentRef[], head: StoreHead): void {
  const directory = join(root, STORE_DIRECTORY);
  const named = new Set(head.segments.map(({ name }) => name));
  try {
    for (const { name } of replaced) rmSync(join(root, segmentPath(name)), { force: true });
    for (const file of readdirSync(directory)) {
      const path = join(directory, file);
      const isOld = () => Date.now() - statSync(path).mtimeMs > ABANDONED_AFTER_MS;
      if (file.endsWith(SEGMENT_SUFFIX) && !named.has(file.slice(0, -SEGMENT_SUFFIX.length)) && isOld())
        rmSync(path, { force: true });
    }
  } catch {
    // Another process may have been faster, or the directory is read-only.
  }
}

/** Whether an error means that the index cannot be used, as opposed to a bug in this program. */
export function isDamage(error: unknown): boolean {
  return (
    error instanceof CorruptDataError ||
    error instanceof SyntaxError ||
    error instanceof RangeError ||
    (error instanceof Error && "syscall" in error)
  );
}
