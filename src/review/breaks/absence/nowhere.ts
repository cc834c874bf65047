import type { FileIndex } from "../../../code/file-index.ts";
import { OBJECT_WORD } from "../../../code/implicit-members.ts";
import type { Type } from "../../../code/type.ts";
import type { World } from "../../../code/world.ts";
import { breakRulesOf, isCommonMember } from "../../../languages/registry.ts";
import { NO_OPERAND, type Operand } from "../../../model/facts.ts";
import { membersNamed } from "../../../nav/symbols/find-uses.ts";
import { isSameHandle } from "../../../resolve/classes/hierarchies.ts";
import type { NameSource } from "../../../resolve/name-index.ts";
import type { Sides } from "../../sides/sides.ts";

/** The names that no symbol at head has, among the symbols that code such as that of the given file can see. */
export class NowhereNames {
  readonly #sides: Sides;
  readonly #world: World;
  readonly #known = new Map<string, boolean>();
  #given: ReadonlySet<string> | undefined;

  constructor(sides: Sides, world: World) {
    this.#sides = sides;
    this.#world = world;
  }

  /** Whether no object at head can have a member of that name. */
  has(file: FileIndex, name: string): boolean {
    const key = `${file.facts.language} ${name}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const around = this.#sides.head.namesAround(file.path);
    const is = !this.comesUnseen(file, name) && isDefinedNowhere(this.#world, around, name);
    this.#known.set(key, is);
    return is;
  }

  /** Whether a function outside of every class, in any file, can be called by that name on objects of some types. */
  hasExtension(file: FileIndex, name: string, types: readonly Type[]): boolean {
    if (!file.rules.bindsObject) return false;
    return this.#sides.head
      .namesAround(file.path)
      .filesWith(name)
      .some((path) => {
        const other = this.#world.file(path);
        return other?.definitionsNamed(name).some((index) => {
          const extended = extendedBy(other, index);
          return extended !== undefined && mayExtend(this.#world, this.#world.instancesOf(other, extended), types);
        });
      });
  }

  /** Whether objects may have a member of that name that no code defines: the language provides it, or code creates it from data. */
  comesUnseen({ facts: { language } }: FileIndex, name: string): boolean {
    const { isUniversalMember, knownBases } = breakRulesOf(language);
    const isKnown = [...knownBases.values()].some((members) => members.split(" ").includes(name));
    const isGiven = isKnown || isCommonMember(language, name) || isUniversalMember(name);
    return isGiven || this.#symbols().has(name);
  }

  /** Names that changed files pass as data, from which they may create methods: `alias_method :name, …`. */
  #symbols(): ReadonlySet<string> {
    this.#given ??= new Set(
      this.#sides.files.newFiles.flatMap(({ facts }) =>
        facts.marks.flatMap(({ kind, text }) => (kind === "symbol" ? [text] : [])),
      ),
    );
    return this.#given;
  }
}

/**
 * The type on whose objects an extension function is called, although it is not a member of the type; undefined for any other definition.
 */
export function extendedBy(file: FileIndex, index: number): Operand | undefined {
  const { scope } = file.definition(index);
  return scope < 0 ? undefined : file.bindingsOf(scope, OBJECT_WORD)[0]?.type;
}

/**
 * Whether an extension function of some types can be called on objects of other types. It cannot if both are classes that are not related.
 */
function mayExtend(world: World, extended: readonly Type[], types: readonly Type[]): boolean {
  const areClasses = (all: readonly Type[]) => all.length > 0 && all.every(({ kind }) => kind === "instance");
  if (!areClasses(extended) || !areClasses(types)) return true;
  return types.some(
    (type) =>
      type.kind !== "instance" ||
      world
        .ancestryOf(type)
        .classes.some((each) => extended.some((other) => other.kind === "instance" && isSameHandle(each, other))),
  );
}

function isDefinedNowhere(world: World, names: NameSource, name: string): boolean {
  if (membersNamed(world, names, name).length > 0) return false;
  const asked = new Set([name]);
  return names.filesWith(name).every((path) => {
    const file = world.file(path);
    if (!file) return true;
    if (file.definitionsNamed(name).length > 0 || file.hasObjectKey(name)) return false;
    const references = file.referencesNamed(asked).map((index) => file.facts.references[index]);
    return !references.some((each) => each?.role === "write" && each.receiver !== NO_OPERAND);
  });
}

/**
 * Whether a file works with objects of the repository. If all imports of a file are from outside, its objects come from outside as well.
 */
export function knowsOwnObjects(world: World, { path, facts }: FileIndex): boolean {
  if (facts.definitions.some(({ kind }) => kind === "class")) return true;
  const modules = [...facts.imports, ...facts.exports].map(({ module }) => module).filter((module) => module !== "");
  return modules.length === 0 || modules.some((module) => world.module(path, module).kind !== "external");
}
