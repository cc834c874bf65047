import type { ModuleFinder, ModuleTarget } from "../../code/project.ts";
import type { LiveProject } from "../../resolve/live-project.ts";
import { append } from "../../util/multimap.ts";
import type { GraphStore } from "../store/graph-store.ts";
import type { TreeChanges } from "./tree-changes.ts";

/** Files with an import that resolves differently than when the file was linked. */
export interface MovedImports {
  /** The import resolves to another file, or to none. */
  readonly displaced: ReadonlySet<string>;
  /** The import resolves to several files, such as those of a package: importing files, by the file that joined or left the package. */
  readonly joined: ReadonlyMap<string, readonly string[]>;
}

/** Resolves imports again where an added or removed file, or a changed manifest, can matter to them. */
export function movedImports(project: LiveProject, store: GraphStore, changes: TreeChanges): MovedImports {
  const displaced = new Set<string>();
  const joined = new Map<string, string[]>();
  const layout = [...changes.came, ...changes.went];
  if (layout.length === 0 && !changes.isManifestChanged) return { displaced, joined };
  const concerned = new Map<ModuleFinder, boolean>();
  const isConcerned = (finder: ModuleFinder) => {
    let known = concerned.get(finder);
    if (known === undefined) {
      known = changes.isManifestChanged || layout.some((path) => finder.sees?.(path) ?? true);
      concerned.set(finder, known);
    }
    return known;
  };
  const compare = (from: string, before: ModuleTarget, now: ModuleTarget) => {
    if (isSameTarget(before, now)) return;
    if (before.kind !== "files" || now.kind !== "files") {
      displaced.add(from);
      return;
    }
    for (const path of difference(before.paths, now.paths)) append(joined, path, from);
  };
  for (const segment of store.segments) {
    for (const [specifierNumber, targets] of segment.lists("imports").all()) {
      const specifier = segment.string(specifierNumber);
      const found = new Map<string, ModuleTarget>();
      for (const [targetNumber, files] of targets) {
        for (const { path } of store.current(segment, files)) {
          const finder = project.finderFor(path);
          if (!isConcerned(finder) || !project.entries.has(path)) continue;
          const scope = finder.scopeOf?.(path, specifier) ?? path;
          let target = found.get(scope);
          if (!target) {
            target = finder.find(path, specifier);
            found.set(scope, target);
          }
          compare(path, segment.target(targetNumber), target);
        }
      }
    }
    for (const [, lists] of segment.lists("through").all()) {
      for (const files of lists.values()) {
        for (const file of store.current(segment, files)) {
          for (const { from, specifier, target } of store.kept(file)?.through ?? []) {
            const finder = project.finderFor(from);
            if (isConcerned(finder)) compare(from, target, finder.find(from, specifier));
          }
        }
      }
    }
  }
  return { displaced, joined };
}

function isSameTarget(a: ModuleTarget, b: ModuleTarget): boolean {
  if (a.kind === "file") return b.kind === "file" && a.path === b.path;
  if (a.kind === "files") return b.kind === "files" && a.paths.join("\n") === b.paths.join("\n");
  if (a.kind === "package") return b.kind === "package" && a.path === b.path;
  return b.kind === "external";
}

function difference(some: readonly string[], others: readonly string[]): string[] {
  const [before, now] = [new Set(some), new Set(others)];
  return [...some.filter((path) => !now.has(path)), ...others.filter((path) => !before.has(path))];
}
