/** An answer as JSON without what differs from run to run. */
export function timeless(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer, (key, value) => (key === "elapsed_ms" || key === "timings" ? undefined : value)),
  );
}
