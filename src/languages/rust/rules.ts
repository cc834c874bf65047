import { DefinitionFlag } from "../../model/facts.ts";
import { flagsOf } from "../tree-sitter/definition-draft.ts";
import { bareParameters, definition, functionType, lambda, parameter } from "../tree-sitter/rules/definition-rules.ts";
import {
  call,
  cast,
  containerType,
  derived,
  generic,
  literal,
  member,
  name,
  roles,
  silent,
  stringLiteral,
  subscript,
  transparent,
  tuple,
  typeName,
  typeWrapper,
} from "../tree-sitter/rules/expression-rules.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import { type LanguageRules, marksOf, type RuleMaker, type TextMark } from "../tree-sitter/rules/rules.ts";
import { assignment, block, forEach, returned, variable } from "../tree-sitter/rules/statement-rules.ts";
import { laterBounds, typeParameter } from "../tree-sitter/rules/type-parameter-rules.ts";
import { structLiteral } from "../tree-sitter/struct-literal.ts";
import type { Walk } from "../tree-sitter/walk.ts";
import {
  attribute,
  attributeItem,
  implItem,
  macroInvocation,
  rustName,
  selfParameter,
  traitBounds,
  traitItem,
} from "./items.ts";
import { selfWord, superWord } from "./module-words.ts";
import { fieldExpression, matchArm, matching, structPattern, tupleFields } from "./patterns.ts";
import { externCrate, modItem, useDeclaration } from "./use.ts";

/** Whether a function of a type takes no `self`. */
function isAssociated(walk: Walk, node: number): boolean {
  const { grammar } = walk.rules;
  const list = grammar.selector("parameters")(walk.tree, node);
  return walk.scopeKind === "class" && list >= 0 && grammar.selector("@self_parameter")(walk.tree, list) < 0;
}

/** `(self.run)(1)`. It calls the function in a field, not a method. */
const calledValue: RuleMaker = (grammar) => {
  const plain = transparent()(grammar);
  return {
    ...plain,
    enter: (walk, node) => {
      if (walk.role[node] === Role.call) walk.role[node] = Role.read;
      plain.enter?.(walk, node);
    },
  };
};

/** Matches traits that most types have. Only the other bounds of a type parameter give information about it. */
const COMMON_TRAITS =
  /^(?:Clone|Copy|Debug|Default|Display|Eq|Hash|Ord|PartialEq|PartialOrd|Send|Sized|Sync|Unpin|(?:fmt|std::fmt|core::fmt)::\w+)$/;
const BOUNDS = { list: "trait_bounds", isTelling: (written: string) => !COMMON_TRAITS.test(written) };

