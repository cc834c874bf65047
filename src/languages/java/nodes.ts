import { LABEL_WORD } from "../../code/implicit-members.ts";
import { DefinitionFlag, NO_OPERAND } from "../../model/facts.ts";
import { parameter } from "../tree-sitter/rules/definition-rules.ts";
import { operandOf } from "../tree-sitter/rules/expression-rules.ts";
import { isName } from "../tree-sitter/rules/pattern.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";

/** `case ONE:` has its own scope, which binds the value of the `switch`, because ONE may be a constant of the value's type. */
export const switchLabel: RuleMaker = (grammar) => {
  const condition = grammar.selector("condition");
  return {
    enter: (walk, node) => {
      if (!walk.children(node).some((child) => isName(walk, child))) return;
      const { parent } = walk.tree;
      const block = parent[parent[node] as number] as number;
      const chosen = block < 0 ? -1 : operandOf(walk, condition(walk.tree, parent[block] as number));
      if (chosen < 0) return;
      walk.openScope(node, "block");
      walk.bind(node, "variable", { name: LABEL_WORD, value: chosen });
    },
  };
};

/** A parameter. In the head of a record, it is also a field and the method that reads the field. */
export const formalParameter: RuleMaker = (grammar) => {
  const plain = parameter({ name: "name", type: "type" })(grammar);
  const nameOf = grammar.selector("name");
  const record = grammar.type("record_declaration");
  return {
    ...plain,
    leave: (walk, node) => {
      const declared = plain.leave?.(walk, node) ?? NO_OPERAND;
      const { parent, type } = walk.tree;
      const around = parent[parent[node] as number] as number;
      const nameNode = nameOf(walk.tree, node);
      if (nameNode < 0 || around < 0 || type[around] !== record) return declared;
      const members = [
        walk.openDefinition(node, { kind: "constant", nameNode, extraFlags: DefinitionFlag.private }),
        walk.openDefinition(node, { kind: "method", nameNode, extraFlags: DefinitionFlag.exported }),
      ];
      for (const member of members) if (member !== undefined) member.returnType = declared;
      return declared;
    },
  };
};
