import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import type { SymbolRef } from "../../model/result.ts";
import type { ChangedSymbol, Review } from "../../model/review.ts";
import { findDefinitions } from "../../nav/symbols/find-definitions.ts";
import type { NameSource } from "../../resolve/name-index.ts";
import { lastPart } from "../../util/last-part.ts";
import { familyOf } from "./family.ts";
import { mentionsOf } from "./mentions.ts";
import { isOwnName } from "./own-names.ts";
import { type Place, placeKey } from "./place.ts";
import { type Mention, placeOfRank, ranked } from "./ranks.ts";
import { formsAt, hasLostForm, placesOfForm, renamedForm } from "./renamed-form.ts";

/** Asks one side of a change a question. */
export type AskSide = <T>(question: (world: World, names: NameSource) => T) => Promise<T>;

/** What a program needs to know before it renames the uses of a renamed symbol. */
export interface Renaming {
  /** The new name, if only one of the forms of the symbol has it and not the symbol itself. */
  readonly to?: string;
  /** The reason why the program must not rename the uses; undefined if it may. */
  readonly doubt?: string | undefined;
  /**
   * Places at head that get the new name besides the broken uses: members that must be renamed too, and the uses of all renamed members.
   */
  readonly along?: readonly Along[];
  /**
   * Broken uses, as keys of `placeKey`, that have the old name as a name of their own: they are correct again when the import or module
   * that they come through is fixed.
   */
  readonly kept?: ReadonlySet<string>;
}

export interface Along extends Place {
  /** The place is left unchanged if the old name is not there: then the author of the change already edited it. */
  readonly isOptional: boolean;
}

/** A renamed symbol at base, with the members that must be renamed with it and the uses of all of them. */
interface Kin {
  readonly change: ChangedSymbol;
  readonly family: readonly SymbolRefOf[];
  readonly uses: readonly Mention[];
}

type SymbolRefOf = Pick<SymbolRef, "path" | "qualname">;

/** The renamings of symbols whose uses are broken, by the ids of the changes. */
export async function renamingsOf(
  review: Review,
  base: AskSide,
  head: AskSide,
): Promise<ReadonlyMap<string, Renaming>> {
  const causes = new Set(review.broken.map(({ changeId }) => changeId));
  const renamed = review.changes.filter(
    ({ id, before, after }) => causes.has(id) && before && after && isRenamed(before, after),
  );
  const found = await base((world, names) => renamed.map((change) => renamingAtBase(world, names, change)));
  const kin = found.flatMap((each) => ("family" in each ? [each] : []));
  const along = await head((world, names) =>
    kin.map((each) => ({ ...alongAtHead(world, names, each, review.changes), kept: keptAtHead(world, each, review) })),
  );
  const doubts = found.flatMap((each) => ("family" in each ? [] : [[each.id, each] as const]));
  const forms = await formRenamings(review, causes, base, head);
  return new Map([...doubts, ...forms, ...kin.map(({ change }, at) => [change.id, along[at] ?? {}] as const)]);
}

/**
 * The renamings of definitions that share their name with others that keep it: one overload of several, a field with the same name as a
 * method.
 */
async function formRenamings(
  { changes }: Pick<Review, "changes">,
  causes: ReadonlySet<string>,
  base: AskSide,
  head: AskSide,
): Promise<readonly (readonly [string, Renaming])[]> {
  const lost = changes.filter((change) => causes.has(change.id) && hasLostForm(change));
  if (lost.length === 0) return [];
  const known = await base((world) =>
    lost.map((change) => {
      const { definitions = [] } = world.file(change.before?.path ?? "")?.facts ?? {};
      const names = new Set(definitions.map(({ qualname }) => qualname));
      return { change, forms: formsAt(world, change), has: (qualname: string) => names.has(qualname) };
    }),
  );
  const renamed = await head((world) => known.flatMap((each) => renamedForm(world, each.change, each) ?? []));
  const uses = await base((world, names) =>
    renamed.map((form) => {
      const found = placesOfForm(world, names, form);
      return typeof found === "string" ? found : ranked(world, found, lastPart(form.change.before?.qualname ?? ""));
    }),
  );
  return head((world) =>
    renamed.map(({ change, to }, at): readonly [string, Renaming] => {
      const found = uses[at] ?? [];
      if (typeof found === "string") return [change.id, { doubt: found }];
      const along = found.flatMap((use) => placeOfRank(world, use, lastPart(change.before?.qualname ?? "")) ?? []);
      return along.length === found.length
        ? [change.id, { to, along: along.map((each) => ({ ...each, isOptional: false })) }]
        : [change.id, { doubt: "a file that uses it is changed in other ways as well" }];
    }),
  );
}

