import { type AuditOptions, runAudit } from "../../audit/run-audit.ts";
import { insidePath } from "../../git/paths.ts";
import type { Audit } from "../../model/audit.ts";
import { type Asker, contextFor } from "../context.ts";
import { absolute, type Whereabouts } from "../named-file.ts";

/** Audits what is stored about the repository; the configuration is a file of the commit, named from `where` or from the root. */
export async function auditRepository(
  asker: Asker,
  where: Whereabouts,
  { config, previous, environment }: Pick<AuditOptions, "config" | "previous" | "environment">,
): Promise<Audit> {
  const context = await contextFor(asker);
  const path = config && (insidePath(context.repository.root, absolute(config, where)) ?? config);
  return runAudit({ ...context, config: path, previous, environment });
}
