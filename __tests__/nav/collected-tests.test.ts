import { describe, expect, it } from "vitest";
import { testCommands } from "../../src/nav/tests/test-commands.ts";
import { TestFiles } from "../../src/nav/tests/test-files.ts";
import { memoryTree } from "../helpers/memory-tree.ts";

type Files = Readonly<Record<string, string>>;

/** The files that a runner collects, according to their names and contents. */
async function collected(files: Files): Promise<string[]> {
  const tests = await TestFiles.of(memoryTree(files));
  return Object.entries(files)
    .filter(([path, text]) => {
      const run = tests.runOf(path);
      return run !== undefined && run.holdsTests?.(text) !== false;
    })
    .map(([path]) => path)
    .sort();
}

/** Files that all contain the same text. */
function all(text: string, ...paths: readonly string[]): Files {
  return Object.fromEntries(paths.map((path) => [path, text]));
}

async function commandsFor(files: Files, wanted = Object.keys(files)): Promise<string[]> {
  const tests = await TestFiles.of(memoryTree(files));
  return testCommands(tests, wanted).map(({ command }) => command);
}

const PY = "def test_a():\n    pass\n";

describe("collected tests: Python", () => {
  it("have the names that pytest collects, and are not helpers of tests", async () => {
    const files = all(
      PY,
      "tests/test_a.py",
      "tests/b_test.py",
      "tests/conftest.py",
      "tests/__init__.py",
      "tests/util.py",
      "build/test_c.py",
    );
    expect(await collected(files)).toEqual(["tests/b_test.py", "tests/test_a.py"]);
  });

  it.each([
    [
      "pyproject.toml",
      '[tool.pytest.ini_options]\npython_files = [\n  "test_*.py",\n  "testing/python/*.py",\n]\n\n[tool.other]\nx = 1\n',
    ],
    ["pytest.ini", "[pytest]\npython_files = test_*.py testing/python/*.py\n"],
    ["tox.ini", "[tox]\nenvlist = a\n\n[pytest]\npython_files =\n    test_*.py\n    testing/python/*.py\n"],
    ["setup.cfg", "[tool:pytest]\npython_files = test_*.py\n  testing/python/*.py  # more\n"],
  ])("have the names of python_files in %s", async (name, text) => {
    const files = {
      [name]: text,
      ...all(PY, "testing/python/fixtures.py", "testing/other/x.py", "testing/test_a.py", "a_test.py"),
    };
    expect(await collected(files)).toEqual(["testing/python/fixtures.py", "testing/test_a.py"]);
    const tests = await TestFiles.of(memoryTree(files));
    expect(tests.isTest("testing/python/fixtures.py")).toBe(true);
    expect(tests.isTest("testing/other/x.py")).toBe(false);
  });

  it("are only in testpaths, and not in norecursedirs and --ignore", async () => {
    const ini = "[pytest]\ntestpaths = tests\nnorecursedirs = tests/data\naddopts = -q --ignore=tests/slow\n";
    const files = {
      "pytest.ini": ini,
      ...all(PY, "tests/test_a.py", "tests/data/test_b.py", "tests/slow/test_c.py", "src/test_d.py"),
    };
    expect(await collected(files)).toEqual(["tests/test_a.py"]);
  });

  it("do not include all code if python_files matches everything", async () => {
    const tree = memoryTree({
      "pytest.ini": "[pytest]\npython_files = *.py\n",
      "src/app.py": "x = 1\n",
      "src/t.py": PY,
    });
    const tests = await TestFiles.of(tree);
    expect(tests.isTest("src/app.py")).toBe(false);
    expect(tests.runOf("src/app.py")?.holdsTests?.("x = 1\n")).toBe(false);
    expect(tests.runOf("src/t.py")?.holdsTests?.(PY)).toBe(true);
  });

  it("are not in projects that an outer project treats as data", async () => {
    const outer = "[tool.pytest.ini_options]\ntestpaths = ['testing']\nnorecursedirs = ['testing/examples']\n";
    const files = {
      "pyproject.toml": outer,
      "testing/examples/pytest.ini": "[pytest]\n",
      "docs/example/pytest.ini": "[pytest]\n",
      "plugin/pyproject.toml": "[tool.pytest.ini_options]\n",
      ...all(PY, "testing/test_a.py", "testing/examples/test_b.py", "docs/example/test_c.py", "plugin/test_d.py"),
    };
    expect(await collected(files)).toEqual(["plugin/test_d.py", "testing/test_a.py"]);
  });

  it("are those of unittest if a project names it", async () => {
    const files = {
      "tox.ini": "[testenv]\ncommands = python -m unittest\n",
      ...all("class A(TestCase): pass\n", "t/tests.py", "t/a_test.py"),
    };
    expect(await collected(files)).toEqual(["t/tests.py"]);
    expect(await commandsFor(files, ["t/tests.py"])).toEqual(["python -m unittest t/tests.py"]);
  });
});

