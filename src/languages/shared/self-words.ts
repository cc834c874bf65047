import type { FileIndex } from "../../code/file-index.ts";
import { type DefinitionHandle, type Type, UNKNOWN } from "../../code/type.ts";
import type { Semantics, World } from "../../code/world.ts";
import { DefinitionFlag } from "../../model/facts.ts";

/** The special words for the object, its class and its base class. They are not ordinary names. */
interface SelfWords {
  readonly object: string;
  readonly base?: string;
  readonly classes?: ReadonlySet<string>;
  /** Whether code in the body of a class runs on the class instead of on an object. */
  readonly isBodyStatic?: boolean;
}

/** The rule that gives the types of such words. */
export function selfWords(words: SelfWords): Semantics["selfTypes"] {
  return (world, file, scope, name) => {
    const isClass = words.classes?.has(name) ?? false;
    const isBase = words.base === name;
    if (!isClass && !isBase && words.object !== name) return selfTypesOfThis(file, scope, name);
    const { owner, isStatic } = around(world, file, scope, words.isBodyStatic ?? false);
    if (!owner) return UNKNOWN;
    if (isBase) return [{ kind: "super", ...owner, isStatic }];
    return isClass || isStatic ? [{ kind: "definition", ...owner }] : [{ kind: "instance", ...owner, args: [] }];
  };
}

/** The class around a scope, and whether code there runs on the class rather than on an object. */
function around(
  world: World,
  file: FileIndex,
  scope: number,
  isBodyStatic: boolean,
): { owner?: DefinitionHandle; isStatic: boolean } {
  for (let at = file.definitionAround(scope); at >= 0; at = file.definition(at).parent) {
    const { kind, flags } = file.definition(at);
    const handle = { path: file.path, index: at };
    if (kind === "class" || kind === "interface" || kind === "enum") return { owner: handle, isStatic: isBodyStatic };
    const owner = kind === "method" ? world.ownerOf(handle) : undefined;
    if (owner) return { owner, isStatic: (flags & DefinitionFlag.static) !== 0 };
  }
  return { isStatic: false };
}

/** The types of `this` and `super` in languages where they mean the owner of the nearest method and any function can be an owner. */
export function selfTypesOfThis(file: FileIndex, scope: number, name: string): readonly Type[] | undefined {
  if (name !== "this" && name !== "super") return undefined;
  const owner = file.ownerOfThis(scope);
  if (owner < 0) return UNKNOWN;
  const method = file.definitionAround(scope);
  const isStatic = method >= 0 && (file.definition(method).flags & DefinitionFlag.static) !== 0;
  if (name === "super") return [{ kind: "super", path: file.path, index: owner, isStatic }];
  if (isStatic) return [{ kind: "definition", path: file.path, index: owner }];
  return [{ kind: "instance", path: file.path, index: owner, args: [] }];
}
