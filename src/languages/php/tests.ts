import {
  foldersAbove,
  fromFolder,
  inFolder,
  pathWords,
  type TestCollector,
  type TestTree,
} from "../../code/test-rules.ts";
import { namedTests } from "../shared/named-tests.ts";

const CONFIGS = ["phpunit.xml", "phpunit.xml.dist", "phpunit.dist.xml"];

/** Finds the files that PHPUnit runs: those in the folders that its configuration names, with the suffix that it names. */
export function phpTests(tree: TestTree): TestCollector {
  return namedTests(tree, [
    {
      runner: "phpunit",
      projects: [...CONFIGS, "composer.json"],
      isTest: (path) => path.endsWith(".php") && isInSuite(tree, path),
      holdsTests: (text) => !/^[ \t]*abstract[ \t]+class\b/m.test(text) && /\bclass\s+\w+|\b(?:it|test)\(/.test(text),
      commands: (files, folder) => {
        const program = tree.paths.hasFile(inFolder(folder, "tests/Pest.php"))
          ? "vendor/bin/pest"
          : "vendor/bin/phpunit";
        // PHPUnit accepts one file per run.
        return pathWords(folder, files).map((each) => [program, each]);
      },
    },
  ]);
}

function isInSuite(tree: TestTree, path: string): boolean {
  for (const folder of foldersAbove(path)) {
    const text = CONFIGS.map((name) => tree.config(inFolder(folder, name))).find((each) => each !== undefined);
    if (text === undefined) continue;
    const own = fromFolder(folder, path);
    const suites = suitesIn(text);
    const isExcluded = named(suites, "exclude").some(({ path: each }) => own === each || own.startsWith(`${each}/`));
    if (isExcluded) return false;
    if (named(suites, "file").some(({ path: each }) => own === each)) return true;
    return named(suites, "directory").some(
      ({ path: each, suffix }) => (each === "" || own.startsWith(`${each}/`)) && own.endsWith(suffix ?? "Test.php"),
    );
  }
  return /(?:^|\/)tests?\/.*Test\.php$/i.test(path);
}

/** The part of a configuration that lists the test suites. Other parts name folders with code. */
function suitesIn(text: string): string {
  const [start, end] = [text.indexOf("<testsuites"), text.indexOf("</testsuites>")];
  return start >= 0 && end > start ? text.slice(start, end) : text;
}

/** The paths in the XML elements with a name, and their suffixes. */
function named(xml: string, element: string): { readonly path: string; readonly suffix: string | undefined }[] {
  const pattern = new RegExp(`<${element}\\b([^<>]*)>([^<>]*)</${element}>`, "g");
  return [...xml.matchAll(pattern)].slice(0, 100).map(([, attributes = "", content = ""]) => ({
    path: content
      .trim()
      .replace(/^(?:\.\/)+|\/+$/g, "")
      .replace(/^\.$/, ""),
    suffix: /\bsuffix\s*=\s*"([^"]*)"/.exec(attributes)?.[1],
  }));
}
