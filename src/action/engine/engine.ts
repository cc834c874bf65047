import { isDebug } from "@actions/core";
import { UserError } from "../../model/errors.ts";
import { EXIT_FINDINGS, EXIT_OK, EXIT_USER_ERROR } from "../../model/exit-codes.ts";
import type { ActionSession } from "../session.ts";
import { engineEnvironment } from "./environment.ts";

/** The output of a command. */
export interface EngineAnswer {
  readonly text: string;
  /** The command found something at the level it was told to fail on. */
  readonly hasFindings: boolean;
}

/**
 * Runs one command of the command line in the workspace. Values that come from outside must be given as `--name=value`, so that they
 * cannot be taken for options. The user's mistakes come back as `UserError`s, and so does a command that takes longer than it may; what
 * it leaves behind is whole or not there.
 */
export async function runEngine(
  session: ActionSession,
  args: readonly string[],
  { maxSeconds }: { readonly maxSeconds?: number | undefined } = {},
): Promise<EngineAnswer> {
  if (args.some((arg) => arg.includes("\0")))
    throw new UserError("A question cannot have the character NUL: write it without.");
  let lastLine = "";
  const { code, text } = await session.engine([...args, ...(isDebug() ? ["--verbose"] : [])], {
    cwd: session.context.workspace,
    env: engineEnvironment(session.env),
    maxSeconds,
    tell: (line) => {
      lastLine = line;
      session.logger.info(line);
    },
  });
  if (code === EXIT_OK || code === EXIT_FINDINGS) return { text, hasFindings: code === EXIT_FINDINGS };
  if (code === EXIT_USER_ERROR) throw new UserError(lastLine.replace(/^llmc-nav: /, ""));
  throw new Error(`llmc-nav ${args[0]} ended with ${code}.`);
}
