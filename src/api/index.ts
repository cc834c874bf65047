/** What the package offers to programs; docs/library.md explains it with examples. */
export { type IndexCheckWire, indexCheckToWire } from "../envelope/index-check-to-wire.ts";
export { toWire } from "../envelope/to-wire.ts";
export type * from "../envelope/wire.ts";
export type { IndexCheck } from "../freshness/check-index.ts";
export { UserError } from "../model/errors.ts";
export type * from "../model/result.ts";
export type * from "../model/review.ts";
export type { WhereUsedOptions } from "../nav/where-used.ts";
export { reviewToWire } from "../review/review-to-wire.ts";
export type { Logger } from "../util/logger.ts";
export type { Progress } from "../util/progress.ts";
export type { LineageLimits } from "./lineage.ts";
export {
  type AskOptions,
  NavRepository,
  type OpenOptions,
  openRepository,
  type RoutedThing,
  type SearchQuestion,
} from "./open-repository.ts";
export type { ReviewedChange } from "./review.ts";
export type { FileRouting, QueryRouting } from "./routing.ts";
export { routingToWire } from "./routing-to-wire.ts";
export { type Validation, validationToWire } from "./validation.ts";
