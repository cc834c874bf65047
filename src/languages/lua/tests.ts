import { pathWords, type TestCollector, type TestTree } from "../../code/test-rules.ts";
import { namedTests } from "../shared/named-tests.ts";

/** Finds the files that busted runs, and other runners with the same file names. */
export function bustedTests(tree: TestTree): TestCollector {
  return namedTests(tree, [
    {
      runner: "busted",
      projects: [".busted"],
      isTest: (path) => path.endsWith("_spec.lua"),
      commands: (files, folder) => [["busted", ...pathWords(folder, files)]],
    },
  ]);
}
