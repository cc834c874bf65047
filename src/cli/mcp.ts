import { openRepository } from "../api/open-repository.ts";
import { Repository } from "../git/repository.ts";
import { serveStdio } from "../mcp/serve-stdio.ts";
import { UserError } from "../model/errors.ts";
import type { Command } from "./command.ts";
import { configPath } from "./review-range.ts";
import { VERSION } from "./version.ts";

/** `llmc-nav mcp`: the same answers for agents, over the Model Context Protocol. */
export const mcpCommand: Command = {
  async run(context, options) {
    const { directory, rev, io, logger } = context;
    if (rev !== undefined) throw new UserError("A client names the commit with every call: start it without --rev.");
    const config = configPath(await Repository.open(directory), context, options);
    const repository = await openRepository(directory, { config, logger, environment: io.env });
    await serveStdio(repository, { version: VERSION, logger });
    return 0;
  },
};
