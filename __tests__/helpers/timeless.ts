/** Times, and what depends on what earlier runs have stored. */
const NOT_TIMELESS: ReadonlySet<string> = new Set(["elapsed_ms", "timings", "files_parsed"]);

/** An answer as JSON without what differs from run to run. */
export function timeless(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer, (key, value) => (NOT_TIMELESS.has(key) ? undefined : value)));
}
