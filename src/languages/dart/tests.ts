import { inFolder, pathWords, type TestCollector, type TestTree } from "../../code/test-rules.ts";
import { namedTests } from "../shared/named-tests.ts";

/** The files that `dart test` and `flutter test` run. */
export function dartTests(tree: TestTree): TestCollector {
  return namedTests(tree, [
    {
      runner: "dart test",
      projects: ["pubspec.yaml"],
      isTest: (path) => /(?:^|\/)(?:test|integration_test)\/(?:.*\/)?[^/]*_test\.dart$/.test(path),
      commands: (files, folder) => {
        const isFlutter = /^[ \t]+sdk:\s*flutter\b/m.test(tree.config(inFolder(folder, "pubspec.yaml")) ?? "");
        return [[isFlutter ? "flutter" : "dart", "test", ...pathWords(folder, files)]];
      },
    },
  ]);
}
