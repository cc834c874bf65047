import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Repository } from "../../git/repository.ts";
import type { Tree } from "../../model/tree.ts";
import { fileNameOf } from "../../util/last-part.ts";

const ATTRIBUTES = ["linguist-generated", "linguist-vendored"] as const;
const ATTRIBUTES_FILE = ".gitattributes";
/** With a git that cannot read attributes from a commit, more attribute files than this are ignored. */
const MAX_ATTRIBUTES_FILES = 2000;

/**
 * The reasons why paths are left out according to the `.gitattributes` of the commit that a change starts from. Those of its head
 * belong to the change: a change that could declare itself generated would switch off its own review.
 */
export async function noiseByAttributes(
  repository: Repository,
  base: Tree,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const reasons = new Map<string, string>();
  const fields = paths.length === 0 ? [] : await attributesOf(repository, base, paths);
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = "", attribute, value] = fields.slice(at, at + 3);
    if (value === "unspecified" || value === "unset" || value === "false") continue;
    reasons.set(path, attribute === ATTRIBUTES[0] ? "generated" : "vendored");
  }
  return reasons;
}

async function attributesOf(repository: Repository, base: Tree, paths: readonly string[]): Promise<readonly string[]> {
  const { entries } = await base.list();
  const written = entries.filter(({ path }) => fileNameOf(path) === ATTRIBUTES_FILE).slice(0, MAX_ATTRIBUTES_FILES);
  if (written.length === 0) return [];
  const command = (source: readonly string[]) => ["check-attr", ...source, "-z", "--stdin", ...ATTRIBUTES];
  const options = {
    input: `${paths.join("\0")}\0`,
    task: "read .gitattributes",
    acceptedCodes: [0, 128, 129],
  };
  const answer = await repository.git.run(command([`--source=${base.commit}`]), options);
  if (answer.exitCode === 0) return answer.stdout.toString("utf8").split("\0");
  // git before 2.40 reads attributes only from a working tree and its index, so it gets one that contains nothing else.
  const directory = mkdtempSync(join(tmpdir(), "llmc-nav-attributes-"));
  try {
    for (const each of ["objects", "refs"]) mkdirSync(join(directory, ".git", each), { recursive: true });
    writeFileSync(join(directory, ".git", "HEAD"), "ref: refs/heads/main\n");
    for await (const { entry, bytes } of base.readMany(written)) if (bytes) writeInside(directory, entry.path, bytes);
    const older = await repository.git.in(directory).run(command([]), options);
    return older.exitCode === 0 ? older.stdout.toString("utf8").split("\0") : [];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Writes a file below a directory. A path that this file system cannot represent is skipped: then more is compared, not less. */
function writeInside(directory: string, path: string, bytes: Uint8Array): void {
  const file = join(directory, ...path.split("/"));
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes, { flag: "wx" });
  } catch {}
}
