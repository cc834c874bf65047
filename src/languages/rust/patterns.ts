import { NO_OPERAND, type Operand } from "../../model/facts.ts";
import { operandOf, setRole } from "../tree-sitter/rules/expression-rules.ts";
import { boundNames } from "../tree-sitter/rules/pattern.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { NodeRule, RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";

/** Matches variants that contain the value itself, because their type is treated as the inner type: `Option<T>` as `T`. */
const TRANSPARENT_VARIANT = /^(?:Some|Ok)$/;

/** A match arm. It has its own scope, where the names of its pattern are bound to parts of the matched value. */
export const matchArm: RuleMaker = (grammar) => {
  const pattern = grammar.selector("pattern");
  const bind = binder(grammar);
  const match = grammar.type("match_expression");
  const selectValue = grammar.selector("value");
  const valueAround = ({ tree }: Walk, node: number) => {
    let at = tree.parent[node] as number;
    while (at >= 0 && tree.type[at] !== match) at = tree.parent[at] as number;
    return at < 0 ? -1 : selectValue(tree, at);
  };
  return {
    enter: (walk, node) => {
      walk.openScope(node, "block");
      setRole(walk, pattern(walk.tree, node), Role.bind);
    },
    leave: (walk, node) => {
      bind(walk, pattern(walk.tree, node), operandOf(walk, valueAround(walk, node)));
      return NO_OPERAND;
    },
  };
};

/** `let Pair(a, b) = value`, `if let Some(x) = value`. */
export function matching(plain: RuleMaker): RuleMaker {
  return (grammar) => {
    const rule = plain(grammar);
    const selectPattern = grammar.selector("pattern");
    const selectValue = grammar.selector("value");
    const kinds = grammar.types(["tuple_struct_pattern", "struct_pattern", "reference_pattern", "ref_pattern"]);
    const bind = binder(grammar);
    const leave: NodeRule["leave"] = (walk, node) => {
      const pattern = selectPattern(walk.tree, node);
      if (pattern < 0 || !kinds.has(walk.tree.type[pattern] as number)) return rule.leave?.(walk, node) ?? NO_OPERAND;
      bind(walk, pattern, operandOf(walk, selectValue(walk.tree, node)));
      return NO_OPERAND;
    };
    return { ...rule, leave };
  };
}

/** Makes a function that binds each name of a pattern to the part of the value that it takes. */
function binder(grammar: Parameters<RuleMaker>[0]) {
  const tuple = grammar.type("tuple_struct_pattern");
  const struct = grammar.type("struct_pattern");
  const field = grammar.type("field_pattern");
  const passing = grammar.types([
    "match_pattern",
    "reference_pattern",
    "ref_pattern",
    "mut_pattern",
    "captured_pattern",
    "or_pattern",
  ]);
  const selectType = grammar.selector("type");
  const selectName = grammar.selector("name");
  const partOf = (walk: Walk, pattern: number, name: number, value: Operand): Operand => {
    const { tree } = walk;
    let at = name;
    let inner = name;
    for (at = tree.parent[name] as number; at >= pattern; at = tree.parent[at] as number) {
      const type = tree.type[at] as number;
      if (type === field) inner = at;
      if (type === field || passing.has(type)) continue;
      if (type !== tuple && type !== struct) return NO_OPERAND;
      const typeNode = selectType(tree, at);
      const written = tree.textOf(typeNode);
      if (type === tuple && TRANSPARENT_VARIANT.test(written)) {
        if (at === pattern || passing.has(tree.type[tree.parent[at] as number] as number)) return value;
        return NO_OPERAND;
      }
      const key = type === tuple ? position(walk, typeNode, name) : keyOf(walk, inner);
      const owner = operandOf(walk, typeNode);
      if (key === undefined || owner < 0) return NO_OPERAND;
      return walk.builder.addValue("part", walk.builder.addValue("instance", owner), [], [key]);
    }
    return value;
  };
  const keyOf = (walk: Walk, inner: number) => {
    const isField = walk.tree.type[inner] === field;
    return walk.tree.textOf(isField ? Math.max(selectName(walk.tree, inner), 0) : inner);
  };
  return (walk: Walk, pattern: number, value: Operand) => {
    for (const name of boundNames(walk, pattern))
      walk.bind(name, "variable", { value: partOf(walk, pattern, name, value) });
  };
}

/** The position of a name in a tuple pattern, counted by commas. Undefined when the pattern leaves out some positions. */
function position({ tree }: Walk, typeNode: number, name: number): string | undefined {
  const before = tree.text.slice(tree.end[typeNode], tree.start[name]);
  if (before.includes("..") || before.lastIndexOf("(") > 0) return undefined;
  return String(before.split(",").length - 1);
}

/** The types of `struct Pair(A, B)`. They are added as parameters without names, because a `Pair` is created with them. */
export const tupleFields: RuleMaker = (grammar) => {
  const none = grammar.types(["visibility_modifier", "attribute_item"]);
  const typesIn = (walk: Walk, node: number) =>
    walk.children(node).filter((each) => !none.has(walk.tree.type[each] as number));
  return {
    enter: (walk, node) => {
      for (const type of typesIn(walk, node)) setRole(walk, type, Role.type);
    },
    leave: (walk, node) => {
      const draft = walk.draftOf(walk.tree.parent[node] as number);
      for (const type of typesIn(walk, node))
        draft?.params.push({
          name: "",
          kind: "positional-only",
          isOptional: false,
          type: operandOf(walk, type),
          defaultHash: "",
        });
      return NO_OPERAND;
    },
  };
};

/** `value.field` or `value.0`. The second form is a part of a tuple, or of a struct whose fields have no names. */
export function fieldExpression(plain: RuleMaker): RuleMaker {
  return (grammar) => {
    const rule = plain(grammar);
    const selectValue = grammar.selector("value");
    const selectField = grammar.selector("field");
    const number = grammar.type("integer_literal");
    return {
      ...rule,
      leave: (walk, node) => {
        const field = selectField(walk.tree, node);
        if (field < 0 || walk.tree.type[field] !== number) return rule.leave?.(walk, node) ?? NO_OPERAND;
        const of = operandOf(walk, selectValue(walk.tree, node));
        return of < 0 ? NO_OPERAND : walk.builder.addValue("part", of, [], [walk.tree.textOf(field)]);
      },
    };
  };
}

/** The pattern `V { major, minor: m }`. The fields are read, even when the variables have other names. */
export const structPattern: RuleMaker = (grammar) => {
  const selectType = grammar.selector("type");
  const selectName = grammar.selector("name");
  const field = grammar.type("field_pattern");
  return {
    enter: (walk, node) => setRole(walk, selectType(walk.tree, node), Role.type),
    leave: (walk, node) => {
      const type = operandOf(walk, selectType(walk.tree, node));
      if (type === NO_OPERAND) return NO_OPERAND;
      const object = walk.builder.addValue("instance", type);
      for (const child of walk.children(node)) {
        const name = walk.tree.type[child] === field ? selectName(walk.tree, child) : -1;
        if (name < 0 || !/^[\p{L}_]/u.test(walk.tree.textOf(name))) continue;
        const [line, column] = [walk.line(name), walk.column(name)];
        walk.builder.addReference(walk.tree.textOf(name), line, column, "read", walk.scope, object);
      }
      return NO_OPERAND;
    },
  };
};
