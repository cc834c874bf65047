import { DefinitionFlag, type Language } from "../model/facts.ts";
import { ownerOf } from "./class-parts.ts";
import type { FileIndex } from "./file-index.ts";
import type { DefinitionHandle, Type } from "./type.ts";
import { UNKNOWN } from "./type.ts";
import type { World } from "./world.ts";

/** The words for the object, its class and its base class that are no ordinary names. */
const OBJECTS: ReadonlyMap<Language, string> = new Map([
  ["java", "this"],
  ["kotlin", "this"],
  ["csharp", "this"],
  ["cpp", "this"],
  ["php", "this"],
  ["ruby", "self"],
]);
const BASES: ReadonlyMap<Language, string> = new Map([
  ["java", "super"],
  ["kotlin", "super"],
  ["csharp", "base"],
  ["php", "parent"],
]);
const PHP_CLASSES = new Set(["self", "static"]);

/** What such a word gives in a scope; undefined when the name is not one. */
export function selfTypes(world: World, file: FileIndex, scope: number, name: string): readonly Type[] | undefined {
  const { language } = file.facts;
  const isClass = language === "php" && PHP_CLASSES.has(name);
  const isBase = BASES.get(language) === name;
  if (!isClass && !isBase && OBJECTS.get(language) !== name) return undefined;
  const { owner, isStatic } = around(world, file, scope);
  if (!owner) return UNKNOWN;
  if (isBase) return [{ kind: "super", ...owner, isStatic }];
  return isClass || isStatic ? [{ kind: "definition", ...owner }] : [{ kind: "instance", ...owner, args: [] }];
}

/** The class around a scope, and whether code there runs on the class rather than on an object. */
function around(world: World, file: FileIndex, scope: number): { owner?: DefinitionHandle; isStatic: boolean } {
  for (let at = file.definitionAround(scope); at >= 0; at = file.definition(at).parent) {
    const { kind, flags } = file.definition(at);
    const handle = { path: file.path, index: at };
    if (kind === "class" || kind === "interface" || kind === "enum") {
      return { owner: handle, isStatic: file.facts.language === "ruby" };
    }
    const owner = kind === "method" ? ownerOf(world, handle) : undefined;
    if (owner) return { owner, isStatic: (flags & DefinitionFlag.static) !== 0 };
  }
  return { isStatic: false };
}
