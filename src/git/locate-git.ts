import { UserError } from "../model/errors.ts";
import { findProgram } from "../util/find-program.ts";

/** The absolute path of the git program on `PATH`. */
export function locateGit(env: NodeJS.ProcessEnv): string {
  const program = findProgram("git", env);
  if (program !== undefined) return program;
  throw new UserError(
    "git was not found on PATH: install git 2.31 or newer (https://git-scm.com/downloads), then run this again.",
    {
      code: "GIT_NOT_FOUND",
    },
  );
}