const JS = "test('a', () => {});\n";

describe("collected tests: JavaScript", () => {
  const names = all(
    JS,
    "src/a.test.ts",
    "src/b.spec.jsx",
    "src/__tests__/c.ts",
    "test/d.js",
    "test/types.ts",
    "src/e.test.d.ts",
    "test/sub/f.js",
  );
  const manifest = (value: object) => ({ "package.json": JSON.stringify(value) });

  it.each([
    ["vitest", { devDependencies: { vitest: "3" } }, ["src/a.test.ts", "src/b.spec.jsx"]],
    ["jest", { scripts: { test: "jest --ci" } }, ["src/__tests__/c.ts", "src/a.test.ts", "src/b.spec.jsx"]],
    ["jest with testMatch", { jest: { testMatch: ["<rootDir>/test/**/*.js"] } }, ["test/d.js", "test/sub/f.js"]],
    [
      "jest with testRegex",
      { jest: { testRegex: "/test/.*\\.js$", testPathIgnorePatterns: ["/sub/"] } },
      ["test/d.js"],
    ],
    ["mocha", { devDependencies: { mocha: "10" } }, ["test/d.js"]],
    [
      "mocha by its scripts, one of which watches the program",
      {
        devDependencies: { mocha: "12" },
        scripts: { test: "mocha test/*.js", tdd: 'mocha --watch "test/*.js" --watch-files lib/**/*.js src/**/*.js' },
      },
      ["test/d.js"],
    ],
    [
      "mocha by its script",
      { scripts: { test: "nyc mocha --reporter spec --recursive test/ && echo" } },
      ["test/d.js", "test/sub/f.js"],
    ],
    ["ava", { ava: { files: ["test/**/*.js", "!test/sub/**"] } }, ["test/d.js"]],
    ["node", { scripts: { test: "node --import x --test 'test/**/*.js'" } }, ["test/d.js", "test/sub/f.js"]],
  ])("are those that %s collects", async (_runner, value, wanted) => {
    expect(await collected({ ...names, ...manifest(value) })).toEqual(wanted);
  });

  it.each([
    [
      "vitest.config.ts",
      "import { defineConfig } from 'vitest/config';\nconst files = ['test/*.js'];\nexport default defineConfig({ test: { include: files, exclude: ['test/no.js'] } });\n",
    ],
    ["vite.config.js", "export default () => ({ plugins: [x()], test: { include: ['test/*.js'] } });\n"],
    ["jest.config.cjs", "/** @type {import('jest').Config} */\nmodule.exports = { testMatch: ['**/test/*.js'] };\n"],
    [".mocharc.yml", "spec:\n  - 'test/*.js'\n"],
    [".mocharc.json", '{ "spec": "test/*.js" /* all */ }'],
    ["jest.config.json", '{ "testRegex": ["/test/[a-z]*\\\\.js$"] }'],
  ])("follow %s, which is never run", async (name, text) => {
    expect(await collected({ ...names, [name]: text })).toEqual(["test/d.js"]);
  });

  it("follow a configuration in another place that the scripts name, and the command names it", async () => {
    const files = {
      ...manifest({
        scripts: { test: "lint && jest --config test/jest.config.js", debug: "jest -c test/jest.config.js" },
      }),
      "test/jest.config.js": "module.exports = { rootDir: '..', testPathIgnorePatterns: ['/fixtures/'] };\n",
      ...all("", "src/__tests__/a.test.ts", "src/__tests__/fixtures/b.ts"),
    };
    expect(await collected(files)).toEqual(["src/__tests__/a.test.ts"]);
    expect(await commandsFor(files, ["src/__tests__/a.test.ts"])).toEqual([
      "npx jest --config=test/jest.config.js --runTestsByPath src/__tests__/a.test.ts",
    ]);
  });

  it("have the usual names if a configuration is not a literal", async () => {
    const config = "export default { test: { include: globs(process.env.X) } };\n";
    expect(await collected({ ...names, "vitest.config.ts": config })).toEqual(["src/a.test.ts", "src/b.spec.jsx"]);
  });

  it("follow the nearest package that names a runner", async () => {
    const files = {
      ...manifest({ scripts: { test: "jest" } }),
      "packages/a/package.json": JSON.stringify({ scripts: { test: "mocha" } }),
      ...all(JS, "packages/a/test/x.js", "packages/a/src/y.test.js", "packages/b/src/z.test.js"),
    };
    expect(await collected(files)).toEqual(["packages/a/test/x.js", "packages/b/src/z.test.js"]);
    expect(await commandsFor(files)).toEqual([
      "npx jest --runTestsByPath packages/b/src/z.test.js",
      "(cd ./packages/a && npx mocha test/x.js)",
    ]);
  });

  it.each(["(a+)+$", `${"a?".repeat(60)}${"a".repeat(60)}$`, `${"(a|a)".repeat(50)}$`, ".*.*.*.*x"])(
    "ignore the expression %s, which would never end",
    async (testRegex) => {
      const files = { ...manifest({ jest: { testRegex } }), ...all(JS, `${"a".repeat(60)}!.js`, "b.test.js") };
      expect(await collected(files)).toEqual(["b.test.js"]);
    },
  );

  it("ignore a pattern with more alternatives than anybody writes", async () => {
    const files = { ...manifest({ jest: { testMatch: [`**/${"{a,b}".repeat(40)}.js`] } }), ...all(JS, "b.test.js") };
    expect(await collected(files)).toEqual(["b.test.js"]);
  });
});

