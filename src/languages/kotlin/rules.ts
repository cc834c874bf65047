import { DefinitionFlag } from "../../model/facts.ts";
import { flagsOf } from "../tree-sitter/definition-draft.ts";
import { annotation, bareParameters, bases, definition, lambda } from "../tree-sitter/rules/definition-rules.ts";
import {
  cast,
  constructorCall,
  keywordArgument,
  literal,
  member,
  name,
  roles,
  subscript,
  transparent,
  typeWrapper,
  union,
} from "../tree-sitter/rules/expression-rules.ts";
import { namespace } from "../tree-sitter/rules/module-rules.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import { type LanguageRules, marksOf } from "../tree-sitter/rules/rules.ts";
import { assignment, block, forEach, typedBinding, variable } from "../tree-sitter/rules/statement-rules.ts";
import { laterBounds, typeParameter } from "../tree-sitter/rules/type-parameter-rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";
import { addAnnotationNames, blankAnnotations } from "./annotations.ts";
import {
  accessor,
  classParameter,
  companionObject,
  constructorInvocation,
  explicitDelegation,
  extending,
  functionParameters,
  importHeader,
  kotlinCall,
  kotlinFunctionType,
  kotlinString,
  returnExpression,
  secondaryConstructor,
  unary,
  userType,
  withImplicitIt,
} from "./nodes.ts";
import { withObject } from "./object-lambdas.ts";
import { asserted, ending, tested, typeTest } from "./smart-casts.ts";

const MODIFIERS = {
  private: DefinitionFlag.private,
  abstract: DefinitionFlag.abstract,
  suspend: DefinitionFlag.async,
  override: DefinitionFlag.override,
};

/** The kind of a class. `interface`, `enum class` and `class` have one node type, so the words before the name decide. */
function classKind(walk: Walk, node: number): "class" | "interface" | "enum" {
  const { tree, rules } = walk;
  if (rules.grammar.selector("@enum_class_body")(tree, node) >= 0) return "enum";
  const nameNode = rules.grammar.selector("name")(tree, node);
  const before = tree.text.slice(
    Math.max(tree.start[node] as number, (tree.start[nameNode] as number) - 40),
    tree.start[nameNode],
  );
  return /\binterface\s*$/.test(before) ? "interface" : /\benum\s+class\s*$/.test(before) ? "enum" : "class";
}

/** A class in a class has no object of that class, unless it is marked `inner`. */
function nestedFlag(walk: Walk, node: number): number {
  const { tree, rules } = walk;
  const around = tree.parent[tree.parent[node] as number] ?? -1;
  if (around < 0 || tree.type[around] !== rules.grammar.type("class_declaration")) return 0;
  const nameNode = rules.grammar.selector("name")(tree, node);
  return /\binner\b/.test(tree.text.slice(tree.start[node], tree.start[nameNode])) ? 0 : DefinitionFlag.static;
}

