import type { ReadFile } from "../../api/read-repository-file.ts";
import { routeFile, routeQuery } from "../../api/routing.ts";
import { UserError } from "../../model/errors.ts";
import { readNamedFiles } from "../input/named-file.ts";
import { readConfig } from "../input/read-config.ts";
import { renderRouting } from "../output/route.ts";
import type { Command, CommandContext } from "../spec/command.ts";
import { writeAnswer } from "./answer.ts";

/** `llmc-nav route`: where a query is put or a file is kept, and why. */
export const routeCommand: Command = {
  async run(context, options) {
    const query = options.text("query");
    const file = options.text("file");
    const tool = options.text("tool");
    if ((query === undefined) === (file === undefined)) {
      throw new UserError('Say what to route: either --query "how do I log in" or --file src/auth.py.');
    }
    if (tool !== undefined && query === undefined) throw new UserError("--tool goes with --query.");
    const config = await readConfig(context, options);
    const routing =
      file === undefined ? routeQuery(config, query ?? "", tool) : routeFile(config, await readFile(context, file));
    await writeAnswer(context, (format) => renderRouting(format, routing));
    return 0;
  },
};

async function readFile(context: CommandContext, file: string): Promise<ReadFile> {
  for await (const read of readNamedFiles([file], context)) return read;
  throw new Error("a named file gave no answer");
}
