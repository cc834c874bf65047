import type { FileIndex } from "../../code/file-index.ts";
import { EXTERNAL, type Type, UNKNOWN, unionOf } from "../../code/type.ts";
import type { Call, Library, World } from "../../code/world.ts";
import { DefinitionFlag, isMemberOwner } from "../../model/facts.ts";
import { words } from "../../util/words.ts";
import { containerCall, PLAIN_LIBRARY } from "../shared/plain.ts";

/** Methods of containers that have other names in other languages. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ["head", "first"],
  ["headOption", "first"],
  ["lastOption", "last"],
  ["filterNot", "filter"],
  ["withFilter", "filter"],
  ["takeWhile", "take"],
  ["dropWhile", "skip"],
  ["drop", "skip"],
  ["tail", "skip"],
  ["sortBy", "sorted"],
  ["getOrElse", "unwrap_or"],
  ["toSeq", "toList"],
  ["toVector", "toList"],
  ["reverse", "reversed"],
]);

export const LIBRARY: Library = {
  ...PLAIN_LIBRARY,
  transparentTypes: words("Option Some Try Lazy Eval"),
  methodResult(world, call, receivers, method) {
    const applied = call.value.kind === "call" ? resultOfApply(world, call) : UNKNOWN;
    if (applied.length > 0) return applied;
    const copied = method === "copy" ? receivers.filter(({ kind }) => kind === "instance") : UNKNOWN;
    return copied.length > 0 ? copied : containerCall(world, call, receivers, OTHER_NAMES.get(method) ?? method);
  },
};

/** The types of `Name(…)` if an object of that name has `apply`. Empty when the call can only make an instance of a class. */
function resultOfApply(world: World, { file, value }: Call): readonly Type[] {
  return unionOf(
    world.typesOf(file, value.of).map((type): readonly Type[] => {
      const declared = type.kind === "definition" ? world.file(type.path) : undefined;
      if (type.kind !== "definition" || !declared || !isMemberOwner(declared.definition(type.index).kind))
        return UNKNOWN;
      const { path } = type;
      const { makers, classes } = companions(declared, declared.definition(type.index).qualname);
      if (makers.length === 0) return classes.length > 0 ? UNKNOWN : [EXTERNAL];
      const made = makers.map((index) => world.callResult({ path, index }));
      return unionOf([...made, ...classes.map((index): Type[] => [{ kind: "instance", path, index, args: [] }])]);
    }),
  );
}

/** The classes of a name, and the `apply` methods of their companion object. */
function companions(file: FileIndex, qualname: string): { makers: readonly number[]; classes: readonly number[] } {
  const classes = file.definitionsNamed(qualname).filter((index) => {
    const { kind, flags } = file.definition(index);
    return kind === "class" && (flags & DefinitionFlag.static) === 0;
  });
  return { makers: file.definitionsNamed(`${qualname}.apply`), classes };
}
