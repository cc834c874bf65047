import { UserError } from "../model/errors.ts";
import type { ActionSession } from "./session.ts";

/** Says whether the stored index is true for the checked-out commit. */
export async function runAudit(_session: ActionSession): Promise<void> {
  throw new UserError("The mode audit is not there yet.");
}
