import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";

/** The class that a definition is a member of. The class may be in another file, as for C++, Go and Rust methods. */
export function ownerOf(world: World, member: DefinitionHandle): DefinitionHandle | undefined {
  const file = world.file(member.path);
  const index = file?.classOfMember(member.index) ?? -1;
  if (index >= 0) return { path: member.path, index };
  const { ownersNamed } = file ? world.semanticsOf(file) : {};
  if (!file || !ownersNamed || !file.isMember(member.index)) return undefined;
  const [first = "", ...rest] = file.definition(member.index).qualname.split(".").slice(0, -1);
  let owners = ownersNamed(world, file, first);
  for (const name of rest) {
    owners = owners.flatMap((owner) => (owner.kind === "definition" ? world.memberOfClass(owner, name) : []));
  }
  const owner = owners.find((each) => each.kind === "definition");
  return owner && { path: owner.path, index: owner.index };
}
