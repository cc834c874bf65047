import { randomBytes } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, rmdirSync, rmSync, type Stats } from "node:fs";
import { basename, dirname, join } from "node:path";
import { AtomicFile } from "../../../graph/file/atomic-file.ts";
import { isTemporaryName, removeIfAbandoned } from "../../../util/temporary-files.ts";
import type { BatchStore, KeptBatch } from "../batch-store.ts";
import { makeIndexFolder } from "./working-copy.ts";

const FOLDER_SUFFIX = ".unfinished";
const BATCH_NAME = /^[0-9a-f]{24}\.batch$/;
/** Far more than a batch of the largest vectors; a larger file was not written by this program. */
const MAX_BYTES = 1 << 27;

/** Batches as files in a folder next to an index file. */
export class BatchFiles implements BatchStore {
  readonly #indexPath: string;
  readonly #folder: string;

  constructor(indexPath: string) {
    this.#indexPath = indexPath;
    this.#folder = `${indexPath}${FOLDER_SUFFIX}`;
  }

  async list(): Promise<readonly KeptBatch[]> {
    // Following a link would read, and remove, files elsewhere.
    const isReal = [dirname(this.#folder), this.#folder].every((path) => statOf(path)?.isDirectory());
    if (!isReal) return [];
    return readdirSync(this.#folder)
      .filter((name) => BATCH_NAME.test(name))
      .sort()
      .map((id) => ({ id, madeAt: statOf(join(this.#folder, id))?.mtimeMs ?? 0 }));
  }

  async read(id: string): Promise<Uint8Array | undefined> {
    const path = join(this.#folder, id);
    const stat = statOf(path);
    return stat?.isFile() && stat.size <= MAX_BYTES ? readFileSync(path) : undefined;
  }

  async add(bytes: Uint8Array): Promise<string> {
    const id = `${randomBytes(12).toString("hex")}.batch`;
    makeIndexFolder(this.#indexPath);
    const file = new AtomicFile(dirname(this.#folder), `${basename(this.#folder)}/${id}`);
    file.write(bytes);
    file.commit();
    return id;
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) rmSync(join(this.#folder, id), { force: true });
    try {
      // A killed run may have left half a batch.
      for (const name of readdirSync(this.#folder).filter(isTemporaryName)) removeIfAbandoned(join(this.#folder, name));
      rmdirSync(this.#folder);
    } catch {
      // The folder does not exist, or another run has batches in it.
    }
  }
}

function statOf(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}
