import type { TestCollector, TestTree } from "../../code/test-rules.ts";
import { namedTests } from "../shared/named-tests.ts";

const TEST_FOLDER = /(?:^|\/)(?:tests?|unittests?|[\w-]+[-_]tests?|spec)\//i;
const TEST_NAME = /(?:^|\/)(?:tests?|test[-_][^/]*|[^/]*[-_]?(?:test|tests|unittest|spec))\.\w+$/i;
/** Matches the macros that mark a test in common frameworks, and the `main` function of a separate program. */
const TEST =
  /^[ \t]*(?:TEST|TEST_F|TEST_P|TYPED_TEST|TEST_CASE|SCENARIO|BOOST_\w*TEST_CASE|CTEST|Test|START_TEST|CHEAT_TEST|RUN_TEST)\s*\(|\bint\s+main\s*\(/m;

/** Tests that the build compiles and `ctest` or `make` runs. Only the build knows which file is in which program: no commands. */
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