describe("collected tests: other languages", () => {
  it("include Go files that the go command builds", async () => {
    const files = all(
      "package a\n",
      "go.mod",
      "a_test.go",
      "pkg/b_test.go",
      "testdata/c_test.go",
      "_x/d_test.go",
      "vendor/e/f_test.go",
      "a.go",
    );
    expect(await collected(files)).toEqual(["a_test.go", "pkg/b_test.go"]);
    expect(await commandsFor(files)).toEqual(["go test . ./pkg"]);
  });

  it("have the names of surefire and failsafe", async () => {
    const java = "public class X { @Test void a() {} }\n";
    const at = (name: string) => `src/test/java/x/${name}.java`;
    const files = {
      "pom.xml": "<project><artifactId>maven-failsafe-plugin</artifactId></project>",
      ...all(java, ...["ATest", "TestB", "CTests", "DTestCase", "EIT", "PerfRun", "Helper"].map(at)),
      [at("AbstractFTest")]: "public abstract class AbstractFTest {}\n",
      "src/main/java/x/GTest.java": java,
    };
    expect(await collected(files)).toEqual(["ATest", "CTests", "DTestCase", "EIT", "TestB"].map(at));
    expect(await commandsFor(files, ["ATest", "CTests", "EIT"].map(at))).toEqual([
      "mvn -Dit.test=EIT verify",
      "mvn -Dtest=ATest,CTests test",
    ]);
  });

  it("follow the includes of the project's own surefire, and build a module with the modules it needs", async () => {
    const files = {
      "pom.xml":
        "<plugin><artifactId>maven-surefire-plugin</artifactId><includes><include>**/*Check.java</include></includes></plugin>",
      "core/pom.xml": "<project/>",
      ...all("class A {}", "core/src/test/java/ACheck.java", "core/src/test/java/BTest.java"),
    };
    expect(await collected(files)).toEqual(["core/src/test/java/ACheck.java"]);
    expect(await commandsFor(files)).toEqual([
      "mvn -pl core -am -Dsurefire.failIfNoSpecifiedTests=false -Dtest=ACheck test",
    ]);
  });

  it("include classes with tests in Gradle builds, with any name", async () => {
    const kotlin = "class Cart { @Test fun a() {} }\n";
    const files = {
      gradlew: "",
      "build.gradle.kts": "",
      "app/build.gradle.kts": "",
      "app/src/commonTest/kotlin/Cart.kt": kotlin,
      "app/src/test/kotlin/Fakes.kt": "class Fakes\n",
      "app/src/main/kotlin/Shop.kt": kotlin,
    };
    expect(await collected(files)).toEqual(["app/src/commonTest/kotlin/Cart.kt"]);
    expect(await commandsFor(files)).toEqual(["./gradlew :app:test --tests '*Cart' --tests '*Fakes'"]);
  });

  it("include the targets of cargo, and sources that contain tests", async () => {
    const files = {
      "Cargo.toml": '[package]\nname = "x"\n\n[[test]]\nname = "all"\npath = "tests/all/lib.rs"\n',
      "src/lib.rs": "#[cfg(test)]\nmod tests {}\n",
      "src/other.rs": "fn a() {}\n",
      "tests/one.rs": "fn helper() {}\n",
      "tests/two/main.rs": "",
      "tests/two/part.rs": "#[test]\nfn a() {}\n",
      "tests/two/util.rs": "fn a() {}\n",
      "tests/all/lib.rs": "",
      "benches/b.rs": "#[test]\nfn a() {}\n",
    };
    const wanted = ["src/lib.rs", "tests/all/lib.rs", "tests/one.rs", "tests/two/main.rs", "tests/two/part.rs"];
    expect(await collected(files)).toEqual(wanted);
    expect(await commandsFor(files, wanted)).toEqual(["cargo test --lib --test=all --test=one --test=two"]);
    expect((await TestFiles.of(memoryTree(files))).isTest("src/lib.rs")).toBe(false);
  });

  it.each<[string, string, string, string]>([
    ["RSpec", "describe 'a' do\nend\n", "spec/a_spec.rb", "spec/spec_helper.rb"],
    ["minitest", "class ATest < Minitest::Test\nend\n", "test/a_test.rb", "test/test_helper.rb"],
    ["minitest with a prefix", "class TestA\nend\n", "test/test_a.rb", "test/support.rb"],
    ["PHPUnit", "<?php class ATest extends TestCase {}\n", "tests/ATest.php", "tests/Helper.php"],
    ["dart", "void main() {}\n", "test/a_test.dart", "test/util.dart"],
    ["bats", "@test 'a' {\n}\n", "test/a.bats", "test/helper.bash"],
    ["busted", "describe('a')\n", "spec/a_spec.lua", "spec/helper.lua"],
  ])("include the tests of %s, but not their helpers", async (_runner, text, test, helper) => {
    expect(await collected(all(text, test, helper))).toEqual([test]);
  });

  it("include files of dotnet that contain a test", async () => {
    const files = {
      "test/Shop.Tests/Shop.Tests.csproj": "<Project/>",
      "test/Shop.Tests/CartTests.cs": "public class CartTests { [Fact] public void A() {} }\n",
      "test/Shop.Tests/Fakes.cs": "public class Fakes {}\n",
    };
    expect(await collected(files)).toEqual(["test/Shop.Tests/CartTests.cs"]);
    expect(await commandsFor(files, ["test/Shop.Tests/CartTests.cs"])).toEqual([
      "dotnet test ./test/Shop.Tests/Shop.Tests.csproj --filter 'FullyQualifiedName~CartTests'",
    ]);
  });

  it("include the Scala classes that extend a suite", async () => {
    const files = {
      "build.sbt": "",
      "src/test/scala/CartSpec.scala": "class CartSpec extends AnyFunSuite {}\n",
      "src/test/scala/BaseSpec.scala": "trait BaseSpec extends AnyFunSuite {}\n",
    };
    expect(await collected(files)).toEqual(["src/test/scala/CartSpec.scala"]);
    expect(await commandsFor(files, ["src/test/scala/CartSpec.scala"])).toEqual(["sbt 'testOnly *CartSpec'"]);
  });
});

