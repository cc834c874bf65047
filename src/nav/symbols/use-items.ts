import type { UseItem } from "../../model/result.ts";
import type { Tree } from "../../model/tree.ts";
import { TestFiles } from "../tests/test-files.ts";
import type { FoundUse } from "./found.ts";
import { readSnippets } from "./snippets.ts";

/** Uses as items of an answer, each with the lines around it. */
export async function useItems(tree: Tree, uses: readonly FoundUse[]): Promise<UseItem[]> {
  const snippets = await readSnippets(
    tree,
    uses.map(({ use }) => use),
  );
  const tests = await TestFiles.of(
    tree,
    uses.map(({ use }) => use.path),
  );
  return uses.map(({ use, symbol, enclosing }, at): UseItem => {
    const snippet = snippets[at];
    if (!snippet) throw new Error("a use has no snippet");
    const { path: file, line, column, role, confidence, through } = use;
    return {
      kind: "use",
      file,
      snippet,
      line,
      column,
      role,
      confidence,
      ...(through !== undefined && { through }),
      symbol,
      enclosing,
      isTest: tests.isTest(file),
    };
  });
}
