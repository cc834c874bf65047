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
  /** Worker threads for parsing; 0 for none, undefined for what suits the work. */
  readonly threads?: number | undefined;
}

/** The outlines and texts of some files of a Tree, in path order; what cannot be read is added to `skipped`. */
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
  // What the store knew already was not read to parse it.
  for await (const read of tree.readMany(entries.filter(({ path }) => !reads.has(path))))
    reads.set(read.entry.path, read);
  const files: OutlinedFile[] = [];
  for (const { path } of entries) {
    const read = reads.get(path);
    if (read?.skipped !== undefined) skipped.push(read.skipped);
    if (read?.bytes === undefined) continue;
    const facts = outlineOf(read.entry, store);
    if (facts !== undefined) files.push(new LazyFile(path, facts, read.bytes));
    // Not text, or a file of the working tree that was written to in between: its lines are already other ones.
    else skipped.push({ path, reason: store.isBinary(keyOf(read.entry)) ? "binary" : "unreadable" });
  }
  return files;
}

/** A file whose bytes become text when they are first looked at: most symbols are bound by their fingerprints alone. */
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

/** The Tree itself, but what is read through it is kept. */
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

/** A file without a known extension may still be a script, which only its first line says. */
function mayDefineSymbols(path: string): boolean {
  if (languageOfPath(path) !== "text") return true;
  return !path.slice(path.lastIndexOf("/") + 1).includes(".");
}
