import { GitRepo } from "./git-repo.ts";
import { cli } from "./run-cli.ts";

/** Makes a change in a working tree with the files of `base`, and applies the offered patch with git. */
export async function patched(base: Readonly<Record<string, string>>, change: Readonly<Record<string, string>>) {
  const repo = GitRepo.with(base);
  for (const [path, text] of Object.entries(change)) repo.write(path, text);
  const { code, stdout, stderr } = await cli(repo.dir, "review", "--format", "patch");
  if (stdout !== "") {
    repo.write("fix.patch", stdout);
    repo.git("apply", "--check", "fix.patch");
    repo.git("apply", "fix.patch");
  }
  const after = JSON.parse((await cli(repo.dir, "review", "--json")).stdout);
  return { repo, code, patch: stdout, refused: stderr, left: after.broken.length };
}
