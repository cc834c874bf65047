import type { Operand } from "../../model/facts.ts";
import { DefinitionFlag, NO_OPERAND } from "../../model/facts.ts";
import { unquoted } from "../tree-sitter/damage/unquoted.ts";
import { operandOf, setRole, subscript } from "../tree-sitter/rules/expression-rules.ts";
import { isFunction } from "../tree-sitter/rules/pattern.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";
import { isIdentifier } from "./names.ts";

/** `name = value` in a table. It defines a member if the table is a class or module. */
export const tableField: RuleMaker = (grammar) => {
  const nameOf = grammar.selector("name");
  const value = grammar.selector("value");
  return {
    enter: (walk, node) => {
      const nameNode = nameOf(walk.tree, node);
      if (!isIdentifier(walk, nameNode)) return;
      setRole(walk, nameNode, Role.silent);
      const valueNode = value(walk.tree, node);
      const table = walk.tree.parent[node] as number;
      const isExported = isReturned(walk, table);
      if (isExported) addExport(walk, nameNode, isIdentifier(walk, valueNode) ? valueNode : nameNode);
      // In a returned table, `{ name = other }` only exports an existing definition.
      if (!(isExported ? !isIdentifier(walk, valueNode) : isOfClass(walk, table))) return;
      if (isFunction(walk, valueNode)) walk.nameFunction(valueNode, { nameNode, spanNode: node });
      else
        walk.openDefinition(node, { kind: "constant", nameNode, isBound: false, extraFlags: DefinitionFlag.exported });
    },
    leave: (walk, node) => {
      const valueNode = value(walk.tree, node);
      const operand = operandOf(walk, valueNode);
      const draft = walk.draftOf(node);
      if (draft !== undefined) {
        draft.body = valueNode;
        if (operand >= 0) draft.returns.push(operand);
      }
      return operand;
    },
  };
};

/** `{ … }`: an object with the named fields. */
export const tableConstructor: RuleMaker = (grammar) => {
  const nameOf = grammar.selector("name");
  return {
    leave: (walk, node) => {
      const named = walk.children(node).filter((field) => nameOf(walk.tree, field) >= 0);
      if (named.length === 0) return walk.builder.literal("table");
      const values = named.map((field) => operandOf(walk, field));
      const names = named.map((field) => unquoted(walk.tree.textOf(nameOf(walk.tree, field))));
      return walk.builder.addValue("object", NO_OPERAND, values, names);
    },
  };
};

/** `of[key]`. A table may have any member if code writes to it by a key. */
export const luaSubscript: RuleMaker = (grammar) => {
  const plain = subscript("table")(grammar);
  const table = grammar.selector("table");
  return {
    ...plain,
    enter: (walk, node) => {
      if (walk.role[node] === Role.write) openToAnything(walk, table(walk.tree, node));
      plain.enter?.(walk, node);
    },
  };
};

/** `return value`. At the top level, it is the value of the module that `require` returns. */
export const returnStatement: RuleMaker = (grammar) => {
  const list = grammar.selector("@expression_list");
  const chunk = grammar.type("chunk");
  return {
    leave: (walk, node) => {
      const values = list(walk.tree, node);
      const [only, ...more] = values < 0 ? [] : walk.children(values);
      if (only === undefined || more.length > 0) return NO_OPERAND;
      const value = operandOf(walk, only);
      walk.addReturn(value);
      if (walk.tree.type[walk.tree.parent[node] as number] !== chunk) return NO_OPERAND;
      const local = isIdentifier(walk, only) ? walk.nameOf(only) : "";
      const place = { line: walk.line(only), column: walk.column(only) };
      walk.builder.exports.push({ kind: "value", name: "", local, module: "", value, ...place });
      return NO_OPERAND;
    },
  };
};

/** Gives a table a base that is not in the tree by default, because the table may get members that the code does not show. */
export function openToAnything(walk: Walk, table: number, base: Operand = walk.builder.literal("table")): void {
  if (isIdentifier(walk, table)) walk.laterBases.add(walk.nameOf(table), base);
}

/** Whether a table is the value of the class that is currently open. */
function isOfClass(walk: Walk, table: number): boolean {
  const { tree } = walk;
  const assignment = tree.parent[tree.parent[table] as number] as number;
  return walk.isOpen(assignment) && walk.innermostDraft?.kind === "class";
}

/** Whether a table is the value that the file returns to `require`. */
function isReturned(walk: Walk, table: number): boolean {
  const { tree, rules } = walk;
  const statement = tree.parent[tree.parent[table] as number] as number;
  if (statement < 0 || tree.type[statement] !== rules.grammar.type("return_statement")) return false;
  return tree.type[tree.parent[statement] as number] === rules.grammar.type("chunk");
}

function addExport(walk: Walk, nameNode: number, localNode: number): void {
  const [name, local] = [walk.nameOf(nameNode), walk.nameOf(localNode)];
  const place = { line: walk.line(nameNode), column: walk.column(nameNode) };
  walk.builder.exports.push({ kind: "local", name, local, module: "", value: NO_OPERAND, ...place });
}
