import { ContainedFiles } from "../git/contained-files.ts";
import type { Repository } from "../git/repository.ts";
import { GraphStore, type OpenedStore } from "../graph/store/graph-store.ts";
import { HEAD_PATH } from "../graph/store/store-head.ts";

/** The kept index of a repository; undefined when none was ever kept. Whether it may answer is not decided here. */
export function openIndex(repository: Repository): OpenedStore {
  return repository.isBare ? undefined : GraphStore.open(repository.root);
}

/** A text that changes whenever the index does: a head is always written as a new file and renamed into place. */
export function identifyIndex(repository: Repository): string | undefined {
  const found = repository.isBare ? undefined : new ContainedFiles(repository.root).find(HEAD_PATH);
  if (found?.kind !== "file") return undefined;
  const { dev, ino, size, mtimeMs, ctimeMs } = found.stat;
  return [repository.root, dev, ino, size, mtimeMs, ctimeMs].join(" ");
}
