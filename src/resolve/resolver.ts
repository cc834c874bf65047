import type { FileIndex } from "../code/file-index.ts";
import { isConstructor, unreceivedMembers } from "../code/implicit-members.ts";
import type { Member } from "../code/member.ts";
import { askedName, isAsked } from "../code/member-name.ts";
import { lookupReference } from "../code/scope-lookup.ts";
import { type DefinitionHandle, handleKey, type Type } from "../code/type.ts";
import type { World } from "../code/world.ts";
import { DefinitionFlag, type Import, NO_OPERAND, type Reference, UNKNOWN_RECEIVER } from "../model/facts.ts";
import { pushAll } from "../util/push-all.ts";
import { constructorsByWord } from "./constructors-by-word.ts";
import { qualifiedMembers } from "./qualified-names.ts";
import { receiverTypes } from "./types/arities.ts";
import { isOutside, isTypeName, starMembers } from "./types/types-of.ts";

/** The meaning of a reference. */
export type Resolution =
  /** These definitions, by the language's own rules. Several if the name is overloaded or redefined, or may mean one of several things. */
  | { readonly outcome: "resolved"; readonly targets: readonly DefinitionHandle[] }
  /** A local variable, a parameter, or an attribute that has no definition. */
  | { readonly outcome: "local" }
  /** Something from outside this tree: a built-in, a dependency. */
  | { readonly outcome: "outside" }
  /** An attribute of something whose type is not known. */
  | { readonly outcome: "unknown-receiver" };

const LOCAL: Resolution = { outcome: "local" };
const OUTSIDE: Resolution = { outcome: "outside" };
const UNKNOWN_RECEIVER_RESOLUTION: Resolution = { outcome: "unknown-receiver" };

/** The definitions that one reference means. */
export function resolveReference(world: World, file: FileIndex, reference: Reference): Resolution {
  const resolution = resolveWritten(world, file, reference);
  if (resolution.outcome !== "resolved") return resolution;
  const meant =
    reference.receiver === NO_OPERAND
      ? world.semanticsOf(file).narrowTargets(world, file, reference.scope, resolution.targets)
      : resolution.targets;
  const targets = withCounterparts(world, meant);
  return targets === resolution.targets ? resolution : { outcome: "resolved", targets };
}

/**
 * The definitions, together with the definitions in other files that are the same symbol. Overloads of one name have the same
 * definitions in other files, so these are looked up only once.
 */
export function withCounterparts(world: World, handles: readonly DefinitionHandle[]): readonly DefinitionHandle[] {
  const [first] = handles;
  if (first && handles.length === 1) {
    const others = counterpartsOf(world, first);
    return others.length === 0 ? handles : [first, ...others];
  }
  const all = new Map(handles.map((handle) => [handleKey(handle), handle]));
  const asked = new Set<string>();
  for (const handle of handles) {
    const { qualname = "", kind, flags = 0 } = world.file(handle.path)?.definition(handle.index) ?? {};
    const symbol = `${handle.path}#${qualname} ${kind} ${flags & DefinitionFlag.private}`;
    if (asked.has(symbol)) continue;
    asked.add(symbol);
    for (const each of counterpartsOf(world, handle)) all.set(handleKey(each), each);
  }
  return all.size === handles.length ? handles : [...all.values()];
}

function counterpartsOf(world: World, { path, index }: DefinitionHandle): readonly DefinitionHandle[] {
  const file = world.file(path);
  return file ? world.semanticsOf(file).counterpartsOf(world, file, index) : [];
}

function resolveWritten(world: World, file: FileIndex, reference: Reference): Resolution {
  if (reference.receiver === NO_OPERAND) return resolveName(world, file, reference);
  if (reference.receiver === UNKNOWN_RECEIVER) return UNKNOWN_RECEIVER_RESOLUTION;
  const types = receiverTypes(world, file, reference.receiver);
  // The key of a literal that has no expected type.
  if (reference.role === "key" && types.length === 0) return LOCAL;
  const qualified = isOutside(types) ? qualifiedMembers(world, file, reference.receiver, reference.name) : [];
  if (qualified.length > 0) return fromMembers(qualified);
  const members = world.membersOf(types, askedName(file, reference));
  if (definitionsOf(members).length === 0) {
    const extensions = world.semanticsOf(file).extensionMembers(world, file, reference, types);
    if (extensions.length > 0) return fromMembers(extensions);
  }
  // Any code may add members to an open object, so a member that was not seen may still exist.
  if (members.length === 0 && types.every((type) => isOpen(world, type))) return UNKNOWN_RECEIVER_RESOLUTION;
  const isTypeAlone = reference.role === "type" || reference.role === "inherit";
  return fromMembers(isTypeAlone ? members.filter((member) => !isConstructor(world, member, reference.name)) : members);
}

