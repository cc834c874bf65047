import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PEOPLE = ["-c", "user.name=bench", "-c", "user.email=bench@example.com"];
/** The number of files of one synthetic package. Each imports its neighbours and some files of the previous package. */
const PACKAGE_SIZE = 25;

/** Runs git in a repository and returns its output. */
export function git(directory: string, ...args: readonly string[]): string {
  return execFileSync("git", ["-C", directory, ...PEOPLE, ...args], { encoding: "utf8", maxBuffer: 1 << 28 }).trim();
}

/** Clones a repository. The clone contains no files of earlier builds. */
export function cloneOf(source: string, directory: string): string {
  execFileSync("git", ["clone", "-q", "--no-hardlinks", source, directory]);
  return directory;
}

/** Makes a repository of Python modules that import, extend and call each other. */
export function makeSynthetic(directory: string, files: number): string {
  mkdirSync(directory, { recursive: true });
  git(directory, "init", "-q");
  for (let i = 0; i < files; i++) {
    const folder = join(directory, `pkg${Math.floor(i / PACKAGE_SIZE)}`);
    if (i % PACKAGE_SIZE === 0) {
      mkdirSync(folder);
      writeFileSync(join(folder, "__init__.py"), "");
    }
    writeFileSync(join(folder, `mod${i}.py`), moduleText(i));
  }
  git(directory, "add", "-A");
  git(directory, "commit", "-q", "-m", "synthetic");
  return directory;
}

function moduleText(i: number): string {
  const near = i % PACKAGE_SIZE === 0 ? i - PACKAGE_SIZE : i - 1;
  const far = i - PACKAGE_SIZE;
  const imports = [near, far].filter((other) => other >= 0 && other !== i);
  const lines = imports.map((j) => `from pkg${Math.floor(j / PACKAGE_SIZE)}.mod${j} import Thing${j}, make_${j}`);
  // Every second module extends its neighbour, so that classes have a few ancestors, as in real code.
  const base = i % 2 === 0 || imports[0] === undefined ? "" : `(Thing${imports[0]})`;
  lines.push(`class Thing${i}${base}:`);
  for (let m = 0; m < 8; m++) {
    lines.push(`    def step_${i}_${m}(self, value):`, `        self.step_${i}_${(m + 1) % 8}(value)`);
    lines.push(`        result = make_${i}(value)`, `        return result.step_${i}_0(value) or value.other(${m})`);
  }
  lines.push(`def make_${i}(value):`, `    return Thing${i}()`);
  for (const j of imports) lines.push(`make_${j}(${i}).step_${j}_1(${j})`);
  return `${lines.join("\n")}\n`;
}
