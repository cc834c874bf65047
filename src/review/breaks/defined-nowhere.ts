import type { World } from "../../code/world.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { membersNamed } from "../../nav/symbols/find-uses.ts";
import type { NameSource } from "../../resolve/name-index.ts";

/** Whether no object at head can have a member of that name, as far as the repository tells. */
export function isDefinedNowhere(world: World, names: NameSource, name: string): boolean {
  if (membersNamed(world, names, name).length > 0) return false;
  const asked = new Set([name]);
  return names.filesWith(name).every((path) => {
    const file = world.file(path);
    if (!file) return true;
    if (file.definitionsNamed(name).length > 0) return false;
    const isWritten = file
      .referencesNamed(asked)
      .some(
        (index) =>
          file.facts.references[index]?.role === "write" && file.facts.references[index]?.receiver !== NO_OPERAND,
      );
    return !isWritten && !file.hasObjectKey(name);
  });
}
