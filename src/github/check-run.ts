import { property, stringProperty } from "../util/json.ts";
import type { GitHubClient } from "./client.ts";
import type { EventRepository } from "./event.ts";
import { OddAnswerError } from "./odd-answer.ts";

/** GitHub accepts this many annotations in one request, and appends those of further requests. */
const ANNOTATIONS_PER_REQUEST = 50;
/** GitHub's limit for the summary of a check run, in characters. */
const MAX_SUMMARY = 65_535;

/** An annotation for lines of a file. */
export interface CheckAnnotation {
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly level: "notice" | "warning" | "failure";
  readonly title: string;
  readonly message: string;
}

export interface CheckRun {
  readonly repository: EventRepository;
  readonly headSha: string;
  readonly name: string;
  readonly conclusion: "success" | "failure" | "neutral";
  readonly title: string;
  readonly summary: string;
  readonly annotations: readonly CheckAnnotation[];
}

/** Creates a check run on the head commit. It is complete from its first request, so a cancelled job leaves none in progress. */
export async function writeCheckRun(client: GitHubClient, run: CheckRun): Promise<string | undefined> {
  const { owner, name: repo } = run.repository;
  const { title } = run;
  const summary = run.summary.slice(0, MAX_SUMMARY);
  const batches = inBatches(run.annotations.map(toWire), ANNOTATIONS_PER_REQUEST);
  const { data } = await client.rest.checks.create({
    owner,
    repo,
    name: run.name,
    head_sha: run.headSha,
    status: "completed",
    conclusion: run.conclusion,
    output: { title, summary, annotations: batches[0] ?? [] },
  });
  const id = property(data, "id");
  if (typeof id !== "number") throw new OddAnswerError("its answer is no check run");
  for (const annotations of batches.slice(1)) {
    await client.rest.checks.update({ owner, repo, check_run_id: id, output: { title, summary, annotations } });
  }
  return stringProperty(data, "html_url");
}

function toWire({ path, startLine, endLine, level, title, message }: CheckAnnotation) {
  return { path, start_line: startLine, end_line: endLine, annotation_level: level, title, message };
}

function inBatches<T>(all: readonly T[], size: number): T[][] {
  const batches: T[][] = [];
  for (let start = 0; start < all.length; start += size) batches.push(all.slice(start, start + size));
  return batches;
}
