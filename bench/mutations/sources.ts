import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Extractors } from "../../src/languages/extractors.ts";
import { languageOfPath } from "../../src/languages/registry.ts";
import type { FileFacts } from "../../src/model/facts.ts";
import { noiseByName } from "../../src/review/sides/noise.ts";

export interface CodeFile {
  readonly path: string;
  readonly text: string;
  readonly lines: readonly string[];
  readonly facts: FileFacts;
}

/** The code of a clean checkout in one language. */
export interface Sources {
  readonly language: string;
  readonly files: readonly CodeFile[];
  /** The number of occurrences of a word in all files. */
  readonly mentions: ReadonlyMap<string, number>;
}

export async function readSources(directory: string, language: string): Promise<Sources> {
  const listed = execFileSync("git", ["-C", directory, "ls-files", "-z"], { encoding: "utf8", maxBuffer: 2 ** 28 });
  const extractors = new Extractors();
  const files: CodeFile[] = [];
  const mentions = new Map<string, number>();
  for (const path of listed.split("\0").filter((each) => isCode(each, language))) {
    const text = readFileSync(join(directory, path), "utf8");
    files.push({ path, text, lines: text.split("\n"), facts: await extractors.extract(language, text) });
    for (const [word] of text.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu)) mentions.set(word, (mentions.get(word) ?? 0) + 1);
  }
  return { language, files, mentions };
}

/** Whether a file is code of the repository in a language; a review does not look at the changes of any other. */
function isCode(path: string, language: string): boolean {
  return languageOfPath(path) === language && noiseByName(path) === undefined;
}
