import type { FileIndex } from "../../code/file-index.ts";
import { classesAround } from "../../code/implicit-members.ts";
import { lookupReference } from "../../code/scope-lookup.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf } from "../../languages/registry.ts";
import { type Definition, DefinitionFlag, NO_OPERAND } from "../../model/facts.ts";
import type { Use } from "../../model/use.ts";
import { findUses } from "../../nav/symbols/find-uses.ts";
import { symbolRef } from "../../nav/symbols/symbol-ref.ts";
import { overriddenBy } from "../../resolve/classes/hierarchies.ts";
import type { NameSource } from "../../resolve/name-index.ts";
import { lastPart } from "../../util/last-part.ts";
import { refusalOf } from "../calls/accepts-call.ts";
import { callsByReference, withTypes } from "../calls/broken-calls.ts";
import { type Signature, typed } from "../calls/signatures.ts";
import type { ChangeList } from "../changes/change-list.ts";
import type { SymbolGroup } from "../changes/symbol-groups.ts";
import type { Sides } from "../sides/sides.ts";
import { passedOn } from "./absence/passed-on.ts";
import { isExposed } from "./exposure.ts";
import type { FoundBreak } from "./found-break.ts";

/** A symbol at head of which some or all forms are visible from fewer places than at base. */
interface Hidden {
  readonly path: string;
  readonly qualname: string;
  readonly owner: string | undefined;
  readonly changeId: string;
  /** The forms that are as visible as before; a call that they accept is not broken. */
  readonly open: readonly Definition[];
  readonly becamePrivate: boolean;
}

/** Uses at head of symbols that became private or are no longer exported, if the symbol is no longer visible from the place of the use. */
export async function findBrokenAccess(sides: Sides, changes: ChangeList): Promise<FoundBreak[]> {
  const hidden = sides.symbols.pairs.flatMap(({ before, after }) => {
    const change = before && after && changes.findNew(after.file.path, after.qualname);
    const found = change && hiddenForms(before, after);
    return found ? [{ ...found, changeId: change.id }] : [];
  });
  if (hidden.length === 0) return [];
  return sides.head.ask((world, names) => hidden.flatMap((each) => brokenBy(world, names, each)));
}

function hiddenForms(before: SymbolGroup, after: SymbolGroup): Omit<Hidden, "changeId"> | undefined {
  const rules = breakRulesOf(after.file.facts.language);
  const { definitions, qualname, owner } = after;
  const count = ({ definitions }: SymbolGroup, flag: number) =>
    definitions.filter(({ flags }) => (flags & flag) !== 0).length;
  const has = ({ flags }: Definition, flag: number) => (flags & flag) !== 0;
  const path = after.file.path;
  if (rules.privateSeenBy && count(after, DefinitionFlag.private) > count(before, DefinitionFlag.private)) {
    const open = definitions.filter((each) => !has(each, DefinitionFlag.private));
    return { path, qualname, owner, open, becamePrivate: true };
  }
  const isLessExported = count(after, DefinitionFlag.exported) < count(before, DefinitionFlag.exported);
  if (!rules.seesUnexported || !isLessExported || count(after, DefinitionFlag.private) > 0) return undefined;
  // The members of an interface are visible everywhere, with or without an export mark.
  if (definitions.some(({ parent }) => after.file.facts.definitions[parent]?.kind === "interface")) return undefined;
  const open = definitions.filter((each) => has(each, DefinitionFlag.exported));
  return { path, qualname, owner, open, becamePrivate: false };
}

function brokenBy(world: World, names: NameSource, hidden: Hidden): FoundBreak[] {
  const own = world.file(hidden.path);
  // A field and a method with the same name are two symbols.
  const symbols = own?.definitionsNamed(hidden.qualname).filter((index) => own.isFirstOfSymbol(index)) ?? [];
  return own ? symbols.flatMap((index) => brokenUsesOf(world, names, own, index, hidden)) : [];
}

function brokenUsesOf(world: World, names: NameSource, own: FileIndex, index: number, hidden: Hidden): FoundBreak[] {
  const message = messageOf(hidden);
  const open = [...hidden.open.flatMap((each) => openForms(world, own, each)), ...inheritedForms(world, own, index)];
  const isHiddenForm = hiddenFormTest(world, open);
  return usesOf(world, names, own, index).flatMap((use): FoundBreak[] => {
    const { path, line, column, role, confidence, enclosing } = use;
    const file = world.file(path);
    if (!file || confidence !== "exact") return [];
    if (maySee(world, file, enclosing, own, hidden) && !isExposedAt(file, use, own, index, hidden)) return [];
    if (!isHiddenForm(file, use)) return [];
    const around = enclosing < 0 ? undefined : symbolRef(world, { path, index: enclosing });
    const written = file.facts.references[file.places.referenceAt(line, column)]?.name ?? lastPart(hidden.qualname);
    const place = { path, line, column, written, role, confidence, enclosing: around };
    const isThroughImport = role === "import" ? isPassedOn(world, file, line, column) : isImported(file, line, column);
    return [{ ...place, changeId: hidden.changeId, reason: "not_exported", message, isThroughImport }];
  });
}

/** Whether a use of a type that is private to its file or its class stands in the signature of something public there. */
function isExposedAt(file: FileIndex, { line, column }: Use, own: FileIndex, index: number, hidden: Hidden): boolean {
  if (file.path !== own.path || !hidden.becamePrivate) return false;
  const definition = own.definition(index);
  return isExposed(file, file.places.referenceAt(line, column), { definition, owner: hidden.owner });
}

