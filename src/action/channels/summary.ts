import * as core from "@actions/core";
import type { ActionSession } from "../session.ts";

/** Writes the job's summary, where a report is always to be found. That it cannot be written is a warning, not an error. */
export async function writeSummary({ logger }: ActionSession, markdown: string): Promise<void> {
  try {
    await core.summary.addRaw(markdown, true).write();
  } catch (error) {
    logger.warn(`The job summary could not be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
