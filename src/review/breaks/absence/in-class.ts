import type { Absence } from "../../../code/break-rules.ts";
import type { FileIndex } from "../../../code/file-index.ts";
import { changedBase, isOnlyImplemented } from "../../../code/implemented.ts";
import { ANY_MEMBER } from "../../../code/member-name.ts";
import { operandText } from "../../../code/operand-text.ts";
import type { DefinitionHandle, Type } from "../../../code/type.ts";
import type { World } from "../../../code/world.ts";
import { breakRulesOf, isCommonMember, semanticsOf } from "../../../languages/registry.ts";
import { type Definition, type FileFacts, type Language, NO_OPERAND } from "../../../model/facts.ts";
import { lastPart } from "../../../util/last-part.ts";
import type { AddedNames } from "./added-names.ts";
import type { ForeignBasesAtBase } from "./compared.ts";
import type { Meant } from "./missing.ts";

const CLASS_KINDS: ReadonlySet<string> = new Set(["class", "interface", "enum"]);

/** The place that asks a class for a member: its language, and its meaning at base. */
export interface Asking {
  readonly language: Language;
  readonly bases: ForeignBasesAtBase;
  readonly meant: Meant | undefined;
  readonly added: AddedNames;
}

/** A definition, as itself or as the type of its objects. */
type AskedType = Extract<Type, DefinitionHandle & { readonly kind: "definition" | "instance" | "super" }>;

/** Whether a class that does not define a member lacks it, or may still have it from elsewhere. */
export function absenceInClass(world: World, handle: AskedType, name: string, asking: Asking): Absence {
  const file = world.file(handle.path);
  if (!file) return "unknown";
  const rules = breakRulesOf(file.facts.language);
  if (!isClass(world, handle))
    return asking.added.has(handle, name) ? "unknown" : rules.absenceInFunction(world, file, handle, name);
  const { classes, isComplete } = world.ancestryOf(handle);
  // A constant is not a method, so it is neither universal nor inherited.
  const isOwn = rules.inheritsMethodsAlone && asking.meant?.isConstant === true;
  if (!isOwn && (rules.isUniversalMember(name) || hasAccessor(world, classes, asking.language, name))) return "unknown";
  if (classes.some((each) => isOpen(world, each, file)) || isForwarded(world, handle, file, name)) return "unknown";
  const isKnown = isComplete || classes.every((each) => hasOnlyKnownBases(world, each, name));
  // A definition that stands for another type, such as an alias, may stand for a type from outside.
  if (isKnown && classes.every((each) => isClass(world, each))) return "missing";
  if (rules.overridesAreMarked === "never" || !asking.meant) return "unknown";
  if (isOwn) return "missing";
  if (rules.overridesAreMarked === "sometimes" && isCommonMember(file.facts.language, name)) return "unknown";
  // If a class from outside has the member as well, then the lost member was an override, and the outside one is inherited now.
  const isInherited = asking.meant.isOverride || classes.some((each) => asking.bases.newOf(each).length > 0);
  if (isInherited) return "unknown";
  return rules.overridesAreMarked === "always" ? "missing" : "doubtful";
}

function isClass(world: World, { path, index }: DefinitionHandle): boolean {
  const facts = world.file(path)?.facts;
  const definition = facts?.definitions[index];
  if (!facts || !definition) return false;
  return CLASS_KINDS.has(definition.kind) || isSpelledOut(facts, definition, index);
}

/**
 * Whether something has exactly the members that are written in it: a namespace of a module, `type A = { … }`, and `struct { … } a` in a
 * language where nobody adds members to a variable.
 */
function isSpelledOut(facts: FileFacts, { kind, scope, returnType, returns }: Definition, index: number): boolean {
  const { definitions, exports, language } = facts;
  // Without exports, other files may add to a namespace; nothing adds to `type A = { … }`.
  const isType = kind === "type" && (exports.length > 0 || facts.scopes[scope]?.kind === "class");
  const isStruct = kind === "constant" && returns.length === 0 && !breakRulesOf(language).listsNames;
  if ((!isType && !isStruct) || returnType !== NO_OPERAND) return false;
  return definitions.some(({ parent }) => parent === index);
}

