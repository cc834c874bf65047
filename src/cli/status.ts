import { checkStatus } from "../api/status.ts";
import { Repository } from "../git/repository.ts";
import { writeAnswer } from "./answer.ts";
import type { Command } from "./command.ts";
import { renderStatus } from "./status-output.ts";

/** `llmc-nav status`: whether the index may answer, and how far it is off if not. */
export const statusCommand: Command = {
  async run(context) {
    const { directory, rev } = context;
    const check = await checkStatus(await Repository.open(directory), rev);
    await writeAnswer(context, (format) => renderStatus(format, check));
    return 0;
  },
};
