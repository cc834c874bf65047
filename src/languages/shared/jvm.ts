import type { Semantics } from "../../code/world.ts";
import { NamedModuleFinder } from "./named-modules.ts";
import { PLAIN } from "./plain.ts";
import { selfWords } from "./self-words.ts";

/** The semantics that Java and Kotlin share, because each of them can import the other's types. */
export const JVM: Semantics = {
  ...PLAIN,
  family: "jvm",
  makeFinder: (paths) => new NamedModuleFinder(paths, /\.(?:java|kts?)$/),
  selfTypes: selfWords({ object: "this", base: "super" }),
};
