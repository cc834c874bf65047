import type { FileIndex } from "../../code/file-index.ts";
import { type DefinitionHandle, handleKey } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf, isCommonMember } from "../../languages/registry.ts";
import type { SymbolRef } from "../../model/result.ts";
import { isSpecialName } from "../../model/symbol-id.ts";
import type { Use } from "../../model/use.ts";
import type { AmendedGraph } from "../../nav/graph/amended-graph.ts";
import { findUses, findUsesWith } from "../../nav/symbols/find-uses.ts";
import { symbolRef } from "../../nav/symbols/symbol-ref.ts";
import { lastPart } from "../../util/last-part.ts";
import type { Sides } from "../sides/sides.ts";

/** Finds the uses of definitions at head, each definition once: those that are more than a guess, or all. */
export class UsesFinder {
  readonly #sides: Sides;
  readonly #graph: AmendedGraph | undefined;
  readonly #known = new Map<string, readonly Use[]>();

  constructor(sides: Sides, graph: AmendedGraph | undefined) {
    this.#sides = sides;
    this.#graph = graph;
  }

  /** The uses of each definition, possible ones among them where its name is not one that objects of every program have. */
  async allUsesOf(handles: readonly DefinitionHandle[]): Promise<readonly (readonly Use[])[]> {
    const sure = await this.usesOf(handles);
    const { head, files } = this.#sides;
    return head.ask((world) =>
      handles.map((handle, at) => {
        const known = sure[at] ?? [];
        const file = world.file(handle.path);
        const name = lastPart(file?.definition(handle.index).qualname ?? "");
        if (!file || isSpecialName(name) || isCommonMember(file.facts.language, name)) return known;
        return findUses(world, head.namesAround(handle.path), handle).filter(({ path }) => !files.noise.has(path));
      }),
    );
  }

  /**
   * The uses of each definition: from the graph for the files that it answers for, else from the files. Facts of all candidates are
   * loaded first, so that the question is put seldom.
   */
  async usesOf(handles: readonly DefinitionHandle[]): Promise<readonly (readonly Use[])[]> {
    const unknown = handles.filter((handle) => !this.#known.has(handleKey(handle)));
    if (unknown.length > 0) {
      const found = await this.#find(unknown);
      for (const [at, handle] of unknown.entries()) this.#known.set(handleKey(handle), found[at] ?? []);
    }
    return handles.map((handle) => this.#known.get(handleKey(handle)) ?? []);
  }

  async #find(handles: readonly DefinitionHandle[]): Promise<readonly (readonly Use[])[]> {
    const [{ head }, graph] = [this.#sides, this.#graph];
    const lists = await head.ask((world) =>
      handles.map(({ path, index }) =>
        head.namesAround(path).filesWith(lastPart(world.file(path)?.facts.definitions[index]?.qualname ?? "")),
      ),
    );
    await head.project.load(
      new Set([...new Set(lists)].flat().filter((path) => graph?.isDoubted !== false || !graph.covers(path))),
    );
    return head.ask((world) =>
      handles.map((handle) => {
        const names = head.namesAround(handle.path);
        const find: FindUses = (each, isSure) =>
          graph && isSure ? findUsesWith(graph, world, names, each) : findUses(world, names, each);
        return sureUses(this.#sides, world, handle, find);
      }),
    );
  }
}

/** Finds the uses of a definition; only those that are more than possible if `isSure`, or more. */
type FindUses = (handle: DefinitionHandle, isSure: boolean) => Use[];

function sureUses(sides: Sides, world: World, handle: DefinitionHandle, find: FindUses): Use[] {
  const file = world.file(handle.path);
  const definition = file?.facts.definitions[handle.index];
  if (!file || !definition) return [];
  const leaf = lastPart(definition.qualname);
  const owner = file.classOfMember(handle.index);
  if (owner >= 0 && isConstructorOf(file, owner, leaf)) {
    return find({ path: handle.path, index: owner }, false).filter(({ role }) => role === "call");
  }
  // Methods that the language itself calls are called everywhere and nowhere.
  if (isSpecialName(leaf)) return [];
  return find(handle, true).filter(({ confidence, path }) => confidence !== "possible" && !sides.files.noise.has(path));
}

function isConstructorOf(file: FileIndex, owner: number, name: string): boolean {
  const className = lastPart(file.definition(owner).qualname);
  return name === breakRulesOf(file.facts.language).constructorOf(className);
}

/** A definition with the words in which it is reported. */
export interface Placed {
  readonly handle: DefinitionHandle;
  readonly ref: SymbolRef;
}

/** The function around nested ones: it is what others can use. */
export function outermost(world: World, path: string, index: number): Placed | undefined {
  const file = world.file(path);
  if (!file) return undefined;
  let at = index;
  while (!file.isMember(at) && file.definition(at).parent >= 0) at = file.definition(at).parent;
  const handle = { path, index: at };
  return { handle, ref: symbolRef(world, handle) };
}
