import { SymbolIds } from "../model/symbol-id.ts";
import type { TreeEntry } from "../model/tree.ts";
import { isManifest } from "../resolve/finders.ts";
import type { ModuleTarget, Project } from "../resolve/project.ts";
import type { LinkedFile, LinkRecord } from "./link-cache.ts";
import type { FoundModules } from "./unit-world.ts";

/** How a tree differs from the one that was linked last. */
export interface TreeChanges {
  /** Added, removed, or with another content. */
  readonly changed: ReadonlySet<string>;
  /** Imports may lead elsewhere: a path came or went, or a manifest says something else. */
  readonly isLayoutChanged: boolean;
}

export function changesSince(record: LinkRecord, entries: ReadonlyMap<string, TreeEntry>): TreeChanges {
  const changed = new Set<string>();
  let isLayoutChanged = false;
  const known = new Set<string>();
  for (const { path, blobId } of [...record.linked, ...record.plain]) {
    known.add(path);
    const entry = entries.get(path);
    if (entry?.blobId === blobId) continue;
    changed.add(path);
    if (!entry || isManifest(path)) isLayoutChanged = true;
  }
  for (const path of entries.keys()) {
    if (known.has(path)) continue;
    changed.add(path);
    isLayoutChanged = true;
  }
  return { changed, isLayoutChanged };
}

/** The files with an import that leads elsewhere than when it was last followed. */
export function filesWithMovedImports(found: FoundModules, project: Project): Set<string> {
  const moved = new Set<string>();
  for (const [from, targets] of found) {
    const finder = project.finderFor(from);
    for (const [specifier, target] of targets) {
      if (isSameTarget(finder.find(from, specifier), target)) continue;
      moved.add(from);
      break;
    }
  }
  return moved;
}

function isSameTarget(a: ModuleTarget, b: ModuleTarget): boolean {
  if (a.kind === "file") return b.kind === "file" && a.path === b.path;
  if (a.kind === "files") return b.kind === "files" && a.paths.join("\n") === b.paths.join("\n");
  if (a.kind === "package") return b.kind === "package" && a.directory === b.directory;
  return b.kind === "external";
}

/** The ids of every file's definitions. `files` are in path order. */
export function assignIds(files: Iterable<Pick<LinkedFile, "path" | "baseIds">>): Map<string, readonly string[]> {
  const ids = new SymbolIds();
  return new Map(Array.from(files, ({ path, baseIds }) => [path, ids.assign(baseIds)]));
}

/** The unchanged files of which a definition has another id than before, because another file came to share it. */
export function filesWithNewIds(
  before: ReadonlyMap<string, readonly string[]>,
  ids: ReadonlyMap<string, readonly string[]>,
  changed: ReadonlySet<string>,
): Set<string> {
  const found = new Set<string>();
  for (const [path, old] of before) {
    const now = ids.get(path);
    if (now && !changed.has(path) && now.some((id, at) => id !== old[at])) found.add(path);
  }
  return found;
}
