import type { FileIndex } from "../../../code/file-index.ts";
import { outsideStarsOf } from "../../../code/target-members.ts";
import type { DefinitionHandle } from "../../../code/type.ts";
import type { World } from "../../../code/world.ts";
import { breakRulesOf } from "../../../languages/registry.ts";
import { lastPart } from "../../../util/last-part.ts";
import type { Side } from "../../sides/sides.ts";

/** Whether a bare name that nothing in a file is seen to bind may have a meaning all the same. */
export function mayComeUnseen(world: World, head: Side, file: FileIndex, name: string): boolean {
  return isBoundInDamage(file, name) || isPassedOnUnseen(world, head, file, name);
}

/** Whether a file with syntax errors binds a name somewhere: the errors may hide that the binding is in reach. */
function isBoundInDamage({ facts }: FileIndex, name: string): boolean {
  return facts.errors.length > 0 && facts.bindings.some((binding) => binding.name === name);
}

/** Whether a name that is defined somewhere may come from a file that only a build makes, and that passes on what it loads itself. */
function isPassedOnUnseen(world: World, head: Side, file: FileIndex, name: string): boolean {
  const { isMadeByBuild } = breakRulesOf(file.facts.language);
  if (!outsideStarsOf(world, file).some(({ module }) => isMadeByBuild(module))) return false;
  return isDefinedAround(world, head, file.path, name);
}

/** Whether another file opens a class again and adds a member, in a language where all files see what one of them requires. */
export function isInOtherPart(world: World, head: Side, { path, index }: DefinitionHandle, name: string): boolean {
  const file = world.file(path);
  if (!file || !breakRulesOf(file.facts.language).sharesNames) return false;
  return isDefinedAround(world, head, path, `${file.definition(index).qualname}.${name}`);
}

/** Whether a file that code around a file can mean defines a symbol. */
export function isDefinedAround(world: World, head: Side, path: string, qualname: string): boolean {
  const others = head.namesAround(path).filesWith(lastPart(qualname));
  return others.some((each) => (world.file(each)?.definitionsNamed(qualname).length ?? 0) > 0);
}