/** The macros that a text defines, and the names that it uses as macros: a macro and a function can have one name. */
function* macroMarks(text: string): Iterable<TextMark> {
  yield* marksOf("macro", text, /\bmacro_rules!\s*(\w+)/g);
  yield* marksOf("expansion", text, /\b([a-z_]\w*)!\s*[({[]/g);
}

/** `type Item: Trait;` in a trait. It means any type that has the trait. */
const associatedType = definition({ kind: "type", name: "name", returnType: "bounds" });

/** Rust. */
export const RUST: LanguageRules = {
  comments: ["line_comment", "block_comment"],
  isDocComment: (text) => /^(\/\/\/(?!\/)|\/\*\*)/.test(text),
  attributes: ["attribute_item"],
  strings: ["string_literal", "raw_string_literal", "char_literal"],
  wrappers: [],
  marks: macroMarks,
  lostHeaders: { impl: "impl_item type", trait: "trait_item", fn: "function_item" },
  hasNamedArguments: false,
  flags: (header) => flagsOf(header, { pub: DefinitionFlag.exported, async: DefinitionFlag.async }),
  nodes: {
    identifier: rustName,
    field_identifier: name(),
    shorthand_field_identifier: name(),
    type_identifier: typeName(),
    self: selfWord,
    super: superWord,
    crate: name(),
    lifetime: silent(),
    label: silent(),
    string_literal: stringLiteral(),
    raw_string_literal: literal("str"),
    char_literal: literal("str"),
    integer_literal: literal("int"),
    float_literal: literal("float"),
    boolean_literal: literal("bool"),
    use_declaration: useDeclaration,
    mod_item: modItem,
    extern_crate_declaration: externCrate,
    struct_item: definition({ kind: "class", name: "name", body: "body" }),
    union_item: definition({ kind: "class", name: "name", body: "body" }),
    enum_item: definition({ kind: "enum", name: "name", body: "body" }),
    enum_variant: definition({ kind: "constant", name: "name", body: "body value" }),
    trait_item: traitItem,
    impl_item: implItem,
    trait_bounds: traitBounds,
    type_item: definition({ kind: "type", name: "name", body: "type", returnType: "type" }),
    associated_type: associatedType,
    const_item: variable({ name: "name", type: "type", value: "value" }),
    static_item: variable({ name: "name", type: "type", value: "value" }),
    field_declaration: variable({ name: "name", type: "type" }),
    ordered_field_declaration_list: tupleFields,
    function_item: definition({
      kind: "function",
      name: "name",
      body: "body",
      returnType: "return_type",
      returnsLast: true,
      extraFlags: (walk, node) => (isAssociated(walk, node) ? DefinitionFlag.static : 0),
    }),
    function_signature_item: definition({
      kind: "function",
      name: "name",
      returnType: "return_type",
      extraFlags: (walk, node) => (isAssociated(walk, node) ? DefinitionFlag.static : 0),
    }),
    macro_definition: definition({ kind: "function", name: "name", body: "@macro_rule" }),
    attribute_item: attributeItem,
    attribute,
    type_parameter: typeParameter({ name: "name", bound: "bounds", ...BOUNDS }),
    where_predicate: laterBounds({ name: "left", bound: "bounds", ...BOUNDS }),
    const_parameter: typeParameter({ name: "name" }),
    parameter: parameter({
      name: "pattern",
      type: "type",
      isPassed: (walk, node) => !/^(mut\s+)?self\s*:/.test(walk.tree.textOf(node)),
    }),
    variadic_parameter: parameter({ name: "pattern", kind: "rest" }),
    self_parameter: selfParameter,
    closure_parameters: bareParameters(),
    closure_expression: lambda({ parameters: "parameters", body: "body", returnType: "return_type" }),
    function_type: functionType(),
    block: block(),
    if_expression: block(),
    while_expression: block(),
    match_arm: matchArm,
    for_expression: forEach({ target: "pattern", of: "value" }),
    let_declaration: matching(variable({ name: "pattern", type: "type", value: "value" })),
    let_condition: matching(variable({ name: "pattern", value: "value", isLocal: true })),
    match_pattern: roles({ condition: Role.read }),
    tuple_struct_pattern: roles({ type: Role.read }),
    struct_pattern: structPattern,
    field_pattern: roles({ "@field_identifier": Role.silent }),
    return_expression: returned(),
    assignment_expression: assignment({ left: "left", right: "right" }),
    compound_assignment_expr: assignment({ left: "left", right: "right" }),
    call_expression: call({ callee: "function", arguments: "arguments" }),
    macro_invocation: macroInvocation,
    field_expression: fieldExpression(member({ object: "value", name: "field" })),
    scoped_identifier: member({ object: "path", name: "name" }),
    scoped_type_identifier: member({ object: "path", name: "name" }),
    index_expression: subscript("#0"),
    generic_function: generic({ of: "function", arguments: "type_arguments" }),
    generic_type: generic({ of: "type", arguments: "type_arguments", isType: true }),
    struct_expression: structLiteral({
      type: "name",
      body: "body",
      field: "field_initializer",
      key: "field",
      value: "value",
      shorthand: "shorthand_field_initializer",
      rest: "base_field_initializer",
    }),
    shorthand_field_initializer: transparent(),
    await_expression: derived("await"),
    try_expression: derived("item"),
    parenthesized_expression: calledValue,
    reference_expression: transparent("value"),
    unary_expression: transparent(),
    type_cast_expression: cast("type", "value"),
    reference_type: typeWrapper("type"),
    pointer_type: typeWrapper("type"),
    abstract_type: typeWrapper("trait"),
    dynamic_type: typeWrapper("trait"),
    array_type: containerType("list", ["element"]),
    tuple_type: tuple(),
    tuple_expression: tuple(),
  },
};
