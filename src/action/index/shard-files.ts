import { existsSync } from "node:fs";
import { join } from "node:path";
import { property } from "../../util/json.ts";
import { runEngine } from "../engine/engine.ts";
import type { ActionSession } from "../session.ts";

/** The files of a shard's artifact. */
export const FACTS_SHARD = "facts.shard";
export const VECTORS_SHARD = "vectors.shard";

/** Whether the configuration says where embeddings go. Without one nothing is embedded, which costs time and may cost money. */
export async function hasEmbeddings(session: ActionSession): Promise<boolean> {
  const { inputs, context, logger } = session;
  if (!existsSync(join(context.workspace, inputs.config))) return false;
  const { text } = await runEngine(session, ["validate", `--config=${inputs.config}`, "--format=json"]);
  const report: unknown = JSON.parse(text);
  if (property(report, "valid") !== true) {
    logger.warn(`${inputs.config} has errors, so nothing is embedded.`);
    return false;
  }
  const routes = property(report, "routes");
  return Array.isArray(routes) && routes.some((route) => property(route, "resolved") !== null);
}
