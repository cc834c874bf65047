import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine } from "./engine.ts";
import { judge } from "./judge.ts";
import { PyrightEngine } from "./pyright-engine.ts";
import { sample } from "./sample.ts";
import { type Question, type Truth, writeTruth } from "./truth-folder.ts";
import { TypescriptEngine } from "./typescript-engine.ts";

/** Creates the truth for one commit of a repository, with an engine that anyone can install. */
export async function makeTruth(
  folder: string,
  name: string,
  repository: string,
  rev: string,
  language: "ts" | "py",
): Promise<void> {
  const git = (...args: string[]) => execFileSync("git", ["-C", repository, ...args], { maxBuffer: 2 ** 31 - 1 });
  const commit = git("rev-parse", `${rev}^{commit}`).toString().trim();
  const checkout = mkdtempSync(join(tmpdir(), "llmc-nav-truth-"));
  const started = performance.now();
  try {
    execFileSync("tar", ["-x", "-C", checkout], { input: git("archive", commit) });
    const engine: Engine = language === "ts" ? TypescriptEngine.open(checkout) : await PyrightEngine.open(checkout);
    const questions: Question[] = [];
    const truths: Truth[] = [];
    const counts = new Map<string, number>();
    for (const definition of engine.definitions) counts.set(definition.name, (counts.get(definition.name) ?? 0) + 1);
    for (const definition of sample(engine.definitions)) {
      const { name: symbol, qual, kind, places } = definition;
      const [first] = places;
      if (!first) continue;
      const place = { def_file: first.file, def_line: first.line, def_col: first.column };
      const question = { symbol, qual, kind, ...place, n_same_name: counts.get(symbol) ?? 1 };
      questions.push(question);
      truths.push(await judge(engine, definition, question));
    }
    await engine.close();
    const { files, importLines } = engine;
    writeTruth(folder, name, { path: repository, commit, language }, { files, questions, truths, importLines });
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const references = truths.reduce((total, truth) => total + truth.refs.length, 0);
    console.log(
      `${name}: ${truths.length} definitions, ${references} references in ${files.length} files; ${seconds} s`,
    );
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
}
