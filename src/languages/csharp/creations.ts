import { NO_OPERAND } from "../../model/facts.ts";
import { addCall, operandOf, setRole } from "../tree-sitter/rules/expression-rules.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";

/** `new Type(args) { Member = value }`: the members are written on the new object. */
export const objectCreation: RuleMaker = (grammar) => {
  const type = grammar.selector("type");
  const list = grammar.selector("arguments @argument_list");
  const initializer = grammar.selector("initializer @initializer_expression");
  const left = grammar.selector("left");
  const assigned = grammar.type("assignment_expression");
  const identifier = grammar.type("identifier");
  return {
    enter: (walk, node) => setRole(walk, type(walk.tree, node), Role.call),
    leave: (walk, node) => {
      const created = addCall(walk, "new", operandOf(walk, type(walk.tree, node)), list(walk.tree, node));
      const members = initializer(walk.tree, node);
      for (const child of members < 0 ? [] : walk.children(members)) {
        if (walk.tree.type[child] !== assigned) continue;
        const at = left(walk.tree, child);
        if (at < 0 || walk.tree.type[at] !== identifier) continue;
        walk.builder.addReference(walk.tree.textOf(at), walk.line(at), walk.column(at), "write", walk.scope, created);
      }
      return created;
    },
  };
};

/** `{ Member = value }`. The members in it are not names of this scope. */
export const initializerExpression: RuleMaker = (grammar) => {
  const left = grammar.selector("left");
  const assigned = grammar.type("assignment_expression");
  const identifier = grammar.type("identifier");
  return {
    enter: (walk, node) => {
      for (const child of walk.children(node)) {
        const at = walk.tree.type[child] === assigned ? left(walk.tree, child) : -1;
        if (at >= 0 && walk.tree.type[at] === identifier) walk.role[at] = Role.silent;
      }
    },
    leave: (walk) => walk.builder.literal("list"),
  };
};

/** `new Row[2]`: an object of the type of the array. */
export const arrayCreation: RuleMaker = (grammar) => {
  const type = grammar.selector("type");
  return {
    enter: (walk, node) => setRole(walk, type(walk.tree, node), Role.type),
    leave: (walk, node) => {
      const of = operandOf(walk, type(walk.tree, node));
      return of < 0 ? NO_OPERAND : walk.builder.addValue("instance", of);
    },
  };
};

/** `new byte[SIZE]`. The sizes are inside the type, but they are values. */
export const arrayRank: RuleMaker = () => ({
  enter: (walk, node) => {
    for (const child of walk.children(node)) setRole(walk, child, Role.read);
  },
});
