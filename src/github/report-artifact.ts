import { dirname } from "node:path";
import type { GitHubClient } from "./client.ts";
import type { EventRepository } from "./event.ts";
import { readZipEntry } from "./read-zip.ts";

/** A report is a few megabytes at most; more is an attack or a mistake. */
const MAX_ARTIFACT_BYTES = 20 * 1024 * 1024;

/** Keeps files of one folder, by default that of the first, as an artifact of this run; answers why not when it cannot. */
export async function uploadFiles(
  name: string,
  files: readonly string[],
  { folder, ...options }: { readonly retentionDays?: number; readonly folder?: string } = {},
): Promise<string | undefined> {
  const [first] = files;
  if (first === undefined) return "There are no files.";
  try {
    // The client is large, and most runs end without it.
    const { DefaultArtifactClient } = await import("@actions/artifact");
    await new DefaultArtifactClient().uploadArtifact(name, [...files], folder ?? dirname(first), options);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * The text of one file of another run's artifact. The artifact was made by a job that ran a stranger's code: only the named file is
 * read, nothing is unpacked to disk, and sizes are limited.
 */
export async function downloadReport(
  client: GitHubClient,
  repository: EventRepository,
  runId: number,
  artifact: { readonly name: string; readonly file: string },
): Promise<string | undefined> {
  const { owner, name: repo } = repository;
  const { data } = await client.rest.actions.listWorkflowRunArtifacts({
    owner,
    repo,
    run_id: runId,
    name: artifact.name,
  });
  const found = data.artifacts.find((each) => each.name === artifact.name && !each.expired);
  if (!found) return undefined;
  if (found.size_in_bytes > MAX_ARTIFACT_BYTES) throw new Error(`The artifact ${artifact.name} is too large.`);
  const answer = await client.rest.actions.downloadArtifact({
    owner,
    repo,
    artifact_id: found.id,
    archive_format: "zip",
  });
  return readZipEntry(Buffer.from(answer.data as ArrayBuffer), artifact.file, MAX_ARTIFACT_BYTES);
}
