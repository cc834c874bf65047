import { breakRulesOf, languageOfPath } from "../../languages/registry.ts";

/** Files written by tools: comparing their symbols does not help a reviewer. */
const LOCK_FILE =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|poetry\.lock|uv\.lock|Pipfile\.lock|Cargo\.lock|go\.sum|composer\.lock|Gemfile\.lock)$/;
const GENERATED = /\.(?:min|bundle|generated)\.[a-z]+$|\.map$|_pb2(?:_grpc)?\.pyi?$|\.pb(?:\.gw)?\.(?:go|cc|h)$/;
const VENDORED = /(?:^|\/)(?:node_modules|vendor|third[_-]party|_vendor|bower_components)\//;
/** Code written by people has shorter lines on average; longer ones come from a minifier. */
const MAX_MEAN_LINE_LENGTH = 400;

/** The reason why a path is left out because of its name alone; undefined when it is not. */
export function noiseByName(path: string): string | undefined {
  if (LOCK_FILE.test(path)) return "a lock file";
  if (GENERATED.test(path)) return "generated";
  return VENDORED.test(path) ? "vendored" : undefined;
}

/** Whether a text is the output of a minifier. */
export function isMinified(text: string): boolean {
  let lines = 1;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines++;
  return text.length > 10 * MAX_MEAN_LINE_LENGTH && text.length / lines > MAX_MEAN_LINE_LENGTH;
}

/** The beginning of the text that replaces a file kept by git LFS. */
const LFS_POINTER = "version https://git-lfs.github.com/spec/";
/** Encodings in which the characters used in code have the same bytes as in UTF-8. */
const LIKE_ASCII =
  /^(?:utf[-_]?8(?:[-_]sig)?|us[-_]ascii|ascii|latin[-_]?1|iso[-_]?8859[-_]\d+|iso[-_]latin[-_]1|(?:cp|windows[-_])125\d|koi8[-_][ru]|euc[-_]\w+|gbk|gb18030|gb2312|big5|shift[-_]jis|sjis|cp(?:932|949|950))$/i;

/** The reason why a text is not the code that runs: it replaces content that is kept elsewhere, or uses another encoding. */
export function standsForOther(path: string, text: string): string | undefined {
  if (text.startsWith(LFS_POINTER)) return "kept by git LFS";
  const encoding = breakRulesOf(languageOfPath(path)).encodingOf(text);
  return encoding === undefined || LIKE_ASCII.test(encoding) ? undefined : "in an encoding that is not read";
}
