import { pathWords } from "../../../code/test-rules.ts";
import type { ScriptCall } from "./scripts.ts";
import { objectsWith, type Settings, strings } from "./settings.ts";

/** The patterns of the files that a runner collects below its folder. */
export interface Patterns {
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  /** Regular expressions, one of which must match a part of the path. They come from the repository, so they may be hostile. */
  readonly expressions?: readonly string[];
  /** Regular expressions, none of which may match a part of the path. */
  readonly notExpressions?: readonly string[];
  /** Files that are loaded before every test. */
  readonly setup?: readonly string[];
}

/** A test runner of JavaScript. */
export interface Runner {
  readonly name: string;
  /** Names of its configuration files, without their endings. */
  readonly configs: readonly string[];
  /** The key of its settings in `package.json`. */
  readonly key?: string;
  /** Matches the words that call it in a script. */
  readonly program: RegExp;
  readonly dependencies: readonly string[];
  /** The file of another tool counts as a configuration only if it contains one of these keys. */
  readonly keys?: readonly string[];
  /** The patterns of the files that it collects, from its settings and calls in scripts. `isFolder` tells if an operand is a folder. */
  patterns(settings: readonly Settings[], calls: readonly ScriptCall[], isFolder: (path: string) => boolean): Patterns;
  commands(folder: string, files: readonly string[]): readonly (readonly string[])[];
}

const ENDINGS = "?(c|m)[jt]s?(x)";
const CONFIG_FILES =
  "**/{karma,rollup,webpack,vite,vitest,jest,ava,babel,nyc,cypress,tsup,build,eslint,prettier}.config.*";

const npx =
  (...words: readonly string[]) =>
  (folder: string, files: readonly string[]) => [["npx", ...words, ...pathWords(folder, files)]];

const VITEST: Runner = {
  name: "vitest",
  configs: ["vitest.config", "vitest.workspace", "vitest.projects", "vite.config"],
  keys: ["test"],
  program: /^vitest\b/,
  dependencies: ["vitest"],
  patterns(settings) {
    const own = settings
      .flatMap((each) => objectsWith(each, ["test"]))
      .flatMap(({ test }) => objectsWith(test, []).concat(test as Settings));
    const tests = own.filter((each) => typeof each === "object" && each !== null);
    const include = tests.flatMap((each) => [
      ...(strings(each, "include") ?? []),
      ...(strings(each, "typecheck", "include") ?? []),
    ]);
    const folders = tests.flatMap((each) => strings(each, "dir") ?? []);
    const defaults = `**/*.{test,spec}.${ENDINGS}`;
    return {
      include:
        include.length > 0 ? include : folders.length > 0 ? folders.map((each) => `${each}/${defaults}`) : [defaults],
      exclude: [
        "**/node_modules/**",
        "**/cypress/**",
        CONFIG_FILES,
        ...(tests.length === 1 ? (strings(tests[0] as Settings, "exclude") ?? []) : []),
      ],
      setup: tests.flatMap((each) => [...(strings(each, "setupFiles") ?? []), ...(strings(each, "globalSetup") ?? [])]),
    };
  },
  commands: npx("vitest", "run"),
};

const JEST_KEYS = [
  "testMatch",
  "testRegex",
  "testPathIgnorePatterns",
  "roots",
  "projects",
  "preset",
  "testEnvironment",
  "transform",
];

