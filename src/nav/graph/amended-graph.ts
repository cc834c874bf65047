import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import type { GraphNode, GraphPlace, GraphSource } from "../../graph/graph-source.ts";
import { localIdsOf } from "../../graph/store/local-ids.ts";
import { isCommonMember, languageOfPath } from "../../languages/registry.ts";
import { type Confidence, comparePlaces, type Use, type UseRole } from "../../model/use.ts";
import type { Target } from "../../resolve/uses.ts";

/**
 * A graph of one tree that answers about another: changed files, and those that the changes can reach, are left to live resolution;
 * for the rest it knows every use. So an index of the base of a change answers about its head, and nothing is linked unless a
 * question needs it.
 */
export class AmendedGraph {
  readonly #graph: GraphSource;
  readonly #amended: ReadonlySet<string>;
  /** The graph comes from elsewhere: each of its answers is checked against the files. */
  readonly isDoubted: boolean;

  /** `amended` are the files that the graph must not answer for. */
  constructor(graph: GraphSource, amended: ReadonlySet<string>, isDoubted: boolean) {
    this.#graph = graph;
    this.#amended = amended;
    this.isDoubted = isDoubted;
  }

  /** Whether the graph answers for a file. */
  covers(path: string): boolean {
    return !this.#amended.has(path);
  }

  /** The uses of a symbol in the files that the graph answers for, if they are more than possible. */
  usesOf(world: World, target: Target): Use[] {
    const found = new Map<string, Use>();
    const add = (
      { path, node }: GraphPlace,
      [line, column, role]: readonly [number, number, UseRole, ...unknown[]],
      confidence: Confidence,
      through?: string,
    ) => {
      const key = `${path}:${line}:${column}:${role}`;
      // The highest confidence comes first.
      if (found.has(key) || confidence === "possible") return;
      const enclosing = node ? indexOf(world, node) : -1;
      found.set(key, { path, line, column, role, confidence, enclosing, ...(through !== undefined && { through }) });
    };
    for (const { end, site } of this.#coveredUses(world, target.definitions)) add(end, site, site[3]);
    for (const { end, site, of } of this.#coveredUses(world, target.bases)) {
      if (site[3] === "exact" && isReference(site[2])) add(end, site, "likely", of.qualname);
    }
    for (const { end, sites } of this.#likelyOpenUses(target)) for (const site of sites) add(end, site, "likely");
    return [...found.values()].sort(comparePlaces);
  }

  /** The uses of definitions in files that the graph answers for. */
  *#coveredUses(world: World, definitions: readonly DefinitionHandle[]) {
    for (const definition of definitions) {
      const of = this.#nodeOf(world, definition);
      for (const { end, sites } of of ? this.#graph.usesOf(of) : []) {
        if (of && this.covers(end.path)) for (const site of sites) yield { end, site, of };
      }
    }
  }

  #likelyOpenUses({ name, isMember, isLikely }: Target) {
    if (!isMember) return [];
    const open = this.#graph
      .openUsesOf(name)
      .filter(({ end }) => this.covers(end.path) && !isCommonMember(languageOfPath(end.path), name));
    return open.length > 0 && isLikely() ? open : [];
  }

  /** The graph's node for a definition. For a changed file the graph has the old ones, but code that still uses one of them uses the same name. */
  #nodeOf(world: World, { path, index }: DefinitionHandle): GraphNode | undefined {
    const facts = world.file(path)?.facts;
    const id = facts && localIdsOf(facts)[index];
    return id && this.#graph.nodesIn(path).filter(({ qualname }) => qualname === id.qualname)[id.ordinal - 1];
  }
}

/** Whether a role is that of a reference: an import of a base is not a use of its implementations. */
function isReference(role: UseRole): boolean {
  return role !== "import" && role !== "reexport" && role !== "string";
}

function indexOf(world: World, { path, qualname, startLine }: GraphNode): number {
  const definitions = world.file(path)?.facts.definitions ?? [];
  return definitions.findIndex((each) => each.qualname === qualname && each.startLine === startLine);
}
