import type { TestCollector, TestTree } from "../../code/test-rules.ts";
import { namedTests } from "../shared/named-tests.ts";

const TEST_FOLDER = /(?:^|\/)(?:tests?|unittests?|[\w-]+[-_]tests?|spec)\//i;
const TEST_NAME = /(?:^|\/)(?:tests?|test[-_][^/]*|[^/]*[-_]?(?:test|tests|unittest|spec))\.\w+$/i;
/** Macros by which the common frameworks know a test, and a program of its own. */
const TEST =
  /^[ \t]*(?:TEST|TEST_F|TEST_P|TYPED_TEST|TEST_CASE|SCENARIO|BOOST_\w*TEST_CASE|CTEST|Test|START_TEST|CHEAT_TEST|RUN_TEST)\s*\(|\bint\s+main\s*\(/m;

/** Programs of tests that the build makes and `ctest` or `make` runs. Which file is in which program only the build says, so there is no command. */
export function builtTests(tree: TestTree): TestCollector {
  return namedTests(tree, [
    {
      runner: "ctest",
      projects: ["CMakeLists.txt", "meson.build", "Makefile"],
      isTest: (path) => /\.(?:c|cc|cpp|cxx|c\+\+)$/.test(path) && (TEST_FOLDER.test(path) || TEST_NAME.test(path)),
      holdsTests: (text) => TEST.test(text) || /\bvoid\s+test_?\w*\s*\(/.test(text),
      commands: () => [],
    },
  ]);
}
