import type { FileFacts } from "../model/facts.ts";

/** Where an import specifier leads. */
export type ModuleTarget =
  | { readonly kind: "file"; readonly path: string }
  /** A directory that Python imports as a package though it has no file of its own. */
  | { readonly kind: "package"; readonly directory: string }
  /** Not in this tree, as far as can be told. */
  | { readonly kind: "external" };

export const EXTERNAL_MODULE: ModuleTarget = { kind: "external" };

/** Finds the module that an import of a file means. One for each family of languages. */
export interface ModuleFinder {
  find(fromPath: string, specifier: string): ModuleTarget;
}

/** The files that resolution may look at. */
export interface Project {
  /** The facts of a file; undefined when it has none. */
  factsOf(path: string): FileFacts | undefined;
  finderFor(path: string): ModuleFinder;
}
