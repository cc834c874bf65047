import { decodeOutline } from "../facts/decode.ts";
import type { FactsStore } from "../facts/store.ts";
import { keyOf, updateFactsOf } from "../facts/update.ts";
import { languageOfPath } from "../languages/registry.ts";
import type { FileOutline } from "../model/facts.ts";
import type { FileRead, Skipped, Tree, TreeEntry } from "../model/tree.ts";
import { CorruptDataError } from "../util/bytes.ts";
import { NO_PROGRESS, type Progress } from "../util/progress.ts";
import { decodeText } from "../util/text.ts";
import type { OutlinedFile } from "./binding.ts";

export interface ReadOptions {
  readonly progress?: Progress;
  /** Worker threads for parsing; 0 for none, undefined for a number that suits the work. */
  readonly threads?: number | undefined;
}

/** The outlines and texts of some files of a Tree, in path order; unreadable files are added to `skipped`. */
export async function readSources(
  tree: Tree,
  paths: ReadonlySet<string>,
  store: FactsStore,
  { progress = NO_PROGRESS, threads }: ReadOptions,
  skipped: Skipped[],
): Promise<OutlinedFile[]> {
  const listing = await tree.list();
  const entries = listing.entries.filter(({ path }) => paths.has(path) && mayDefineSymbols(path));
  skipped.push(...listing.skipped.filter(({ path }) => paths.has(path)));
  const reads = new Map<string, FileRead>();
  await updateFactsOf(entries, remembering(tree, reads), store, { progress, threads });
  // Files that the store already knew were not read for parsing.
  for await (const read of tree.readMany(entries.filter(({ path }) => !reads.has(path))))
    reads.set(read.entry.path, read);
  const files: OutlinedFile[] = [];
  for (const { path } of entries) {
    const read = reads.get(path);
    if (read?.skipped !== undefined) skipped.push(read.skipped);
    if (read?.bytes === undefined) continue;
    const facts = outlineOf(read.entry, store);
    if (facts !== undefined) files.push(new LazyFile(path, facts, read.bytes));
    // Not text, or a working tree file that was written in between: its lines have already changed.
    else skipped.push({ path, reason: store.isBinary(keyOf(read.entry)) ? "binary" : "unreadable" });
  }
  return files;
}

/** A file whose bytes are decoded on first use: most symbols are bound by their fingerprints alone. */
class LazyFile implements OutlinedFile {
  readonly path: string;
  readonly facts: FileOutline;
  readonly #bytes: Buffer;
  #text: string | undefined;

  constructor(path: string, facts: FileOutline, bytes: Buffer) {
    this.path = path;
    this.facts = facts;
    this.#bytes = bytes;
  }

  get text(): string {
    this.#text ??= decodeText(this.#bytes).text ?? "";
    return this.#text;
  }
}

/** The same Tree, but files read through it are kept in `reads`. */
function remembering(tree: Tree, reads: Map<string, FileRead>): Tree {
  return {
    name: tree.name,
    commit: tree.commit,
    list: () => tree.list(),
    read: (entry) => tree.read(entry),
    async *readMany(entries) {
      for await (const read of tree.readMany(entries)) {
        reads.set(read.entry.path, read);
        yield read;
      }
    },
    close: () => tree.close(),
  };
}

function outlineOf(entry: TreeEntry, store: FactsStore): FileOutline | undefined {
  const bytes = store.readBytes(keyOf(entry));
  if (bytes === undefined || bytes.length === 0) return undefined;
  try {
    return decodeOutline(bytes);
  } catch (error) {
    if (error instanceof CorruptDataError) return undefined;
    throw error;
  }
}

/** A file without a known extension may still be a script, which only its first line shows. */
function mayDefineSymbols(path: string): boolean {
  if (languageOfPath(path) !== "text") return true;
  return !path.slice(path.lastIndexOf("/") + 1).includes(".");
}
