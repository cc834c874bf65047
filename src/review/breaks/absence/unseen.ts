import type { FileIndex } from "../../../code/file-index.ts";
import { outsideStarsOf } from "../../../code/target-members.ts";
import type { DefinitionHandle } from "../../../code/type.ts";
import type { World } from "../../../code/world.ts";
import { breakRulesOf } from "../../../languages/registry.ts";
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
  const others = head.namesAround(file.path).filesWith(name);
  return others.some((path) => (world.file(path)?.definitionsNamed(name).length ?? 0) > 0);
}

/** Whether another file opens a class again and adds a member, in a language where all files see what one of them requires. */
export function isInOtherPart(world: World, head: Side, { path, index }: DefinitionHandle, name: string): boolean {
  const file = world.file(path);
  if (!file || !breakRulesOf(file.facts.language).sharesNames) return false;
  const wanted = `${file.definition(index).qualname}.${name}`;
  const others = head.namesAround(path).filesWith(name);
  return others.some((each) => (world.file(each)?.definitionsNamed(wanted).length ?? 0) > 0);
}
