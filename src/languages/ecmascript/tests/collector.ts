import { joinPath } from "../../../code/path-index.ts";
import {
  foldersAbove,
  fromFolder,
  inFolder,
  type TestCollector,
  type TestRun,
  type TestTree,
} from "../../../code/test-rules.ts";
import { isObject, parseLooseJson, property } from "../../../util/json.ts";
import { type Glob, runnerGlob } from "../../../util/runner-glob.ts";
import { isRunnerConfig } from "./config-files.ts";
import { type Patterns, RUNNERS, type Runner } from "./runners.ts";
import { callsIn, type ScriptCall } from "./scripts.ts";
import { objectsWith, plainYaml, type Settings } from "./settings.ts";

const SOURCE_CONFIG = /\.[cm]?[jt]s$/;
/** Matches folders that do not contain the repository's own code. */
const FOREIGN = /(?:^|\/)node_modules\//;

/** Finds the files that JavaScript's test runners collect. The nearest package with a known runner decides. */
export async function ecmascriptTests(tree: TestTree): Promise<TestCollector> {
  const hasSource = [...tree.configs].some((path) => SOURCE_CONFIG.test(path) && isRunnerConfig(path));
  const literals = hasSource ? (await import("./literals.ts")).literalObjects : () => [];
  return new EcmascriptTests(tree, literals);
}

/** A runner in a folder, and the files that it collects there. */
interface Placed {
  readonly run: TestRun;
  readonly setup: ReadonlySet<string>;
  takes(own: string): boolean;
}

class EcmascriptTests implements TestCollector {
  readonly #tree: TestTree;
  readonly #literals: (text: string) => unknown[];
  /** Folder → the runners that a configuration or a script names, and the runners that are only installed. */
  readonly #placed = new Map<string, { readonly named: readonly Placed[]; readonly installed: readonly Placed[] }>();

  constructor(tree: TestTree, literals: (text: string) => unknown[]) {
    this.#tree = tree;
    this.#literals = literals;
  }

