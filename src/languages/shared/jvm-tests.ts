import {
  foldersAbove,
  fromFolder,
  inFolder,
  type TestCollector,
  type TestRun,
  type TestTree,
} from "../../code/test-rules.ts";
import { fileNameOf } from "../../util/last-part.ts";
import { type Glob, runnerGlob } from "../../util/runner-glob.ts";

const GRADLE = ["build.gradle.kts", "build.gradle"];
const BUILDS = ["pom.xml", ...GRADLE, "build.sbt", "build.sc", "build.mill"];
/** The file patterns that surefire collects by default, followed by those of failsafe. */
const SUREFIRE = ["**/Test*.*", "**/*Test.*", "**/*Tests.*", "**/*TestCase.*"];
const FAILSAFE = ["**/IT*.*", "**/*IT.*", "**/*ITCase.*"];
const TEST_SOURCES = /(?:^|\/)(?:src\/(?:[a-zA-Z]*[tT]ests?|it|testFixtures)|tests?(?:\/src)?|[\w-]+\/test\/src)\//;
const SOURCE = /\.(?:java|kt|scala|groovy)$/;
/** Matches the marks of a test class: annotations of JUnit and TestNG, or the base class of a framework. */
const TESTS =
  /@(?:\w+\.)*(?:\w*Test|TestFactory|TestTemplate|Property|Nested|RunWith|Suite)\b|\bextends\s+[\w.]*(?:Test\w*|Suite\w*|Spec\w*|Specification|Properties)\b|:\s*\w*(?:Spec|Suite|TestCase)\s*\(|\bvoid\s+test\w*\s*\(/;
const WHOLE_ABSTRACT =
  /^[ \t]*(?:(?:public|internal|sealed)[ \t]+)*(?:abstract\s+(?:class|case)|trait|interface|@interface)\b/m;

/** Finds the files that Maven's surefire and failsafe, Gradle, sbt or mill run. The nearest build file above a test decides which one. */
export function jvmTests(tree: TestTree): TestCollector {
  const runs = new Map<string, TestRun>();
  const once = (key: string, make: () => TestRun): TestRun => {
    const run = runs.get(key) ?? make();
    runs.set(key, run);
    return run;
  };
  return {
    runOf(path) {
      if (!SOURCE.test(path)) return undefined;
      const build = buildOf(tree, path);
      const folder = build === undefined ? "" : build.slice(0, Math.max(0, build.lastIndexOf("/")));
      const own = fromFolder(folder, path);
      if (build === undefined || build.endsWith("pom.xml")) {
        const kind = mavenKind(mavenOf(tree, folder), own);
        return kind === undefined ? undefined : once(`${kind} ${folder}`, () => mavenRun(tree, folder, kind));
      }
      if (!TEST_SOURCES.test(own)) return undefined;
      const isGradle = GRADLE.some((name) => build.endsWith(name));
      return once(build, () => (isGradle ? gradleRun(tree, folder) : sbtRun(tree, build, folder)));
    },
  };
}

function buildOf(tree: TestTree, path: string): string | undefined {
  for (const folder of foldersAbove(path)) {
    const found = BUILDS.map((name) => inFolder(folder, name)).find((each) => tree.paths.hasFile(each));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The test settings from the Maven build files of a module and of the folders above it. */
interface Maven {
  readonly sources: string;
  readonly includes: readonly Glob[];
  readonly excludes: readonly Glob[];
  readonly integration: readonly Glob[];
}

const KNOWN = new WeakMap<TestTree, Map<string, Maven>>();

function mavenOf(tree: TestTree, folder: string): Maven {
  const known = KNOWN.get(tree) ?? new Map<string, Maven>();
  KNOWN.set(tree, known);
  const found = known.get(folder) ?? readMaven(tree, folder);
  known.set(folder, found);
  return found;
}

function readMaven(tree: TestTree, folder: string): Maven {
  const texts = foldersAbove(inFolder(folder, "pom.xml")).flatMap(
    (each) => tree.config(inFolder(each, "pom.xml")) ?? [],
  );
  const plugins = (name: string) => texts.flatMap((text) => pluginIn(text, `maven-${name}-plugin`) ?? []);
  const surefire = plugins("surefire");
  const own = surefire.map((text) => patternsIn(text, "include")).find((each) => each.length > 0);
  const sources = texts.map((text) => /<testSourceDirectory>([^<>]{1,200})</.exec(text)?.[1]?.trim()).find(Boolean);
  return {
    sources: (sources ?? "src/test").replace(/^\$\{(?:project\.)?basedir\}\//, "").replace(/\/(?:java|kotlin)$/, ""),
    includes: globs(own ?? SUREFIRE),
    excludes: globs(surefire.flatMap((text) => patternsIn(text, "exclude"))),
    integration: plugins("failsafe").length > 0 ? globs(FAILSAFE) : [],
  };
}

/** The text of a plugin's configuration in a Maven build file. */
function pluginIn(text: string, name: string): string | undefined {
  const at = text.indexOf(`<artifactId>${name}</artifactId>`);
  if (at < 0) return undefined;
  const end = text.indexOf("</plugin>", at);
  return text.slice(at, end < 0 ? at + 5000 : end);
}

function patternsIn(text: string, element: string): string[] {
  const found = [...text.matchAll(new RegExp(`<${element}>([^<>]{1,200})</${element}>`, "g"))];
  return found.slice(0, 100).map(([, pattern = ""]) => pattern.trim());
}

/** Turns patterns of classes or files into patterns with any file ending, because a class may be in another language. */
function globs(patterns: readonly string[]): Glob[] {
  return patterns.flatMap((each) => runnerGlob(each.replace(/\.(?:java|class|kt)$/, ".*")) ?? []);
}

function mavenKind(
  { sources, includes, excludes, integration }: Maven,
  own: string,
): "surefire" | "failsafe" | undefined {
  if (!own.startsWith(`${sources}/`) && !/^src\/(?:test|it)\//.test(own)) return undefined;
  // Patterns match the path below the folder of a source set, such as `src/test/java`.
  const below = own.startsWith(`${sources}/`)
    ? own.slice(sources.length + 1).replace(/^(?:java|kotlin|scala|groovy)\//, "")
    : own;
  if (excludes.some((fits) => fits(below))) return undefined;
  if (includes.some((fits) => fits(below))) return "surefire";
  return integration.some((fits) => fits(below)) ? "failsafe" : undefined;
}

function holdsTests(text: string): boolean {
  return TESTS.test(text) && !isAbstract(text);
}

/** Whether the first type of a file cannot be instantiated. Runners then run only the types that extend it. */
function isAbstract(text: string): boolean {
  const first = /^[ \t]*(?:(?:public|final|internal|open|data)[ \t]+)*(?:class|object|record|enum)\s/m.exec(text);
  const abstract = WHOLE_ABSTRACT.exec(text);
  return abstract !== null && (first === null || abstract.index < first.index);
}

function classOf(path: string): string {
  return fileNameOf(path)
    .replace(/\.\w+$/, "")
    .replace(/[^\w$-]/g, "");
}

function mavenRun(tree: TestTree, folder: string, kind: "surefire" | "failsafe"): TestRun {
  const above = foldersAbove(inFolder(folder, "pom.xml")).filter((each) =>
    tree.paths.hasFile(inFolder(each, "pom.xml")),
  );
  const top = above.at(-1) ?? folder;
  const [option, goal] = kind === "surefire" ? ["-Dtest", "test"] : ["-Dit.test", "verify"];
  // Maven builds the modules that this one depends on as well. They have none of these tests, which must not fail the build.
  const module =
    top === folder ? [] : ["-pl", fromFolder(top, folder), "-am", "-Dsurefire.failIfNoSpecifiedTests=false"];
  return {
    runner: kind,
    folder: top,
    holdsTests: (text) => !isAbstract(text),
    commands: (files) => [["mvn", ...module, `${option}=${[...new Set(files.map(classOf))].join(",")}`, goal]],
  };
}

function gradleRun(tree: TestTree, folder: string): TestRun {
  const top = foldersAbove(inFolder(folder, "x")).findLast((each) => tree.paths.hasFile(inFolder(each, "gradlew")));
  const program = top === undefined ? "gradle" : "./gradlew";
  const start = top ?? folder;
  const task = start === folder ? "test" : `:${fromFolder(start, folder).replaceAll("/", ":")}:test`;
  return {
    runner: "gradle",
    folder: start,
    isInSource: true,
    holdsTests,
    commands: (files) => [
      [program, task, ...[...new Set(files.map(classOf))].flatMap((each) => ["--tests", `*${each}`])],
    ],
  };
}

function sbtRun(_tree: TestTree, build: string, folder: string): TestRun {
  const isSbt = build.endsWith(".sbt");
  return {
    runner: isSbt ? "sbt" : "mill",
    folder,
    isInSource: true,
    holdsTests,
    commands: (files) => {
      const classes = [...new Set(files.map(classOf))].map((each) => `*${each}`);
      return isSbt ? [["sbt", `testOnly ${classes.join(" ")}`]] : [["mill", "__.testOnly", ...classes]];
    },
  };
}
