import type { FileIndex } from "../../../code/file-index.ts";
import { lookupReference } from "../../../code/scope-lookup.ts";
import { type DefinitionHandle, handleKey } from "../../../code/type.ts";
import type { World } from "../../../code/world.ts";
import { type FileFacts, NO_OPERAND } from "../../../model/facts.ts";
import { lastPart } from "../../../util/last-part.ts";
import type { Sides } from "../../sides/sides.ts";
import { firstOfPath } from "./paths-of-names.ts";

/**
 * The names of members that objects may have got from elsewhere: those that changed files define or set more often than before, because a
 * member that is gone may have moved to any of them, and those that some code sets on an object that is not its own.
 */
export class AddedNames {
  readonly #sides: Sides;
  readonly #world: World;
  readonly #set = new Map<string, boolean>();
  #names: ReadonlySet<string> | undefined;

  constructor(sides: Sides, world: World) {
    this.#sides = sides;
    this.#world = world;
  }

  /** Whether a definition may have got a member of that name. */
  has(owner: DefinitionHandle, name: string): boolean {
    this.#names ??= addedNames(this.#sides);
    if (this.#names.has(name)) return true;
    const key = `${handleKey(owner)} ${name}`;
    const known = this.#set.get(key) ?? this.#isSet(owner, name);
    this.#set.set(key, known);
    return known;
  }

  #isSet(owner: DefinitionHandle, name: string): boolean {
    const asked = new Set([name]);
    return this.#sides.head
      .namesAround(owner.path)
      .filesWith(name)
      .some((each) => {
        const file = this.#world.file(each);
        return file?.referencesNamed(asked).some((index) => maySet(file, index, owner)) === true;
      });
  }
}

/** Whether a reference sets a member of what may be a definition: of anything but the own object or module, and other definitions. */
function maySet(file: FileIndex, index: number, owner: DefinitionHandle): boolean {
  const { role, receiver = NO_OPERAND } = file.facts.references[index] ?? {};
  if (role !== "write" || receiver === NO_OPERAND) return false;
  const first = firstOfPath(file, receiver);
  if (!first) return true;
  if (OWN.has(first.name)) return false;
  const bindings = lookupReference(file, first)?.bindings ?? [];
  const isOther = (at: number) => file.path !== owner.path || at !== owner.index;
  return (
    bindings.length === 0 ||
    !bindings.every(({ kind, index: at }) => kind === "definition" && isMaker(file, at) && isOther(at))
  );
}

function isMaker(file: FileIndex, index: number): boolean {
  const { kind } = file.definition(index);
  return kind === "function" || kind === "class";
}

const OWN: ReadonlySet<string> = new Set(["this", "exports"]);

function addedNames({ files }: Sides): ReadonlySet<string> {
  const news = new Map(files.newFiles.map((file) => [file.path, file.facts]));
  const olds = new Map(files.oldFiles.map((file) => [files.renames.get(file.path) ?? file.path, file.facts]));
  const added = new Set<string>();
  for (const [path, facts] of news) {
    const old = olds.get(path);
    const before = old ? countsOf(old) : new Map<string, number>();
    for (const [name, count] of countsOf(facts)) if (count > (before.get(name) ?? 0)) added.add(name);
  }
  return added;
}

function countsOf({ definitions, values, assignments, references }: FileFacts): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const { qualname } of definitions) count(lastPart(qualname));
  for (const { kind, names } of values) if (kind === "object") names.forEach(count);
  for (const { target } of assignments) {
    const reference = references[target];
    if (reference && reference.receiver !== NO_OPERAND) count(reference.name);
  }
  return counts;
}
