import { execFileSync } from "node:child_process";
import { sliceFile } from "../../src/embeddings/slices/slice-file.ts";
import { Extractors } from "../../src/languages/extractors.ts";
import { languageOfPath } from "../../src/languages/registry.ts";
import type { Slice } from "../../src/model/retrieval.ts";

/** A file of a repository at a commit. */
export interface File {
  readonly path: string;
  readonly text: string;
}

/** Runs git in a repository. */
export function git(repository: string, ...args: readonly string[]): string {
  return execFileSync("git", ["-C", repository, ...args], { encoding: "utf8", maxBuffer: 2 ** 30 });
}

/** Reads the files of a commit whose paths are wanted. */
export function readFiles(repository: string, commit: string, isWanted: (path: string) => boolean): File[] {
  const entries = git(repository, "ls-tree", "-r", "-z", commit)
    .split("\0")
    .map((line) => ({ id: line.split(/[ \t]/)[2] ?? "", path: line.slice(line.indexOf("\t") + 1) }))
    .filter(({ path }) => isWanted(path));
  const output = execFileSync("git", ["-C", repository, "cat-file", "--batch"], {
    input: `${entries.map(({ id }) => id).join("\n")}\n`,
    maxBuffer: 2 ** 30,
  });
  let at = 0;
  return entries.map(({ path }) => {
    const end = output.indexOf(10, at);
    const size = Number(output.toString("latin1", at, end).split(" ")[2]);
    const text = output.toString("utf8", end + 1, end + 1 + size);
    at = end + size + 2;
    return { path, text };
  });
}

/** Cuts files into slices, as an index does. */
export async function sliceFiles(files: readonly File[]): Promise<Slice[]> {
  const extractors = new Extractors();
  const slices: Slice[] = [];
  for (const { path, text } of files) {
    const facts = await extractors.extract(languageOfPath(path), text);
    slices.push(...sliceFile({ path, text, definitions: facts.definitions }));
  }
  return slices;
}
