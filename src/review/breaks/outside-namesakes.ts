import type { FileIndex } from "../../code/file-index.ts";
import { OBJECT_WORD } from "../../code/implicit-members.ts";
import type { World } from "../../code/world.ts";
import { NO_OPERAND, referenceOperand } from "../../model/facts.ts";
import { lastPart } from "../../util/last-part.ts";

/**
 * Whether an extension function calls a member of its own name, with as many arguments, of something from outside: `IsAssignableFrom(this Type
 * type, Type other) => type.IsAssignableFrom(other)`. The type that it extends, or one like it, then has such a member without it.
 */
export function callsOutsideNamesake(world: World, file: FileIndex, index: number): boolean {
  const { scope, qualname, params } = file.definition(index);
  const [object] = scope < 0 ? [] : file.bindingsOf(scope, OBJECT_WORD);
  if (!object) return false;
  const own = params[0]?.type === object.type && object.type !== NO_OPERAND ? params.length - 1 : params.length;
  return file.referencesNamed(new Set([lastPart(qualname)])).some((at) => {
    const reference = file.facts.references[at];
    const call = file.facts.values.find(({ kind, of }) => kind === "call" && of === referenceOperand(at));
    if (!reference || reference.receiver < 0 || call?.args.length !== own) return false;
    if (file.definitionAround(reference.scope) !== index) return false;
    return world.typesOf(file, reference.receiver).every(({ kind }) => kind !== "instance");
  });
}
