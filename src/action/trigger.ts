import type { GitHubEvent } from "../github/event.ts";
import { UserError } from "../model/errors.ts";
import type { ActionInputs, ActionMode } from "./inputs.ts";

/** The task of a run. `command` is a query that a comment asks; `shard` and `merge` are for jobs that make one index together. */
export type Trigger = Exclude<ActionMode, "auto"> | "command" | "shard" | "merge" | "nothing";

/** The task that the inputs `shard` and `mode` choose, else the one that fits the event. */
export function triggerOf({ mode, shard }: Pick<ActionInputs, "mode" | "shard">, event: GitHubEvent): Trigger {
  if (shard !== undefined) return shard === "merge" ? "merge" : "shard";
  if (mode !== "auto") return mode;
  switch (event.kind) {
    case "pull_request":
      return event.isClosed ? "nothing" : "review";
    case "merge_group":
    case "push":
      return "review";
    case "schedule":
      return "audit";
    case "workflow_dispatch":
      return "query";
    case "issue_comment":
      return "command";
    case "workflow_run":
      return "publish";
    case "other":
      throw new UserError(
        `llmc-nav does not know what to do on ${event.name === "" ? "this event" : `the event ${event.name}`}: set the input mode to review, audit, query, validate or publish.`,
      );
  }
}
