import type { FileIndex } from "../../code/file-index.ts";
import { OBJECT_WORD } from "../../code/implicit-members.ts";
import type { World } from "../../code/world.ts";
import { isCommonMember } from "../../languages/registry.ts";
import { type Binding, NO_OPERAND, referenceOperand } from "../../model/facts.ts";
import { lastPart } from "../../util/last-part.ts";

/**
 * Whether an extension function of a type from outside hides a member of that type, which code means again without the function: a member
 * that most types have, or one that the function itself calls. `bool IsFrom(this Type type, Type other) => type.IsFrom(other)`
 */
export function hidesOutsideMember(world: World, file: FileIndex, index: number): boolean {
  const { scope, qualname } = file.definition(index);
  const [object] = scope < 0 ? [] : file.bindingsOf(scope, OBJECT_WORD);
  if (!object) return false;
  const isOfTree = world.instancesOf(file, object.type).some(({ kind }) => kind === "instance");
  if (!isOfTree && isCommonMember(file.facts.language, lastPart(qualname))) return true;
  return callsNamesake(world, file, index, object);
}

/** Whether a function calls a member of its own name, with as many arguments, of something that is not of this tree. */
function callsNamesake(world: World, file: FileIndex, index: number, object: Binding): boolean {
  const { qualname, params } = file.definition(index);
  const own = params[0]?.type === object.type && object.type !== NO_OPERAND ? params.length - 1 : params.length;
  return file.referencesNamed(new Set([lastPart(qualname)])).some((at) => {
    const reference = file.facts.references[at];
    const call = file.facts.values.find(({ kind, of }) => kind === "call" && of === referenceOperand(at));
    if (!reference || reference.receiver < 0 || call?.args.length !== own) return false;
    if (file.definitionAround(reference.scope) !== index) return false;
    return world.typesOf(file, reference.receiver).every(({ kind }) => kind !== "instance");
  });
}
