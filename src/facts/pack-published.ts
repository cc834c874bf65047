import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readdirSync, readSync } from "node:fs";
import { join } from "node:path";
import type { Repository } from "../git/repository.ts";
import { isTemporaryName } from "../util/temporary-files.ts";
import { CACHE_DIRECTORY } from "./cache-directory.ts";
import {
  isStorePath,
  MANIFEST_NAME,
  MAX_PART_BYTES,
  manifestOf,
  type PublishedFile,
  partName,
} from "./published-index.ts";

/** A published index as a commit of this repository, about to be pushed to a remote. */
export interface PackedIndex {
  readonly commit: string;
  readonly bytes: number;
  readonly files: number;
}

/** Writes the store into one commit without history, in parts that every server accepts. Nothing refers to it yet. */
export async function packIndex(
  repository: Repository,
  indexed: string,
  partBytes = MAX_PART_BYTES,
): Promise<PackedIndex> {
  const entries: string[] = [];
  const files: PublishedFile[] = [];
  const add = async (name: string, bytes: Uint8Array) => {
    entries.push(`100644 blob ${await writeBlob(repository, bytes)}\t${name}\n`);
  };
  for (const path of storeFiles(join(repository.root, CACHE_DIRECTORY))) {
    const hash = createHash("sha256");
    const parts: string[] = [];
    let size = 0;
    for (const bytes of partsOf(join(repository.root, CACHE_DIRECTORY, path), partBytes)) {
      const name = partName(entries.length + 1);
      hash.update(bytes);
      size += bytes.length;
      parts.push(name);
      await add(name, bytes);
    }
    files.push({ path, size, sha256: hash.digest("hex"), parts });
  }
  await add(MANIFEST_NAME, Buffer.from(manifestOf({ commit: indexed, files })));
  const tree = await ask(repository, ["mktree"], "write the tree of the index", entries.join(""));
  const people = ["-c", "user.name=llmc-nav", "-c", "user.email=llmc-nav@users.noreply.github.com"];
  const message = `The index of ${indexed}\n`;
  const commit = await ask(repository, [...people, "commit-tree", tree], "write the commit of the index", message);
  return { commit, bytes: files.reduce((sum, { size }) => sum + size, 0), files: files.length };
}

/** The files of a store, as paths relative to it, without those that other processes are still writing. */
export function storeFiles(directory: string): string[] {
  const listed = readdirSync(directory, { recursive: true, withFileTypes: true });
  return listed
    .filter((entry) => entry.isFile() && !isTemporaryName(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter(isStorePath)
    .sort();
}

function* partsOf(path: string, partBytes: number): Generator<Uint8Array> {
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    for (let at = 0; at < size; ) {
      const bytes = Buffer.allocUnsafe(Math.min(partBytes, size - at));
      let length = 0;
      for (let count = -1; count !== 0 && length < bytes.length; length += count) {
        count = readSync(file, bytes, length, bytes.length - length, at + length);
      }
      // A store's files never shrink: one that did is not intact.
      if (length < bytes.length) throw new Error(`${path} was changed while it was read`);
      yield bytes;
      at += length;
    }
  } finally {
    closeSync(file);
  }
}

function writeBlob(repository: Repository, bytes: Uint8Array): Promise<string> {
  return ask(repository, ["hash-object", "-w", "--stdin"], "write a part of the index", bytes);
}

async function ask(
  repository: Repository,
  args: readonly string[],
  task: string,
  input: string | Uint8Array,
): Promise<string> {
  return (await repository.git.text(args, { task, input })).trim();
}
