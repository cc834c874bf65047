import type { ActionSession } from "../session.ts";

/** Whether the run is for a push to the default branch: only what such a run keeps can be seen by all others. */
export function isDefaultBranchPush({ context }: ActionSession): boolean {
  const { event, repository } = context;
  return event.kind === "push" && event.ref === `refs/heads/${repository?.defaultBranch}`;
}
