import { namespacesOf } from "../../code/declared.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { classesAround } from "../../code/implicit-members.ts";
import { type Lookup, lookupName, lookupReference } from "../../code/scope-lookup.ts";
import type { DefinitionHandle, Type } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf, semanticsOf } from "../../languages/registry.ts";
import {
  type Import,
  isReferenceOperand,
  type Language,
  NO_OPERAND,
  type Operand,
  operandIndex,
  type Reference,
} from "../../model/facts.ts";
import type { Confidence } from "../../model/use.ts";
import { resolveImport, resolveReference } from "../../resolve/resolver.ts";
import { isOutside, isTypeName } from "../../resolve/types/types-of.ts";
import { type ComparedImports, type ForeignBasesAtBase, outsideStarsOf } from "./at-base.ts";

/** What a place meant at base. */
export interface Meant {
  /** It was reached through an object or a class, not by its bare name or as a name of a namespace. */
  readonly isMember: boolean;
  /** Whether no symbol at head has its name; asked only when it matters, because it can be costly. */
  readonly isNowhere: () => boolean;
  /** It said that it overrides something, which may be something from outside. */
  readonly isOverride: boolean;
  /** The language of the place. */
  readonly language: Language;
  /** What its file imports, and imported at base. */
  readonly imports: ComparedImports;
  readonly bases: ForeignBasesAtBase;
}

/** That a place at head leads to nothing. */
export interface Nowhere {
  readonly confidence: Confidence;
  /** The name is bound by an import that itself leads to nothing. */
  readonly isThroughImport: boolean;
}

const CLASS_KINDS: ReadonlySet<string> = new Set(["class", "interface", "enum"]);

/**
 * Whether a reference at head leads to nothing, in a language whose modules do not list their names. What may come from
 * outside by a way that base did not have, or by inheritance, is not said to lead nowhere.
 */
export function leadsNowhere(world: World, file: FileIndex, reference: Reference, meant: Meant): Nowhere | undefined {
  const { outcome } = resolveReference(world, file, reference);
  if (outcome === "resolved" || outcome === "local") return undefined;
  if (outcome === "unknown-receiver") return meant.isNowhere() ? LIKELY : undefined;
  if (reference.receiver === NO_OPERAND) return ofBareName(world, file, reference, meant);
  const types = world.typesOf(file, reference.receiver);
  const lacking = types.map((type) => lacks(world, type, reference.name, meant));
  if (types.length > 0 && lacking.every((each) => each !== undefined)) return weakest(lacking);
  // What is no member can still be called on one: an extension function comes with an import or from the package.
  if (meant.isMember || isOutside(types)) return ofPath(world, file, reference.receiver, meant);
  const nowhere = ofExtension(world, file, reference, meant);
  // What comes from outside may have a member of that name, which would be meant first.
  return nowhere && mayBeFromOutside(file, types) ? { ...nowhere, confidence: "likely" } : nowhere;
}

/** Whether an import at head leads to nothing though the same one led to something at base. */
export function importLeadsNowhere(world: World, file: FileIndex, imported: Import, { imports }: Meant): boolean {
  if (!imports.had(imported) || resolveImport(world, file, imported).length > 0) return false;
  const { isInPackage } = breakRulesOf(file.facts.language);
  return !isInPackage(world, file, imported.module, imported.name) && !imports.isOfOutside(imported);
}

const EXACT: Nowhere = { confidence: "exact", isThroughImport: false };
const THROUGH_IMPORT: Nowhere = { confidence: "exact", isThroughImport: true };
const LIKELY: Nowhere = { confidence: "likely", isThroughImport: false };

function weakest(all: readonly (Nowhere | undefined)[]): Nowhere | undefined {
  if (all.includes(undefined)) return undefined;
  return all.some((each) => each?.confidence === "likely") ? LIKELY : EXACT;
}

/** Whether a value can be of a type that is not the language's own and not here. */
function mayBeFromOutside(file: FileIndex, types: readonly Type[]): boolean {
  return (
    types.length === 0 || types.some((type) => type.kind === "builtin" && file.bindingsOf(0, type.name).length > 0)
  );
}

/** An extension function by the import that binds it, or else by what needs no import. */
function ofExtension(world: World, file: FileIndex, { scope, name }: Reference, meant: Meant): Nowhere | undefined {
  const lookup = lookupName(file, scope, name);
  // A variable of the same name is no extension.
  if (!lookup?.bindings.some(({ kind }) => kind === "import")) return ofUnboundName(file, meant);
  return areImportsLost(world, file, lookup, meant) ? THROUGH_IMPORT : undefined;
}