function isRenamed(before: SymbolRefOf, after: SymbolRefOf): boolean {
  return lastPart(before.qualname) !== lastPart(after.qualname);
}

function renamingAtBase(world: World, names: NameSource, change: ChangedSymbol): Kin | (Renaming & { id: string }) {
  const { id, before } = change;
  const query = { form: "path", path: before?.path ?? "", qualname: before?.qualname ?? "", isWhole: true } as const;
  const handles = findDefinitions(world, names, query);
  const families = handles.map((handle) => familyOf(world, names, handle));
  const gap = families.find((each) => each.gap !== undefined)?.gap;
  if (gap !== undefined) return { id, doubt: gap };
  const members = families.flatMap((each) => each.members);
  const { places, unsure } = mentionsOf(world, names, members);
  if (unsure) return { id, doubt: `${unsure.path}:${unsure.line} may mean it, too, and nothing proves it` };
  const family = members.map(({ path, index }) => ({
    path,
    qualname: world.file(path)?.definition(index).qualname ?? "",
  }));
  const name = lastPart(before?.qualname ?? "");
  return { change, family: members.length > handles.length ? family : [], uses: ranked(world, places, name) };
}

/** The broken uses of a symbol at module level that contain its name because they, or a module in between, chose that name themselves. */
function keptAtHead(world: World, { change }: Kin, { broken }: Pick<Review, "broken">): ReadonlySet<string> {
  const { qualname = "" } = change.before ?? {};
  const own = qualname.includes(".") ? [] : broken.filter(({ changeId }) => changeId === change.id);
  return new Set(own.filter((each) => isOwnName(world, each, qualname)).map(placeKey));
}

/** The places at head that are renamed too: members of the family that still have the old name, and the uses of all members. */
function alongAtHead(
  world: World,
  names: NameSource,
  { change, family, uses }: Kin,
  changes: readonly ChangedSymbol[],
): Renaming {
  const [from, to] = [change.before, change.after].map((each) => lastPart(each?.qualname ?? ""));
  const along: Along[] = [];
  const isOptional = family.length === 0;
  for (const { path, qualname } of family) {
    const own = changes.find(({ before }) => before?.path === path && before.qualname === qualname);
    if (own?.after && own.before && isRenamed(own.before, own.after)) {
      if (lastPart(own.after.qualname) === to) continue;
      return { doubt: `${own.after.qualname} has to have the same name, and has another` };
    }
    const [member] = findDefinitions(world, names, { form: "path", path, qualname, isWhole: true });
    if (!member) return { doubt: `${qualname} has to have the same name, and is gone` };
    const taken = memberNamed(world, member, to ?? "");
    if (
      taken !== undefined &&
      !changes.some(({ after }) => after?.path === taken.path && after.qualname === taken.qualname)
    )
      return { doubt: `the class of ${qualname} has a member ${to} already` };
    for (const index of world.file(path)?.symbolOf(member.index) ?? []) {
      const { nameLine: line, nameColumn: column } = world.file(path)?.definition(index) ?? {};
      if (line !== undefined && column !== undefined) along.push({ path, line, column, role: "write", isOptional });
    }
  }
  for (const use of uses) {
    const place = placeOfRank(world, use, from ?? "");
    if (place) along.push({ ...place, isOptional });
    else if (!isOptional) return { doubt: `${use.path} uses it, and is changed in other ways as well` };
  }
  const importers = uses.flatMap(({ path, role }) => (role === "import" ? [path] : []));
  return { along: [...along, ...listedIn(world, importers, from ?? "")] };
}

/** The entries of lists of offered names, in modules that offer what they import: `__all__`. */
function listedIn(world: World, paths: readonly string[], name: string): Along[] {
  return [...new Set(paths)].flatMap((path) => {
    const { exports = [] } = world.file(path)?.facts ?? {};
    const listed = exports.filter(({ kind, local }) => kind === "all" && local === name);
    return listed.map(({ line, column }) => ({ path, line, column, role: "reexport" as const, isOptional: true }));
  });
}

/** The member with a given name in the class of another member. */
function memberNamed(world: World, member: DefinitionHandle, name: string): SymbolRefOf | undefined {
  const owner = world.ownerOf(member);
  const found = owner && world.memberOfClass(owner, name).find((each) => each.kind === "definition");
  return found && { path: found.path, qualname: world.file(found.path)?.definition(found.index).qualname ?? "" };
}
