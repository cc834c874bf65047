import type { FileIndex } from "../../code/file-index.ts";
import { OBJECT_WORD } from "../../code/implicit-members.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf, languageOfPath, semanticsOf } from "../../languages/registry.ts";
import { type Definition, DefinitionFlag } from "../../model/facts.ts";
import type { UseRole } from "../../model/use.ts";
import { findUses, membersNamed } from "../../nav/symbols/find-uses.ts";
import type { NameSource } from "../../resolve/name-index.ts";
import { lastPart } from "../../util/last-part.ts";
import type { SymbolPair } from "../changes/changed-symbols.ts";
import type { SymbolGroup } from "../changes/symbol-groups.ts";
import { DamagedFiles } from "../sides/damaged-files.ts";
import { type Place, SamePlaces } from "../sides/same-places.ts";
import type { Sides } from "../sides/sides.ts";
import type { Meant } from "./absence/missing.ts";
import { isDefinedAround } from "./absence/unseen.ts";
import { hidesOutsideMember } from "./outside-namesakes.ts";

type LostHalf = "field" | "method" | "form";

/** A symbol of base whose name no longer exists at that place at head. */
interface Lost {
  readonly path: string;
  readonly qualname: string;
  /**
   * It was lost or moved together with its class. The class explains all uses except those that do not name it: `import p.Outer.Inner`,
   * calls of an extension method.
   */
  readonly isWithOwner: boolean;
  /** Set if a field, a method or several forms share the name: the part that is lost, while the rest stays. */
  readonly half: LostHalf | undefined;
}

/** A lost symbol with the places at head whose line certainly used it at base. */
export interface LostUses extends Lost {
  readonly meant: Meant;
  readonly places: readonly Place[];
}

/**
 * The uses that symbols had at base, in languages where a file does not list what it takes from which other file. A file with such a use
 * need not import anything, so that only base can tell what the use meant.
 */
export async function findLostUses(sides: Sides): Promise<LostUses[]> {
  const lost = lostSymbols(sides.symbols.pairs);
  if (lost.length === 0) return [];
  const places = new SamePlaces(sides);
  const damaged = new DamagedFiles(sides);
  const used = await sides.base.ask((world, names) =>
    lost.flatMap(({ path, qualname, isWithOwner: isAlong, half }): LostUses[] => {
      const file = world.file(path);
      const isWithOwner = isAlong && !(file && isInOtherParts(world, names, file, qualname));
      const named = file?.definitionsNamed(qualname) ?? [];
      const isField = (each: number) => file?.definition(each).kind === "constant";
      const index = named.find((each) => !half || half === "form" || isField(each) === (half === "field"));
      if (!file || index === undefined) return [];
      const definition = file.definition(index);
      const isExtending = isExtension(file, definition);
      if (isWithOwner && !isExtending && !isImportable(file, definition)) return [];
      const uses = [...new Set([index, ...(half ? [] : bothKinds(file, named))])].flatMap((each) =>
        findUses(world, names, { path, index: each }),
      );
      const isOwnLoss = (role: UseRole) => !isWithOwner || isExtending || role === "import";
      const sure = uses.filter(({ confidence, role }) => confidence === "exact" && isOwnLoss(role));
      const isOverride = (definition.flags & DefinitionFlag.override) !== 0;
      const hidesOutside =
        breakRulesOf(file.facts.language).hidesOutside(file, index) || hidesOutsideMember(world, file, index);
      const isMember = file.isMember(index) && !isExtending;
      const mayBeOfObject = file.rules.bindsObject && !isMember && definition.kind === "function";
      const hasNamesakes = mayBeOfObject && membersNamed(world, names, lastPart(qualname)).length > 0;
      const meant = { isMember, isConstant: definition.kind === "constant", isOverride, hasNamesakes, hidesOutside };
      return [{ path, qualname, isWithOwner, half, meant, places: places.atHead(sure) }];
    }),
  );
  return used.filter((each) => !damaged.mayStillHave(each.path, each.qualname, each.places));
}

/** Whether the class of a member has more parts in other files, which stay when the member is lost in this file. */
function isInOtherParts(world: World, names: NameSource, file: FileIndex, qualname: string): boolean {
  if (!breakRulesOf(file.facts.language).hasPartialClasses) return false;
  const owner = qualname.slice(0, -lastPart(qualname).length - 1);
  const parts = names.filesWith(lastPart(owner)).filter((path) => path !== file.path);
  return parts.some((path) =>
    world
      .file(path)
      ?.definitionsNamed(owner)
      .some((each) => world.file(path)?.definition(each).kind === "class"),
  );
}