function messageOf({ qualname, owner, path, becamePrivate }: Hidden): string {
  if (becamePrivate) return `\`${qualname}\` is private to ${owner === undefined ? path : `\`${owner}\``} now.`;
  return `\`${qualname}\` is still in ${path}, but is not visible from here any more.`;
}

/** The uses of a symbol. A use of a constructor is the creation of an object; a use of a member of a class counts as a use of the class. */
function usesOf(world: World, names: NameSource, own: FileIndex, index: number): readonly Use[] {
  const { path } = own;
  const { qualname, kind } = own.definition(index);
  const owner = own.classOfMember(index);
  const { constructorOf } = breakRulesOf(own.facts.language);
  const isMaker = owner >= 0 && kind !== "constant";
  if (isMaker && lastPart(qualname) === constructorOf(lastPart(own.definition(owner).qualname))) {
    const uses = findUses(world, names, { path, index: owner });
    return uses.filter(({ role }) => role === "call");
  }
  const members =
    kind === "class" ? own.facts.definitions.flatMap((each, at) => (each.parent === index ? [at] : [])) : [];
  return [index, ...members].flatMap((each) => findUses(world, names, { path, index: each }));
}

/** The ways to call a form: an extension method can be called on the object that is its first argument. */
function openForms(world: World, own: FileIndex, { params, flags }: Definition): readonly Signature[] {
  const whole = typed(world, own, params);
  const mayExtend = breakRulesOf(own.facts.language).hasExtensionMethods && (flags & DefinitionFlag.static) !== 0;
  return mayExtend ? [whole, whole.slice(1)] : [whole];
}

/** The forms that ancestors have under the same name: a call that they accept means them. */
function inheritedForms(world: World, own: FileIndex, index: number): readonly Signature[] {
  const { writesInterfaceMembers } = world.semanticsOf(own);
  return overriddenBy(world, { path: own.path, index }).flatMap((each) => {
    const file = world.file(each.path);
    const definition = file?.definition(each.index);
    const isOfInterface = file?.facts.definitions[definition?.parent ?? -1]?.kind === "interface";
    if (isOfInterface && writesInterfaceMembers) return [];
    const isOpen = file && definition && (definition.flags & DefinitionFlag.private) === 0;
    return isOpen ? [typed(world, file, definition.params)] : [];
  });
}

/** Whether a use means a hidden form: none of the visible forms accepts the arguments that the use passes. */
function hiddenFormTest(world: World, open: readonly Signature[]): (file: FileIndex, use: Use) => boolean {
  if (open.length === 0) return () => true;
  // Uses are listed file by file, and all uses in a file need the same list of calls.
  const calls = new Map<FileIndex, ReturnType<typeof callsByReference>>();
  return (file, { line, column }) => {
    const known = calls.get(file) ?? callsByReference(file);
    calls.set(file, known);
    const shape = known.get(file.places.referenceAt(line, column));
    const given = shape && withTypes(world, file, shape);
    return given !== undefined && open.every((params) => refusalOf(params, given) !== undefined);
  };
}

/** Whether another file has the imported name only through its own import; that import is broken itself. */
function isPassedOn(world: World, file: FileIndex, line: number, column: number): boolean {
  const imported = file.facts.imports[file.places.importAt(line, column)];
  return imported !== undefined && passedOn(world, file, imported)?.isAll === true;
}

/** Whether a name refers to an import of the file; that import is broken itself. */
function isImported(file: FileIndex, line: number, column: number): boolean {
  const reference = file.facts.references[file.places.referenceAt(line, column)];
  if (reference?.receiver !== NO_OPERAND) return false;
  return lookupReference(file, reference)?.bindings.some(({ kind }) => kind === "import") ?? false;
}

/** Whether code in a definition can see the hidden symbol. */
function maySee(world: World, file: FileIndex, enclosing: number, own: FileIndex, hidden: Hidden): boolean {
  const { privateSeenBy, hasFriends, seesUnexported } = breakRulesOf(own.facts.language);
  if (isInside(file, enclosing, hidden)) return true;
  const owner = hidden.owner ?? "";
  if (hasFriends && mayBeFriend(own, owner, file.facts.definitions[enclosing])) return true;
  if (!hidden.becamePrivate)
    return (seesUnexported?.(own, file) ?? true) || isInHeir(world, file, enclosing, own.path, owner);
  const isSeenInFile = privateSeenBy === "file" || hidden.owner === undefined;
  if (isSeenInFile && file.path === own.path) return true;
  return privateSeenBy === "subclasses" && isInHeir(world, file, enclosing, own.path, owner);
}

/**
 * Whether a class names the class or function around a use: `friend class Other;`. The facts show a friend like any other type in the class
 * body.
 */
function mayBeFriend(own: FileIndex, owner: string, around: Definition | undefined): boolean {
  const names = new Set(around?.qualname.split("."));
  const scopes = new Set(own.definitionsNamed(owner).map((index) => own.definition(index).scope));
  return own.referencesNamed(names).some((index) => scopes.has(own.facts.references[index]?.scope ?? -1));
}

function isInHeir(world: World, file: FileIndex, enclosing: number, ownPath: string, owner: string): boolean {
  if (enclosing < 0 || owner === "") return false;
  const around = classesAround(world, file, file.definition(enclosing).scope);
  return around.some((handle) =>
    world
      .ancestryOf(handle)
      .classes.some(({ path, index }) => path === ownPath && world.file(path)?.definition(index).qualname === owner),
  );
}

function isInside(file: FileIndex, definition: number, { path, owner }: Hidden): boolean {
  if (file.path !== path && !breakRulesOf(file.facts.language).hasPartialClasses) return false;
  for (let at = definition; at >= 0; at = file.definition(at).parent) {
    if (file.definition(at).qualname === owner) return true;
  }
  return false;
}
