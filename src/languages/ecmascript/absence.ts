import type { Absence } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";
import type { Type } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import {
  type Export,
  isValueOperand,
  NO_OPERAND,
  operandIndex,
  referenceOperand,
  ValueFlag,
} from "../../model/facts.ts";
import { words } from "../../util/words.ts";
import { isEmptyObject } from "./empty-object.ts";
import { handsOnThis, isOnlyUsed } from "./handed-on.ts";

/** By which a script gives others what it does not export. */
const SHARED_OBJECTS = ["define", "globalThis", "global", "window", "self", "root"];

/** `mayBeScript`: a file without any export may be a CommonJS module that exports in a way that is not seen, or no module at all. */
export function absenceIn(world: World, file: FileIndex, name: string, mayBeScript: boolean): Absence {
  const { exports, errors } = file.facts;
  if (errors.length > 0) return "unknown";
  const named = file.exports.named(name);
  if (named.length > 0) {
    const isPassedOn = named.some(({ kind, local }) => kind === "reexport" || isImported(file, local || name));
    return isPassedOn ? "hollow" : "present";
  }
  const { whole } = file.exports;
  const isAside = whole !== undefined && file.facts.marks.some(({ kind }) => kind === "module");
  if (whole && !isAside && !isEmptyObject(file, whole)) return absenceInWhole(world, file, whole, name);
  if (exports.length === 0) {
    const words = ["exports", "module", ...(mayBeScript ? SHARED_OBJECTS : [])];
    const asksOutside = words.some((each) => mentions(file, each)) || (mayBeScript && mentionsOuterThis(file));
    return asksOutside ? "unknown" : "missing";
  }
  return mayBeScript && mentions(file, "exports") ? absenceInDynamicExports(file) : "missing";
}

function isImported(file: FileIndex, local: string): boolean {
  return file.bindingsOf(0, local).some(({ kind }) => kind === "import");
}

/** `module.exports = value`: what the value is tells what it has, unless other code may have added to it. */
function absenceInWhole(world: World, file: FileIndex, { local, value }: Export, name: string): Absence {
  const types = world.typesOf(file, value);
  if (name === "default" || types.length === 0 || absenceInDynamicExports(file) === "unknown") return "unknown";
  const others = file.facts.bindings.filter((each) => each.value === value).map((each) => each.name);
  if (![local, ...others].every((each) => isOnlyUsed(file, each))) return "unknown";
  const areMissing = types.every((type) => {
    if (!("path" in type) || type.path !== file.path) return false;
    if (type.kind === "object") return ((file.facts.values[type.value]?.flags ?? 0) & ValueFlag.spread) === 0;
    if (type.kind === "definition") return absenceInFunction(world, file, type, name) === "missing";
    return type.kind === "instance" && isPlainObject(file, type.index) && !hasKey(file, type.index, name);
  });
  return areMissing ? "missing" : "unknown";
}

/** Whether a constant is an object that is written out, and to which only this file may add, by names. */
function isPlainObject(file: FileIndex, index: number): boolean {
  const { kind, parent, qualname, returnType, returns } = file.definition(index);
  if (kind !== "constant" || parent >= 0 || returnType !== NO_OPERAND || file.facts.errors.length > 0) return false;
  if (returns.length === 0 || !isOnlyUsed(file, qualname)) return false;
  return returns.every((operand) => {
    const value = isValueOperand(operand) ? file.facts.values[operandIndex(operand)] : undefined;
    return value?.kind === "object" && (value.flags & ValueFlag.spread) === 0;
  });
}

/** Whether an object that is the value of a constant lists a key. */
function hasKey(file: FileIndex, index: number, name: string): boolean {
  return file.definition(index).returns.some((operand) => {
    const value = isValueOperand(operand) ? file.facts.values[operandIndex(operand)] : undefined;
    return value?.kind === "object" && value.names.includes(name);
  });
}

/** What every object has. */
export const OF_OBJECTS: ReadonlySet<string> = words(
  "constructor toString toLocaleString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable __proto__",
);
/** What every function has. */
const OF_FUNCTIONS: ReadonlySet<string> = words("prototype length name call apply bind arguments caller");

/**
 * Whether a function lacks a member, or an object that it makes: one whose members its own file adds by their names. `kind` says which of
 * the two is meant.
 */
export function absenceInFunction(
  world: World,
  file: FileIndex,
  { kind, index }: { readonly kind: Type["kind"]; readonly index: number },
  name: string,
): Absence {
  const definition = file.definition(index);
  if (definition.kind === "constant") {
    if (hasKey(file, index, name)) return "present";
    return !isGiven(name) && isPlainObject(file, index) ? "missing" : "unknown";
  }
  const isFunction = definition.kind === "function" || definition.kind === "class";
  if (!isFunction || definition.parent >= 0 || isGiven(name) || file.facts.errors.length > 0) return "unknown";
  if (definition.bases.length > 0 || !world.ancestryOf({ path: file.path, index }).isComplete) return "unknown";
  if (!isOnlyUsed(file, definition.qualname)) return "unknown";
  if (kind === "definition") return "missing";
  return kind === "instance" && !handsOnThis(file, index) ? "missing" : "unknown";
}

function isGiven(name: string): boolean {
  return OF_OBJECTS.has(name) || OF_FUNCTIONS.has(name);
}

/** Exports under computed names cannot be listed, nor those that are made by whoever `exports` is handed to. */
function absenceInDynamicExports(file: FileIndex): Absence {
  const { references, assignments } = file.facts;
  const asked = new Set(references.map(({ receiver }) => receiver));
  const assigned = new Set(assignments.map(({ target }) => target));
  const isDynamic = file
    .referencesNamed(new Set(["exports"]))
    .some((index) => !asked.has(referenceOperand(index)) && !assigned.has(index));
  return isDynamic ? "unknown" : "missing";
}

/** Whether `this` is that of a script or of a function without a name, which may be a global object. */
function mentionsOuterThis(file: FileIndex): boolean {
  const scopes = file.referencesNamed(new Set(["this"])).map((index) => file.facts.references[index]?.scope ?? 0);
  return scopes.some((scope) => file.definitionAround(scope) < 0);
}

function mentions(file: FileIndex, name: string): boolean {
  return file.referencesNamed(new Set([name])).length > 0;
}
