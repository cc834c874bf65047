import { pathWords, type TestCollector, type TestTree } from "../../code/test-rules.ts";
import { namedTests } from "../shared/named-tests.ts";

/** The files of busted, and of the runners that took over its names. */
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
