import { definition } from "../tree-sitter/rules/definition-rules.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";

/** Matches words that occur in these places only in C++. The names of most headers do not tell whether they are C or C++. */
const CPP_ONLY = /^[ \t]*(?:class|namespace|template|using|public|private|protected)\b|\w::\w/m;
const PLAIN_C = new WeakMap<Walk, boolean>();

function isPlainC(walk: Walk): boolean {
  const known = PLAIN_C.get(walk) ?? !CPP_ONLY.test(walk.tree.text);
  PLAIN_C.set(walk, known);
  return known;
}

/** A constant of an enum. In C, it is a name of the file even when the enum is inside a struct. */
export const enumerator: RuleMaker = (grammar) => {
  const plain = definition({ kind: "constant", name: "name", body: "value" })(grammar);
  return {
    ...plain,
    enter: (walk, node) => {
      const isInStruct = walk.scopeKind === "class";
      plain.enter?.(walk, node);
      const draft = walk.draftOf(node);
      if (isInStruct && draft && isPlainC(walk))
        walk.bind(draft.nameNode, "definition", { index: draft.index, scope: 0 });
    },
  };
};
