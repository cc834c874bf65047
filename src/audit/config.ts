import { BUILT_IN_CONFIG } from "../config/built-in-config.ts";
import { loadConfig } from "../config/load-config.ts";
import type { RoutingConfig } from "../config/routing-config.ts";
import type { Tree } from "../model/tree.ts";
import type { AuditedConfig } from "./audit.ts";

/** What the configuration of a commit says, and what is wrong with it. */
export interface ConfigCheck {
  readonly audited: AuditedConfig;
  /** Undefined when the file is no TOML at all. */
  readonly config: RoutingConfig | undefined;
}

/** Checks the configuration as the commit has it; what is being edited does not count. */
export async function auditConfig(tree: Tree, path: string): Promise<ConfigCheck> {
  const { entries } = await tree.list();
  const entry = entries.find((each) => each.path === path);
  const bytes = entry && (await tree.read(entry)).bytes;
  if (bytes === undefined) {
    return { audited: { isPresent: false, isValid: true, findings: [] }, config: BUILT_IN_CONFIG };
  }
  const { config, findings } = loadConfig(bytes);
  const audited = findings.map(({ code, severity, span, message, suggestion }) => {
    return { code, severity, path, line: span.line, column: span.column, message, suggestion };
  });
  const isValid = !findings.some(({ severity }) => severity === "error");
  return { audited: { isPresent: true, isValid, findings: audited }, config };
}
