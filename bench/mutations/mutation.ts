import type { Definition } from "../../src/model/facts.ts";
import type { CodeFile, Sources } from "./sources.ts";

export const MUTATION_KINDS = [
  "rename",
  "rename_property",
  "delete",
  "move",
  "hide",
  "parameter_added",
  "parameter_removed",
  "delete_file",
  "rename_file",
] as const;
export type MutationKind = (typeof MUTATION_KINDS)[number];

/** One change of a clean checkout that a person could make without checking the rest of the code. */
export interface Mutation {
  readonly kind: MutationKind;
  /** The place of the change, for people: `path:line name`. */
  readonly where: string;
  /** The names by which a line can use the changed code. If there are none, every new diagnostic counts. */
  readonly names: readonly string[];
  /** New texts by path; undefined deletes the file. */
  readonly files: ReadonlyMap<string, string | undefined>;
  /** Lines of the new texts that the mutation wrote itself, as `path:line`. */
  readonly ownLines: ReadonlySet<string>;
}

/** A definition that can be mutated, with the other declarations of the same thing. */
export interface Target {
  readonly file: CodeFile;
  readonly definition: Definition;
  readonly name: string;
  /** The qualified name of the owner; "" at module level. */
  readonly owner: string;
  /** All declarations that must change together: also prototypes, and constructors of a renamed class. */
  readonly declarations: readonly { readonly file: CodeFile; readonly definition: Definition }[];
  readonly sources: Sources;
}

/** The text of a finding that marks a place that cannot be judged. */
export const NOT_JUDGED = "not judged";
