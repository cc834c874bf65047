import { DefinitionFlag } from "../../model/facts.ts";
import { flagsOf } from "../tree-sitter/definition-draft.ts";
import { annotation, definition, functionType, lambda, parameter } from "../tree-sitter/rules/definition-rules.ts";
import {
  call,
  generic,
  literal,
  member,
  name,
  roles,
  silent,
  stringLiteral,
  transparent,
  tuple,
  typeName,
  typeWrapper,
  union,
} from "../tree-sitter/rules/expression-rules.ts";
import { importing, namespace } from "../tree-sitter/rules/module-rules.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { LanguageRules } from "../tree-sitter/rules/rules.ts";
import { block, returned, typedBinding, variable } from "../tree-sitter/rules/statement-rules.ts";
import {
  extendsClause,
  functionDefinition,
  givenDefinition,
  scalaParameter,
  selfType,
  templateBody,
  typeParameters,
  valueDefinition,
} from "./definitions.ts";
import {
  caseClause,
  classPattern,
  enumerator,
  genericFunction,
  infix,
  scalaAssignment,
  scalaCall,
  scalaField,
  scalaName,
} from "./expressions.ts";
import { importDeclaration, packageObject } from "./imports.ts";

const MODIFIERS = {
  private: DefinitionFlag.private,
  abstract: DefinitionFlag.abstract,
  override: DefinitionFlag.override,
};
const QUALIFIED = /\b(?:private|protected)\[(?!this\b)\w+\]/g;
const declared = variable({ name: "name", type: "type" });

/** Scala. */
export const SCALA: LanguageRules = {
  comments: ["comment", "block_comment"],
  isDocComment: (text) => text.startsWith("/**"),
  strings: ["string", "interpolated_string", "character_literal"],
  wrappers: [],
  annotationCarriers: [],
  lostHeaders: {
    class: "class_definition",
    object: "object_definition",
    trait: "trait_definition",
    def: "function_definition",
  },
  hasNamedArguments: true,
  flags: (header) => {
    const isHidden = /\b(?:private|protected)\b/.test(header);
    // A member with `private[package]` can be used outside of its class.
    return flagsOf(header.replace(QUALIFIED, ""), MODIFIERS) | (isHidden ? 0 : DefinitionFlag.exported);
  },
  arguments: {
    assignment_expression: { keyword: "left", value: "right" },
    ascription_expression: { value: "#0", spreads: "sequence" },
    postfix_expression: { value: "#0", spreads: "sequence" },
  },
  nodes: {
    identifier: scalaName,
    operator_identifier: name(),
    type_identifier: typeName(),
    string: stringLiteral(),
    interpolated_string_expression: roles({ interpolator: Role.silent }),
    character_literal: literal("str"),
    integer_literal: literal("int"),
    floating_point_literal: literal("float"),
    boolean_literal: literal("bool"),
    null_literal: literal("none"),
    package_clause: namespace({ name: "name" }),
    package_object: packageObject,
    import_declaration: importDeclaration,
    export_declaration: importing(() => undefined),
    class_definition: definition({ kind: "class", name: "name", body: "body", hasParameters: true }),
    object_definition: definition({
      kind: "class",
      name: "name",
      body: "body",
      extraFlags: () => DefinitionFlag.static,
    }),
    trait_definition: definition({ kind: "interface", name: "name", body: "body", hasParameters: true }),
    enum_definition: definition({ kind: "enum", name: "name", body: "body", hasParameters: true }),
    simple_enum_case: definition({ kind: "constant", name: "name" }),
    full_enum_case: definition({ kind: "class", name: "name", hasParameters: true }),
    given_definition: givenDefinition,
    extension_definition: block("function"),
    function_definition: functionDefinition,
    function_declaration: functionDefinition,
    type_definition: definition({ kind: "type", name: "name", body: "type", returnType: "type" }),
    val_definition: valueDefinition,
    var_definition: valueDefinition,
    val_declaration: declared,
    var_declaration: declared,
    parameter: scalaParameter,
    class_parameter: scalaParameter,
    binding: parameter({ name: "name", type: "type", kind: "positional-only" }),
    type_parameters: typeParameters,
    extends_clause: extendsClause,
    self_type: selfType,
    annotation: annotation({ name: "name", arguments: "arguments" }),
    access_qualifier: silent(),
    template_body: templateBody,
    with_template_body: templateBody,
    enum_body: templateBody,
    block: block(),
    indented_block: block(),
    for_expression: block(),
    case_block: block(),
    indented_cases: block(),
    lambda_expression: lambda({ parameters: "parameters", body: "#-1" }),
    case_clause: caseClause,
    typed_pattern: typedBinding({ name: "pattern", type: "type" }),
    case_class_pattern: classPattern,
    enumerator,
    return_expression: returned(),
    assignment_expression: scalaAssignment,
    call_expression: scalaCall,
    generic_function: genericFunction,
    instance_expression: call({ callee: "#0", arguments: "arguments", kind: "new" }),
    field_expression: scalaField,
    stable_identifier: member({ object: "#0", name: "#-1" }),
    stable_type_identifier: member({ object: "#0", name: "#-1" }),
    infix_expression: infix,
    parenthesized_expression: transparent(),
    ascription_expression: transparent(),
    tuple_expression: tuple(),
    if_expression: union(["consequence", "alternative"]),
    generic_type: generic({ of: "type", arguments: "type_arguments", isType: true }),
    function_type: functionType(),
    lazy_parameter_type: typeWrapper("type"),
    repeated_parameter_type: typeWrapper("type"),
    compound_type: typeWrapper("base"),
    derives_clause: roles({ type: Role.type }),
  },
};
