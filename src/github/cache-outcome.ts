/** The outcome for a cache entry. The cache never fails a run: without it more is read and built again. */
export type CacheOutcome =
  | { readonly kind: "restored" | "saved" | "kept-already" | "other-version"; readonly key: string }
  | { readonly kind: "missed" | "unavailable" }
  | { readonly kind: "linked"; readonly path: string }
  | { readonly kind: "failed"; readonly doing: "restored from" | "kept in"; readonly reason: string };

/** The outcome as a sentence for the log. */
export function describeOutcome(
  outcome: CacheOutcome,
  { what, condition }: { readonly what: string; readonly condition: string },
): string {
  switch (outcome.kind) {
    case "restored":
      return `${what} was restored from the cache (${outcome.key}).`;
    case "saved":
      return `${what} was kept in the cache (${outcome.key}).`;
    case "kept-already":
      return `${what} of this commit is in the cache already (${outcome.key}).`;
    case "missed":
      return `${what} is not in the cache yet: a push to the default branch with \`index: build\`${condition} keeps it there.`;
    case "other-version":
      return `${what} in the cache was made by another version of llmc-nav (${outcome.key}), so it is not used.`;
    case "unavailable":
      return `${what} cannot be kept between runs: this server has no cache for actions.`;
    case "linked":
      return `${what} is neither restored from the cache nor kept there: ${outcome.path} is no directory of this checkout.`;
    case "failed":
      return `${what} could not be ${outcome.doing} the cache: ${outcome.reason}`;
  }
}

/** Whether the outcome needs attention. */
export function isProblem({ kind }: CacheOutcome): boolean {
  return kind === "failed" || kind === "linked";
}
