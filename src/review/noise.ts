import type { Repository } from "../git/repository.ts";

/** Files that tools write: comparing their symbols tells a reviewer nothing. */
const LOCK_FILE =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|poetry\.lock|uv\.lock|Pipfile\.lock|Cargo\.lock|go\.sum|composer\.lock|Gemfile\.lock)$/;
const GENERATED = /\.(?:min|bundle|generated)\.[a-z]+$|\.map$|_pb2(?:_grpc)?\.pyi?$|\.pb(?:\.gw)?\.(?:go|cc|h)$/;
const VENDORED = /(?:^|\/)(?:node_modules|vendor|third[_-]party|_vendor|bower_components)\//;
/** Code that people write has shorter lines on average; what has longer ones went through a minifier. */
const MAX_MEAN_LINE_LENGTH = 400;
const ATTRIBUTES = ["linguist-generated", "linguist-vendored"] as const;

/** Why a path is left out by its name alone; undefined when it is not. */
export function noiseByName(path: string): string | undefined {
  if (LOCK_FILE.test(path)) return "a lock file";
  if (GENERATED.test(path)) return "generated";
  return VENDORED.test(path) ? "vendored" : undefined;
}

/** Whether a text went through a minifier. */
export function isMinified(text: string): boolean {
  let lines = 1;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines++;
  return text.length > 10 * MAX_MEAN_LINE_LENGTH && text.length / lines > MAX_MEAN_LINE_LENGTH;
}

/** Why paths are left out by the repository's own `.gitattributes` at a commit (undefined: the working tree's). */
export async function noiseByAttributes(
  repository: Repository,
  commit: string | undefined,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const reasons = new Map<string, string>();
  const fields = paths.length === 0 ? [] : await attributesOf(repository, commit, paths);
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = "", attribute, value] = fields.slice(at, at + 3);
    if (value === "unspecified" || value === "unset" || value === "false") continue;
    reasons.set(path, attribute === ATTRIBUTES[0] ? "generated" : "vendored");
  }
  return reasons;
}

/** Before git 2.40 only the attributes of the working tree can be asked for, which is the head in most jobs. */
async function attributesOf(
  repository: Repository,
  commit: string | undefined,
  paths: readonly string[],
): Promise<readonly string[]> {
  const sources = [...(commit === undefined ? [] : [[`--source=${commit}`]]), ...(repository.isBare ? [] : [[]])];
  for (const source of sources) {
    const answer = await repository.git.run(["check-attr", ...source, "-z", "--stdin", ...ATTRIBUTES], {
      input: `${paths.join("\0")}\0`,
      task: "read .gitattributes",
      acceptedCodes: [0, 128, 129],
    });
    if (answer.exitCode === 0) return answer.stdout.toString("utf8").split("\0");
  }
  return [];
}
