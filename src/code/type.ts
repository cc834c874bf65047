import { fingerprint } from "../util/fingerprint.ts";

/** A definition of the tree: the file and its index in that file's `definitions`. */
export interface DefinitionHandle {
  readonly path: string;
  readonly index: number;
}

/** Equal handles have equal keys. */
export function handleKey(handle: DefinitionHandle): string {
  return `${handle.path}#${handle.index}`;
}

/**
 * What an expression may be at run time, as far as the tree tells. A list of types means one of them. An empty list means that
 * nothing is known. That is not the same as `external`, which is known to come from outside.
 */
export type Type =
  /** A module of this tree. */
  | { readonly kind: "module"; readonly path: string }
  /** A directory that is imported as a package, although `path`, the file that would define the package, does not exist. */
  | { readonly kind: "package"; readonly path: string }
  /** A module that is made of several files: a Go package. */
  | { readonly kind: "files"; readonly paths: readonly string[] }
  /** The definition itself as a value: a class, a function. */
  | { readonly kind: "definition"; readonly path: string; readonly index: number }
  /** An instance of a class or interface. */
  | { readonly kind: "instance"; readonly path: string; readonly index: number; readonly args: readonly Type[][] }
  /** The value of `super` in a method of the class. */
  | { readonly kind: "super"; readonly path: string; readonly index: number; readonly isStatic: boolean }
  /** A function without a definition, or a value of a function type. */
  | { readonly kind: "function"; readonly path: string; readonly value: number }
  /** An object literal. */
  | { readonly kind: "object"; readonly path: string; readonly value: number }
  /** An instance of a built-in type, with the types of its elements: `list[Foo]`, `Promise<Foo>`. */
  | { readonly kind: "builtin"; readonly name: string; readonly args: readonly Type[][] }
  /** Comes from outside this tree. */
  | { readonly kind: "external" };

/** A class with all its direct and indirect bases. */
export interface Ancestry {
  /** The class first, then its ancestors, nearest first. */
  readonly classes: readonly DefinitionHandle[];
  /** All bases were found in this tree, so a member that is in none of the classes does not exist. */
  readonly isComplete: boolean;
}

export const EXTERNAL: Type = { kind: "external" };
export const UNKNOWN: readonly Type[] = [];
/** A longer list of alternatives gives no useful information. */
const MAX_ALTERNATIVES = 8;

/** Longer keys are replaced by a fingerprint, because the size of a nested type can double with every step. */
const MAX_KEY_LENGTH = 200;
const keys = new WeakMap<Type, string>();

/** Equal types have equal keys. */
function typeKey(type: Type): string {
  switch (type.kind) {
    case "module":
      return `m:${type.path}`;
    case "package":
      return `p:${type.path}`;
    case "files":
      return `f:${type.paths.join("|")}`;
    case "definition":
      return `d:${type.path}#${type.index}`;
    case "instance":
      return type.args.length === 0
        ? `i:${type.path}#${type.index}`
        : keyWithArgs(type, `i:${type.path}#${type.index}`);
    case "super":
      return `s:${type.path}#${type.index}`;
    case "function":
      return `n:${type.path}#${type.value}`;
    case "object":
      return `o:${type.path}#${type.value}`;
    case "builtin":
      return keyWithArgs(type, `b:${type.name}`);
    case "external":
      return "x";
  }
}

/** The key of a type with type arguments: `Box<A>` and `Box<B>` are different types. */
function keyWithArgs(type: Extract<Type, { kind: "builtin" | "instance" }>, name: string): string {
  const known = keys.get(type);
  if (known !== undefined) return known;
  const whole = `${name}<${type.args.map((arg) => arg.map(typeKey).join("|")).join(",")}>`;
  const isLong = whole.length > MAX_KEY_LENGTH;
  const key = isLong ? `#${fingerprint(Uint16Array.from(whole, (unit) => unit.charCodeAt(0)))}` : whole;
  keys.set(type, key);
  return key;
}

/** The union of several lists of types, each type once. */
export function unionOf(lists: Iterable<readonly Type[]>): readonly Type[] {
  let first: readonly Type[] | undefined;
  let merged: Map<string, Type> | undefined;
  for (const list of lists) {
    if (list.length === 0) continue;
    if (first === undefined) {
      first = list;
      continue;
    }
    merged ??= new Map(first.map((type) => [typeKey(type), type]));
    for (const type of list) merged.set(typeKey(type), type);
  }
  const all = merged ? [...merged.values()] : (first ?? UNKNOWN);
  // A type that was cut off may have members that the others lack.
  return all.length > MAX_ALTERNATIVES ? [...all.slice(0, MAX_ALTERNATIVES), EXTERNAL] : all;
}

const NOTHING: ReadonlySet<string> = new Set(["null", "undefined", "None", "none", "nil"]);

/** The types of a value whose member is accessed: null and the like have no members, so the value must have one of the other types. */
export function askedTypes(types: readonly Type[]): readonly Type[] {
  if (types.length < 2 || !types.some(isNothing)) return types;
  const others = types.filter((type) => !isNothing(type));
  return others.length > 0 ? others : types;
}

function isNothing(type: Type): boolean {
  return type.kind === "builtin" && NOTHING.has(type.name);
}
