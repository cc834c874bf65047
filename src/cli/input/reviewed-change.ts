import type { ReviewedChange } from "../../api/review.ts";
import { INDEX_MODES } from "../../model/review.ts";
import { patternsIn } from "../../util/glob.ts";
import type { CommandContext, ParsedOptions } from "../spec/command.ts";
import { choice, wholeNumber } from "./option-values.ts";

/** Which change `--base`, `--head`, `--rev` and `--work-tree` mean. */
export function reviewedChange({ rev }: CommandContext, options: ParsedOptions): ReviewedChange {
  return {
    base: options.text("base"),
    head: options.text("head") ?? rev,
    range: options.text("range"),
    include: options.texts("include").flatMap(patternsIn),
    exclude: options.texts("exclude").flatMap(patternsIn),
    isWorkTree: options.flag("work-tree"),
    maxFileSize: wholeNumber(options, "max-file-size"),
    index: choice(options, "index", INDEX_MODES, "check"),
    isIndexVerified: options.flag("verify-index"),
    timeBudgetSeconds: wholeNumber(options, "time-budget"),
    indexBudgetSeconds: wholeNumber(options, "index-budget"),
  };
}
