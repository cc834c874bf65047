import type { FileIndex } from "../../code/file-index.ts";
import type { World } from "../../code/world.ts";
import { DefinitionFlag } from "../../model/facts.ts";
import type { ChangedSymbol, Review } from "../../model/review.ts";
import type { Use } from "../../model/use.ts";
import { findDefinitions } from "../../nav/symbols/find-definitions.ts";
import { findUsesAndMakings } from "../../nav/symbols/find-uses.ts";
import type { NameSource } from "../../resolve/name-index.ts";
import { lastPart } from "../../util/last-part.ts";

/** Puts a question to one side of a change. */
export type AskSide = <T>(question: (world: World, names: NameSource) => T) => Promise<T>;

/**
 * The reasons why renamed symbols cannot be renamed at their uses by a program, by the ids of their changes; symbols that can be have no
 * entry.
 */
export async function doubtsAbout(review: Review, base: AskSide, head: AskSide): Promise<ReadonlyMap<string, string>> {
  const causes = new Set(review.broken.map(({ changeId }) => changeId));
  const renamed = review.changes.filter(({ id, before, after }) => causes.has(id) && before && after);
  const shared = await head((world, names) => renamed.filter((change) => isShared(world, names, change)));
  const unsure = await base((world, names) => renamed.filter((change) => hasUnsureUses(world, names, change)));
  return new Map([
    ...unsure.map(({ id }) => [id, "other places may mean it, too, and nothing proves it"] as const),
    ...shared.map(({ id, before }) => {
      const name = lastPart(before?.qualname ?? "");
      return [id, `others have a member ${name}, too: rename them together`] as const;
    }),
  ]);
}

/** Whether places at base use the name in a way that may or may not mean the symbol. */
function hasUnsureUses(world: World, names: NameSource, { before }: ChangedSymbol): boolean {
  if (before === undefined) return false;
  const query = { form: "path", path: before.path, qualname: before.qualname, isWhole: true } as const;
  const uses = findDefinitions(world, names, query).flatMap((handle) => findUsesAndMakings(world, names, handle));
  // A likely use of the only thing that is called so means it, as far as anybody here can tell.
  const name = lastPart(before.qualname);
  const isOnly = findDefinitions(world, names, { form: "name", qualname: name }).length === 1;
  const isUnsure = ({ confidence }: Use) => confidence === "possible" || (confidence === "likely" && !isOnly);
  return uses.some(isUnsure) || (isOnly && name !== before.qualname && hasOtherMentions(world, names, name, uses));
}

/** Whether code spells the name of the only member that is called so, where nothing says what is meant. */
function hasOtherMentions(world: World, names: NameSource, name: string, uses: readonly Use[]): boolean {
  const known = new Set(uses.map(({ path, line, column }) => `${path}:${line}:${column}`));
  return names.filesWith(name).some((path) => {
    const { references = [] } = world.file(path)?.facts ?? {};
    return references.some((each) => each.name === name && !known.has(`${path}:${each.line}:${each.column}`));
  });
}

/**
 * Whether something that may stand for the owner of a member, or the owner for it, has a member of the old name: an interface, a base, a
 * class that extends one. Renaming one of them alone would take it out of the family.
 */
function isShared(world: World, names: NameSource, { before, after }: ChangedSymbol): boolean {
  if (before === undefined || after === undefined || !before.qualname.includes(".")) return false;
  const isMethod = before.kind === "method";
  const isInFamily = isMethod && hasFamily(world.file(after.path), ownerOf(after.qualname));
  const query = { form: "name", qualname: lastPart(before.qualname) } as const;
  return findDefinitions(world, names, query).some(({ path, index }) => {
    const file = world.file(path);
    const owner = ownerOf(file?.definition(index).qualname ?? "");
    if (owner === "") return false;
    return isInFamily || isInterface(file, owner) || (isMethod && hasFamily(file, owner));
  });
}

function ownerOf(qualname: string): string {
  return qualname.slice(0, Math.max(0, qualname.lastIndexOf(".")));
}

function isInterface(file: FileIndex | undefined, owner: string): boolean {
  return (file?.definitionsNamed(owner) ?? []).some((index) => file?.definition(index).kind === "interface");
}

/** Whether others can stand for a class by what it declares: it is an interface or abstract, or it extends something. */
function hasFamily(file: FileIndex | undefined, owner: string): boolean {
  return (file?.definitionsNamed(owner) ?? []).some((index) => {
    const { kind, bases, flags } = file?.definition(index) ?? {};
    return kind === "interface" || (bases?.length ?? 0) > 0 || ((flags ?? 0) & DefinitionFlag.abstract) !== 0;
  });
}
