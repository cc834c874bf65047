import type { FileIndex } from "../../code/file-index.ts";
import type { World } from "../../code/world.ts";
import { DefinitionFlag } from "../../model/facts.ts";
import type { Review } from "../../model/review.ts";
import { findDefinitions } from "../../nav/symbols/find-definitions.ts";
import type { NameSource } from "../../resolve/name-index.ts";
import { lastPart } from "../../util/last-part.ts";

/**
 * Ids of lost methods whose old name something has that may stand for their owner, or their owner for it: an interface, a base, a class
 * that extends one. Renaming one of them alone would take it out of the family.
 */
export function sharedMethods(world: World, names: NameSource, { changes, broken }: Review): ReadonlySet<string> {
  const causes = new Set(broken.map(({ changeId }) => changeId));
  const shared = changes.filter(({ id, before, after }) => {
    if (!causes.has(id) || before?.kind !== "method" || after === undefined) return false;
    const isInFamily = hasFamily(world.file(after.path), ownerOf(after.qualname));
    return findDefinitions(world, names, { form: "name", qualname: lastPart(before.qualname) }).some(
      ({ path, index }) => {
        const file = world.file(path);
        const { qualname, kind } = file?.definition(index) ?? {};
        return kind === "method" && (isInFamily || hasFamily(file, ownerOf(qualname ?? "")));
      },
    );
  });
  return new Set(shared.map(({ id }) => id));
}

function ownerOf(qualname: string): string {
  return qualname.slice(0, Math.max(0, qualname.lastIndexOf(".")));
}

/** Whether others can stand for a class by what it declares: it is an interface or abstract, or it extends something. */
function hasFamily(file: FileIndex | undefined, owner: string): boolean {
  return (file?.definitionsNamed(owner) ?? []).some((index) => {
    const { kind, bases, flags } = file?.definition(index) ?? {};
    return kind === "interface" || (bases?.length ?? 0) > 0 || ((flags ?? 0) & DefinitionFlag.abstract) !== 0;
  });
}
