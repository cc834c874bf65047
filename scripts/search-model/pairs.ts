/**
 * Makes pairs for the training of the search model: words that people write about a piece of code, and the piece.
 *
 *   node scripts/search-model/pairs.ts OUT.jsonl GIT_DIRECTORY…
 *
 * Two kinds, each capped for a repository, so that no large one outweighs the others: the comment of a definition and its code without
 * comments, and a sentence of the documentation without the name that it has, and the definition of that name. Subjects of commits with the lines that
 * they changed and headings with their sections were tried: search found less with them. Texts stay on the machine that makes them: only weights are kept.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { shuffled } from "../../bench/lib/random.ts";
import { git, readFiles, sliceFiles } from "../../bench/retrieval/documents.ts";
import { nameKeys } from "../../src/embeddings/terms/name-terms.ts";
import { languageOfPath } from "../../src/languages/registry.ts";
import type { Slice } from "../../src/model/retrieval.ts";
import { roleOf } from "../../src/nav/path-role.ts";

/** What is said, and what it is said about. */
export interface Pair {
  readonly repository: string;
  readonly kind: "comment" | "mention";
  readonly query: string;
  readonly title: string;
  readonly code: string;
}

type Found = Omit<Pair, "repository">;

const CAPS = { comment: 2500, mention: 1200 } as const;
const MAX_FILES = 2500;
const MAX_BYTES = 200_000;
const MIN_WORDS = 4;
const MAX_WORDS = 40;
const COMMENT_LINE = /^\s*(?:\/\/[/!]?|\/?\*+\/?|#+(?![![]|include|define|if|endif|pragma)|--)\s?(.*?)(?:\*\/)?$/;
const DOCSTRING = /(?:[rRuU]?)("""|''')([\s\S]*?)\1/;

/** The comment above a definition or the text at its beginning, and the code without any comment. */
function partsOf({ text }: Slice): { readonly comment: string; readonly code: string } {
  const docstring = DOCSTRING.exec(text)?.[2] ?? "";
  const lines = text.replace(DOCSTRING, "").split("\n");
  const first = lines.findIndex((line) => line.trim() !== "" && !COMMENT_LINE.test(line));
  const above = lines.slice(0, Math.max(0, first)).map((line) => COMMENT_LINE.exec(line)?.[1] ?? "");
  const code = lines.filter((line) => !COMMENT_LINE.test(line)).join("\n");
  return { comment: docstring.trim() === "" ? above.join("\n") : docstring, code };
}

/** What a comment says first, without marks; undefined when that is too short or too long to be a sentence. */
function firstSentence(comment: string): string | undefined {
  const said = comment.split(/^\s*(?:@|:param|:returns?|Args:|Parameters|Returns|>>>)/m)[0] ?? "";
  const paragraph = said.trim().split(/\n\s*\n/)[0] ?? "";
  const plain = paragraph
    .replace(/<\/?[a-z][^>]*>|\{@\w+|[`{}*]|:\w+:/gi, " ")
    .replace(/\s+/g, " ")
    .trim();
  return ofFittingLength(
    plain
      .split(/(?<=[.!?]) (?=[A-Z])/)
      .slice(0, 2)
      .join(" "),
  );
}

function ofFittingLength(text: string): string | undefined {
  const words = text.split(" ").length;
  return words >= MIN_WORDS && words <= MAX_WORDS && /[a-z]{3}/i.test(text) ? text : undefined;
}

function commentPairs(code: readonly Slice[]): Found[] {
  return code.flatMap((slice): Found[] => {
    if (slice.title === "") return [];
    const parts = partsOf(slice);
    const query = firstSentence(parts.comment);
    return query === undefined || parts.code.length < 30
      ? []
      : [{ kind: "comment", query, title: slice.title, code: parts.code }];
  });
}

/** Names that a sentence cannot have by chance. */
const NAMED = /`+([A-Za-z_$][\w$]*(?:(?:\.|::|#)[\w$]+)*)(?:\(.*?\))?`+/g;

function mentionPairs(pages: readonly Slice[], code: readonly Slice[]): Found[] {
  const byName = new Map<string, Slice[]>();
  for (const slice of code) {
    const key = nameKeys(slice.title).at(-1) ?? "";
    if (key.length >= 5) byName.set(key, [...(byName.get(key) ?? []), slice]);
  }
  return pages.flatMap(({ text }) =>
    text
      .replace(/```[\s\S]*?```|^(?: {4}|\t).*$|^\.\. .*$/gm, "")
      .split(/\n\s*\n|\n\s*[-*] |(?<=[.!?])\s(?=[A-Z`])/)
      .flatMap((sentence): Found[] => {
        const names = [...sentence.matchAll(NAMED)];
        const meant = names.map((name) => byName.get(nameKeys(name[1] as string).at(-1) ?? "") ?? []);
        const at = meant.findIndex((slices) => slices.length === 1 || slices.length === 2);
        const [slice] = meant[at] ?? [];
        const query = ofFittingLength(
          sentence
            .replace(names[at]?.[0] ?? "", " ")
            .replace(/https?:\S+|:\w+:|[`*[\]()#]/g, " ")
            .replace(/\s+/g, " ")
            .trim(),
        );
        return slice === undefined || query === undefined
          ? []
          : [{ kind: "mention", query, title: slice.title, code: slice.text }];
      }),
  );
}

async function pairsOf(directory: string): Promise<Pair[]> {
  const isWanted = (path: string) =>
    roleOf(path) === "part" &&
    !/(?:^|\/)_?(?:vendor|locale|i18n|testsuite)|\.(?:min\.js|snap|lock|json|svg|ya?ml|css)$/.test(path);
  const listed = git(directory, "ls-tree", "-r", "--name-only", "-z", "HEAD").split("\0").filter(isWanted);
  const wanted = new Set(
    shuffled(
      listed.filter((path) => languageOfPath(path) !== "text" || /\.(?:md|rst|adoc)$/.test(path)),
      1,
    ).slice(0, MAX_FILES),
  );
  const files = readFiles(directory, "HEAD", (path) => wanted.has(path)).filter(({ text }) => text.length < MAX_BYTES);
  const slices = await sliceFiles(files);
  const code = slices.filter(({ sliceType }) => sliceType === "code");
  const pages = slices.filter(({ sliceType }) => sliceType === "docs");
  const repository = basename(dirname(directory));
  return [commentPairs(code), mentionPairs(pages, code)].flatMap((own) =>
    shuffled(own, 1)
      .slice(0, CAPS[own[0]?.kind ?? "comment"])
      .map((pair) => ({ repository, ...pair })),
  );
}

const [output, ...directories] = process.argv.slice(2);
if (output === undefined || directories.length === 0) throw new Error("Give a file to write and git directories.");
writeFileSync(output, "");
for (const directory of directories) {
  const pairs = await pairsOf(directory);
  console.log(`${directory}: ${pairs.length} pairs`);
  appendFileSync(output, pairs.map((pair) => `${JSON.stringify(pair)}\n`).join(""));
}
