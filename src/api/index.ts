/**
 * The interface of the package for programs; docs/library.md explains it with examples. Types are listed one by one: the package's
 * declarations are made of this file, and a list that is not for the public, such as that of all roles, must not slip in.
 */
export { type IndexCheckWire, indexCheckToWire } from "../envelope/index-check-to-wire.ts";
export { changedToWire, type ReviewWire, reviewToWire } from "../envelope/review-document.ts";
export { toWire } from "../envelope/to-wire.ts";
export type { IndexCheck } from "../freshness/check-index.ts";
export type { FileFreshness } from "../freshness/compare-files.ts";
export type { RouteDecision } from "../freshness/gateway.ts";
export type { FileChange } from "../git/tree-diff.ts";
export type { CommitRelation } from "../model/commit-relation.ts";
export type { Direction } from "../model/direction.ts";
export type { ErrorCode } from "../model/error-codes.ts";
export { UserError } from "../model/errors.ts";
export type { DefinitionKind } from "../model/facts.ts";
export type { IndexStatus } from "../model/graph.ts";
export type {
  BindingStatus,
  CommonMeta,
  Enrichment,
  ErrorMeta,
  FallbackMeta,
  FreshnessState,
  Hop,
  ItemBinding,
  LineageItem,
  OkMeta,
  RagResult,
  RagToolMeta,
  ResultItem,
  ResultStatus,
  SearchItem,
  SearchMatch,
  Snippet,
  SnippetLocation,
  Source,
  SymbolRef,
  UseItem,
} from "../model/result.ts";
export type {
  AffectedSymbol,
  BrokenReason,
  BrokenUse,
  ChangedSymbol,
  ChangedSymbols,
  ChangeKind,
  ConfigFinding,
  DocMention,
  FileRoute,
  LeftOut,
  PhaseTiming,
  Review,
  ReviewConfig,
  ReviewFreshness,
  RoutingChange,
  SignatureChange,
  SkippedFile,
} from "../model/review.ts";
export type { SliceType } from "../model/routing.ts";
export type { OutlinedSymbol, SymbolContext, SymbolImpact, SymbolSource } from "../model/symbol-answers.ts";
export type { Confidence, UseRole } from "../model/use.ts";
export type { WhereUsedOptions } from "../nav/symbols/where-used.ts";
export type { Logger } from "../util/logger.ts";
export type { Progress } from "../util/progress.ts";
export type {
  HopWire,
  IndexStatusWire,
  ItemBindingWire,
  LineageItemWire,
  RagResultWire,
  RagToolMetaWire,
  ResultItemWire,
  SearchItemWire,
  SymbolRefWire,
  UseItemWire,
} from "../wire/envelope-wire.ts";
export { type ApiChange, type ApiDiff, type ApiRange, apiDiffToWire, type Release } from "./api-diff.ts";
export type { LineageLimits } from "./lineage.ts";
export {
  type AskOptions,
  NavRepository,
  type OpenOptions,
  openRepository,
  type RoutedFile,
  type RoutedQuery,
  type SearchQuestion,
} from "./open-repository.ts";
export type { SymbolFilter } from "./operations/describe-symbol.ts";
export type { Outline } from "./operations/outline.ts";
export type { PulledIndex } from "./pull.ts";
export type { ReviewedChange } from "./review.ts";
export type { FileRouting, QueryRouting } from "./routing.ts";
export { type FileRoutingWire, type QueryRoutingWire, routingToWire } from "./routing-to-wire.ts";
export { type Validation, type ValidationWire, validationToWire } from "./validation.ts";