  runOf(path: string): TestRun | undefined {
    if (/\.d\.[cm]?ts$/.test(path) || FOREIGN.test(path)) return undefined;
    const folders = foldersAbove(path);
    for (const sort of ["named", "installed"] as const) {
      const folder = folders.find((each) => this.#in(each)[sort].length > 0);
      if (folder === undefined) continue;
      const own = fromFolder(folder, path);
      return this.#in(folder)[sort].find(({ takes }) => takes(own))?.run;
    }
    return UNKNOWN.takes(path) ? UNKNOWN.run : undefined;
  }

  sharedIn(path: string): string | undefined {
    return foldersAbove(path).find((folder) => this.#in(folder).named.some(({ setup }) => setup.has(path)));
  }

  #in(folder: string) {
    const known = this.#placed.get(folder);
    if (known) return known;
    const manifest = parseLooseJson(this.#tree.config(inFolder(folder, "package.json")) ?? "");
    const scripts = Object.values(property(manifest, "scripts") ?? {}).filter((each) => typeof each === "string");
    const placed = { named: [] as Placed[], installed: [] as Placed[] };
    for (const runner of RUNNERS) {
      const calls = callsIn(scripts.slice(0, 100), runner.program);
      const usual = this.#settingsOf(folder, runner, manifest);
      const config = usual ? undefined : this.#configOf(folder, calls);
      const settings = usual ?? config?.settings;
      const isInstalled = runner.dependencies.some((name) =>
        ["dependencies", "devDependencies"].some((kind) => property(property(manifest, kind), name) !== undefined),
      );
      const isNamed = settings !== undefined || calls.length > 0;
      if (!isNamed && !isInstalled) continue;
      const isFolder = (path: string) => this.#tree.paths.hasDirectory(joinPath(folder, path) ?? "/");
      const patterns = runner.patterns(settings ?? [], calls, isFolder);
      placed[isNamed ? "named" : "installed"].push(
        place(runner, folder, patterns, config && fromFolder(folder, config.path)),
      );
    }
    this.#placed.set(folder, placed);
    return placed;
  }

  /** The configuration in another place, if all scripts that name one name the same. */
  #configOf(folder: string, calls: readonly ScriptCall[]) {
    const named = calls.flatMap(({ options }) =>
      options.flatMap((each) => /^(?:--config|-c)=(.+)$/.exec(each)?.[1] ?? []),
    );
    const [path, ...others] = new Set(named.map((each) => joinPath(folder, each)));
    const text = path === undefined || others.length > 0 ? undefined : this.#tree.config(path);
    return path === undefined || text === undefined ? undefined : { path, settings: this.#read(path, text) };
  }

  /** The settings in the configuration of a runner in a folder; undefined if it has no configuration there. */
  #settingsOf(folder: string, { configs, key, keys }: Runner, manifest: unknown): readonly Settings[] | undefined {
    const found: Settings[] = [];
    let isThere = false;
    const own = key === undefined ? undefined : property(manifest, key);
    if (isObject(own)) found.push(own);
    for (const config of configs) {
      const endings = ["", ".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".json", ".jsonc", ".yml", ".yaml"];
      for (const ending of endings) {
        const path = inFolder(folder, `${config}${ending}`);
        const text = this.#tree.config(path);
        if (text === undefined) continue;
        const values = this.#read(path, text);
        // The file also belongs to another tool. Without settings for tests, it does not count.
        if (config.startsWith("vite.") && keys && values.every((each) => objectsWith(each, keys).length === 0))
          continue;
        isThere = true;
        found.push(...values);
      }
    }
    return isThere || found.length > 0 ? found : undefined;
  }

  #read(path: string, text: string): Settings[] {
    if (SOURCE_CONFIG.test(path)) return this.#literals(text).filter(isObject);
    if (/\.ya?ml$/.test(path)) return [plainYaml(text)];
    const value = parseLooseJson(text);
    return isObject(value) ? [value] : [plainYaml(text)];
  }
}

function place(runner: Runner, folder: string, patterns: Patterns, config?: string): Placed {
  const include = patterns.include.map(runnerGlob);
  const exclude = globs(patterns.exclude ?? []);
  const expressions = (patterns.expressions ?? []).map(safeExpression);
  const not = (patterns.notExpressions ?? []).flatMap((each) => safeExpression(each) ?? []);
  // If a pattern is not understood, all files with the name of a test are collected.
  const known = [...include, ...expressions].includes(undefined) ? [...include, UNKNOWN.takes] : include;
  const setup = (patterns.setup ?? []).flatMap((each) => joinPath(folder, each) ?? []);
  return {
    run: {
      runner: runner.name,
      folder,
      commands: (files) => runner.commands(folder, files).map((words) => withConfig(words, config)),
    },
    setup: new Set(setup),
    takes: (own) =>
      !exclude.some((fits) => fits(own)) &&
      !not.some((each) => each.test(`/${own}`)) &&
      (known.some((fits) => fits?.(own)) || expressions.some((each) => each?.test(`/${own}`))),
  };
}

/** Adds the path of the configuration to a command, after the runner, which is its second word. */
function withConfig(words: readonly string[], config: string | undefined): readonly string[] {
  return config === undefined ? words : [...words.slice(0, 2), `--config=${config}`, ...words.slice(2)];
}

function globs(patterns: readonly string[]): Glob[] {
  return patterns
    .flatMap((each) => [runnerGlob(each), /[*?{]/.test(each) ? undefined : runnerGlob(`${each}/**`)])
    .filter((each) => each !== undefined);
}

/** The maximum numbers of repetitions, optional parts and choices in an expression, because each multiplies the time for every path. */
const MAX_STEPS = { repeats: 2, optional: 6, choices: 12 };

/** An expression that never needs much time for a path, even if it is hostile; undefined for any other. */
function safeExpression(source: string): RegExp | undefined {
  const bare = source
    .replace(/\\./g, "")
    .replace(/\[[^\]]*\]/g, "x")
    .replace(/\(\?[:=!]/g, "(");
  const count = (pattern: RegExp) => (bare.match(pattern) ?? []).length;
  const isSmall =
    count(/[*+{]/g) <= MAX_STEPS.repeats && count(/\?/g) <= MAX_STEPS.optional && count(/\|/g) <= MAX_STEPS.choices;
  if (source.length > 300 || !isSmall || /\)[*+{]/.test(bare) || /\\[1-9k]/.test(source)) return undefined;
  try {
    return new RegExp(source);
  } catch {
    return undefined;
  }
}

/** The fallback when the runner is unknown: file names that all runners collect, without a command. */
const UNKNOWN: Placed = place(
  {
    name: "unknown",
    configs: [],
    program: /^$/,
    dependencies: [],
    patterns: () => ({ include: [] }),
    commands: () => [],
  },
  "",
  {
    include: [
      "**/{*.,}{test,spec}.?(c|m)[jt]s?(x)",
      "**/__tests__/**/*.?(c|m)[jt]s?(x)",
      "**/*{-,_}{test,spec}.?(c|m)[jt]s?(x)",
      "test/*.?(c|m)[jt]s",
    ],
  },
);
