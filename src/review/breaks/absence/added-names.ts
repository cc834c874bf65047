import { type FileFacts, NO_OPERAND } from "../../../model/facts.ts";
import { lastPart } from "../../../util/last-part.ts";
import type { Sides } from "../../sides/sides.ts";

/** The names of members that changed files define or set more often than before: a member that is gone may have moved to any of them. */
export class AddedNames {
  readonly #sides: Sides;
  #names: ReadonlySet<string> | undefined;

  constructor(sides: Sides) {
    this.#sides = sides;
  }

  has(name: string): boolean {
    this.#names ??= addedNames(this.#sides);
    return this.#names.has(name);
  }
}

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
