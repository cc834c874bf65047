import { isAbsolute, relative, resolve, sep } from "node:path";
import { Repository } from "../git/repository.ts";
import { UserError } from "../model/errors.ts";
import { findReviewRange } from "../review/range.ts";
import type { ReviewOptions } from "../review/review.ts";
import type { CommandContext, ParsedOptions } from "./command.ts";
import { wholeNumber } from "./option-values.ts";

/** What `--base`, `--head` and `--work-tree` mean in the repository. */
export async function reviewOptions(context: CommandContext, options: ParsedOptions): Promise<ReviewOptions> {
  const { directory, logger, progress } = context;
  const isLive = options.flag("work-tree");
  const head = options.text("head") ?? context.rev;
  if (isLive && head !== undefined) throw new UserError("Say either --head COMMIT or --work-tree, not both.");
  const repository = await Repository.open(directory);
  const range = await findReviewRange(repository, { base: options.text("base"), head });
  return {
    directory,
    base: range.base,
    head: isLive ? undefined : range.head,
    range: range.explanation,
    config: configPath(repository, context, options),
    maxFileSize: wholeNumber(options, "max-file-size"),
    logger,
    progress,
  };
}

/** `--config` as a path inside of the repository: both sides are read from it, not from the disk. */
export function configPath(repository: Repository, { io }: CommandContext, options: ParsedOptions): string | undefined {
  const given = options.text("config");
  if (given === undefined) return undefined;
  const path = relative(repository.root, isAbsolute(given) ? given : resolve(io.cwd, given))
    .split(sep)
    .join("/");
  return path.startsWith("../") ? given : path;
}
