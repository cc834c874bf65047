import type { ModuleTarget } from "../../code/project.ts";
import type { DefinitionKind } from "../../model/facts.ts";
import type { Edge, Site, UnresolvedUse } from "../../model/graph.ts";

/**
 * Identifies a definition inside its file: the qualified name, and its position among definitions of that name, counted from 1. It
 * survives every change of lines and depends on no other file, so links need not be rewritten because a definition was inserted before
 * another one. The ordinal 0 means the file itself.
 */
export interface LocalId {
  readonly qualname: string;
  readonly ordinal: number;
}

/** A definition, as far as questions need it: the rest is in the facts of its file. */
export interface SharedDefinition extends LocalId {
  readonly kind: DefinitionKind;
  readonly startLine: number;
  readonly endLine: number;
  /** Belongs to the class itself. */
  readonly isStatic: boolean;
  /** Bases outside of the tree. */
  readonly foreignBases: readonly string[];
}

/** A use of a definition in this or another file. */
export interface SharedLink {
  /** The definition that contains it, or `WHOLE_FILE`. */
  readonly src: number;
  readonly edge: Edge;
  readonly path: string;
  readonly target: LocalId;
  readonly sites: readonly Site[];
}

/** Uses of a name on receivers of unknown type. */
export interface SharedOpenUse {
  readonly src: number;
  readonly name: string;
  readonly sites: UnresolvedUse["sites"];
}

/** The target of a specifier in another file. */
export interface FoundThrough {
  readonly from: string;
  readonly specifier: string;
  readonly target: ModuleTarget;
}

/** The contribution of one file to the index, and what it depends on. */
export interface Share {
  readonly definitions: readonly SharedDefinition[];
  readonly links: readonly SharedLink[];
  readonly open: readonly SharedOpenUse[];
  /** References to code outside of the tree. */
  readonly outside: number;
  /** Every name in the file: it looks up no others. */
  readonly spelled: readonly string[];
  /** The files consulted to link it, including itself, whether they exist or not. */
  readonly consulted: readonly string[];
  /** The targets of the file's own imports. */
  readonly found: ReadonlyMap<string, ModuleTarget>;
  /** The targets of imports of other files that it looked through, unless those files record them themselves. */
  readonly through: readonly FoundThrough[];
}
