import { dirname } from "node:path";
import { UserError } from "../model/errors.ts";
import { property } from "../util/json.ts";
import { withinTime } from "../util/within-time.ts";
import type { GitHubClient } from "./client.ts";
import type { EventRepository } from "./event.ts";
import { expectedList, OddAnswerError } from "./odd-answer.ts";
import { readZipEntry } from "./read-zip.ts";

/** A report is a few megabytes at most; more is an attack or a mistake. */
const MAX_ARTIFACT_BYTES = 20 * 1024 * 1024;
/** The upload may have hundreds of megabytes; a service that takes longer for it hangs. */
const MAX_UPLOAD_SECONDS = 300;

export interface UploadOptions {
  readonly retentionDays?: number;
  readonly folder?: string;
  /** The time limit: the client itself would retry for many minutes. */
  readonly maxSeconds?: number;
}

/** Uploads files of one folder, by default that of the first, as an artifact of this run; returns the reason when it fails. */
export async function uploadFiles(
  name: string,
  files: readonly string[],
  { folder, maxSeconds = MAX_UPLOAD_SECONDS, ...options }: UploadOptions = {},
): Promise<string | undefined> {
  const [first] = files;
  if (first === undefined) return "There are no files.";
  try {
    // The client is large, and most runs do not need it.
    const { DefaultArtifactClient } = await import("@actions/artifact");
    const upload = new DefaultArtifactClient().uploadArtifact(name, [...files], folder ?? dirname(first), options);
    await withinTime(upload, maxSeconds);
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
  const artifacts = expectedList(property(data, "artifacts"), "list of artifacts");
  const found = artifacts.find((each) => property(each, "name") === artifact.name && !property(each, "expired"));
  if (found === undefined) return undefined;
  const id = property(found, "id");
  if (typeof id !== "number") throw new OddAnswerError("its answer has an artifact without a number");
  if (Number(property(found, "size_in_bytes")) > MAX_ARTIFACT_BYTES)
    throw new UserError(`The artifact ${artifact.name} is larger than ${MAX_ARTIFACT_BYTES} bytes.`);
  const answer = await client.rest.actions.downloadArtifact({
    owner,
    repo,
    artifact_id: id,
    archive_format: "zip",
  });
  const zip: unknown = answer.data;
  if (!(zip instanceof ArrayBuffer)) throw new OddAnswerError("its answer is no archive");
  return readZipEntry(Buffer.from(zip), artifact.file, MAX_ARTIFACT_BYTES);
}
