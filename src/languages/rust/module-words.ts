import { name } from "../tree-sitter/rules/expression-rules.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";
import { rustName } from "./items.ts";
import { OWN_FILE } from "./module-finder.ts";

const SUPER = "super";

/** The number of modules with a body around a node. All of them are in one file. */
function modulesAround({ tree, rules }: Walk, node: number): number {
  const item = rules.grammar.type("mod_item");
  let count = 0;
  for (let at = tree.parent[node] as number; at >= 0; at = tree.parent[at] as number)
    if (tree.type[at] === item) count++;
  return count;
}

/** The same path, as written outside the modules inside the file: `super::a` in `mod tests { … }` becomes `mod::a`. */
export function pathInFile(walk: Walk, node: number, path: string): string {
  const parts = path.split("::");
  const supers = parts.findIndex((part) => part !== SUPER);
  const leading = supers < 0 ? parts.length : supers;
  const inside = leading === 0 ? 0 : Math.min(leading, modulesAround(walk, node));
  if (inside === 0) return path;
  const left = parts.slice(inside);
  return (left[0] === SUPER ? left : [OWN_FILE, ...left]).join("::");
}

/** `super` in a path. In a module with a body, the module around it can be the file itself. */
export const superWord: RuleMaker = (grammar) => {
  const plain = name()(grammar);
  const scoped = grammar.types(["scoped_identifier", "scoped_type_identifier"]);
  const path = grammar.selector("path");
  return {
    ...plain,
    leave: (walk, node) => {
      const { tree } = walk;
      const parent = tree.parent[node] as number;
      const isNext = scoped.has(tree.type[parent] as number) && path(tree, parent) !== node;
      const before = isNext ? tree.textOf(path(tree, parent)).split("::").length : 0;
      return walk.reference(node, before < modulesAround(walk, node) ? OWN_FILE : SUPER);
    },
  };
};

/** `self`. It is an object or, at the start of a path, the file. */
export const selfWord: RuleMaker = (grammar) => {
  const plain = rustName(grammar);
  const scoped = grammar.types(["scoped_identifier", "scoped_type_identifier"]);
  return {
    ...plain,
    leave: (walk, node) => {
      const isPath = scoped.has(walk.tree.type[walk.tree.parent[node] as number] as number);
      return isPath ? walk.reference(node, OWN_FILE) : (plain.leave?.(walk, node) ?? walk.reference(node));
    },
  };
};
