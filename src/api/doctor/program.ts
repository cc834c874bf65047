import { locateGit } from "../../git/locate-git.ts";
import { Git } from "../../git/runner.ts";
import { type Check, fail, ok } from "./check.ts";

const LEAST_NODE = 20;
const LEAST_GIT = [2, 31] as const;
/** From here on git reads `.gitattributes` from a commit, so a review knows the generated files of a head that is not checked out. */
const ATTRIBUTES_GIT = [2, 40] as const;

/** Whether this Node is new enough. */
export function checkNode(version: string): Check {
  const major = Number(/^v?(\d+)/.exec(version)?.[1]);
  if (major >= LEAST_NODE) return ok("node", `Node ${version}.`);
  return fail("node", `Node ${version} is too old.`, `Install Node ${LEAST_NODE} or newer.`);
}

/** Whether there is a git, and a new enough one. */
export async function checkGit(directory: string): Promise<Check> {
  const program = locateGit(process.env);
  const text = await new Git(directory).text(["version"], { task: "say its version" });
  const version = /(\d+)\.(\d+)[\w.]*/.exec(text);
  const found = `git ${version?.[0] ?? "of an unknown version"} (${program}).`;
  if (isBefore(version, LEAST_GIT)) {
    return fail("git", `${found} It is too old.`, `Install git ${LEAST_GIT.join(".")} or newer.`);
  }
  if (!isBefore(version, ATTRIBUTES_GIT)) return ok("git", found);
  return ok(
    "git",
    `${found} From ${ATTRIBUTES_GIT.join(".")} on, reviews of commits that are not checked out know their generated files.`,
  );
}

function isBefore(version: RegExpExecArray | null, [major, minor]: readonly [number, number]): boolean {
  const [foundMajor, foundMinor] = [Number(version?.[1] ?? 0), Number(version?.[2] ?? 0)];
  return foundMajor < major || (foundMajor === major && foundMinor < minor);
}
