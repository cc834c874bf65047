import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** The directory of CPython's library on this machine, including its tests. */
export function pythonLibrary(): string {
  return execFileSync("python3", ["-c", "import sysconfig; print(sysconfig.get_paths()['stdlib'])"], {
    encoding: "utf8",
  }).trim();
}

/** A git repository with one commit of CPython's library. It is created once and kept between runs. */
export function pythonLibraryRepository(): string {
  const directory = join(tmpdir(), "llmc-nav-bench", "python-lib");
  if (existsSync(join(directory, ".git"))) return directory;
  mkdirSync(directory, { recursive: true });
  const skipped = new Set(["site-packages", "__pycache__", ".git"]);
  cpSync(pythonLibrary(), join(directory, "Lib"), {
    recursive: true,
    filter: (source) => !skipped.has(basename(source)) && !/\.(?:so|a|o|pyc)$/.test(source),
  });
  const git = (...args: string[]) => execFileSync("git", ["-C", directory, ...args], { stdio: "ignore" });
  git("init", "-q");
  git("add", "-A");
  git("-c", "user.name=bench", "-c", "user.email=bench@example.com", "commit", "-qm", "Lib");
  return directory;
}
