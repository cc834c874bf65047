import { UserError } from "../../model/errors.ts";
import { from, view } from "../../wire/object.ts";
import { list, nullable } from "../../wire/shapes.ts";
import { count, flag, oneOf, text } from "../../wire/values.ts";

/** The possible results of a check: `warn` is something that works less well than it could. */
export const CHECK_STATES = ["ok", "warn", "fail"] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** One thing that was looked at, what was found, and what to do about it. */
export interface Check {
  readonly name: string;
  readonly state: CheckState;
  readonly message: string;
  /** Undefined when there is nothing to do. */
  readonly advice: string | undefined;
}

/** A check without trouble. */
export function ok(name: string, message: string): Check {
  return { name, state: "ok", message, advice: undefined };
}

/** A check of something that works, but less well than it could. */
export function warn(name: string, message: string, advice: string): Check {
  return { name, state: "warn", message, advice };
}

/** A check of something that does not work. */
export function fail(name: string, message: string, advice?: string): Check {
  return { name, state: "fail", message, advice };
}

/** Runs a check; what the user can put right becomes its failure, whose sentence says what to do. */
export async function attempt(name: string, check: () => Promise<Check>): Promise<Check> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof UserError) return fail(name, error.message);
    throw error;
  }
}

function countOf(checks: readonly Check[], state: CheckState): number {
  return checks.filter((check) => check.state === state).length;
}

/** Checks, as they are shown. */
interface Checked {
  readonly checks: readonly Check[];
}

/** The answer of `doctor`. */
export const checksCodec = view<Checked>()({
  ok: from(({ checks }: Checked) => countOf(checks, "fail") === 0, flag("nothing fails")),
  failures: from(({ checks }: Checked) => countOf(checks, "fail"), count()),
  warnings: from(({ checks }: Checked) => countOf(checks, "warn"), count()),
  checks: list(
    view<Check>()({
      name: text(),
      state: oneOf(CHECK_STATES),
      message: text(),
      advice: nullable(text(), "what to do"),
    }),
  ),
});
