import { NO_OPERAND } from "../../model/facts.ts";
import type { Grammar } from "../tree-sitter/grammar/grammar.ts";
import type { SyntaxTree } from "../tree-sitter/grammar/syntax-tree.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import { type LiteralType, structLiteral } from "../tree-sitter/struct-literal.ts";
import type { Walk } from "../tree-sitter/walk.ts";

const SHAPE = { type: "type", field: "keyed_element", key: "key", value: "value", typeOf };

/** The rule for `T{key: value}`. */
export const compositeLiteral = structLiteral({ ...SHAPE, body: "body" });

/** The rule for `{key: value}` inside a literal that states the type of all its elements. */
export const elidedLiteral: RuleMaker = (grammar) => {
  const { enter, leave } = structLiteral({ ...SHAPE, body: "." })(grammar);
  const composite = grammar.type("composite_literal");
  const isElided = ({ tree }: Walk, node: number) => tree.type[tree.parent[node] as number] !== composite;
  return {
    enter: (walk, node) => (isElided(walk, node) ? enter?.(walk, node) : undefined),
    leave: (walk, node) => (isElided(walk, node) ? (leave?.(walk, node) ?? NO_OPERAND) : NO_OPERAND),
  };
};

/**
 * The struct type of a literal. It is the type before the literal, or it follows from the type of the literal around it,
 * when this literal is one of its elements or values. The keys of maps and arrays are expressions, not fields.
 */
function typeOf(grammar: Grammar) {
  const typeField = grammar.selector("type");
  const element = grammar.selector("element");
  const mapValue = grammar.selector("value");
  const [composite, map] = [grammar.type("composite_literal"), grammar.type("map_type")];
  const lists = new Set(["slice_type", "array_type", "implicit_length_array_type"].map((each) => grammar.type(each)));
  const literal = grammar.type("literal_value");
  const struct = grammar.type("struct_type");
  const inside = (tree: SyntaxTree, type: number): number => {
    if (type < 0) return -1;
    if (tree.type[type] === map) return mapValue(tree, type);
    return lists.has(tree.type[type] as number) ? element(tree, type) : -1;
  };
  return (tree: SyntaxTree, node: number): LiteralType | undefined => {
    let depth = 0;
    let at = node;
    while (tree.type[at] !== composite) {
      at = tree.parent[at] as number;
      if (at < 0) return undefined;
      if (tree.type[at] === literal) depth++;
    }
    let type = typeField(tree, at);
    for (let level = 0; level < depth; level++) type = inside(tree, type);
    if (type < 0 || tree.type[type] === map || lists.has(tree.type[type] as number)) return undefined;
    return { node: tree.type[type] === struct ? -1 : type, isOwn: depth === 0 && tree.type[node] === composite };
  };
}
