import type { FileFacts, Import } from "../model/facts.ts";
import type { FileIndex } from "../resolve/file-index.ts";
import { foreignBases, UNNAMED, writtenName } from "../resolve/foreign-bases.ts";
import type { DefinitionHandle } from "../resolve/type.ts";
import type { World } from "../resolve/world.ts";
import type { Sides } from "./sides.ts";

/** What files imported at base. */
export class ImportsAtBase {
  readonly #sides: Sides;
  readonly #changed: ReadonlyMap<string, readonly Import[]>;

  constructor(sides: Sides) {
    this.#sides = sides;
    this.#changed = new Map(sides.files.oldFiles.map(({ path, facts }) => [path, facts.imports]));
  }

  of({ path, facts }: FileIndex): readonly Import[] {
    return this.#changed.get(this.#sides.oldPath(path)) ?? facts.imports;
  }
}

/** What classes extended at base. */
export class ForeignBasesAtBase {
  readonly #sides: Sides;
  readonly #changed: ReadonlyMap<string, FileFacts>;

  constructor(sides: Sides) {
    this.#sides = sides;
    this.#changed = new Map(sides.files.oldFiles.map(({ path, facts }) => [path, facts]));
  }

  /** The bases from outside that a class at head has and did not have, as they are written. */
  newOf(world: World, owner: DefinitionHandle): readonly string[] {
    const facts = this.#changed.get(this.#sides.oldPath(owner.path));
    const qualname = world.file(owner.path)?.definition(owner.index).qualname;
    if (!facts || qualname === undefined) return [];
    const oldName = this.#sides.oldName(owner.path, qualname);
    const old = facts.definitions.filter((each) => each.qualname === oldName).flatMap(({ bases }) => bases);
    const had = new Set(old.map((base) => writtenName(facts, base) || UNNAMED));
    return foreignBases(world, owner).filter((name) => !had.has(name));
  }
}
