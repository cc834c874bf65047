import type { FileIndex } from "../../code/file-index.ts";
import { type DefinitionHandle, handleKey } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf, isCommonMember } from "../../languages/registry.ts";
import { isMemberOwner } from "../../model/facts.ts";
import type { SymbolRef } from "../../model/result.ts";
import { isSpecialName } from "../../model/symbol-id.ts";
import type { Use } from "../../model/use.ts";
import type { AmendedGraph } from "../../nav/graph/amended-graph.ts";
import { findUses, findUsesWith } from "../../nav/symbols/find-uses.ts";
import { symbolRef } from "../../nav/symbols/symbol-ref.ts";
import { lastPart } from "../../util/last-part.ts";
import type { Sides } from "../sides/sides.ts";

/** The uses of a definition: those that are more than a guess, and all of them where the files answered. */
interface KnownUses {
  readonly sure: readonly Use[];
  readonly all: readonly Use[] | undefined;
}

/** Finds the uses of definitions at head, each definition once: those that are more than a guess, or all. */
export class UsesFinder {
  readonly #sides: Sides;
  readonly #graph: AmendedGraph | undefined;
  readonly #known = new Map<string, KnownUses>();

  constructor(sides: Sides, graph: AmendedGraph | undefined) {
    this.#sides = sides;
    this.#graph = graph;
  }

  /** The uses of each definition, possible ones among them where its name is not one that objects of every program have. */
  async allUsesOf(handles: readonly DefinitionHandle[]): Promise<readonly (readonly Use[])[]> {
    const sure = await this.usesOf(handles);
    const { head } = this.#sides;
    return head.ask((world) =>
      handles.map((handle, at) => {
        const known = sure[at] ?? [];
        const file = world.file(handle.path);
        const name = lastPart(file?.definition(handle.index).qualname ?? "");
        if (!file || isSpecialName(name) || isCommonMember(file.facts.language, name)) return known;
        const all = this.#known.get(handleKey(handle))?.all ?? findUses(world, head.namesAround(handle.path), handle);
        return this.#withoutNoise(all);
      }),
    );
  }

  /** The uses of each definition that are more than a guess. */
  async usesOf(handles: readonly DefinitionHandle[]): Promise<readonly (readonly Use[])[]> {
    const unknown = handles.filter((handle) => !this.#known.has(handleKey(handle)));
    if (unknown.length > 0) {
      const found = await this.#find(unknown, (world) => (handle) => this.#usesOf(world, handle));
      for (const [at, handle] of unknown.entries()) this.#known.set(handleKey(handle), found[at] ?? NO_USES);
    }
    return handles.map((handle) => this.#known.get(handleKey(handle))?.sure ?? []);
  }

  /**
   * The same as far as it leads to files not seen before: once a use was found in a file of which `isEnough` says so, nothing further is
   * looked for there, neither for this definition nor for those after it.
   */
  usesBeyond(
    handles: readonly DefinitionHandle[],
    seen: (path: string) => boolean,
    isEnough: (world: World, path: string) => boolean,
  ): Promise<readonly (readonly Use[])[]> {
    return this.#find(handles, (world) => {
      const done = new Set<string>();
      const isWanted = (path: string) => !((done.has(path) || seen(path)) && isEnough(world, path));
      return (handle) => {
        const uses = this.#known.get(handleKey(handle))?.sure ?? this.#usesOf(world, handle, isWanted).sure;
        for (const { path } of uses) done.add(path);
        return uses;
      };
    });
  }

  /** Answers for each definition. Facts of all candidates are loaded first, so that the question is put seldom. */
  async #find<T>(
    handles: readonly DefinitionHandle[],
    question: (world: World) => (handle: DefinitionHandle) => T,
  ): Promise<readonly T[]> {
    const [{ head }, graph] = [this.#sides, this.#graph];
    const lists = await head.ask((world) =>
      handles.map(({ path, index }) =>
        head.namesAround(path).filesWith(lastPart(world.file(path)?.facts.definitions[index]?.qualname ?? "")),
      ),
    );
    await head.project.load(
      new Set([...new Set(lists)].flat().filter((path) => graph?.isDoubted !== false || !graph.covers(path))),
    );
    return head.ask((world) => handles.map(question(world)));
  }

  /** The uses of a definition in wanted files: from the graph for the files that it answers for, else from the files. */
  #usesOf(world: World, handle: DefinitionHandle, isWanted = (_path: string) => true): KnownUses {
    const names = this.#sides.head.namesAround(handle.path);
    const file = world.file(handle.path);
    const definition = file?.facts.definitions[handle.index];
    if (!file || !definition) return NO_USES;
    const leaf = lastPart(definition.qualname);
    const owner = file.classOfMember(handle.index);
    if (owner >= 0 && !isMemberOwner(definition.kind) && isConstructorOf(file, owner, leaf)) {
      const made = findUses(world, names, { path: handle.path, index: owner }, isWanted);
      return { sure: made.filter(({ role }) => role === "call"), all: undefined };
    }
    // Methods that the language itself calls are called everywhere and nowhere.
    if (isSpecialName(leaf)) return NO_USES;
    if (this.#graph) return { sure: this.#sureAmong(findUsesWith(this.#graph, world, names, handle)), all: undefined };
    const all = findUses(world, names, handle, isWanted);
    return { sure: this.#sureAmong(all), all };
  }

  #sureAmong(uses: readonly Use[]): Use[] {
    return this.#withoutNoise(uses).filter(({ confidence }) => confidence !== "possible");
  }

  #withoutNoise(uses: readonly Use[]): Use[] {
    const { noise } = this.#sides.files;
    return uses.filter(({ path }) => !noise.has(path));
  }
}

const NO_USES: KnownUses = { sure: [], all: undefined };

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
