import type { FileIndex } from "../../code/file-index.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import { handleKey } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { semanticsOf } from "../../languages/registry.ts";
import { definitionsUsedAs } from "../../resolve/uses.ts";
import { append } from "../../util/multimap.ts";

/** The number of definitions of a name that are looked up individually before following all its uses pays off. */
const ASKED_ONE_BY_ONE = 8;

/** A name under which a module re-exports something known by another name. */
export interface PassedOn {
  readonly path: string;
  readonly name: string;
}

/**
 * Knowledge about a name from all files that contain it, shared by all lookups: thousands of files may define the same name, and each of
 * these definitions is looked up.
 */
export class NameCrowd {
  readonly #world: World;
  readonly #paths: readonly string[];
  readonly #passedOn = new Map<string, readonly PassedOn[]>();
  readonly #asked = new Map<string, number>();
  readonly #users = new Map<string, ReadonlyMap<string, readonly string[]>>();
  #reaching: readonly string[] | undefined;

  private constructor(world: World, paths: readonly string[]) {
    this.#world = world;
    this.#paths = paths;
  }

  /** The crowd for a list of files, the same object for the same list. */
  static of(world: World, paths: readonly string[]): NameCrowd {
    let crowds = CROWDS.get(world);
    if (!crowds) {
      crowds = new WeakMap();
      CROWDS.set(world, crowds);
    }
    let crowd = crowds.get(paths);
    if (!crowd) {
      crowd = new NameCrowd(world, paths);
      crowds.set(paths, crowd);
    }
    return crowd;
  }

  /** The other names under which these files re-export a name. */
  passedOn(known: string): readonly PassedOn[] {
    const found =
      this.#passedOn.get(known) ??
      this.#paths.flatMap((path) => namesPassedOn(this.#world.file(path), known).map((name) => ({ path, name })));
    this.#passedOn.set(known, found);
    return found;
  }

  /**
   * The files that may use definitions with a name: those that can use what another file defines at its top level. When many
   * definitions of the name are looked up, each use is followed once, and stored by its target.
   */
  usersOf(name: string, definitions: readonly DefinitionHandle[]): readonly string[] {
    this.#reaching ??= this.#paths.filter((path) => canReachOthers(this.#world.file(path)));
    const asked = (this.#asked.get(name) ?? 0) + 1;
    this.#asked.set(name, asked);
    if (asked <= ASKED_ONE_BY_ONE) return this.#reaching;
    const users = this.#users.get(name) ?? this.#followAll(name, this.#reaching);
    this.#users.set(name, users);
    return definitions.flatMap((handle) => users.get(handleKey(handle)) ?? []);
  }

  #followAll(name: string, paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
    const users = new Map<string, string[]>();
    for (const path of paths) {
      const file = this.#world.file(path);
      if (!file) continue;
      for (const key of definitionsUsedAs(this.#world, file, name)) append(users, key, path);
    }
    return users;
  }
}

const CROWDS = new WeakMap<World, WeakMap<readonly string[], NameCrowd>>();

/** A module without imports, re-exports and code-naming strings has only its own names; a script may have those of other files. */
function canReachOthers(file: FileIndex | undefined): boolean {
  if (!file || !semanticsOf(file.facts.language).hasModuleObjects) return true;
  const { imports, exports, strings } = file.facts;
  const isModule = semanticsOf(file.facts.language).offersBindings || exports.length > 0;
  return !isModule || imports.length > 0 || strings.length > 0 || exports.some(({ module }) => module !== "");
}

function namesPassedOn(file: FileIndex | undefined, known: string): readonly string[] {
  const names: string[] = [];
  const add = (name: string) => {
    if (name !== "" && name !== known) names.push(name);
  };
  for (const { local, name } of file?.facts.exports ?? []) if (local === known) add(name);
  if (!file || !semanticsOf(file.facts.language).offersBindings) return names;
  for (const { name, alias, kind, scope } of file.facts.imports) {
    if (name === known && kind === "name" && scope === 0) add(alias);
  }
  return names;
}
