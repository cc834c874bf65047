import type { Semantics } from "../../code/world.ts";
import { topLevelMembers } from "../shared/class-parts.ts";
import { includedMembers } from "../shared/included-files.ts";
import { PLAIN } from "../shared/plain.ts";
import { ShellModuleFinder } from "./module-finder.ts";

export const BASH: Semantics = {
  ...PLAIN,
  family: "shell",
  makeFinder: (paths) => new ShellModuleFinder(paths),
  visibleMembers: (world, file, _scope, name) => includedMembers(world, file, name),
  ownersNamed: topLevelMembers,
};
