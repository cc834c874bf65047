import { runEngine } from "./engine.ts";
import type { ActionSession } from "./session.ts";

/**
 * Brings stored facts back from the cache and checks them against the files: a cache is filled by other runs, and a run may be a
 * stranger's. Without a cache, or with a wrong one, files are only read again.
 */
export async function restoreStoredFacts(
  session: ActionSession,
  { base, head }: { readonly base?: string; readonly head: string },
): Promise<void> {
  const { inputs, logger } = session;
  if (!inputs.cache) return;
  const { restoreFacts } = await import("../github/facts-cache.ts");
  const outcome = await restoreFacts(head);
  if (outcome.kind === "failed") logger.warn(`The cache could not be used, so every file is read: ${outcome.reason}`);
  if (outcome.kind !== "restored") return;
  const since = base === undefined ? [] : [`--since=${base}`];
  const args = ["facts", "--verify", `--rev=${head}`, ...since, "--json"];
  const { hasFindings } = await runEngine(session, args);
  if (hasFindings) logger.warn(`The cache held wrong facts, so it was not used. Delete its entry ${outcome.key}.`);
  else logger.info(`Facts of earlier runs were restored from the cache (${outcome.key}).`);
}

/** Reads every file that has no stored facts, and keeps all of them for the runs to come. */
export async function readAndKeepFacts(session: ActionSession, commit: string): Promise<void> {
  await runEngine(session, ["facts", `--rev=${commit}`, `--max-file-size=${session.inputs.maxFileSize}`, "--json"]);
  await keepFacts(session, commit);
}

/** Keeps the stored facts in the cache for the runs to come. */
export async function keepFacts({ inputs, logger }: ActionSession, commit: string): Promise<void> {
  if (!inputs.cache) return;
  const { saveFacts } = await import("../github/facts-cache.ts");
  const outcome = await saveFacts(commit);
  if (outcome.kind === "saved") logger.info(`Facts were kept in the cache (${outcome.key}).`);
  if (outcome.kind === "failed") logger.warn(`Facts could not be kept in the cache: ${outcome.reason}`);
}
