import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";

/** One report of an engine: something does not exist, or is called incorrectly. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

export type EngineLanguage = "py" | "ts";

export const PYRIGHT_RULES = new Set([
  "reportAttributeAccessIssue",
  "reportUndefinedVariable",
  "reportMissingImports",
  "reportCallIssue",
  "reportUnsupportedDunderAll",
]);
/** Matches errors about missing names, members and modules, about private members, and about calls with a wrong number of arguments. */
const TYPESCRIPT_CODES =
  /error TS(?:1192|2304|2305|2306|2307|2339|2341|2459|2460|2503|2551|2552|2554|2555|2561|2613|2614|2694|2724):/;

/** The findings of pyright or the TypeScript compiler in a checkout. Answers are stored in the engines' directory under `key`. */
export function diagnose(language: EngineLanguage, directory: string, engineDir: string, key: string): Finding[] {
  const kept = join(engineDir, "answers", `${key}.json`);
  if (!existsSync(kept)) {
    const made = language === "py" ? diagnosePython(directory, engineDir) : diagnoseTypescript(directory, engineDir);
    mkdirSync(join(engineDir, "answers"), { recursive: true });
    writeFileSync(kept, JSON.stringify(made));
  }
  const found: Finding[] = JSON.parse(readFileSync(kept, "utf8"));
  return found.map((each) => ({ ...each, path: withoutLinks(directory, each.path) }));
}

/** The path of a file without links. Engines follow links between directories, but a file must have only one path. */
function withoutLinks(directory: string, path: string): string {
  return relative(realpathSync(directory), realpathSync(join(directory, path)));
}

/** The findings of after that did not exist before, on any line. */
export function newOnes(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const left = new Map<string, number>();
  for (const { path, text } of before) left.set(`${path} ${text}`, (left.get(`${path} ${text}`) ?? 0) + 1);
  return after.filter(({ path, text }) => {
    const known = left.get(`${path} ${text}`) ?? 0;
    left.set(`${path} ${text}`, known - 1);
    return known <= 0;
  });
}

function diagnosePython(directory: string, engineDir: string): Finding[] {
  const config = join(directory, "pyrightconfig.json");
  writeFileSync(config, JSON.stringify({ typeCheckingMode: "basic", pythonVersion: "3.12", extraPaths: ["src"] }));
  const stdout = runEngine([join(engineDir, "node_modules", "pyright", "index.js"), "--outputjson"], directory);
  rmSync(config);
  const { generalDiagnostics } = JSON.parse(stdout);
  return generalDiagnostics.flatMap(
    (each: { file: string; rule?: string; message: string; range: { start: { line: number } } }) =>
      PYRIGHT_RULES.has(each.rule ?? "")
        ? [{ path: relative(directory, each.file), line: each.range.start.line + 1, text: each.message }]
        : [],
  );
}

function diagnoseTypescript(directory: string, engineDir: string): Finding[] {
  const project = join(directory, "tsconfig.review-bench.json");
  const compilerOptions = {
    noEmit: true,
    // The other settings of the repository are not used, because they may extend packages that are not installed here.
    ...pathSettings(directory, engineDir),
    target: "esnext",
    module: "esnext",
    moduleResolution: "bundler",
    jsx: "preserve",
    composite: false,
    incremental: false,
    skipLibCheck: true,
    types: [],
    allowImportingTsExtensions: true,
    strict: false,
  };
  const exclude = ["**/node_modules", "**/deno_dist"];
  writeFileSync(project, JSON.stringify({ compilerOptions, include: ["**/*.ts", "**/*.tsx"], exclude }));
  const program = join(engineDir, "node_modules", "typescript", "bin", "tsc");
  const stdout = runEngine([program, "-p", project, "--pretty", "false"], directory);
  rmSync(project);
  return stdout.split("\n").flatMap((line) => {
    const match = /^(.+?)\((\d+),\d+\): (.*)$/.exec(line);
    return match && TYPESCRIPT_CODES.test(match[3] ?? "")
      ? [{ path: match[1] ?? "", line: Number(match[2]), text: match[3] ?? "" }]
      : [];
  });
}

/** The settings of the repository that tell where its modules are. */
function pathSettings(directory: string, engineDir: string): { baseUrl?: string; paths?: object } {
  const typescript = createRequire(join(engineDir, "package.json"))("typescript");
  const { config } = typescript.readConfigFile(join(directory, "tsconfig.json"), typescript.sys.readFile);
  const { baseUrl, paths } = config?.compilerOptions ?? {};
  return { ...(baseUrl && { baseUrl }), ...(paths && { paths }) };
}

function runEngine(args: readonly string[], cwd: string): string {
  return spawnSync(process.execPath, args, { cwd, encoding: "utf8", maxBuffer: 1 << 28 }).stdout;
}
