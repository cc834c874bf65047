import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import { block } from "../tree-sitter/rules/statement-rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";

/** What a function body does not contain, but a namespace or a class does. */
const NOT_IN_FUNCTIONS = ["function_definition", "template_declaration", "namespace_definition"];
const CONDITIONS = ["preproc_if", "preproc_ifdef", "preproc_else", "preproc_elif", "preproc_elifdef"];

/**
 * `{ … }`. Outside of functions, it is the body of a namespace or a class whose head the parser cannot read, because it contains a macro or a
 * condition: its names are not local. A block with nothing but statements is the body of a function that a macro declares.
 */
export const blockOrNamespace: RuleMaker = (grammar) => {
  const plain = block()(grammar);
  const [declared, conditions] = [NOT_IN_FUNCTIONS, CONDITIONS].map(
    (names) => new Set(names.map(grammar.type, grammar)),
  );
  const isBody = (walk: Walk, node: number) => {
    const open = [node];
    for (const each of open) {
      for (const child of walk.children(each)) {
        const type = walk.tree.type[child] as number;
        if (declared?.has(type)) return true;
        if (conditions?.has(type)) open.push(child);
      }
    }
    return false;
  };
  return {
    ...plain,
    enter: (walk, node) => {
      const isOutside = walk.scopeKind === "module" && !walk.isOpen(walk.tree.parent[node] as number);
      if (!isOutside || !isBody(walk, node)) plain.enter?.(walk, node);
    },
  };
};
