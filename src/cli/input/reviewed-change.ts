import type { ReviewedChange } from "../../api/review.ts";
import { UserError } from "../../model/errors.ts";
import { INDEX_MODES } from "../../model/review.ts";
import { patternsIn } from "../../util/glob.ts";
import type { CommandContext, ParsedOptions } from "../spec/command.ts";
import { choice, wholeNumber } from "./option-values.ts";

/** The change that `--base`, `--head`, `--rev`, `--work-tree` and a range such as `main..feature` name. */
export function reviewedChange({ rev }: CommandContext, options: ParsedOptions): ReviewedChange {
  const { base, head } = endsOf(options);
  return {
    base,
    head: head ?? rev,
    range: options.text("range"),
    include: options.texts("include").flatMap(patternsIn),
    exclude: options.texts("exclude").flatMap(patternsIn),
    isWorkTree: options.flag("work-tree") || undefined,
    maxFileSize: wholeNumber(options, "max-file-size"),
    baseline: options.text("baseline"),
    index: choice(options, "index", INDEX_MODES, "check"),
    isIndexVerified: options.flag("verify-index"),
    timeBudgetSeconds: wholeNumber(options, "time-budget"),
    indexBudgetSeconds: wholeNumber(options, "index-budget"),
  };
}

/** The same, or the change of the pull request that `--pr` names. */
export async function reviewedOrPullRequest(context: CommandContext, options: ParsedOptions): Promise<ReviewedChange> {
  const change = reviewedChange(context, options);
  const number = wholeNumber(options, "pr");
  if (number === undefined) return change;
  const others = [change.base, change.head, change.range, change.isWorkTree];
  if (others.some((given) => given !== undefined)) {
    throw new UserError("--pr names both ends of the change: leave the other end out.");
  }
  const { findPullRequest } = await import("../../github/named-pull-request.ts");
  const { base, head, explanation = "" } = await findPullRequest(context.directory, number, context.io.env);
  return { ...change, base, head, range: explanation };
}

/** The ends of a change. Two dots and three mean the same here: what the second brings since it left the first, as in a pull request. */
function endsOf(options: ParsedOptions): { readonly base?: string | undefined; readonly head?: string | undefined } {
  const named = { base: options.text("base"), head: options.text("head") };
  const [argument] = options.positionals;
  if (argument === undefined) return named;
  const [base = "", head] = argument.split(/\.{2,3}/, 2);
  const isNamedTwice = named.base !== undefined || (head !== undefined && named.head !== undefined);
  if (isNamedTwice) {
    throw new UserError(`${JSON.stringify(argument)} and --base or --head name the same: leave one of them out.`);
  }
  return { base: base || "HEAD", head: head === undefined ? named.head : head || "HEAD" };
}
