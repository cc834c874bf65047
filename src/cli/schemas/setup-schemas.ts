import { count, flag, list, nullable, object, oneOf, type Plain, type Schema, text } from "../../api/schemas/schema.ts";
import type { explanationToWire } from "../commands/explain.ts";
import { CODE_KINDS, CODE_SEVERITIES } from "../commands/explanations.ts";
import { CHECK_STATES } from "../doctor/check.ts";
import type { checksToWire } from "../doctor/output.ts";
import { FILE_OUTCOMES, type PlannedFile } from "../init/init.ts";

type ChecksWire = ReturnType<typeof checksToWire>;
type ExplanationWire = ReturnType<typeof explanationToWire>;

/** The answer of `init`. */
export const initSchema = object<{ readonly files: readonly PlannedFile[] }>({
  files: list(
    object<PlannedFile>({
      path: text(),
      text: text("what the file is to hold"),
      outcome: oneOf(FILE_OUTCOMES, "kept: it was there already; planned: --dry-run"),
    }),
  ),
});

/** The answer of `doctor`. */
export const doctorSchema: Schema<Plain<ChecksWire>> = object<ChecksWire>({
  ok: flag("nothing fails"),
  failures: count(),
  warnings: count(),
  checks: list(
    object<ChecksWire["checks"][number]>({
      name: text(),
      state: oneOf(CHECK_STATES),
      message: text(),
      advice: nullable(text(), "what to do"),
    }),
  ),
});

/** A line of `explain --format jsonl`. */
export const explanationSchema: Schema<Plain<ExplanationWire>> = object<ExplanationWire>({
  code: text(),
  kind: oneOf(CODE_KINDS),
  severity: nullable(oneOf(CODE_SEVERITIES), "of findings"),
  meaning: text(),
  what_helps: text(),
  page: text("that has more"),
});

/** The answer of `explain`. */
export const explainSchema = object<{ readonly explanations: readonly ExplanationWire[] }>({
  explanations: list(explanationSchema),
});
