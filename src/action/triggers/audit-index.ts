import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseAudit } from "../../envelope/audit-document.ts";
import { GRAPH_PATH } from "../../graph/file/graph-file.ts";
import type { Audit } from "../../model/audit.ts";
import { runEngine } from "../engine/engine.ts";
import { fetchIndexedCommit } from "../index/fetch-indexed-commit.ts";
import { makeSearchTables } from "../index/search-tables.ts";
import { bringIndexTo, keepIndex, restoreSearchTables, restoreStoredIndex } from "../index/stored-index.ts";
import type { ActionSession } from "../session.ts";

/** The audit of the stored index, and the audit from before the index was built again. */
export interface CheckedIndex {
  readonly audit: Audit;
  /** Undefined when nothing was built. */
  readonly before: Audit | undefined;
}

/** Audits the stored index; with `index: build` one that is not true is built again, proved by a second audit, and kept in the cache. */
export async function checkStoredIndex(session: ActionSession, commit: string): Promise<CheckedIndex> {
  const restored = await restore(session, commit);
  // Before they are looked at: tables of an older commit are what a schedule is there to bring up to date.
  await makeSearchTables(session, commit);
  await fetchIndexedCommit(session);
  const audit = await askAudit(session, commit);
  const isWrong = audit.problems.some(({ area, severity }) => area === "index" && severity === "error");
  // A committed index is fixed by a commit, which is for people to make.
  const isToBuild = session.inputs.index === "build" && isWrong && !audit.index.isCommitted;
  const isLying = (audit.index.links?.wrong ?? 0) > 0;
  if (isLying && restored !== undefined)
    session.logger.warn(`The kept index says what is not in the files. Delete its entry ${restored} from the cache.`);
  if (!isToBuild || !(await bringIndexTo(session, commit, { isFull: isLying }))) return { audit, before: undefined };
  const proved = await askAudit(session, commit);
  await keepIndex(session, commit, restored);
  return { audit: proved, before: audit };
}

/** Audits the stored index. */
export async function askAudit(session: ActionSession, commit: string): Promise<Audit> {
  const args = ["audit", `--rev=${commit}`, `--config=${session.inputs.config}`, "--format=json"];
  return parseAudit((await runEngine(session, args)).text);
}

/** An index in the checkout is the one to audit; else the one that an earlier run kept. */
async function restore(session: ActionSession, commit: string): Promise<string | undefined> {
  const { root } = await session.openRepository();
  if (existsSync(join(root, GRAPH_PATH))) return undefined;
  await restoreSearchTables(session, commit);
  return await restoreStoredIndex(session, { head: commit });
}
