import { type Check, checksCodec } from "../../api/doctor/check.ts";
import { examine } from "../../api/doctor/examine.ts";
import { EXIT_FINDINGS, EXIT_OK } from "../../model/exit-codes.ts";
import { renderChecks } from "../../render/answers/doctor.ts";
import { configFor } from "../input/open-for.ts";
import type { Command, CommandContext } from "../spec/command.ts";
import { writeAnswer } from "./answer.ts";

/** `llmc-nav doctor`: looks at everything that the other commands need, and says what to do. */
export const doctorCommand: Command = {
  async run(context, options) {
    const { directory, logger, io } = context;
    const config = () => configFor(context, options);
    const found = await examine({ directory, logger, environment: io.env, config });
    const checks = [...found, ...(await aboutToken(context))];
    await writeAnswer(context, {
      json: () => checksCodec.toWire({ checks }),
      text: (format) => renderChecks(format, checks),
    });
    return checks.some(({ state }) => state === "fail") ? EXIT_FINDINGS : EXIT_OK;
  },
};

/** GitHub's client is large, and loaded only where there is a token to try. */
async function aboutToken({ io }: CommandContext): Promise<readonly Check[]> {
  if (!io.env.GITHUB_TOKEN) return [];
  const check = await (await import("../input/check-token.ts")).checkToken(io.env);
  return check === undefined ? [] : [check];
}
