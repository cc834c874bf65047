import { pathWords, type TestCollector, type TestTree } from "../../code/test-rules.ts";
import { namedTests } from "../shared/named-tests.ts";

/** Finds the files that bats, a test runner for shells, runs. */
export function batsTests(tree: TestTree): TestCollector {
  return namedTests(tree, [
    {
      runner: "bats",
      projects: [],
      isTest: (path) => path.endsWith(".bats"),
      holdsTests: (text) => /^[ \t]*@test\b|^[ \t]*(?:function )?test_\w+\s*\(\)|bats_test_function/m.test(text),
      commands: (files, folder) => [["bats", ...pathWords(folder, files)]],
    },
  ]);
}
