import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, normalize, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { installPackage } from "../lib/npm.ts";
import { type Finding, PYRIGHT_RULES } from "../review-engines.ts";
import { linesOfTemplates } from "./cpp-templates.ts";
import { linesUnderConditions } from "./csharp-off.ts";
import { NOT_JUDGED } from "./mutation.ts";
import { linesThatAreOff } from "./rust-off.ts";
import { typescriptJudge } from "./typescript-judge.ts";

/** Returns all diagnostics of a checkout. `names` are the relevant words: files without them need not be checked. */
export type Judge = (directory: string, names: readonly string[]) => readonly Finding[];

const GO_PROGRAM = fileURLToPath(new URL("./judge.go", import.meta.url));
const HEADER = /\.h(?:pp|h|xx)?$/;
const CPP = /\.(?:h(?:pp|h|xx)?|cc|cpp|cxx)$/;
const MAX_OUTPUT = 2 ** 28;

/** The judge of a language; undefined when there is no suitable compiler. */
export function judgeOf(language: string): Judge | undefined {
  switch (language) {
    case "python":
      return pythonJudge();
    case "typescript":
    case "tsx":
    case "javascript":
      return typescriptJudge(language === "javascript");
    case "go":
      return goJudge();
    case "java":
      return judgeJava;
    case "rust":
      return rustJudge();
    case "c":
      return (directory, names) => judgeC(directory, names, "c-header");
    case "cpp":
      return (directory, names) => judgeC(directory, names, "c++-header");
    case "csharp":
      return csharpJudge();
    case "kotlin":
      return judgeKotlin;
    default:
      return undefined;
  }
}

/** Whether a compiler checks nothing else of the file, or of the program, after a diagnostic. */
export function isEnd({ text }: Finding): boolean {
  return /syntax error|fatal error|TS1[01](?!92)\d\d:|SyntaxError|expected .* (?:before|after|got)|';' expected|illegal start|class, interface,|invalid method declaration|Expected indented block|CS1(?:00[1-3]|01[04]|02[26]|51[348]|519|520|525|528|529):|unclosed|mismatched/i.test(
    text,
  );
}

/** Whether a compiler does not check bodies after a diagnostic about a declaration: mcs, and rustc for a module without its file. */
export function isBeforeBodies({ text }: Finding): boolean {
  return /^E0583|error CS0(?:1(?:0[1-9]|1[0-9])|2(?:34|46)|50[0-9]|53[0-9]|738|305|308|568|060|05[0-9]|066|26[0-9])/.test(
    text,
  );
}

function output(program: string, args: readonly string[], cwd: string): string {
  // A virtual machine that runs for a few seconds is faster without its second compiler.
  const env = { ...process.env, JAVA_OPTS: "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx1g" };
  const { stdout, stderr, error } = spawnSync(program, args, { cwd, env, encoding: "utf8", maxBuffer: MAX_OUTPUT });
  if (error) throw error;
  return stdout + stderr;
}

function listed(directory: string, pattern: RegExp): string[] {
  const all = readdirSync(directory, { recursive: true, encoding: "utf8" });
  return all.filter((path) => pattern.test(path) && !path.startsWith(".git/")).sort();
}

/** The files that match the pattern and contain one of the names. Without names, all files that match. */
function filesWith(directory: string, pattern: RegExp, names: readonly string[]): string[] {
  const words = new RegExp(`\\b(?:${names.join("|")})\\b`);
  return listed(directory, pattern).filter(
    (path) => names.length === 0 || words.test(readFileSync(join(directory, path), "utf8")),
  );
}

