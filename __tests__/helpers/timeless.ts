/** Fields with times, and fields that depend on the files stored by earlier runs. */
const NOT_TIMELESS: ReadonlySet<string> = new Set(["elapsed_ms", "timings", "files_parsed"]);

/** An answer as JSON, without the fields that differ from run to run. */
export function timeless(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer, (key, value) => (NOT_TIMELESS.has(key) ? undefined : value)));
}