/** Whether a name is bound by imports alone, none of which leads anywhere. */
function areImportsLost(world: World, file: FileIndex, { bindings }: Lookup, meant: Meant): boolean {
  return bindings.every(({ kind, index }) => {
    const imported = kind === "import" ? file.facts.imports[index] : undefined;
    return imported !== undefined && importLeadsNowhere(world, file, imported, meant);
  });
}

function ofBareName(world: World, file: FileIndex, reference: Reference, meant: Meant): Nowhere | undefined {
  const lookup = lookupReference(file, reference, isTypeName(file, reference));
  if (lookup) return areImportsLost(world, file, lookup, meant) ? THROUGH_IMPORT : undefined;
  const { isInPackage } = breakRulesOf(file.facts.language);
  if (namespacesOf(file).some((each) => isInPackage(world, file, each, reference.name))) return undefined;
  if (!meant.isMember) return ofUnboundName(file, meant);
  const owners = classesAround(world, file, reference.scope);
  const lacking = owners.map((owner) => classLacks(world, owner, reference.name, meant));
  return lacking.every((each) => each !== undefined) ? weakest([...lacking, ofUnboundName(file, meant)]) : undefined;
}

/** A name that nothing in the file binds, so that it came from the package, the namespace or an include. */
function ofUnboundName({ facts }: FileIndex, { imports }: Meant): Nowhere | undefined {
  if (imports.hasNewOutsideStar) return undefined;
  const { refusesShadows, hasOpenNames } = breakRulesOf(facts.language);
  return (imports.hasOutsideStar && !refusesShadows) || hasOpenNames ? LIKELY : EXACT;
}

/** That a type does not offer a name, if that can be told. */
function lacks(world: World, type: Type, name: string, meant: Meant): Nowhere | undefined {
  switch (type.kind) {
    case "module":
      return isWhole(world, type.path) ? EXACT : undefined;
    case "files":
      return type.paths.every((path) => isWhole(world, path)) ? EXACT : undefined;
    case "definition":
    case "instance":
    case "super":
      return classLacks(world, type, name, meant);
    default:
      return undefined;
  }
}

function classLacks(world: World, handle: DefinitionHandle, name: string, meant: Meant): Nowhere | undefined {
  const { classes, isComplete } = world.ancestryOf(handle);
  const file = world.file(handle.path);
  if (!file || !isClass(world, handle)) return undefined;
  const { universalMembers, marksOverrides } = breakRulesOf(file.facts.language);
  if (universalMembers.has(name)) return undefined;
  if (hasAccessor(world, classes, meant.language, name)) return undefined;
  // What stands for another type, such as an alias, may be one from outside.
  if (isComplete && classes.every((each) => isClass(world, each))) return EXACT;
  // What a class from outside has as well was an override, and is inherited now.
  if (meant.isOverride || classes.some((each) => meant.bases.newOf(each).length > 0)) return undefined;
  return marksOverrides ? EXACT : LIKELY;
}

/** Whether one of the classes, in another language of the family, has what code in this one calls by a name: `getName()` and `name`. */
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

function isClass(world: World, { path, index }: DefinitionHandle): boolean {
  return CLASS_KINDS.has(world.file(path)?.facts.definitions[index]?.kind ?? "");
}

/** What a damaged file defines is not known in full, nor what one passes on that takes everything from outside. */
function isWhole(world: World, path: string): boolean {
  const file = world.file(path);
  if (!file || file.facts.errors.length > 0) return false;
  return !breakRulesOf(file.facts.language).passesOnStars || outsideStarsOf(world, file).length === 0;
}

/** `a.b.name`, spelled out from a namespace or from an import, when none of it is anything that is known. */
function ofPath(world: World, file: FileIndex, receiver: Operand, meant: Meant): Nowhere | undefined {
  const first = firstOfPath(file, receiver);
  if (!first || !isOutside(world.typesOf(file, receiver))) return undefined;
  const [binding] = lookupReference(file, first)?.bindings ?? [];
  if (!binding) return ofUnboundName(file, meant);
  const imported = binding.kind === "import" ? file.facts.imports[binding.index] : undefined;
  return imported && importLeadsNowhere(world, file, imported, meant) ? THROUGH_IMPORT : undefined;
}

/** The first name of an operand that is nothing but names; undefined for any other expression. */
function firstOfPath({ facts }: FileIndex, operand: Operand): Reference | undefined {
  for (let at = operand; isReferenceOperand(at); ) {
    const reference = facts.references[operandIndex(at)];
    if (!reference || reference.receiver === NO_OPERAND) return reference;
    at = reference.receiver;
  }
  return undefined;
}
