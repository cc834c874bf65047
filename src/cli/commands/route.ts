import { configOf } from "../../api/config-file.ts";
import { readOneFile } from "../../api/named-file.ts";
import { routeFile, routeQuery } from "../../api/routing.ts";
import { routingNotes, routingToWire } from "../../api/routing-to-wire.ts";
import { UserError } from "../../model/errors.ts";
import { renderRouting } from "../../render/answers/route.ts";
import { configFor, whereaboutsOf } from "../input/open-for.ts";
import type { Command } from "../spec/command.ts";
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
    const config = configOf(await configFor(context, options));
    const routing =
      file === undefined
        ? routeQuery(config, query ?? "", tool)
        : routeFile(config, await readOneFile(file, whereaboutsOf(context)));
    await writeAnswer(context, {
      json: () => routingToWire(routing),
      text: (format) => renderRouting(format, routing, routingNotes(routing)),
    });
    return 0;
  },
};
