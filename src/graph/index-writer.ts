import { setImmediate } from "node:timers/promises";
import { decodeLanguage } from "../facts/decode-language.ts";
import { keyOf } from "../facts/update.ts";
import type { LiveProject } from "../resolve/live-project.ts";
import type { Progress } from "../util/progress.ts";
import type { ShareMaker } from "./link/make-share.ts";
import type { TreeChanges } from "./stale/tree-changes.ts";
import { type GraphStore, newSegmentName, removeSegments } from "./store/graph-store.ts";
import { mergeSegments, segmentsToMerge } from "./store/merge-segments.ts";
import { SegmentWriter } from "./store/segment-writer.ts";
import { type IndexCounts, type SegmentRef, type StoreHead, segmentPath, writeStoreHead } from "./store/store-head.ts";

/** The commit that the index should describe. */
export type IndexedCommit = Pick<StoreHead, "commit" | "indexedAt" | "unread">;

/** Linking a large tree takes minutes; other work in progress, such as git commands with a timeout, must get its turn. */
const MAX_BLOCKED_MS = 500;
const NO_COUNTS: IndexCounts = { files: 0, code: 0, entities: 0, relations: 0, unresolved: 0, outside: 0 };

/** Writes the differences between a tree and the kept index: one segment of the files that changed or are linked again, then the head. */
export class IndexWriter {
  readonly #root: string;
  readonly #kept: GraphStore | undefined;
  readonly #project: LiveProject;
  readonly #maker: ShareMaker;

  constructor(root: string, kept: GraphStore | undefined, project: LiveProject, maker: ShareMaker) {
    this.#root = root;
    this.#kept = kept;
    this.#project = project;
    this.#maker = maker;
  }

  /** `unread` are files of the tree without content: they are left out of the index, so the next build tries them again. */
  async write(
    { all }: TreeChanges,
    stale: ReadonlySet<string>,
    unread: ReadonlySet<string>,
    about: IndexedCommit,
    progress: Progress,
    check: () => void,
  ): Promise<{ readonly head: StoreHead; readonly linked: number }> {
    const paths = [...new Set([...all, ...stale])].sort();
    const old = this.#kept?.head.segments ?? [];
    const written = paths.length === 0 ? undefined : await this.#writeSegment(paths, unread, progress, check);
    const before = this.#kept ? countsOf(this.#kept, paths) : NO_COUNTS;
    const counts = combine(this.#kept?.head.counts ?? NO_COUNTS, before, written?.counts ?? NO_COUNTS);
    let head: StoreHead = { ...about, counts, segments: written ? [...old, written.ref] : old };
    const merged = segmentsToMerge(head.segments);
    if (merged > 1) head = { ...head, segments: mergeSegments(this.#root, head, merged) };
    writeStoreHead(this.#root, head);
    const names = new Set(head.segments.map(({ name }) => name));
    const replaced = [...old, ...(written ? [written.ref] : [])].filter(({ name }) => !names.has(name));
    removeSegments(this.#root, replaced, head);
    return { head, linked: written?.counts.code ?? 0 };
  }

  async #writeSegment(
    paths: readonly string[],
    unread: ReadonlySet<string>,
    progress: Progress,
    check: () => void,
  ): Promise<{ readonly ref: SegmentRef; readonly counts: IndexCounts }> {
    const name = newSegmentName();
    const writer = new SegmentWriter(this.#root, segmentPath(name));
    let counts = NO_COUNTS;
    progress.start("Linking", paths.length);
    try {
      let yielded = performance.now();
      for (const path of paths) {
        check();
        if (performance.now() - yielded > MAX_BLOCKED_MS) {
          await setImmediate();
          yielded = performance.now();
        }
        const entry = unread.has(path) ? undefined : this.#project.entries.get(path);
        if (entry) {
          const share = this.#maker.make(path);
          const bytes = this.#project.store.readBytes(keyOf(entry));
          const language = bytes === undefined || bytes.length === 0 ? undefined : decodeLanguage(bytes);
          writer.add({ path, blobId: entry.blobId, language, share });
          counts = add(counts, share ? countShare(share) : { ...NO_COUNTS, files: 1 });
        } else if (this.#kept?.find(path)) {
          writer.addGone(path);
        }
        progress.advance(1);
      }
      // The last file may also have caused a problem that the check detects.
      check();
      return { ref: { name, ...writer.finish() }, counts };
    } catch (error) {
      writer.abandon();
      throw error;
    } finally {
      progress.stop();
    }
  }
}

interface Countable {
  readonly definitions: readonly unknown[];
  readonly links: readonly unknown[];
  readonly open: readonly { readonly sites: readonly unknown[] }[];
  readonly outside: number;
}

function countShare({ definitions, links, open, outside }: Countable): IndexCounts {
  const unresolved = open.reduce((sum, { sites }) => sum + sites.length, 0);
  return { files: 1, code: 1, entities: definitions.length + 1, relations: links.length, unresolved, outside };
}

/** The share of these files in the kept index's counts. */
function countsOf(kept: GraphStore, paths: readonly string[]): IndexCounts {
  let counts = NO_COUNTS;
  for (const path of paths) {
    const row = kept.find(path);
    const share = row && kept.share(row);
    if (row) counts = add(counts, share ? countShare(share) : { ...NO_COUNTS, files: 1 });
  }
  return counts;
}

function add(a: IndexCounts, b: IndexCounts): IndexCounts {
  return combine(a, NO_COUNTS, b);
}

/** The counts `all` with `gone` taken away and `come` added. */
function combine(all: IndexCounts, gone: IndexCounts, come: IndexCounts): IndexCounts {
  const of = (name: keyof IndexCounts) => all[name] - gone[name] + come[name];
  return {
    files: of("files"),
    code: of("code"),
    entities: of("entities"),
    relations: of("relations"),
    unresolved: of("unresolved"),
    outside: of("outside"),
  };
}
