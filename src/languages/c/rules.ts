import { DefinitionFlag, NO_OPERAND } from "../../model/facts.ts";
import { bareParameters, definition, parameter } from "../tree-sitter/rules/definition-rules.ts";
import {
  call,
  cast,
  literal,
  member,
  name,
  roles,
  stringLiteral,
  subscript,
  transparent,
  typeName,
  typeWrapper,
  union,
} from "../tree-sitter/rules/expression-rules.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { LanguageRules, RuleMaker } from "../tree-sitter/rules/rules.ts";
import { assignment, block, returned, update } from "../tree-sitter/rules/statement-rules.ts";
import { cDeclaration, functionDeclarator, recordSpecifier } from "./declaration.ts";
import { fieldDesignator } from "./designators.ts";
import { enumerator } from "./enumerator.ts";
import { blockOrNamespace } from "./file-level-block.ts";
import { blankMacros } from "./macros.ts";
import { addLooseNames, conditions, include, macroBody } from "./preprocessor.ts";

/** The nodes that C and C++ share. */
export const C_NODES: LanguageRules["nodes"] = {
  identifier: name(),
  field_identifier: name(),
  type_identifier: typeName(),
  string_literal: stringLiteral(),
  char_literal: literal("int"),
  number_literal: literal("int"),
  true: literal("bool"),
  false: literal("bool"),
  null: literal("none"),
  preproc_include: include,
  preproc_def: definition({ kind: "constant", name: "name", body: "value" }),
  preproc_function_def: definition({ kind: "function", name: "name", body: "value" }),
  preproc_params: bareParameters(),
  preproc_arg: macroBody,
  declaration: cDeclaration(),
  field_declaration: cDeclaration(),
  function_definition: cDeclaration(),
  type_definition: cDeclaration("typedef"),
  struct_specifier: recordSpecifier("class", DefinitionFlag.exported),
  union_specifier: recordSpecifier("class", DefinitionFlag.exported),
  enum_specifier: recordSpecifier("enum"),
  enumerator,
  function_declarator: functionDeclarator,
  abstract_function_declarator: functionDeclarator,
  array_declarator: roles({ size: Role.read }),
  parameter_declaration: parameter({
    name: "declarator",
    type: "type",
    isPassed: (walk, node) => {
      const declarator = walk.tree.parent[walk.tree.parent[node] as number] as number;
      const around = walk.rules.grammar.typeNames[walk.tree.type[declarator] as number] ?? "";
      return around.endsWith("function_declarator") && walk.tree.textOf(node) !== "void";
    },
  }),
  compound_statement: blockOrNamespace,
  for_statement: block(),
  return_statement: returned(),
  assignment_expression: assignment({ left: "left", right: "right" }),
  update_expression: update("argument"),
  call_expression: call({ callee: "function", arguments: "arguments" }),
  field_expression: member({ object: "argument", name: "field" }),
  subscript_expression: subscript("argument"),
  pointer_expression: transparent("argument"),
  parenthesized_expression: transparent(),
  cast_expression: cast("type", "value"),
  compound_literal_expression: cast("type"),
  conditional_expression: union(["consequence", "alternative"]),
  type_descriptor: typeWrapper("type"),
  field_designator: fieldDesignator,
};

/** Nodes around one declared name. */
export const C_DECLARATORS = [
  "init_declarator",
  "function_declarator",
  "parenthesized_declarator",
  "pointer_declarator",
  "array_declarator",
];

/** `f()` does not state its parameters and accepts any arguments. `f(void)` has no parameters. */
const unspecifiedParameters: RuleMaker = () => ({
  leave: (walk, node) => {
    const isOwn = walk.innermostDraft?.parameterNode === walk.tree.parent[node];
    if (isOwn && /^\(\s*\)$/.test(walk.tree.textOf(node)))
      walk.addParameter({ name: "", kind: "rest", isOptional: true, type: NO_OPERAND, defaultHash: "" });
    return NO_OPERAND;
  },
});

/** C. */
export const C: LanguageRules = {
  comments: ["comment"],
  isDocComment: (text) => /^(\/\*|\/\/\/|\/\/!)/.test(text),
  marks: conditions,
  strings: ["string_literal", "char_literal", "system_lib_string"],
  wrappers: [],
  declarators: C_DECLARATORS,
  hasNamedArguments: false,
  flags: (header) => (/\bstatic\b/.test(header) ? DefinitionFlag.private : DefinitionFlag.exported),
  repair: blankMacros,
  readBlanked: addLooseNames,
  nodes: {
    ...C_NODES,
    variadic_parameter: parameter({ name: "declarator", kind: "rest" }),
    parameter_list: unspecifiedParameters,
  },
};
