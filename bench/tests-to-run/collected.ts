import { GitTree } from "../../src/git/git-tree.ts";
import { readTexts } from "../../src/git/read-text.ts";
import { Repository } from "../../src/git/repository.ts";
import { TestFiles } from "../../src/nav/tests/test-files.ts";

/** A file that we say a runner collects. */
export interface Said {
  readonly runner: string;
  readonly folder: string;
  readonly path: string;
  /** The commands that run test files. */
  commands(files: readonly string[]): readonly (readonly string[])[];
}

/** The files of a clone that we say are collected. */
export async function collectedBy(directory: string): Promise<Said[]> {
  const repository = await Repository.open(directory);
  const tree = new GitTree(repository, await repository.resolveCommit("HEAD"));
  try {
    const tests = await TestFiles.of(tree);
    const { entries } = await tree.list();
    const said: Said[] = [];
    for await (const { entry, text } of readTexts(tree, entries)) {
      const run = tests.runOf(entry.path);
      if (run && text !== undefined && run.holdsTests?.(text) !== false) said.push({ ...run, path: entry.path });
    }
    return said;
  } finally {
    await tree.close();
  }
}
