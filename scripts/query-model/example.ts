import type { QueryRoute } from "../../src/routing/query-model.ts";

/** A text that somebody could ask, and the route that holds what it is about. */
export interface Example {
  /** The repository or the family of templates that it comes from: what is held out is held out by source. */
  readonly source: string;
  readonly kind: "heading" | "docstring" | "commit" | "template";
  readonly route: QueryRoute;
  readonly text: string;
}
