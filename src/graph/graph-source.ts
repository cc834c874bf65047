import type { Edge, Site, UnresolvedUse } from "../model/graph.ts";

/** A definition in a graph. A source gives the same object for the same definition. */
export interface GraphNode {
  readonly path: string;
  readonly qualname: string;
  readonly kind: string;
  readonly startLine: number;
  readonly endLine: number;
  /** Belongs to the class itself. */
  readonly isStatic: boolean;
  /** A class with a base outside of the tree. */
  readonly hasForeignBases: boolean;
}

/** The place of a use or its target: a definition, or the code of a file outside of every definition. */
export interface GraphPlace {
  readonly path: string;
  readonly node: GraphNode | undefined;
}

/** One or more uses: `end` is the other end of the relation, either where the uses are or what they refer to. */
export interface GraphUse {
  readonly end: GraphPlace;
  readonly edge: string;
  readonly sites: readonly Site[];
}

/** A graph that answers questions. Lists of definitions are in the order of path and position. */
export interface GraphSource {
  /** The definitions whose qualified name ends with `name`; read lazily, so only as far as the caller iterates. */
  nodesNamed(name: string): Iterable<GraphNode>;
  nodesIn(path: string): readonly GraphNode[];
  /** The uses of a definition. */
  usesOf(node: GraphNode): readonly GraphUse[];
  /** The uses made in a place; optionally of one kind of relation only. */
  usedBy(place: GraphPlace, edge?: Edge): readonly GraphUse[];
  /** Uses of a name on receivers of unknown type, by the place that contains them. */
  openUsesOf(name: string): readonly { readonly end: GraphPlace; readonly sites: UnresolvedUse["sites"] }[];
  /** Such uses in the body of a definition. */
  openUsesIn(node: GraphNode): readonly { readonly name: string; readonly sites: UnresolvedUse["sites"] }[];
}