/** A field and a method with the same name, in a language where these are two symbols and both are lost. */
function bothKinds(file: FileIndex, named: readonly number[]): readonly number[] {
  if (!file.rules.keepsMethodsApart) return [];
  const isField = (index: number) => file.definition(index).kind === "constant";
  return [named.find(isField), named.find((index) => !isField(index))].filter((index) => index !== undefined);
}

/** The part of a symbol that is gone while the rest still exists: a form is one of several extension methods, or of several overloads. */
function lostHalf(before: SymbolGroup, after: SymbolGroup): LostHalf | undefined {
  if (isFormLost(before, after)) return "form";
  if (semanticsOf(before.file.facts.language).scopes.keepsMethodsApart === false) return undefined;
  const has = ({ definitions }: SymbolGroup, isField: boolean) =>
    definitions.some(({ kind }) => (kind === "constant") === isField);
  if (has(before, true) && !has(after, true)) return "field";
  return has(before, false) && !has(after, false) ? "method" : undefined;
}

/** Whether an extension method for some type is gone, or the last form that code calls without naming an interface. */
function isFormLost(before: SymbolGroup, after: SymbolGroup): boolean {
  if (!breakRulesOf(before.file.facts.language).hasExtensionMethods) return false;
  const isOpen = ({ kind, flags }: Definition) => kind !== "constant" && (flags & DefinitionFlag.explicit) === 0;
  if (before.definitions.some(isOpen) && !after.definitions.some(isOpen)) return true;
  const isExtending = ({ file: { facts }, definitions }: SymbolGroup) => {
    const scopes = new Set(facts.bindings.flatMap(({ name, scope }) => (name === OBJECT_WORD ? [scope] : [])));
    return definitions.every(({ scope }) => scopes.has(scope));
  };
  return after.definitions.length < before.definitions.length && isExtending(before) && isExtending(after);
}

/** Whether a function is an extension: it is called on objects whose class does not contain it. */
function isExtension(file: FileIndex, { scope }: Definition): boolean {
  return scope >= 0 && file.bindingsOf(scope, OBJECT_WORD).length > 0;
}

/** Whether a member can be imported by its own name: a type, a constant of an enum, a static member. */
function isImportable(file: FileIndex, { kind, flags, parent }: Definition): boolean {
  if (TYPE_KINDS.has(kind) || (flags & DefinitionFlag.static) !== 0) return true;
  return file.facts.definitions[parent]?.kind === "enum";
}

const TYPE_KINDS: ReadonlySet<string> = new Set(["class", "interface", "enum", "type"]);

/** The symbols that are lost. */
function lostSymbols(pairs: readonly SymbolPair[]): Lost[] {
  const kept = new Map(pairs.flatMap(({ before, after }) => (before ? [[keyOf(before), after] as const] : [])));
  return pairs.flatMap(({ before, after }): Lost[] => {
    if (!before || breakRulesOf(before.file.facts.language).listsNames) return [];
    const { path } = before.file;
    if (after?.qualname === before.qualname && after.file.path === path) {
      const half = lostHalf(before, after);
      return half ? [{ path, qualname: before.qualname, isWithOwner: false, half }] : [];
    }
    const ownerKey = before.owner === undefined ? undefined : keyOf({ file: { path }, qualname: before.owner });
    if (ownerKey !== undefined && kept.has(ownerKey)) {
      const owner = kept.get(ownerKey);
      const isAlong = after?.qualname === before.qualname && after.file.path === owner?.file.path;
      if (owner?.qualname !== before.owner || isAlong)
        return [{ path, qualname: before.qualname, isWithOwner: true, half: undefined }];
    }
    return [{ path, qualname: before.qualname, isWithOwner: false, half: undefined }];
  });
}

function keyOf({ file, qualname }: { readonly file: { readonly path: string }; readonly qualname: string }): string {
  return `${file.path}#${qualname}`;
}

/** Whether a lost symbol is still defined in some file, in a language where all files see what one of them requires. */
export function isAnywhere(
  { head }: Sides,
  world: World,
  { path, qualname }: Pick<Lost, "path" | "qualname">,
): boolean {
  if (!breakRulesOf(languageOfPath(path)).sharesNames) return false;
  return isDefinedAround(world, head, path, qualname);
}
