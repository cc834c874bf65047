import { generic, operandOf } from "../tree-sitter/rules/expression-rules.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";

const plain = generic({ of: "#0", arguments: "@type_argument_list" });

/** A name with type arguments. It keeps them where it is only read, `Row<int>.Empty`, because `Row` may be another type. */
export const genericName: RuleMaker = (grammar) => {
  const rule = plain(grammar);
  const list = grammar.selector("@type_argument_list");
  return {
    ...rule,
    leave: (walk, node) => {
      const operand = rule.leave?.(walk, node) ?? -1;
      if (walk.role[node] !== Role.read || operand < 0) return operand;
      const given = walk.children(list(walk.tree, node)).map((child) => operandOf(walk, child));
      return walk.builder.addValue("item", operand, given);
    },
  };
};