/** Whether a type is a function or a plain object. JavaScript code adds members to these from anywhere: `mixin(app, proto)`. */
function isOpen(world: World, type: Type): boolean {
  if (type.kind === "object") return true;
  if (type.kind !== "definition" && type.kind !== "instance") return false;
  const kind = world.file(type.path)?.facts.definitions[type.index]?.kind;
  return kind === "function" || kind === "method" || kind === "constant";
}

/** The definitions that an import statement imports; the import of a whole module gives none. */
export function resolveImport(world: World, file: FileIndex, imported: Import): readonly DefinitionHandle[] {
  return definitionsOf(world.importedMembers(file, imported));
}

/** The meaning of a bare name. */
function resolveName(world: World, file: FileIndex, reference: Reference): Resolution {
  const { scope, name } = reference;
  const asked = askedName(file, reference);
  const lookup = lookupReference(file, reference, isTypeName(file, reference));
  const implicit = unreceivedMembers(world, file, reference, asked, lookup);
  if (implicit.length > 0) return fromMembers(implicit);
  const constructors = constructorsByWord(world, file, reference);
  if (constructors) return { outcome: "resolved", targets: constructors };
  if (!lookup) {
    const members = starMembers(world, file, name, scope);
    const isOnUnknownSelf = definitionsOf(members).length === 0 && world.semanticsOf(file).isOnUnknownSelf(name);
    return isOnUnknownSelf ? UNKNOWN_RECEIVER_RESOLUTION : fromMembers(members);
  }
  const targets: DefinitionHandle[] = [];
  let isOutside = false;
  for (const binding of lookup.bindings) {
    if (binding.kind === "definition") {
      targets.push({ path: file.path, index: binding.index });
      if (reference.role === "call") pushAll(targets, boundTo(world, file, binding.index));
    }
    const imported = binding.kind === "import" ? file.facts.imports[binding.index] : undefined;
    if (!imported) continue;
    const resolution = fromMembers(world.importedMembers(file, imported));
    if (resolution.outcome === "resolved") pushAll(targets, resolution.targets);
    else isOutside = true;
  }
  if (targets.length > 0) return { outcome: "resolved", targets };
  if (isOutside) return OUTSIDE;
  const owner = file.facts.scopes[lookup.scope];
  if (owner?.kind !== "module" && owner?.kind !== "class") return LOCAL;
  const prefix = owner.definition >= 0 ? `${file.definition(owner.definition).qualname}.` : "";
  const constants = file.definitionsNamed(prefix + name).filter((index) => isAsked(asked, file.definition(index)));
  return constants.length > 0
    ? { outcome: "resolved", targets: constants.map((index) => ({ path: file.path, index })) }
    : LOCAL;
}

/** The function that a constant of the file is bound to. */
function boundTo(world: World, file: FileIndex, index: number): readonly DefinitionHandle[] {
  const operand = world.semanticsOf(file).boundFunction?.(file, index) ?? NO_OPERAND;
  const types = operand === NO_OPERAND ? [] : world.typesOf(file, operand);
  return types.filter((type) => type.kind === "definition");
}

function fromMembers(members: readonly Member[]): Resolution {
  const targets = definitionsOf(members);
  if (targets.length > 0) return { outcome: "resolved", targets };
  return members.some((member) => member.kind === "value") ? LOCAL : OUTSIDE;
}

/** The members that are definitions of this tree. */
export function definitionsOf(members: readonly Member[]): readonly DefinitionHandle[] {
  return members.filter((member) => member.kind === "definition");
}