describe("collected tests: commands", () => {
  it("quote special characters of the shell, and never pass a path as an option", async () => {
    const hostile = ["tests/test_$(id).py", "tests/test_a b.py", "tests/test_it's;rm.py", "-o_test.py"];
    expect(await commandsFor(all(PY, ...hostile))).toEqual([
      "pytest 'tests/test_$(id).py' 'tests/test_a b.py' 'tests/test_it'\\''s;rm.py' ./-o_test.py",
    ]);
  });

  it("leave out names that cannot be shown on one line", async () => {
    expect(await commandsFor(all(PY, "tests/test_a\nrm.py", "tests/test_\u202eb.py", "tests/test_c.py"))).toEqual([
      "pytest tests/test_c.py",
    ]);
  });

  it("are split when one would be too long", async () => {
    const names = Array.from({ length: 400 }, (_, at) => `tests/test_${"x".repeat(40)}_${at}.py`);
    const commands = await commandsFor(all(PY, ...names));
    expect(commands.length).toBeGreaterThan(1);
    expect(Math.max(...commands.map(({ length }) => length))).toBeLessThanOrEqual(8000);
    expect(commands.flatMap((each) => each.split(" ").slice(1))).toEqual(names);
  });

  it.each<[string, string]>([
    ["a.py", "import ".repeat(200_000)],
    ["tests/ATest.php", "\n".repeat(500_000)],
    ["src/test/java/ATest.java", "public\n".repeat(150_000)],
    ["src/lib.rs", "#[".repeat(400_000)],
    ["test/a.bats", "\n".repeat(500_000)],
    ["test/a_test.c", " \n".repeat(400_000)],
    ["X.cs", "[a.".repeat(250_000)],
  ])("are computed in a short time with a hostile %s", async (path, text) => {
    const files = {
      "pytest.ini": "[pytest]\npython_files = *.py\n",
      "Cargo.toml": `${"\n".repeat(200_000)}[package]`,
      "pubspec.yaml": "\n".repeat(200_000),
      "phpunit.xml": "<testsuite ".repeat(20_000),
      ".mocharc.yml": `a: ${" ".repeat(200_000)}x`,
      "X.csproj": "",
      [path]: text,
    };
    const started = performance.now();
    await collected(files);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it("ignore a configuration that is larger than any real one", async () => {
    const files = {
      "pytest.ini": `[pytest]\npython_files = x_*.py\n${"#".repeat(300_000)}`,
      ...all(PY, "x_a.py", "test_b.py"),
    };
    expect(await collected(files)).toEqual(["test_b.py"]);
  });
});
