import { accessSync, constants, statSync } from "node:fs";
import path from "node:path";
import { UserError } from "../model/errors.ts";

/**
 * The absolute path of the git program on `PATH`. Looked up here because the system's own search may try the current
 * directory first, where a repository could have committed a `git.exe`; for the same reason relative entries are ignored.
 */
export function locateGit(env: NodeJS.ProcessEnv): string {
  const fileName = process.platform === "win32" ? "git.exe" : "git";
  for (const directory of (env.PATH ?? env.Path ?? "").split(path.delimiter)) {
    if (!path.isAbsolute(directory)) continue;
    const candidate = path.join(directory, fileName);
    if (isProgram(candidate)) return candidate;
  }
  throw new UserError(
    "git was not found on PATH: install git 2.31 or newer (https://git-scm.com/downloads), then run this again.",
    {
      code: "GIT_NOT_FOUND",
    },
  );
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
