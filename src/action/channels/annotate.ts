import * as core from "@actions/core";
import { ANNOTATION_LEVELS, type Annotation } from "../../render/annotations.ts";

/** The runner shows this many of each level in a step; more would only fill the log. */
const SHOWN_PER_LEVEL = 10;
/** The runner cuts longer messages. */
const MAX_MESSAGE = 4096;

/** Prints annotations, most severe first, as many as the runner shows, and says how many are not among them. */
export function annotate(annotations: readonly Annotation[]): void {
  const print = { error: core.error, warning: core.warning, notice: core.notice };
  let hidden = 0;
  for (const level of ANNOTATION_LEVELS) {
    const all = annotations.filter((each) => each.level === level);
    // The last place is kept for the count of what does not fit.
    const shown = all.length > SHOWN_PER_LEVEL ? all.slice(0, SHOWN_PER_LEVEL - 1) : all;
    hidden += all.length - shown.length;
    for (const { path, line, title, message } of shown)
      print[level](message.slice(0, MAX_MESSAGE), { file: path, startLine: line, title });
  }
  if (hidden > 0) core.notice(`${hidden} more remarks are in the job summary and in the report.`);
}
