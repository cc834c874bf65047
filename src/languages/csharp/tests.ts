import { foldersAbove, fromFolder, type TestCollector, type TestRun, type TestTree } from "../../code/test-rules.ts";
import { fileNameOf } from "../../util/last-part.ts";

/** Matches the attributes that mark a test in xUnit, NUnit and MSTest. */
const TEST =
  /\[\s*(?:\w+\s*\([^)\n]*\)\s*,\s*)*(?:\w+\.)*(?:\w*Fact|\w*Theory|Test|TestCase|TestCaseSource|TestMethod|DataTestMethod|TestOf)\b/;

/** Finds the files with tests for `dotnet test`, in the project of the nearest `.csproj`. */
export function dotnetTests({ paths }: TestTree): TestCollector {
  const runs = new Map<string, TestRun>();
  const projectOf = (path: string) =>
    foldersAbove(path)
      .flatMap((folder) => paths.childrenOf(folder))
      .find((each) => each.endsWith(".csproj"));
  return {
    runOf(path) {
      const project = path.endsWith(".cs") ? projectOf(path) : undefined;
      if (project === undefined || /(?:^|\/)(?:bin|obj)\//.test(path)) return undefined;
      const known = runs.get(project);
      if (known) return known;
      const run: TestRun = {
        runner: "dotnet test",
        folder: "",
        isInSource: true,
        holdsTests: (text) => TEST.test(text),
        commands: (files) => {
          const classes = files.map((each) => fileNameOf(each).replace(/\.cs$/, ""));
          const filter = classes.map((each) => `FullyQualifiedName~${each.replace(/[^\w.]/g, "")}`).join("|");
          return [["dotnet", "test", `./${fromFolder("", project)}`, "--filter", filter]];
        },
      };
      runs.set(project, run);
      return run;
    },
  };
}
