import { isTestPath } from "./tests/is-test-path.ts";

/** The purpose of a file; `part` means that it belongs to the program itself. */
export type PathRole = "test" | "example" | "history" | "foreign" | "part";

const TEST_FOLDER = /(?:^|\/)(?:testing|test[-_][\w-]+|[\w-]+[-_]tests?|fixtures?|mocks?|__mocks__)\//i;
const EXAMPLE = /(?:^|\/)_?(?:examples?|samples?|demos?|bench(?:marks?)?|playground|tutorials?)\//i;
const HISTORY =
  /(?:^|\/)(?:changelog|changes|history|news|releases?|release[-_]notes|authors|contributors|upgrading)(?:\.\w+)?(?:\/|$)/i;
const FOREIGN =
  /(?:^|\/)(?:vendor|vendored|third[-_]party|node_modules|dist|build|generated|__generated__|locales?|i18n)\/|\.(?:min|generated|pb)\.\w+$|_pb2\.py$/i;

const PAGE = /\.(?:md|mdx|markdown|rst|adoc|txt)$/i;

/** The role of a file, by its path alone. */
export function roleOf(path: string): PathRole {
  // A page about testing is not a test.
  const isPage = PAGE.test(path);
  if (!isPage && (isTestPath(path) || TEST_FOLDER.test(path))) return "test";
  if (!isPage && EXAMPLE.test(path)) return "example";
  if (HISTORY.test(path)) return "history";
  return FOREIGN.test(path) ? "foreign" : "part";
}

/** Ranks files in reading order: the program itself, then its tests, then examples. */
export function readingRank(path: string): number {
  return RANKS[roleOf(path)];
}

const RANKS: Readonly<Record<PathRole, number>> = { part: 0, test: 1, example: 2, history: 2, foreign: 2 };

/** Words in a query that ask for files of a role. */
export const ASKED_BY: Readonly<Record<PathRole, RegExp>> = {
  test: /\b(?:tests?|testing|tested|specs?|fixtures?|mocks?)\b|test_|_test\b|\bTest[A-Z]|[a-z]Tests?\b/i,
  example: /\b(?:examples?|samples?|demos?|benchmarks?|tutorials?)\b/i,
  history: /\b(?:changelog|changed|changes|history|release[ds]?|versions?|news|upgrad\w+|migrat\w+)\b/i,
  foreign: /\b(?:vendor\w*|generated|locales?|translations?)\b/i,
  part: /(?:)/,
};
