import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const MANIFEST = /(?:^|\/)(?:package\.json|tsconfig[^/]*\.json|pyproject\.toml|setup\.cfg)$/;
const PEOPLE = ["-c", "user.name=bench", "-c", "user.email=bench@example.com"];

/** Makes a repository with one commit, which contains the given files and the manifests of another repository, so it can be incomplete. */
export function sourceTree(repository: string, commit: string, files: ReadonlySet<string>, directory: string): string {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", repository, ...args], { encoding: "utf8", maxBuffer: 2 ** 30 });
  const paths = git("ls-tree", "-r", "-z", "--name-only", commit)
    .split("\0")
    .filter((path) => path !== "");
  for (const path of paths.filter((each) => files.has(each) || MANIFEST.test(each))) {
    const bytes = execFileSync("git", ["-C", repository, "show", `${commit}:${path}`], { maxBuffer: 2 ** 30 });
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), bytes);
  }
  const here = (...args: string[]) => execFileSync("git", ["-C", directory, ...PEOPLE, ...args], { stdio: "ignore" });
  here("init", "-q");
  here("add", "-A");
  here("commit", "-q", "-m", "sources");
  return directory;
}
