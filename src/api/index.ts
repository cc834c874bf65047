/** What the package offers to programs; docs/library.md explains it with examples. */
export { indexCheckToWire } from "../envelope/index-check-to-wire.ts";
export { toWire } from "../envelope/to-wire.ts";
export type * from "../envelope/wire.ts";
export { UserError } from "../model/errors.ts";
export type * from "../model/result.ts";
export type * from "../model/review.ts";
export { reviewToWire } from "../review/review-to-wire.ts";
export {
  type AskOptions,
  NavRepository,
  type OpenOptions,
  openRepository,
  type RoutedThing,
  type SearchQuestion,
} from "./open-repository.ts";
export type { FileRouting, QueryRouting } from "./routing.ts";
export { routingToWire } from "./routing-to-wire.ts";
export { type Validation, validationToWire } from "./validation.ts";
