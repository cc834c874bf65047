import { parentOf } from "../../code/path-index.ts";
import { fromFolder, type TestCollector, type TestTree } from "../../code/test-rules.ts";
import { namedTests } from "../shared/named-tests.ts";

/** Matches folders and files that `go` ignores. */
const PASSED_OVER = /(?:^|\/)(?:[._]|(?:testdata|vendor)\/)/;

/** Finds the files that `go test` compiles into the tests of their package. */
export function goTests(tree: TestTree): TestCollector {
  return namedTests(tree, [
    {
      runner: "go test",
      projects: ["go.mod"],
      isTest: (path) => path.endsWith("_test.go") && !PASSED_OVER.test(path),
      commands: (files, folder) => {
        const packages = new Set(files.map((path) => `./${fromFolder(folder, parentOf(path))}`));
        return [["go", "test", ...[...packages].map((each) => (each === "./" ? "." : each)).sort()]];
      },
    },
  ]);
}
