import { isAbsolute, relative, resolve, sep } from "node:path";
import { reviewOptionsFor } from "../api/review.ts";
import { Repository } from "../git/repository.ts";
import type { ReviewOptions } from "../review/review.ts";
import type { CommandContext, ParsedOptions } from "./command.ts";
import { wholeNumber } from "./option-values.ts";

/** What `--base`, `--head` and `--work-tree` mean in the repository. */
export async function reviewOptions(context: CommandContext, options: ParsedOptions): Promise<ReviewOptions> {
  const repository = await Repository.open(context.directory);
  return reviewOptionsFor(repository, context, {
    base: options.text("base"),
    head: options.text("head"),
    isWorkTree: options.flag("work-tree"),
    config: configPath(repository, context, options),
    maxFileSize: wholeNumber(options, "max-file-size"),
  });
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
