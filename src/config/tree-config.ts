import type { ConfigFinding } from "../model/review.ts";
import type { Tree, TreeEntry } from "../model/tree.ts";
import { type LoadedConfig, loadConfig } from "./load-config.ts";

/** The configuration in a tree, with findings that name its file. */
export interface TreeConfig extends Pick<LoadedConfig, "config"> {
  readonly findings: readonly ConfigFinding[];
  /** True if there are no errors. */
  readonly isValid: boolean;
}

/** Reads the configuration in a file of a tree; undefined when there is none that is readable. */
export async function readTreeConfig(tree: Tree, entry: TreeEntry | undefined): Promise<TreeConfig | undefined> {
  if (entry === undefined) return undefined;
  const { path } = entry;
  const { bytes } = await tree.read(entry);
  if (bytes === undefined) return undefined;
  const { config, findings } = loadConfig(bytes);
  return {
    config,
    findings: findings.map(({ code, severity, span, message, suggestion }) => {
      return { code, severity, path, line: span.line, column: span.column, message, suggestion };
    }),
    isValid: !findings.some(({ severity }) => severity === "error"),
  };
}