function parsed(lines: string, pattern: RegExp): Finding[] {
  return lines.split("\n").flatMap((line) => {
    const match = pattern.exec(line);
    return match ? [{ path: (match[1] ?? "").replace(/^\.\//, ""), line: Number(match[2]), text: match[3] ?? "" }] : [];
  });
}

function pythonJudge(): Judge {
  const program = join(installPackage("pyright"), "index.js");
  return (directory, names) => {
    const files = filesWith(directory, /\.pyi?$/, names);
    const stdout = spawnSync(process.execPath, [program, "--outputjson", ...(files.length > 0 ? files : ["."])], {
      cwd: directory,
      encoding: "utf8",
      maxBuffer: MAX_OUTPUT,
    }).stdout;
    const found: {
      generalDiagnostics: { file: string; rule?: string; message: string; range: { start: { line: number } } }[];
    } = JSON.parse(stdout);
    return (
      found.generalDiagnostics
        // Only problems that cause an error at run time count. An override with other parameters does not.
        .filter(({ rule = "", message }) => PYRIGHT_RULES.has(rule) || /syntax|expected/i.test(message))
        .map(({ file, message, range }) => ({
          path: relative(directory, file),
          line: range.start.line + 1,
          text: message,
        }))
    );
  };
}

function goJudge(): Judge {
  const program = join(mkdtempSync(join(tmpdir(), "go-judge-")), "judge");
  execFileSync("go", ["build", "-o", program, GO_PROGRAM]);
  return (directory) => parsed(output(program, [directory], directory), /^(.+?):(\d+):\d+: (.*)$/);
}

function judgeJava(directory: string): readonly Finding[] {
  const options = [
    "-proc:none",
    "-nowarn",
    "-Xmaxerrs",
    "100000",
    "-XDshould-stop.ifError=FLOW",
    "-implicit:none",
    "-encoding",
    "utf8",
  ];
  const out = join(tmpdir(), "java-judge");
  mkdirSync(out, { recursive: true });
  const files = listed(directory, /\.java$/).filter((path) => !/(?:module|package)-info\.java$/.test(path));
  const lines = output("javac", [...options, "-d", out, ...files], directory).split("\n");
  const found: Finding[] = [];
  for (const [index, line] of lines.entries()) {
    const match = /^(.+?\.java):(\d+): error: (.*)$/.exec(line);
    if (!match) continue;
    const end = lines.findIndex(
      (other, at) => at > index && (/^.+?\.java:\d+: /.test(other) || /^\d+ errors?$/.test(other)),
    );
    // The quoted line and the caret are left out. The lines after them name the symbol.
    const details = lines
      .slice(index + 3, end)
      .map((each) => each.trim())
      .filter((each) => !each.startsWith("Note:"));
    found.push({ path: match[1] ?? "", line: Number(match[2]), text: [match[3], ...details].join(" ") });
  }
  return found;
}

interface RustSpan {
  readonly file_name: string;
  readonly line_start: number;
  readonly is_primary: boolean;
  readonly label: string | null;
  readonly expansion?: { readonly span: RustSpan } | null;
}

/** A place in a macro, and the places that use the macro: the code that the macro was given may be what is wrong. */
function withExpansions(span: RustSpan): readonly RustSpan[] {
  return span.expansion ? [span, ...withExpansions(span.expansion.span)] : [span];
}

/** The judge for Rust. Files that are not part of the clean program, because their features are off, are not judged. */
function rustJudge(): Judge {
  let unread: readonly Finding[] | undefined;
  return (directory) => {
    const found = judgeRust(directory);
    const made = join(tmpdir(), "rust-judge", "judged.d");
    unread ??= listed(directory, /\.rs$/)
      .filter((path) => !readFileSync(made, "utf8").includes(path))
      .map((path) => ({ path, line: 0, text: "not judged" }));
    return [...found, ...unread, ...linesThatAreOff(directory, listed(directory, /\.rs$/))];
  };
}

function judgeRust(directory: string): readonly Finding[] {
  const out = join(tmpdir(), "rust-judge");
  mkdirSync(out, { recursive: true });
  const manifest = join(directory, "Cargo.toml");
  const edition = existsSync(manifest) ? /edition\s*=\s*"(\d+)"/.exec(readFileSync(manifest, "utf8"))?.[1] : undefined;
  const root = ["src/lib.rs", "src/main.rs"].find((path) => existsSync(join(directory, path))) ?? "src/lib.rs";
  const args = [
    "--edition",
    edition ?? "2015",
    "--error-format=json",
    "--emit=metadata,dep-info",
    "--cap-lints=allow",
    "--cfg",
    'feature="std"',
    "--out-dir",
    out,
    root,
  ];
  const type = root === "src/lib.rs" ? ["--crate-type", "lib", "--crate-name", "judged"] : ["--crate-name", "judged"];
  return output("rustc", [...type, ...args], directory)
    .split("\n")
    .flatMap((line) => {
      if (!line.startsWith("{")) return [];
      const each: {
        level: string;
        message: string;
        code: { code: string } | null;
        spans: RustSpan[];
      } = JSON.parse(line);
      if (each.level !== "error") return [];
      const text = `${each.code?.code ?? (/aborting/.test(each.message) ? "" : "syntax error")} ${each.message} ${each.spans.map(({ label }) => label ?? "").join(" ")}`;
      return each.spans
        .filter((span) => span.is_primary)
        .flatMap(withExpansions)
        .map((span) => ({ path: span.file_name, line: span.line_start, text }));
    });
}

/** The diagnostics of clang. Headers are also checked by themselves, because some templates are in no other file. */
function judgeC(directory: string, names: readonly string[], kind: string): readonly Finding[] {
  const options = [
    "-fsyntax-only",
    "-ferror-limit=0",
    "-Wno-everything",
    "-Werror=implicit-function-declaration",
    "-fno-caret-diagnostics",
    "-fno-color-diagnostics",
    "-D_GNU_SOURCE",
    ...(process.env.CFLAGS?.split(" ") ?? []),
  ];
  const directories = new Set(listed(directory, HEADER).flatMap((path) => [join(path, ".."), join(path, "../..")]));
  // The repository's directories come after those of the system, because a library may contain a `stdint.h` for compilers without one.
  const includes = [...directories].flatMap((path) => ["-idirafter", path]);
  const headers = filesWith(directory, HEADER, names);
  const files = [...filesWith(directory, /\.(?:c|cc|cpp|cxx)$/, names), "-x", kind, ...headers];
  const found = new Map<string, Finding>();
  const isEmpty = files.length === 2;
  const lines = isEmpty ? "" : output("clang", [...options, ...includes, ...files], directory);
  for (const { path, ...rest } of parsed(lines, /^(.+?):(\d+):\d+: ((?:fatal )?error: .*)$/)) {
    const each = { ...rest, path: normalize(path) };
    found.set(`${each.path}:${each.line} ${each.text}`, each);
    for (const again of usesAgain(directory, each)) found.set(`${again.path}:${again.line} ${again.text}`, again);
  }
  return [...found.values(), ...linesOfTemplates(directory, listed(directory, CPP))];
}

/** All lines with a missing function or struct. C reports only its first use, which counts as a declaration. */
function usesAgain(directory: string, { path, text }: Finding): readonly Finding[] {
  const name = /implicit declaration of function '(\w+)'/.exec(text)?.[1];
  const tag = /incomplete .*type '(?:\w+' \(aka ')?((?:struct|union) \w+)'/.exec(text)?.[1];
  const use = name ? `\\b${name}\\s*\\(` : tag && `\\b${tag}\\b`;
  if (!use || !existsSync(join(directory, path))) return [];
  const lines = readFileSync(join(directory, path), "utf8").split("\n");
  const again = new RegExp(use);
  return lines.flatMap((each, index) =>
    again.test(each) && !/^\s*(?:\*|\/\/|\/\*)/.test(each) ? [{ path, line: index + 1, text }] : [],
  );
}

/** The maximum number of rounds in which files that do not compile are left out, such as tests whose library is not installed. */
const MAX_LEFT_OUT_ROUNDS = 6;

/** The judge for C#. The compiler checks no bodies if a declaration is wrong, so files with wrong declarations are left out first. */
function csharpJudge(): Judge {
  let left: ReadonlySet<string> | undefined;
  return (directory) => {
    left ??= filesLeftOut(directory);
    const notRead = [...left].map((path) => ({ path, line: 0, text: NOT_JUDGED }));
    return [
      ...judgeCsharp(directory, left),
      ...notRead,
      ...linesUnderConditions(directory, listed(directory, /\.cs$/)),
    ];
  };
}

function filesLeftOut(directory: string): ReadonlySet<string> {
  const left = new Set<string>();
  for (let round = 0; round < MAX_LEFT_OUT_ROUNDS; round++) {
    const wrong = judgeCsharp(directory, left).filter(isBeforeBodies);
    if (wrong.length === 0) break;
    for (const { path } of wrong) left.add(path);
  }
  return left;
}

function judgeCsharp(directory: string, left: ReadonlySet<string>): readonly Finding[] {
  const out = join(tmpdir(), "csharp-judge.dll");
  const files = listed(directory, /\.cs$/).filter((path) => !left.has(path));
  const args = [
    "-target:library",
    "-nologo",
    "-warn:0",
    "-langversion:latest",
    ...["Numerics", "Core", "Xml", "Xml.Linq", "Data", "Runtime.Serialization", "ComponentModel.DataAnnotations"].map(
      (each) => `-r:System.${each}`,
    ),
    `-out:${out}`,
    ...files,
  ];
  const lines = output("mcs", args, directory);
  if (/^error CS0006/m.test(lines)) throw new Error(lines);
  return parsed(lines, /^(.+?)\((\d+),\d+\): (error CS\d+: .*)$/);
}

function judgeKotlin(directory: string): readonly Finding[] {
  const out = join(tmpdir(), "kotlin-judge");
  const args = ["-nowarn", "-d", out, ...listed(directory, /\.kt$/)];
  // Scripts are compiled by the program that runs them, so they are not judged.
  const scripts = listed(directory, /\.kts$/).map((path) => ({ path, line: 0, text: NOT_JUDGED }));
  return [...parsed(output("kotlinc", args, directory), /^(.+?\.kt):(\d+):\d+: (error: .*)$/), ...scripts];
}