/** Whether a class may accept any member name, or was not read in full. `asked` is the file of the class whose member is looked for. */
function isOpen(world: World, { path, index }: DefinitionHandle, asked: FileIndex): boolean {
  const owner = world.file(path);
  const { catchAllMembers, readsDamagedClasses } = breakRulesOf(asked.facts.language);
  if (!readsDamagedClasses && (owner?.facts.errors.length ?? 0) > 0) return true;
  const { qualname = "", scope = -1, parent = -1 } = owner?.facts.definitions[index] ?? {};
  // If a class and an import have the same name, a condition decides which of the two exists.
  if (parent < 0 && owner && isImportedAsWell(world, owner, qualname)) return true;
  // An index signature is a variable; a method named `[]` is not an index signature.
  if (scope >= 0 && owner?.bindingsOf(scope, ANY_MEMBER).some(({ kind }) => kind === "variable")) return true;
  return catchAllMembers.some((each) => (owner?.definitionsNamed(`${qualname}.${each}`).length ?? 0) > 0);
}

/** Whether an import binds the name of a class to something other than the class itself. */
export function isImportedAsWell(world: World, owner: FileIndex, name: string): boolean {
  return owner.bindingsOf(0, name).some(({ kind, index }) => {
    const imported = kind === "import" ? owner.facts.imports[index] : undefined;
    if (!imported) return false;
    const members = world.importedMembers(owner, imported);
    return !members.every((each) => each.kind === "definition" && each.path === owner.path);
  });
}

/**
 * Whether a class forwards to a type from outside and so may have a common member of that type:
 * `impl Deref for Name { type Target = str; … }`.
 */
function isForwarded(
  world: World,
  handle: DefinitionHandle,
  { facts: { language } }: FileIndex,
  name: string,
): boolean {
  const { forwardingMembers } = breakRulesOf(language);
  if (forwardingMembers.length === 0 || !isCommonMember(language, name)) return false;
  return forwardingMembers.some((each) => world.memberOfClass(handle, each).some(({ kind }) => kind === "definition"));
}

/** Whether every base of a class is in the repository, or is known not to have a member of that name. */
function hasOnlyKnownBases(world: World, { path, index }: DefinitionHandle, name: string): boolean {
  const file = world.file(path);
  return (file?.facts.definitions[index]?.bases ?? []).every((base) => {
    if (!file) return false;
    if (isOnlyImplemented(file, base)) return true;
    if (world.typesOf(file, base).some(({ kind }) => kind === "definition" || kind === "instance")) return true;
    const changed = changedBase(file.facts, base, semanticsOf(file.facts.language).library.transparentTypes);
    if (world.typesOf(file, changed).some(({ kind }) => kind === "definition")) return false;
    const written = lastPart(operandText(file.facts, changed).replace(/\[.*$/, ""));
    const known = breakRulesOf(file.facts.language).knownBases.get(written);
    return known !== undefined && !known.split(" ").includes(name);
  });
}

/**
 * Whether one of the classes is in another language of the family, and has an accessor that code in this language calls by another name:
 * `getName()` and `name`.
 */
function hasAccessor(world: World, classes: readonly DefinitionHandle[], asking: Language, name: string): boolean {
  const names = breakRulesOf(asking).namesInFamily(name);
  if (names.length === 0) return false;
  const { family } = semanticsOf(asking);
  return classes.some(({ path, index }) => {
    const file = world.file(path);
    if (!file || file.facts.language === asking || semanticsOf(file.facts.language).family !== family) return false;
    const { qualname } = file.definition(index);
    return names.some((each) => file.definitionsNamed(`${qualname}.${each}`).length > 0);
  });
}
