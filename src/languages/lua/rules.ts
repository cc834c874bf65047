import { unquoted } from "../tree-sitter/damage/unquoted.ts";
import { literal, member, name, silent, transparent, union } from "../tree-sitter/rules/expression-rules.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { LanguageRules, RuleMaker } from "../tree-sitter/rules/rules.ts";
import { block, forEach, variable } from "../tree-sitter/rules/statement-rules.ts";
import { assignmentStatement, localDeclaration } from "./assignments.ts";
import { luaCall } from "./calls.ts";
import { functionDeclaration, functionExpression, parameterList } from "./functions.ts";
import { luaSubscript, returnStatement, tableConstructor, tableField } from "./tables.ts";

/** A string. The specifier of a module is not a mention as well. */
const luaString: RuleMaker = () => ({
  leave: (walk, node) => {
    if (walk.role[node] !== Role.silent) walk.mention(node, unquoted(walk.tree.textOf(node)));
    return walk.builder.literal("str");
  },
});

/** Lua. */
export const LUA: LanguageRules = {
  comments: ["comment"],
  isDocComment: (text) => text.startsWith("--"),
  strings: ["string"],
  wrappers: ["variable_declaration"],
  closers: { function: "end", do: "end", if: "end", repeat: "until" },
  lostHeaders: { function: "function_declaration" },
  hasNamedArguments: false,
  flags: () => 0,
  arguments: { vararg_expression: { spreads: "sequence" } },
  nodes: {
    identifier: name(),
    string: luaString,
    number: literal("int"),
    true: literal("bool"),
    false: literal("bool"),
    nil: literal("none"),
    table_constructor: tableConstructor,
    field: tableField,
    variable_declaration: localDeclaration,
    assignment_statement: assignmentStatement,
    function_declaration: functionDeclaration,
    function_definition: functionExpression,
    parameters: parameterList,
    attribute: silent(),
    block: block(),
    for_statement: block(),
    for_generic_clause: forEach({ target: "@variable_list", of: "@expression_list", isHead: true, elementIndex: 1 }),
    for_numeric_clause: variable({ name: "name", isLocal: true }),
    return_statement: returnStatement,
    goto_statement: silent(),
    label_statement: silent(),
    function_call: luaCall,
    dot_index_expression: member({ object: "table", name: "field" }),
    method_index_expression: member({ object: "table", name: "method" }),
    bracket_index_expression: luaSubscript,
    parenthesized_expression: transparent(),
    binary_expression: union(["left", "right"], ["or"]),
  },
};
