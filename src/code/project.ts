import type { FileFacts } from "../model/facts.ts";

/** The target of an import specifier. */
export type ModuleTarget =
  | { readonly kind: "file"; readonly path: string }
  /** A directory that is imported as a package, although `path`, the file that would define the package, does not exist. */
  | { readonly kind: "package"; readonly path: string }
  /** Several files that form one module, such as a Go package, or that may contain the target. Sorted. */
  | { readonly kind: "files"; readonly paths: readonly string[] }
  /** Not in this tree, as far as is known. */
  | { readonly kind: "external" };

export const EXTERNAL_MODULE: ModuleTarget = { kind: "external" };
/** The specifier of the files that a file sees without an import: the other files of its package. */
export const OWN_MODULE = "";

/** Several files as one module; `external` when there are none. */
export function filesTarget(paths: readonly string[]): ModuleTarget {
  return paths.length === 0 ? EXTERNAL_MODULE : { kind: "files", paths: [...paths].sort() };
}

/** The files of a target. */
export function filesOf(target: ModuleTarget): readonly string[] {
  if (target.kind === "files") return target.paths;
  return target.kind === "file" ? [target.path] : [];
}

/** Finds the module that an import in a file means. Each family of languages has one finder. */
export interface ModuleFinder {
  find(fromPath: string, specifier: string): ModuleTarget;
  /** Files with the same scope find the same target for a specifier; without this method, each file is its own scope. */
  scopeOf?(fromPath: string, specifier: string): string;
  /** Paths that show that a build may make what a specifier means: those that a manifest names for it, or the sources that are compiled. */
  namedPaths?(fromPath: string, specifier: string): readonly string[];
  /** Whether adding or removing a file can change what is found; without this method, any file can. */
  sees?(path: string): boolean;
}

/** The files that resolution may read. */
export interface Project {
  /** The facts of a file; undefined if it has none. */
  factsOf(path: string): FileFacts | undefined;
  finderFor(path: string): ModuleFinder;
  /** Throws if the answer is no longer needed; resolution calls it from time to time. */
  checkTime?(): void;
}
