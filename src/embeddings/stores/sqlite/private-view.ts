import { copyFileSync, linkSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A second name for a file, in a folder of our own. */
export interface PrivateView {
  readonly path: string;
  /** Can be called again: some platforms do not remove a file that is open. */
  remove(): void;
}

/**
 * Lets SQLite read a file under a name that nobody else knows. The library locks a file by making a folder beside it, even
 * to read, and plays back a journal that lies beside it: under this name there is neither a lock that a killed process left
 * nor a journal that a stranger wrote, and an index in a folder that cannot be written can be read.
 */
export function privateView(file: string): PrivateView {
  const folder = mkdtempSync(join(tmpdir(), "llmc-nav-index-"));
  const path = join(folder, "index.db");
  const remove = () => {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Left for the next call, or for whoever cleans the folder of temporary files.
    }
  };
  // Not every platform lets every user make links.
  let failure: unknown;
  for (const attempt of [symlinkSync, linkSync, copyFileSync]) {
    try {
      attempt(file, path);
      return { path, remove };
    } catch (error) {
      failure = error;
    }
  }
  remove();
  throw failure;
}
