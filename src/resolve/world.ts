import { FileIndex } from "../code/file-index.ts";
import type { Member } from "../code/member.ts";
import type { ModuleTarget, Project } from "../code/project.ts";
import type { Trail } from "../code/trail.ts";
import { type Ancestry, type DefinitionHandle, type Type, UNKNOWN } from "../code/type.ts";
import type { Access, Call, Semantics, Substitution, World } from "../code/world.ts";
import { languageOfPath, semanticsOf } from "../languages/registry.ts";
import type { Import, Operand } from "../model/facts.ts";
import { findAncestry, memberOfClass } from "./classes/classes.ts";
import { ownerOf } from "./classes/owners.ts";
import { instancesOf } from "./types/annotations.ts";
import { callResult } from "./types/calls.ts";
import { membersOfType } from "./types/members-of-type.ts";
import { typesOfOperand } from "./types/types-of.ts";

/** The maximum number of steps from one expression to the next. An answer with more steps would depend on too many others. */
const MAX_DEPTH = 24;

/**
 * The maximum number of answers that are dropped for one question. Code that people write drops a few thousand at most; code that was
 * made to hang the resolver drops any number.
 */
const MAX_DROPPED = 50_000;

/**
 * Files are requested a million times per second, so the time is checked only at every 1024th request. The number is used as a bit
 * mask, so it is a power of two minus one.
 */
const CHECK_EVERY = 1023;

/** Results by path, then by index. While a result is being computed, its entry is the depth of the computation. */
type Table<T> = Map<string, (T | number | undefined)[]>;

/** The class that a definition is a member of, if there is one. */
interface Owned {
  readonly owner: DefinitionHandle | undefined;
}
const NO_OWNER: Owned = { owner: undefined };

/** A project that is resolved on demand. A result does not change once it is known. */
export class ResolvedWorld implements World {
  readonly project: Project;
  readonly #files = new Map<string, FileIndex | undefined>();
  readonly #modules = new Map<string, Map<string, ModuleTarget>>();
  readonly #types: Table<readonly Type[]> = new Map();
  readonly #aliases: Table<readonly Type[]> = new Map();
  readonly #ancestries: Table<Ancestry> = new Map();
  readonly #owners: Table<Owned> = new Map();
  readonly #names = new WeakMap<ModuleTarget, Map<string, ReadonlyMap<string, readonly Member[]>>>();
  readonly #members = new Map<string, Map<string, readonly Member[]>>();
  #depth = 0;
  /** The lowest depth of all unfinished answers that were used since the current computation began. */
  #cutAt = Number.POSITIVE_INFINITY;
  /** The number of answers that were dropped since the last question from outside. */
  #dropped = 0;
  #keepsAll = false;
  #asked = 0;

  constructor(project: Project) {
    this.project = project;
  }

