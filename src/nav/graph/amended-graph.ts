import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import type { GraphNode, GraphPlace, GraphSource } from "../../graph/graph-source.ts";
import { localIdsOf } from "../../graph/store/local-ids.ts";
import { isCommonMember, languageOfPath } from "../../languages/registry.ts";
import { type Confidence, comparePlaces, type Use, type UseRole } from "../../model/use.ts";
import type { Target } from "../../resolve/uses.ts";

/**
 * A graph of one tree that answers about another: what changed in between, and what that can reach, is left to the files, and of the
 * rest it knows every use. So an index of the base of a change answers about its head, and nothing is linked that nobody asks for.
 */
export class AmendedGraph {
  readonly #graph: GraphSource;
  readonly #amended: ReadonlySet<string>;
  /** The graph comes from elsewhere: each of its answers is held against the files. */
  readonly isDoubted: boolean;

  /** `amended` are the files that the graph must not be asked about. */
  constructor(graph: GraphSource, amended: ReadonlySet<string>, isDoubted: boolean) {
    this.#graph = graph;
    this.#amended = amended;
    this.isDoubted = isDoubted;
  }

  /** Whether the graph answers for a file. */
  covers(path: string): boolean {
    return !this.#amended.has(path);
  }

  /** The uses of a symbol in the files that the graph answers for, as far as they are more than possible. */
  usesOf(world: World, target: Target): Use[] {
    const found = new Map<string, Use>();
    const add = ({ path, node }: GraphPlace, line: number, column: number, role: UseRole, confidence: Confidence) => {
      const key = `${path}:${line}:${column}:${role}`;
      // The surest comes first.
      if (found.has(key) || confidence === "possible") return;
      found.set(key, { path, line, column, role, confidence, enclosing: node ? indexOf(world, node) : -1 });
    };
    for (const definition of target.definitions) {
      const node = this.#nodeOf(world, definition);
      for (const { end, sites } of node ? this.#graph.usesOf(node) : []) {
        if (this.covers(end.path)) for (const [line, column, role, known] of sites) add(end, line, column, role, known);
      }
    }
    for (const { end, sites } of this.#likelyOpenUses(target))
      for (const [line, column, role] of sites) add(end, line, column, role, "likely");
    return [...found.values()].sort(comparePlaces);
  }

  #likelyOpenUses({ name, isMember, isLikely }: Target) {
    if (!isMember) return [];
    const open = this.#graph
      .openUsesOf(name)
      .filter(({ end }) => this.covers(end.path) && !isCommonMember(languageOfPath(end.path), name));
    return open.length > 0 && isLikely() ? open : [];
  }

  /** A definition as the graph knows it. A file that changed has its old definitions there: who still means one of them names it alike. */
  #nodeOf(world: World, { path, index }: DefinitionHandle): GraphNode | undefined {
    const facts = world.file(path)?.facts;
    const id = facts && localIdsOf(facts)[index];
    return id && this.#graph.nodesIn(path).filter(({ qualname }) => qualname === id.qualname)[id.ordinal - 1];
  }
}

function indexOf(world: World, { path, qualname, startLine }: GraphNode): number {
  const definitions = world.file(path)?.facts.definitions ?? [];
  return definitions.findIndex((each) => each.qualname === qualname && each.startLine === startLine);
}
