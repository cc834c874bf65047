import { searchTerms } from "../../src/embeddings/terms/search-terms.ts";
import { Extractors } from "../../src/languages/extractors.ts";
import type { Definition } from "../../src/model/facts.ts";
import { shuffled } from "../lib/random.ts";
import { type File, git } from "./documents.ts";

/** A question and the place that answers it: a file, or the line of a slice in a file. */
export interface Query {
  readonly text: string;
  readonly path: string;
  /** Undefined when any slice of the file is right. */
  readonly line: number | undefined;
  readonly otherPaths?: readonly string[];
}

/** Questions and the files to search. The texts of the questions were removed from the files. */
export interface Task {
  readonly queries: readonly Query[];
  readonly files: readonly File[];
}

const MIN_WORDS = 4;
const MAX_WORDS = 40;
const DOCSTRING = /^(\s*)[rRuU]?("""|''')/;

/** Makes questions from docstrings: the first sentence asks for the function. All docstrings are removed from the files. */
export async function docstringTask(files: readonly File[], count: number, seed: number): Promise<Task> {
  const extractors = new Extractors();
  const queries: Query[] = [];
  const blanked: File[] = [];
  for (const { path, text } of files) {
    const lines = text.split("\n");
    const { definitions } = await extractors.extract("python", text);
    for (const definition of definitions) {
      const docstring = takeDocstring(lines, definition);
      const sentence = docstring && firstSentence(docstring);
      if (
        sentence !== undefined &&
        /^(?:function|method)$/.test(definition.kind) &&
        !isInFunction(definition, definitions)
      )
        queries.push({ text: sentence, path, line: definition.startLine });
    }
    blanked.push({ path, text: lines.join("\n") });
  }
  return { queries: sample(queries, count, seed), files: blanked };
}

/** Returns the docstring of a definition and makes its lines empty. */
function takeDocstring(lines: string[], { startLine, endLine }: Definition): string | undefined {
  let depth = 0;
  let at = startLine - 1;
  for (; at < endLine; at++) {
    const line = (lines[at] as string).replace(/#.*$/, "").replace(/"[^"]*"|'[^']*'/g, "");
    for (const character of line) depth += "([{".includes(character) ? 1 : ")]}".includes(character) ? -1 : 0;
    if (depth <= 0 && /:\s*$/.test(line)) break;
  }
  const first = at + 1;
  const opening = DOCSTRING.exec(lines[first] ?? "");
  if (!opening || first >= endLine) return undefined;
  const quote = opening[2] as string;
  let last = first;
  if (!(lines[first] as string).slice(opening[0].length).includes(quote)) {
    for (last = first + 1; last < endLine && !(lines[last] as string).includes(quote); ) last++;
  }
  const text = lines
    .slice(first, last + 1)
    .join("\n")
    .slice(opening[0].length)
    .split(quote)[0];
  for (let line = first; line <= last; line++) lines[line] = "";
  return text;
}

function firstSentence(docstring: string): string | undefined {
  const paragraph = docstring.trim().split(/\n\s*\n/)[0] ?? "";
  const sentence = (paragraph.replace(/\s+/g, " ").split(/(?<=[.!?]) /)[0] ?? "").trim();
  const words = sentence.split(" ").length;
  return words >= MIN_WORDS && words <= MAX_WORDS ? sentence : undefined;
}

function isInFunction(definition: Definition, definitions: readonly Definition[]): boolean {
  for (let at = definition.parent; at >= 0; at = definitions[at]?.parent ?? -1) {
    if (/^(?:function|method)$/.test(definitions[at]?.kind ?? "")) return true;
  }
  return false;
}

/** Makes questions from headings: a heading asks for its section. These headings are replaced by a word without a meaning. */
export function headingTask(files: readonly File[], count: number, seed: number): Task {
  const queries = sample(
    files.flatMap(({ path, text }) => {
      const lines = text.split("\n");
      return lines.flatMap((line, at): Query[] => {
        const isHeading = /^([=\-~^"'`#*+.:_])\1{3,}$/.test(lines[at + 1] ?? "") && /^[\w`:"'(].*\w/.test(line);
        const isAfterBlank = at === 0 || lines[at - 1] === "" || /^([=\-~^#*])\1{3,}$/.test(lines[at - 1] ?? "");
        const words = line.replace(/:\w+:/g, "").replace(/`/g, "");
        const isAsked = isHeading && isAfterBlank && words.split(" ").length >= 2 && searchTerms(words).length >= 2;
        return isAsked ? [{ text: words.trim(), path, line: at + 1 }] : [];
      });
    }),
    count,
    seed,
  );
  const asked = new Set(queries.map(({ path, line }) => `${path}:${line}`));
  const hidden = files.map(({ path, text }) => {
    const lines = text.split("\n").map((line, at) => (asked.has(`${path}:${at + 1}`) ? "Section" : line));
    return { path, text: lines.join("\n") };
  });
  return { queries, files: hidden };
}

/** Makes questions from commits: a subject asks for the files that the commit changed. The files are older than all these commits. */
export function commitTask(
  repository: string,
  before: string,
  files: readonly File[],
  count: number,
  seed: number,
): Task {
  const known = new Set(files.map(({ path }) => path));
  const log = git(repository, "log", "--no-merges", "--name-only", "--format=%x00%s", "-n", "4000", `${before}..HEAD`);
  const queries = log.split("\0").flatMap((entry): Query[] => {
    const [subject = "", ...paths] = entry.split("\n").filter((line) => line !== "");
    const changed = paths.filter((path) => known.has(path));
    const text = subject.replace(/^(?:\[[^\]]*\] )?(?:(?:Fixed|Refs) #[\d, #]+ -- )?/, "");
    const [path] = changed;
    if (path === undefined || changed.length > 3 || text.split(" ").length < MIN_WORDS) return [];
    return [{ text, path, line: undefined, otherPaths: changed.slice(1) }];
  });
  return { queries: sample(queries, count, seed), files };
}

/** A sample of the questions that occur only once, so that each has one answer. */
function sample(queries: readonly Query[], count: number, seed: number): Query[] {
  const times = new Map<string, number>();
  for (const { text } of queries) times.set(text, (times.get(text) ?? 0) + 1);
  return shuffled(
    queries.filter(({ text }) => times.get(text) === 1),
    seed,
  ).slice(0, count);
}
