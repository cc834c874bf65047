import { namespacesOf } from "../../code/declared.ts";
import type { FileIndex } from "../../code/file-index.ts";
import { operandText } from "../../code/operand-text.ts";
import { filesOf } from "../../code/project.ts";
import type { Type } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { type Definition, isMemberOwner } from "../../model/facts.ts";
import { lastPart } from "../../util/last-part.ts";
import { extensionsIn, extensionsOf } from "../shared/extensions.ts";
import { WHOLE_NAMESPACE } from "../shared/named-modules.ts";

/** The maximum number of other files that are searched for extensions. Real code needs fewer. */
const MAX_FILES = 200;
/** The types of literals, by their names in the facts. */
const LITERALS: ReadonlyMap<string, string> = new Map([
  ["str", "String"],
  ["bool", "Boolean"],
  ["int", "Int"],
  ["float", "Double"],
]);

/** The methods of extensions and implicit classes that `receiver.name` may mean if the receiver's types have no such member. */
export const extensionMembers = extensionsOf({
  candidates: (world, file, { name }) => extensionsIn(world, file, name, () => filesInSight(world, file), extendedType),
  extendedType,
  canBe,
});

/** The file, the other files of its packages, and the files from which it imports something. */
function filesInSight(world: World, file: FileIndex): readonly FileIndex[] {
  const modules = file.facts.imports.map(({ module }) => module);
  const specifiers = [...namespacesOf(file), ...modules].flatMap((each) => [each, each + WHOLE_NAMESPACE]);
  const paths = [...new Set(specifiers)].flatMap((each) => filesOf(world.module(file.path, each)));
  const others = [...new Set(paths)].slice(0, MAX_FILES).map((path) => world.file(path));
  return [...new Set([file, ...others.filter((each) => each !== undefined)])];
}

/** A type that has methods which are not its members. */
interface Extended {
  readonly name: string;
  /** The code says `extension`. A class with one parameter, in contrast, may not be an implicit class. */
  readonly isSure: boolean;
}

/** The type that a definition extends by a method; undefined if the definition is not such a method. */
function extendedType(file: FileIndex, index: number): Extended | undefined {
  const definition = file.definition(index);
  if (definition.kind !== "function" && definition.kind !== "method") return undefined;
  const extension = typeOfExtension(file, definition);
  if (extension !== undefined) return { name: extension, isSure: true };
  const wrapped = typeOfWrapper(file, definition);
  return wrapped === undefined ? undefined : { name: wrapped, isSure: false };
}

/** The type in `extension (x: Type) def …`. The method is in a function scope that belongs to no definition. */
function typeOfExtension({ facts }: FileIndex, { scope, parent }: Definition): string | undefined {
  if (!isMemberOwner(facts.definitions[parent]?.kind ?? "class")) return undefined;
  const around = facts.scopes[scope]?.parent ?? -1;
  const outer = facts.scopes[around];
  if (outer?.kind !== "function" || outer.definition >= 0) return undefined;
  return facts.references.find((each) => each.scope === around && each.role === "type")?.name;
}

/** The type of the only parameter of the class around a method. The class may be an implicit class that wraps values of this type. */
function typeOfWrapper({ facts }: FileIndex, { parent }: Definition): string | undefined {
  const owner = facts.definitions[parent];
  const [only, ...more] = owner?.params ?? [];
  if (owner?.kind !== "class" || !only || more.length > 0) return undefined;
  return lastPart(operandText(facts, only.type).replace(/[[<].*$/, ""));
}

/** Whether a receiver may have the extended type. An unknown type may be any type, but only if the method is certainly an extension. */
function canBe(world: World, type: Type, { name, isSure }: Extended): boolean {
  const isAnything = isSure && (name.length <= 1 || name === "Any" || name === "AnyRef");
  if (type.kind === "builtin") return isAnything || (LITERALS.get(type.name) ?? type.name) === name;
  if (type.kind !== "instance") return isSure && type.kind === "external";
  const { classes, isComplete } = world.ancestryOf(type);
  if (isAnything || (isSure && !isComplete)) return true;
  return classes.some(({ path, index }) => lastPart(world.file(path)?.definition(index).qualname ?? "") === name);
}