  file(path: string): FileIndex | undefined {
    // Every computation requests files, so this is the place where it can be stopped.
    if ((++this.#asked & CHECK_EVERY) === 0) this.project.checkTime?.();
    const known = this.#files.get(path);
    if (known || this.#files.has(path)) return known;
    const facts = this.project.factsOf(path);
    const index = facts && new FileIndex(path, facts, semanticsOf(facts.language).scopes);
    this.#files.set(path, index);
    return index;
  }

  /** The target of a specifier in a file. */
  module(fromPath: string, specifier: string): ModuleTarget {
    let known = this.#modules.get(fromPath);
    if (!known) {
      known = new Map();
      this.#modules.set(fromPath, known);
    }
    let target = known.get(specifier);
    if (!target) {
      target = this.project.finderFor(fromPath).find(fromPath, specifier);
      known.set(specifier, target);
    }
    return target;
  }

  semanticsOf({ facts }: FileIndex): Semantics {
    return semanticsOf(facts.language);
  }

  /** The types of an operand. The types of one that depends on itself (`x = x.next`) are unknown while they are being computed. */
  typesOf(file: FileIndex, operand: Operand): readonly Type[] {
    if (operand < 0) return UNKNOWN;
    return this.#once(this.#types, file.path, operand, UNKNOWN, () => typesOfOperand(this, file, operand));
  }

  instancesOf(file: FileIndex, operand: Operand, substitute?: Substitution): readonly Type[] {
    return instancesOf(this, file, operand, substitute);
  }

  membersOf(types: readonly Type[], name: string, trail?: Trail): readonly Member[] {
    const [only] = types;
    if (only && types.length === 1) return membersOfType(this, only, name, trail);
    return types.flatMap((type) => membersOfType(this, type, name, trail));
  }

  memberOfClass(handle: DefinitionHandle, name: string, access?: Access): readonly Member[] {
    return memberOfClass(this, handle, name, access);
  }

  ancestryOf({ path, index }: DefinitionHandle): Ancestry {
    const otherwise: Ancestry = { classes: [{ path, index }], isComplete: false };
    return this.#once(this.#ancestries, path, index, otherwise, () => findAncestry(this, { path, index }));
  }

  ownerOf(member: DefinitionHandle): DefinitionHandle | undefined {
    const { path, index } = member;
    return this.#once(this.#owners, path, index, NO_OWNER, () => ({ owner: ownerOf(this, member) })).owner;
  }

  memberOfModule(path: string, name: string, trail?: Trail): readonly Member[] {
    const file = this.file(path);
    if (!file) return semanticsOf(languageOfPath(path)).memberOfPackage(this, path, name);
    return semanticsOf(file.facts.language).memberOfModule(this, file, name, trail);
  }

  importedMembers(file: FileIndex, imported: Import, trail?: Trail): readonly Member[] {
    return semanticsOf(file.facts.language).importedMembers(this, file, imported, trail);
  }

  callResult(callee: DefinitionHandle, receiver?: Type, call?: Call): readonly Type[] {
    return callResult(this, callee, receiver, call);
  }

  memoiseMembers(path: string, key: string, compute: () => readonly Member[]): readonly Member[] {
    let known = this.#members.get(path);
    if (!known) {
      known = new Map();
      this.#members.set(path, known);
    }
    let members = known.get(key);
    if (!members) {
      members = compute();
      known.set(key, members);
    }
    return members;
  }

  memoiseNames(
    target: ModuleTarget,
    namespace: string,
    compute: () => ReadonlyMap<string, readonly Member[]>,
  ): ReadonlyMap<string, readonly Member[]> {
    let known = this.#names.get(target);
    if (!known) {
      known = new Map();
      this.#names.set(target, known);
    }
    let names = known.get(namespace);
    if (!names) {
      names = compute();
      known.set(namespace, names);
    }
    return names;
  }

  aliasOf(file: FileIndex, index: number, target: Operand): readonly Type[] {
    return this.#once(this.#aliases, file.path, index, UNKNOWN, () => instancesOf(this, file, target));
  }

  /**
   * Computes an answer once and keeps it. An answer is cut off if it depends on itself or is nested too deeply. An answer that depends
   * on a cut-off one is not kept: it may be better when it is asked for directly, and no answer may depend on earlier questions. But
   * expressions that all depend on each other would then be computed in every possible order. Therefore everything is kept after more
   * than `MAX_DROPPED` answers were dropped.
   */
  #once<T extends object>(table: Table<T>, path: string, index: number, otherwise: T, compute: () => T): T {
    let known = table.get(path);
    if (!known) {
      known = [];
      table.set(path, known);
    }
    const found = known[index];
    if (typeof found === "object") return found;
    if (found !== undefined || this.#depth >= MAX_DEPTH) {
      this.#cutAt = Math.min(this.#cutAt, found ?? 0);
      return otherwise;
    }
    const depth = this.#depth++;
    if (depth === 0) this.#dropped = 0;
    known[index] = depth;
    const cutBefore = this.#cutAt;
    this.#cutAt = Number.POSITIVE_INFINITY;
    let answer: T | undefined;
    try {
      answer = compute();
      return answer;
    } finally {
      this.#depth--;
      const isWhole = this.#cutAt >= depth;
      if (!isWhole && ++this.#dropped > MAX_DROPPED) this.#keepsAll = true;
      known[index] = isWhole || this.#keepsAll ? answer : undefined;
      this.#cutAt = Math.min(cutBefore, isWhole ? Number.POSITIVE_INFINITY : this.#cutAt);
    }
  }
}
