import type { World } from "../../../code/world.ts";
import { type FileFacts, isReferenceOperand, NO_OPERAND, operandIndex } from "../../../model/facts.ts";
import { lastPart } from "../../../util/last-part.ts";
import type { Sides } from "../../sides/sides.ts";

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

  has(path: string, name: string): boolean {
    this.#names ??= addedNames(this.#sides);
    if (this.#names.has(name)) return true;
    const known = this.#set.get(name) ?? this.#isSet(path, name);
    this.#set.set(name, known);
    return known;
  }

  #isSet(path: string, name: string): boolean {
    const asked = new Set([name]);
    return this.#sides.head
      .namesAround(path)
      .filesWith(name)
      .some((each) => {
        const file = this.#world.file(each);
        return file?.referencesNamed(asked).some((index) => isSetOnOther(file.facts, index)) === true;
      });
  }
}

/** Whether a reference sets a member of something that a name other than that of the own object or module stands for. */
function isSetOnOther({ references }: FileFacts, index: number): boolean {
  const { role, receiver = NO_OPERAND } = references[index] ?? {};
  if (role !== "write" || receiver === NO_OPERAND) return false;
  const owner = isReferenceOperand(receiver) ? references[operandIndex(receiver)] : undefined;
  return owner === undefined || !OWN.has(owner.name);
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
