import { CONFIG_FILE } from "../../config/config-text.ts";
import { readTreeConfig } from "../../config/tree-config.ts";
import { brokenIdentity } from "../../model/ignore.ts";
import type { BrokenUse, IgnoredBy } from "../../model/review.ts";
import type { Logger } from "../../util/logger.ts";
import type { Side } from "../sides/sides.ts";
import { readBaseline } from "./baseline.ts";
import { ignoreList } from "./list.ts";

/** Finds whether a broken use was declared intended before the change, and by what. */
export type IgnoreRules = (use: BrokenUse) => { readonly by: IgnoredBy; readonly note: string | undefined } | undefined;

/** The list in llmc.toml and the baseline, both from base: a change cannot excuse itself by editing them. */
export async function ignoreRules(
  { project }: Side,
  paths: { readonly config?: string | undefined; readonly baseline?: string | undefined },
  logger: Logger,
): Promise<IgnoreRules> {
  const loaded = await readTreeConfig(project.tree, project.entries.get(paths.config ?? CONFIG_FILE));
  const list = ignoreList(loaded?.config?.ignore ?? []);
  const { known, problem } = await readBaseline(project.tree, project.entries, paths.baseline);
  if (problem !== undefined) logger.warn(problem);
  return (use) => {
    const entry = list(use);
    if (entry !== undefined) return { by: "list", note: entry.reason };
    return known.has(brokenIdentity(use)) ? { by: "baseline", note: undefined } : undefined;
  };
}
