import type { Tree, TreeCursor } from "web-tree-sitter";
import { LostDeclarations } from "./damage/lost-declarations.ts";
import { Unclosed } from "./damage/unclosed.ts";
import { ERROR_SYMBOL, SyntaxTree } from "./grammar/syntax-tree.ts";
import type { CompiledRules } from "./rules/compiled-rules.ts";

/** Copies a parsed tree of `text` out of WASM, and rebuilds declarations that syntax errors split into parts. */
export function readTree(tree: Tree, text: string, rules: CompiledRules): SyntaxTree {
  const { grammar } = rules;
  const flat = new SyntaxTree(text);
  const unclosed = new Unclosed(rules.closers);
  const lost = new LostDeclarations(grammar, rules.lostHeaders, rules.closers);
  const mayHaveErrors = tree.rootNode.hasError;
  const cursor = tree.walk();
  const open: number[] = [];
  let parent = -1;
  try {
    for (;;) {
      const type = cursor.nodeTypeId;
      const isError = type === ERROR_SYMBOL;
      const isNamed = isError || grammar.isNamed(type);
      let field = isNamed || !grammar.isPunctuation(type) ? cursor.currentFieldId : 0;
      let owner = parent;
      if (mayHaveErrors) {
        if (isError || cursor.nodeIsMissing) addError(flat, cursor, isError);
        if (parent >= 0 && flat.type[parent] === ERROR_SYMBOL) {
          const token = grammar.typeNames[type] ?? "";
          if (!isNamed) {
            unclosed.add(token);
            lost.token(flat, parent, token, cursor.startIndex, cursor.endIndex);
          } else if (!grammar.isComment(type)) field = lost.fieldIn(parent);
          owner = lost.parentIn(parent);
        }
      }
      if (isNamed && rules.isMisread(type, text, cursor.startIndex, cursor.endIndex)) flat.damage++;
      const isKept = isNamed || field !== 0;
      const node = isKept ? flat.add(type, field, cursor.startIndex, cursor.endIndex, owner) : -1;
      if (isNamed && cursor.gotoFirstChild()) {
        open.push(node);
        parent = node;
        continue;
      }
      while (!cursor.gotoNextSibling()) {
        const closed = open.pop();
        if (closed === undefined) {
          flat.missing = unclosed.missing;
          return flat;
        }
        cursor.gotoParent();
        if (mayHaveErrors) lost.leave(flat, closed);
        flat.next[closed] = flat.size;
        parent = open.at(-1) ?? -1;
      }
    }
  } finally {
    cursor.delete();
  }
}

function addError(flat: SyntaxTree, cursor: TreeCursor, isError: boolean): void {
  const offset = cursor.startIndex;
  flat.errors.push({ offset, missing: isError ? "" : cursor.nodeType });
  flat.damage += Math.max(1, cursor.endIndex - offset);
}
