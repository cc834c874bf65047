import type { ModuleTarget } from "../../code/project.ts";
import type { DefinitionKind } from "../../model/facts.ts";
import type { Edge, Site, UnresolvedUse } from "../../model/graph.ts";

/**
 * Names a definition inside its file: the qualified name, and which of those so called it is, counted from 1. It survives every change
 * of lines and depends on no other file, so links need not be written again because a definition came before another one.
 * The ordinal 0 means the file itself.
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
  /** A member of the class itself. */
  readonly isStatic: boolean;
  /** Bases that lie outside the tree. */
  readonly foreignBases: readonly string[];
}

/** A use of what another file, or this one, defines. */
export interface SharedLink {
  /** The definition that it stands in, or `WHOLE_FILE`. */
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
  /** References to what lies outside the tree. */
  readonly outside: number;
  /** Every name that stands in the file: what it does not spell, it does not look up. */
  readonly spelled: readonly string[];
  /** The files consulted to link it, itself among them, whether they exist or not. */
  readonly consulted: readonly string[];
  /** The targets of its own imports. */
  readonly found: ReadonlyMap<string, ModuleTarget>;
  /** The targets of imports of other files that it looked through, as far as these do not name them themselves. */
  readonly through: readonly FoundThrough[];
}