const JEST: Runner = {
  name: "jest",
  configs: ["jest.config"],
  key: "jest",
  program: /^(?:jest|react-scripts test|craco test)\b/,
  dependencies: ["jest", "react-scripts"],
  patterns(settings) {
    const own = settings.flatMap((each) => objectsWith(each, JEST_KEYS));
    const all = (key: string) => own.flatMap((each) => strings(each, key) ?? []).map(belowRoot);
    const [match, expressions, roots] = [
      all("testMatch"),
      all("testRegex"),
      all("roots").filter((each) => each !== ""),
    ];
    const taken = [`**/__tests__/**/*.${ENDINGS}`, `**/{*.,}{spec,test}.${ENDINGS}`];
    return {
      include:
        expressions.length > 0
          ? []
          : match.length > 0
            ? match
            : roots.length > 0
              ? roots.flatMap((root) => taken.map((each) => `${root}/${each}`))
              : taken,
      exclude: ["**/node_modules/**"],
      expressions,
      notExpressions: [...all("testPathIgnorePatterns"), ...all("modulePathIgnorePatterns")],
      setup: [...all("setupFiles"), ...all("setupFilesAfterEnv")],
    };
  },
  commands: npx("jest", "--runTestsByPath"),
};

function belowRoot(pattern: string): string {
  return pattern.replace(/^<rootDir>\/?/, "").replace(/^\.\//, "");
}

const MOCHA: Runner = {
  name: "mocha",
  configs: [".mocharc"],
  key: "mocha",
  program: /(?:^|\/)_?mocha\b(?! )|^_?mocha /,
  dependencies: ["mocha"],
  patterns(settings, calls, isFolder) {
    const all = (key: string) => settings.flatMap((each) => strings(each, key) ?? []);
    const options = calls.flatMap((each) => each.options);
    const isDeep = settings.some(({ recursive }) => recursive === true) || options.includes("--recursive");
    const named = (name: string) =>
      options.flatMap((each) => (each.startsWith(`--${name}=`) ? each.slice(name.length + 3).split(",") : []));
    const extensions = [...all("extension"), ...all("extensions"), ...named("extension")].map((each) =>
      each.replace(/^\./, ""),
    );
    const ending = `{${[...new Set([...extensions, ...(extensions.length > 0 ? [] : ["js", "cjs", "mjs"])])].join(",")},}`;
    const specs = [...all("spec"), ...calls.flatMap((each) => each.operands)];
    const files = (specs.length > 0 ? specs : ["./test"]).flatMap((each) => {
      const path = each.replace(/^\.\//, "").replace(/\/+$/, "");
      return isFolder(path) ? [`${path}/${isDeep ? "**/" : ""}*.${ending}`] : [path];
    });
    return {
      include: files,
      exclude: ["**/node_modules/**", ...all("ignore"), ...all("exclude"), ...named("ignore"), ...named("exclude")],
      setup: [...all("require"), ...all("file"), ...named("require"), ...named("file")],
    };
  },
  commands: npx("mocha"),
};

const AVA: Runner = {
  name: "ava",
  configs: ["ava.config"],
  key: "ava",
  program: /^ava\b/,
  dependencies: ["ava"],
  patterns(settings, calls, isFolder) {
    const files = [
      ...settings.flatMap((each) => strings(each, "files") ?? []),
      ...calls.flatMap((each) => each.operands),
    ];
    const own = files.filter((each) => !each.startsWith("!")).map((each) => (isFolder(each) ? `${each}/**` : each));
    const ending = "{js,cjs,mjs,ts,mts,cts}";
    const taken = ["{,src/,source/}test", "**/test-*", "**/*.{spec,test}", "**/{test,tests,__tests__}/**/*"];
    return {
      include: own.length > 0 ? own : taken.map((each) => `${each}.${ending}`),
      exclude: [
        "**/node_modules/**",
        "**/_*",
        "**/_*/**",
        "**/{helpers,fixtures,__fixtures__,__helpers__}/**",
        ...files.filter((each) => each.startsWith("!")).map((each) => each.slice(1)),
      ],
    };
  },
  commands: npx("ava"),
};

const JASMINE: Runner = {
  name: "jasmine",
  configs: ["spec/support/jasmine", "jasmine"],
  program: /^jasmine\b/,
  dependencies: ["jasmine"],
  patterns(settings) {
    const folder = settings.flatMap((each) => strings(each, "spec_dir") ?? [])[0] ?? "spec";
    const files = settings.flatMap((each) => strings(each, "spec_files") ?? []);
    const all = files.length > 0 ? files : ["**/*[sS]pec.?(m)js"];
    return {
      include: all.filter((each) => !each.startsWith("!")).map((each) => `${folder}/${each}`),
      exclude: all.filter((each) => each.startsWith("!")).map((each) => `${folder}/${each.slice(1)}`),
    };
  },
  commands: npx("jasmine"),
};

const PLAYWRIGHT: Runner = {
  name: "playwright",
  configs: ["playwright.config"],
  program: /^playwright test\b/,
  dependencies: [],
  patterns(settings) {
    const folder = settings.flatMap((each) => strings(each, "testDir") ?? [])[0]?.replace(/^\.\/?/, "");
    const match = settings.flatMap((each) => strings(each, "testMatch") ?? []);
    const files = match.length > 0 ? match : [`**/*.{spec,test}.${ENDINGS}`];
    return {
      include: files.map((each) => (folder === undefined || folder === "" ? each : `${folder}/${each}`)),
      exclude: ["**/node_modules/**", ...settings.flatMap((each) => strings(each, "testIgnore") ?? [])],
    };
  },
  commands: npx("playwright", "test"),
};

const CYPRESS: Runner = {
  name: "cypress",
  configs: ["cypress.config"],
  program: /^cypress run\b/,
  dependencies: ["cypress"],
  patterns: (settings) => ({
    include: settings
      .flatMap((each) => strings(each, "e2e", "specPattern") ?? [])
      .concat("cypress/e2e/**/*.cy.{js,jsx,ts,tsx}", "**/*.cy.{js,jsx,ts,tsx}"),
    exclude: ["**/node_modules/**"],
  }),
  commands: (folder, files) => [["npx", "cypress", "run", "--spec", pathWords(folder, files).join(",")]],
};

const NODE_NAMES = ["**/*{.,-,_}test", "**/test-*", "**/test", "**/test/**/*"];

/** Makes a runner that collects the files that a script names, or otherwise all files with the name of a test. */
function byScript(
  name: string,
  program: RegExp,
  start: readonly string[],
  taken: readonly string[],
  dependencies: readonly string[] = [],
): Runner {
  return {
    name,
    configs: [],
    program,
    dependencies,
    patterns(_settings, calls, isFolder) {
      const operands = calls.flatMap((each) => each.operands).filter((each) => /[/*.]/.test(each) || isFolder(each));
      const own = operands
        .map((each) => each.replace(/^\.\//, "").replace(/\/+$/, ""))
        .map((each) => (isFolder(each) ? `${each}/**` : each));
      return {
        include: own.length > 0 ? own : taken.map((each) => `${each}.?(c|m)[jt]s`),
        exclude: ["**/node_modules/**"],
      };
    },
    commands: (folder, files) => [[...start, ...pathWords(folder, files)]],
  };
}

/** All runners. If several would collect a file, the first one does. */
export const RUNNERS: readonly Runner[] = [
  VITEST,
  JEST,
  MOCHA,
  AVA,
  JASMINE,
  byScript("node", /^--test(?: |$)/, ["node", "--test"], NODE_NAMES),
  byScript(
    "tap",
    /^tap\b/,
    ["npx", "tap"],
    ["**/{test,tests,__tests__}/**/*", "**/*.{test,spec}", "**/{test,tests}"],
    ["tap"],
  ),
  byScript("tape", /^tape\b/, ["npx", "tape"], ["test/**/*"], ["tape"]),
  byScript("borp", /^borp\b/, ["npx", "borp"], ["**/*.test"], ["borp"]),
  byScript("bun", /^bun test\b/, ["bun", "test"], ["**/*{.,_}{test,spec}"]),
  byScript("deno", /^deno test\b/, ["deno", "test"], ["**/*{.,_}test", "**/test"]),
  PLAYWRIGHT,
  CYPRESS,
];