/** Joins a primary constructor with the line before it, because the grammar reads a constructor on its own line as a statement. */
function joinConstructors(text: string): string {
  const modifiers =
    /\n(?=[ \t]*(?:@\w+[ \t]+)?(?:(?:internal|private|protected|public|actual|expect)[ \t]+)*constructor[ \t]*\()/g;
  return text
    .replace(modifiers, " ")
    .replace(/\b(actual|expect)(?=[ \t]+constructor\b)/g, (word) => " ".repeat(word.length));
}

const BODY = "@class_body|enum_class_body";

/** Kotlin. */
export const KOTLIN: LanguageRules = {
  comments: ["line_comment", "block_comment"],
  isDocComment: (text) => text.startsWith("/**"),
  marks: (text) => marksOf("facade", text, /^@file:(?:kotlin\.jvm\.)?JvmName\("([^"\n]+)"\)/gm),
  strings: ["string_literal", "multiline_string_literal", "character_literal"],
  wrappers: [],
  annotationCarriers: ["modifiers"],
  declarators: ["variable_declaration"],
  lostHeaders: {
    class: "class_declaration",
    interface: "class_declaration",
    object: "object_declaration",
    fun: "function_declaration",
  },
  hasNamedArguments: true,
  flags: (header) => {
    const isHidden = /\b(private|protected|internal)\b/.test(header);
    return flagsOf(header, MODIFIERS) | (isHidden ? 0 : DefinitionFlag.exported);
  },
  neverNames: { type: "identifier", words: ["class", "interface", "object", "fun", "val", "var", "typealias"] },
  repair: (text) => blankAnnotations(joinConstructors(text)),
  readBlanked: addAnnotationNames,
  arguments: { value_argument: { keyword: "#0", value: "#-1" }, spread_expression: { spreads: "sequence" } },
  nodes: {
    identifier: name(),
    this_expression: name(() => "this"),
    super_expression: name(() => "super"),
    string_literal: kotlinString,
    multiline_string_literal: kotlinString,
    character_literal: literal("str"),
    number_literal: literal("int"),
    float_literal: literal("float"),
    package_header: namespace({ name: "#0" }),
    import: importHeader,
    class_declaration: definition({
      kind: classKind,
      name: "name",
      body: BODY,
      hasParameters: true,
      extraFlags: nestedFlag,
    }),
    object_declaration: definition({ kind: "class", name: "name", body: BODY }),
    companion_object: companionObject,
    enum_entry: definition({ kind: "constant", name: "@identifier", body: "@class_body" }),
    type_alias: definition({ kind: "type", name: "type", body: "#-1", returnType: "#-1" }),
    function_declaration: extending(
      definition({
        kind: "function",
        name: "name",
        body: "@function_body",
        returnType: "+function_value_parameters",
        returnsLast: true,
      }),
    ),
    secondary_constructor: secondaryConstructor,
    function_body: transparent(),
    function_value_parameters: functionParameters,
    class_parameter: classParameter,
    property_declaration: variable({
      name: "@variable_declaration>@identifier @multi_variable_declaration",
      type: "@variable_declaration>+identifier",
      value: "+variable_declaration|multi_variable_declaration",
    }),
    variable_declaration: roles({ "+identifier": Role.type }),
    getter: accessor,
    setter: accessor,
    anonymous_initializer: block("function"),
    delegation_specifiers: bases(),
    explicit_delegation: explicitDelegation,
    constructor_invocation: constructorInvocation,
    constructor_delegation_call: constructorCall("@value_arguments"),
    annotation: annotation({ name: "@constructor_invocation|user_type" }),
    type_parameter: typeParameter({ name: "@identifier", bound: "@user_type|nullable_type" }),
    type_constraint: laterBounds({ name: "@identifier", bound: "@user_type|nullable_type" }),
    user_type: userType,
    nullable_type: typeWrapper("#0"),
    type_projection: typeWrapper("#-1"),
    function_type: kotlinFunctionType,
    lambda_literal: withObject(withImplicitIt(lambda({ parameters: "@lambda_parameters", body: "#-1" }))),
    lambda_parameters: bareParameters(),
    anonymous_function: lambda({ body: "@function_body", returnType: "+function_value_parameters" }),
    object_literal: block("class"),
    block: ending(block()),
    when_expression: block(),
    when_entry: ending(block()),
    type_test: typeTest,
    if_expression: ending(),
    when_subject: variable({ name: "@variable_declaration>@identifier", value: "#-1", isLocal: true }),
    for_statement: forEach({ target: "#0", of: "#1" }),
    catch_block: typedBinding({ name: "@identifier", type: "+identifier", opensScope: true }),
    return_expression: returnExpression,
    assignment: assignment({ left: "left", right: "right" }),
    unary_expression: unary,
    call_expression: kotlinCall,
    value_argument: keywordArgument("#0", "#-1"),
    navigation_expression: member({ object: "#0", name: "#-1" }),
    callable_reference: member({ object: "#0", name: "#-1" }),
    infix_expression: roles({ "#1": Role.call }),
    index_expression: subscript("#0"),
    parenthesized_expression: transparent(),
    as_expression: asserted(cast("right", "left")),
    is_expression: tested(cast("right", "left")),
    binary_expression: union(["left", "right"], ["?:"]),
    label: roles({ "#0": Role.silent }),
  },
};
