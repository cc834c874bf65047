import type { TypeWords } from "../../code/break-rules.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { handleKey, type Type } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { breakRulesOf } from "../../languages/registry.ts";
import { NO_OPERAND, type Operand } from "../../model/facts.ts";
import { lastPart } from "../../util/last-part.ts";

/** A type that is certainly known: a type word of the language, or a class of the repository with its ancestors. */
export interface PlainType {
  readonly name: string;
  readonly kind: "number" | "text" | "truth" | "list" | "class";
  /** The class and the classes that it extends, as far as they are known. */
  readonly classes: ReadonlySet<string>;
  /** All ancestors are known. */
  readonly isComplete: boolean;
}

const NO_CLASSES: ReadonlySet<string> = new Set();

/** The declared type of a parameter; undefined if it is not a plain type. */
export function declaredType(world: World, file: FileIndex, operand: Operand): PlainType | undefined {
  const { typeWords, conversionMember } = breakRulesOf(file.facts.language);
  if (!typeWords || operand < 0) return undefined;
  return plain(world, world.instancesOf(file, operand), typeWords, conversionMember);
}

/** The type of an argument; undefined if it is not a plain type. */
export function givenType(world: World, file: FileIndex, operand: Operand): PlainType | undefined {
  const { typeWords, conversionMember } = breakRulesOf(file.facts.language);
  if (!typeWords || operand < 0) return undefined;
  return plain(world, world.typesOf(file, operand), typeWords, conversionMember);
}

function plain(world: World, types: readonly Type[], words: TypeWords, conversion?: string): PlainType | undefined {
  const [only, ...others] = types;
  if (!only || others.length > 0) return undefined;
  if (only.kind === "builtin") {
    const [kind, name] = words.get(only.name) ?? [];
    return kind && name ? { name, kind, classes: NO_CLASSES, isComplete: true } : undefined;
  }
  const file = only.kind === "instance" ? world.file(only.path) : undefined;
  if (!file || only.kind !== "instance" || !isNominal(world, file, only.index)) return undefined;
  const definition = file.definition(only.index);
  const { classes, isComplete } = world.ancestryOf(only);
  if (conversion !== undefined && world.memberOfClass(only, conversion).some(({ kind }) => kind === "definition"))
    return undefined;
  return {
    name: lastPart(definition.qualname),
    kind: "class",
    classes: new Set([only, ...classes].map(handleNames(world))),
    isComplete,
  };
}

const CLASS_KINDS: ReadonlySet<string> = new Set(["class", "interface", "enum"]);

/** Whether only objects of the type itself, or of a type that extends it, are of the type: a class, or a delegate. */
function isNominal(world: World, file: FileIndex, index: number): boolean {
  const definition = file.definition(index);
  if (CLASS_KINDS.has(definition.kind)) return true;
  return definition.kind === "type" && world.semanticsOf(file).aliasedType(definition) === NO_OPERAND;
}

/** A class is identified by its name: indices differ between the sides of a change, names do not. */
function handleNames(world: World) {
  return (handle: { readonly path: string; readonly index: number }) => {
    const qualname = world.file(handle.path)?.definition(handle.index).qualname;
    return qualname === undefined ? handleKey(handle) : `${handle.path}#${qualname}`;
  };
}

/** Whether a parameter of one type cannot accept an argument of another type, even with conversions. */
export function isRefused(declared: PlainType | undefined, given: PlainType | undefined): boolean {
  if (!declared || !given) return false;
  if (declared.kind !== given.kind) return true;
  if (declared.kind !== "class" || !given.isComplete) return false;
  const [own] = declared.classes;
  return own !== undefined && !given.classes.has(own);
}
