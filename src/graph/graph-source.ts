import type { Edge, Site, UnresolvedUse } from "../model/graph.ts";

/** A definition in a graph. A source gives the same object for the same definition. */
export interface GraphNode {
  readonly path: string;
  readonly qualname: string;
  readonly kind: string;
  readonly startLine: number;
  readonly endLine: number;
  /** A member of the class itself. */
  readonly isStatic: boolean;
  /** A class with a base that lies outside the tree. */
  readonly hasForeignBases: boolean;
}

/** The place of something, or the place it leads to: a definition, or the code of a file outside of every definition. */
export interface GraphPlace {
  readonly path: string;
  readonly node: GraphNode | undefined;
}

/** One or more uses: `end` is the other side of the question, where they stand or what they mean. */
export interface GraphUse {
  readonly end: GraphPlace;
  readonly edge: string;
  readonly sites: readonly Site[];
}

/** A graph that questions can be put to. Lists of definitions are in the order of path and place. */
export interface GraphSource {
  /** The definitions whose qualified name ends so; what nobody goes on to is not read. */
  nodesNamed(name: string): Iterable<GraphNode>;
  nodesIn(path: string): readonly GraphNode[];
  /** The uses of a definition. */
  usesOf(node: GraphNode): readonly GraphUse[];
  /** The uses that are made in a place; only those of one kind of relation if it is named. */
  usedBy(place: GraphPlace, edge?: Edge): readonly GraphUse[];
  /** Uses of a name on receivers of unknown type, by where they stand. */
  openUsesOf(name: string): readonly { readonly end: GraphPlace; readonly sites: UnresolvedUse["sites"] }[];
  /** Such uses in the body of a definition. */
  openUsesIn(node: GraphNode): readonly { readonly name: string; readonly sites: UnresolvedUse["sites"] }[];
}
