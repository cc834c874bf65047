import type { FileFacts } from "../model/facts.ts";

/** The target of an import specifier. */
export type ModuleTarget =
  | { readonly kind: "file"; readonly path: string }
  /** A directory that is imported as a package though `path`, which would say what it is, does not exist. */
  | { readonly kind: "package"; readonly path: string }
  /** Several files that make one module, such as a Go package, or that may hold what is looked for. Sorted. */
  | { readonly kind: "files"; readonly paths: readonly string[] }
  /** Not in this tree, as far as can be told. */
  | { readonly kind: "external" };

export const EXTERNAL_MODULE: ModuleTarget = { kind: "external" };
/** The specifier of what a file sees without importing it: the other files of its package. */
export const OWN_MODULE = "";

/** Several files as one module; `external` when there are none. */
export function filesTarget(paths: readonly string[]): ModuleTarget {
  return paths.length === 0 ? EXTERNAL_MODULE : { kind: "files", paths: [...paths].sort() };
}

/** The files that a target stands for. */
export function filesOf(target: ModuleTarget): readonly string[] {
  if (target.kind === "files") return target.paths;
  return target.kind === "file" ? [target.path] : [];
}

/** Finds the module that an import of a file means. One for each family of languages. */
export interface ModuleFinder {
  find(fromPath: string, specifier: string): ModuleTarget;
  /** Files with the same scope find the same under a specifier; without it, every file is a scope of its own. */
  scopeOf?(fromPath: string, specifier: string): string;
  /** Whether it can matter to what is found that a file comes or goes; without it, every file may. */
  sees?(path: string): boolean;
}

/** The files that resolution may look at. */
export interface Project {
  /** The facts of a file; undefined when it has none. */
  factsOf(path: string): FileFacts | undefined;
  finderFor(path: string): ModuleFinder;
  /** Throws when nobody waits for the answer any more; called now and then. */
  checkTime?(): void;
}
