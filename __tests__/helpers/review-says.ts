import type { GitRepo } from "./git-repo.ts";
import { cli } from "./run-cli.ts";

/** The statements of a review about a change: broken uses, users of changed symbols, and affected files. */
export interface ReviewSays {
  readonly index: { readonly state: string; readonly source: string };
  readonly said: unknown;
  /** The number of broken uses. */
  readonly broken: number;
}

/** Reviews the changes since a commit, and returns the statements that matter to people. */
export async function reviewSays(repo: GitRepo, base: string, ...args: string[]): Promise<ReviewSays> {
  const { code, stdout, stderr } = await cli(repo.dir, "review", `--base=${base}`, "--json", ...args);
  if (stdout === "") throw new Error(`the review ended with ${code}: ${stderr}`);
  const { broken, queries, affected_files, index } = JSON.parse(stdout);
  const places = queries.map(({ items }: { items: { file: string; line: number }[] }) =>
    items.map(({ file, line }) => `${file}:${line}`),
  );
  return {
    index,
    said: {
      broken: broken.map(({ path, line }: { path: string; line: number }) => `${path}:${line}`),
      places,
      affected_files,
    },
    broken: broken.length,
  };
}
