import type { RoutingConfig } from "../config/routing-config.ts";
import { UserError } from "../model/errors.ts";
import { classifyQuery } from "../routing/classify-query.ts";
import { classifySlice } from "../routing/classify-slice.ts";
import { planQuery } from "../routing/fan-out.ts";
import { resolveSliceRoute, routeOfSliceType } from "../routing/resolve-route.ts";
import { decodeText } from "../util/text.ts";
import type { Command, CommandContext } from "./command.ts";
import { readNamedFiles } from "./named-file.ts";
import { readConfig } from "./read-config.ts";
import { type FileRouting, type QueryRouting, renderRouting } from "./route-output.ts";

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
    const routing = file === undefined ? routeQuery(config, query ?? "", tool) : await routeFile(config, file, context);
    await context.io.writeOut(renderRouting(context.format, routing));
    return 0;
  },
};

function routeQuery(config: RoutingConfig, query: string, tool: string | undefined): QueryRouting {
  const { defaultRoute, preferCodeOnConflict, conflictMargin } = config;
  const context = { toolId: tool, defaultRoute, preferCodeOnConflict, conflictMargin };
  const classification = classifyQuery(query, context);
  return { kind: "query", query, tool, classification, config, plan: planQuery(config, classification.routeName) };
}

async function routeFile(config: RoutingConfig, file: string, context: CommandContext): Promise<FileRouting> {
  for await (const { path, bytes, skipped } of readNamedFiles([file], context)) {
    const decoded = bytes && decodeText(bytes);
    if (decoded === undefined || decoded.isBinary) {
      throw new UserError(`${JSON.stringify(path)} cannot be read as text: ${skipped?.reason ?? "binary"}.`);
    }
    const classification = classifySlice(path, decoded.text);
    const { routeName } = routeOfSliceType(config, classification.sliceType);
    const { route, fallbacks } = resolveSliceRoute(config, classification.sliceType);
    return {
      kind: "file",
      path,
      classification,
      routeName,
      config,
      plan: { routes: [{ route, weight: 1 }], fallbacks },
    };
  }
  throw new Error("a named file gave no answer");
}
