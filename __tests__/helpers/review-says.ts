import type { GitRepo } from "./git-repo.ts";
import { cli } from "./run-cli.ts";

/** What a review says of a change: what broke, who uses what changed, and which files that touches. */
export interface ReviewSays {
  readonly index: { readonly state: string; readonly source: string };
  readonly said: unknown;
  /** How many uses are broken. */
  readonly broken: number;
}

/** Reviews what changed since a commit, and gives what people would act on. */
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
