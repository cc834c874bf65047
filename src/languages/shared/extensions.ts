import type { FileIndex } from "../../code/file-index.ts";
import { type Member, NO_MEMBERS } from "../../code/member.ts";
import type { Type } from "../../code/type.ts";
import type { Semantics, World } from "../../code/world.ts";
import type { Reference } from "../../model/facts.ts";

/** The extensions of a language: members that are written outside their type. `Extended` describes the type that one extends. */
export interface Extensions<Extended> {
  /** All members that a name may mean in a file. Some of them may be no extensions. */
  candidates(world: World, file: FileIndex, reference: Reference): readonly Member[];
  /** The type that a definition extends. Undefined when the definition is not an extension. */
  extendedType(file: FileIndex, index: number): Extended | undefined;
  /** Whether a receiver may have the extended type. */
  canBe(world: World, type: Type, extended: Extended): boolean;
}

/** The extensions that `receiver.name` may mean when the receiver's types have no such member. */
export function extensionsOf<Extended>(rules: Extensions<Extended>): Semantics["extensionMembers"] {
  return (world, file, reference, receivers) => {
    if (receivers.length === 0) return NO_MEMBERS;
    return rules.candidates(world, file, reference).filter((member) => {
      const owner = member.kind === "definition" ? world.file(member.path) : undefined;
      const extended = owner && member.kind === "definition" ? rules.extendedType(owner, member.index) : undefined;
      return extended !== undefined && receivers.every((type) => rules.canBe(world, type, extended));
    });
  };
}

/** The extensions called `name` in the files of `inSight`. They are computed once for each file that asks. */
export function extensionsIn(
  world: World,
  file: FileIndex,
  name: string,
  inSight: () => readonly FileIndex[],
  extendedType: (file: FileIndex, index: number) => unknown,
): readonly Member[] {
  return world.memoiseMembers(file.path, `extension ${name}`, () =>
    inSight().flatMap((each) =>
      [...each.definitionsNamed(name), ...each.definitionsEndingIn(name)]
        .filter((index) => extendedType(each, index) !== undefined)
        .map((index): Member => ({ kind: "definition", path: each.path, index })),
    ),
  );
}
