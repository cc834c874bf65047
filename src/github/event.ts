import { readFileSync } from "node:fs";
import { property } from "../util/json.ts";

/** The head commit of the pull request that an event is about, if it is about one. Any shape of payload is read without fault. */
export function pullRequestHead(payload: unknown): string | undefined {
  const sha = property(property(property(payload, "pull_request"), "head"), "sha");
  return typeof sha === "string" && /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(sha) ? sha : undefined;
}

/** The payload that GitHub stored for this run; undefined when there is none. */
export function readPayload(eventPath: string | undefined): unknown {
  if (!eventPath) return undefined;
  try {
    return JSON.parse(readFileSync(eventPath, "utf8"));
  } catch {
    return undefined;
  }
}
