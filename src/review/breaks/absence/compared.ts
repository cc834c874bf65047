import { namespacesOf } from "../../../code/declared.ts";
import type { FileIndex } from "../../../code/file-index.ts";
import { filesOf } from "../../../code/project.ts";
import { outsideStarsOf } from "../../../code/target-members.ts";
import type { DefinitionHandle } from "../../../code/type.ts";
import { handleKey } from "../../../code/type.ts";
import type { World } from "../../../code/world.ts";
import { breakRulesOf } from "../../../languages/registry.ts";
import { WHOLE_NAMESPACE } from "../../../languages/shared/named-modules.ts";
import type { FileFacts, Import } from "../../../model/facts.ts";
import { foreignBases, UNNAMED, writtenName } from "../../../resolve/classes/foreign-bases.ts";
import { resolveImport } from "../../../resolve/resolver.ts";
import type { Sides } from "../../sides/sides.ts";

/** The imports of a file, compared with its imports at base. */
export interface ComparedImports {
  /** Whether the file had the import at base. */
  readonly had: (imported: Import) => boolean;
  /** Whether an import is from a package that no file here declares, and from which the file also imports names that never were here. */
  readonly isOfOutside: (imported: Import) => boolean;
  /** Whether the file imports all names of something from outside. */
  readonly hasOutsideStar: boolean;
  /** Whether the file imports all names of something from outside, and did not have this import at base. */
  readonly hasNewOutsideStar: boolean;
}

/** The imports of files at base. */
export class ImportsAtBase {
  readonly #sides: Sides;
  readonly #world: World;
  readonly #changed: ReadonlyMap<string, readonly Import[]>;
  readonly #known = new Map<string, ComparedImports>();

  constructor(sides: Sides, world: World) {
    this.#sides = sides;
    this.#world = world;
    this.#changed = new Map(sides.files.oldFiles.map(({ path, facts }) => [path, facts.imports]));
  }

  of(file: FileIndex): ComparedImports {
    const known = this.#known.get(file.path);
    if (known) return known;
    const old = new Set((this.#changed.get(this.#sides.oldPath(file.path)) ?? file.facts.imports).map(importKey));
    const had = (imported: Import) => old.has(importKey(imported));
    const stars = outsideStarsOf(this.#world, file);
    const isOfOutside = (imported: Import) => had(imported) && this.#isOfOutside(file, imported);
    const compared = { had, isOfOutside, hasOutsideStar: stars.length > 0, hasNewOutsideStar: !stars.every(had) };
    this.#known.set(file.path, compared);
    return compared;
  }

  /** A copy of outside code that was in this repository for a while has the same package as the rest of that code. */
  #isOfOutside(file: FileIndex, { module }: Import): boolean {
    if (!breakRulesOf(file.facts.language).sharesPackages) return false;
    if (isDeclared(this.#world, file, module)) return false;
    return file.facts.imports.some(
      (each) =>
        each.module === module &&
        !this.#wasHere(module, each.name) &&
        resolveImport(this.#world, file, each).length === 0,
    );
  }

  /** Whether a changed file declared a name at base, in a namespace or in a class of a namespace. */
  #wasHere(module: string, name: string): boolean {
    return this.#sides.files.oldFiles.some(({ facts }) =>
      facts.exports.some((each) => {
        if (each.kind !== "namespace" || !`${module}.`.startsWith(`${each.name}.`)) return false;
        const owner = module.slice(each.name.length + 1);
        const wanted = owner === "" ? name : `${owner}.${name}`;
        return facts.definitions.some(({ qualname }) => qualname === wanted);
      }),
    );
  }
}

function importKey({ kind, module, name, alias }: Import): string {
  return JSON.stringify([kind, module, name, alias]);
}

/** The classes that each class extended at base. */
export class ForeignBasesAtBase {
  readonly #sides: Sides;
  readonly #world: World;
  readonly #changed: ReadonlyMap<string, FileFacts>;
  readonly #known = new Map<string, readonly string[]>();

  constructor(sides: Sides, world: World) {
    this.#sides = sides;
    this.#world = world;
    this.#changed = new Map(sides.files.oldFiles.map(({ path, facts }) => [path, facts]));
  }

  /** The bases from outside, as they are written, that a class has at head and did not have at base. */
  newOf(owner: DefinitionHandle): readonly string[] {
    const key = handleKey(owner);
    const known = this.#known.get(key) ?? this.#findNew(owner);
    this.#known.set(key, known);
    return known;
  }

  #findNew(owner: DefinitionHandle): readonly string[] {
    const facts = this.#changed.get(this.#sides.oldPath(owner.path));
    const qualname = this.#world.file(owner.path)?.definition(owner.index).qualname;
    if (!facts || qualname === undefined) return [];
    const oldName = this.#sides.oldName(owner.path, qualname);
    const old = facts.definitions.filter((each) => each.qualname === oldName).flatMap(({ bases }) => bases);
    const had = new Set(old.map((base) => writtenName(facts, base) || UNNAMED));
    return foreignBases(this.#world, owner).filter((name) => !had.has(name));
  }
}

/** Whether an import names a namespace of this repository itself, and nothing in it: `use Shop;`. */
export function isNamespace(world: World, file: FileIndex, { module, name }: Import): boolean {
  const parts = [...module.split(world.semanticsOf(file).separator), name].filter((part) => part !== "");
  return isDeclared(world, file, parts.join("."));
}

/** Whether a file that the given file can see belongs to a namespace. */
function isDeclared(world: World, file: FileIndex, namespace: string): boolean {
  return filesOf(world.module(file.path, namespace + WHOLE_NAMESPACE)).some((path) => {
    const other = world.file(path);
    return other !== undefined && namespacesOf(other).includes(namespace);
  });
}
