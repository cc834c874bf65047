import type { Operand } from "../../model/facts.ts";
import { DefinitionFlag, NO_OPERAND } from "../../model/facts.ts";
import { addParameter } from "../tree-sitter/rules/definition-rules.ts";
import { setRole } from "../tree-sitter/rules/expression-rules.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";
import { isLocalName, readTarget, type Target } from "./names.ts";

/** The parameter that `function M:name()` has although it is not written. */
const SELF = "self";

/** `function name()`, `function M.name()`, `function M:name()`, `local function name()`. */
export const functionDeclaration: RuleMaker = (grammar) => {
  const nameOf = grammar.selector("name");
  const local = grammar.field("local_declaration");
  return {
    enter: (walk, node) => {
      const target = nameOf(walk.tree, node);
      const named = target < 0 ? undefined : readTarget(walk, target);
      if (named === undefined) {
        walk.openScope(node, "function", true);
        return;
      }
      const isLocal = walk.tree.field[node] === local || isLocalName(walk, walk.nameOf(named.nameNode), node);
      openFunction(walk, node, named, node, isLocal);
    },
    leave: closeFunction,
  };
};

/** `function() … end`. An assignment or a field may give it a name. */
export const functionExpression: RuleMaker = (grammar) => {
  const field = grammar.type("field");
  const members = grammar.types(["dot_index_expression"]);
  return {
    isFunction: true,
    enter: (walk, node) => {
      walk.role[node] = Role.read;
      const named = walk.takeFunctionName(node);
      if (named === undefined) {
        walk.openScope(node, "function", true);
        return;
      }
      const { nameNode, spanNode } = named;
      const above = walk.tree.parent[nameNode] as number;
      const target = members.has(walk.tree.type[above] as number) ? readTarget(walk, above) : undefined;
      const own = target ?? { nameNode, container: undefined, isColon: false };
      const isField = walk.tree.type[spanNode] === field;
      const isLocal = isField || isLocalName(walk, walk.nameOf(nameNode), spanNode);
      openFunction(walk, node, own, spanNode, isLocal, isField);
    },
    leave: (walk, node) => {
      closeFunction(walk, node);
      return walk.builder.literal("function");
    },
  };
};

/** A list of parameters. `...` is the rest parameter. */
export const parameterList: RuleMaker = (grammar) => {
  const rest = grammar.type("vararg_expression");
  return {
    enter: (walk, node) => {
      for (const child of walk.children(node)) setRole(walk, child, Role.bind);
    },
    leave: (walk, node) => {
      for (const child of walk.children(node)) {
        if (walk.tree.type[child] !== rest) addParameter(walk, child, "positional-only", NO_OPERAND, -1);
        else walk.addParameter({ name: "...", kind: "rest", isOptional: false, type: NO_OPERAND, defaultHash: "" });
      }
      return NO_OPERAND;
    },
  };
};

/** Opens a function. With `self` as its first parameter, it is a method. A field can only be used through its table. */
function openFunction(
  walk: Walk,
  node: number,
  { nameNode, container, isColon }: Target,
  spanNode: number,
  isLocal: boolean,
  isField = false,
): void {
  const isMember = container !== undefined || isField;
  walk.openDefinition(node, {
    kind: isColon || (isMember && firstParameter(walk, node) === SELF) ? "method" : "function",
    nameNode,
    spanNode,
    scope: "function",
    isBound: !isMember,
    extraFlags: isLocal && !isMember ? 0 : DefinitionFlag.exported,
    ...(container === undefined ? {} : { container }),
  });
  if (!isColon) return;
  walk.bind(nameNode, "parameter", { name: SELF });
  walk.addParameter({ name: SELF, kind: "positional-only", isOptional: false, type: NO_OPERAND, defaultHash: "" });
}

function firstParameter(walk: Walk, node: number): string {
  const { tree, rules } = walk;
  const first = rules.grammar.selector("parameters>#0")(tree, node);
  return first < 0 ? "" : walk.nameOf(first);
}

function closeFunction(walk: Walk, node: number): Operand {
  const draft = walk.draftOf(node);
  if (draft !== undefined) draft.body = walk.rules.grammar.selector("body")(walk.tree, node);
  return NO_OPERAND;
}
