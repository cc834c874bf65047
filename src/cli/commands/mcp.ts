import { serveStdio } from "../../mcp/serve-stdio.ts";
import { UserError } from "../../model/errors.ts";
import { openFor } from "../input/open-for.ts";
import type { Command } from "../spec/command.ts";
import { VERSION } from "../version.ts";

/** `llmc-nav mcp`: the same answers for agents, over the Model Context Protocol. */
export const mcpCommand: Command = {
  async run(context, options) {
    const { rev, logger } = context;
    if (rev !== undefined) throw new UserError("A client names the commit with every call: start it without --rev.");
    await serveStdio(await openFor(context, options), { version: VERSION, logger });
    return 0;
  },
};
