import { OBJECT_WORD } from "../../code/implicit-members.ts";
import { DefinitionFlag, NO_OPERAND } from "../../model/facts.ts";
import { COMMON_MODIFIERS, flagsOf } from "../tree-sitter/definition-draft.ts";
import type { Selector } from "../tree-sitter/grammar/grammar.ts";
import {
  addParameter,
  annotation,
  annotationList,
  bases,
  definition,
  lambda,
  parameter,
} from "../tree-sitter/rules/definition-rules.ts";
import {
  call,
  cast,
  constructorCall,
  containerType,
  derived,
  keywordArgument,
  literal,
  member,
  name,
  operandOf,
  roles,
  setRole,
  stringLiteral,
  subscript,
  transparent,
  tuple,
  typeWord,
  typeWrapper,
  union,
} from "../tree-sitter/rules/expression-rules.ts";
import { addImport, importing, namespace } from "../tree-sitter/rules/module-rules.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { LanguageRules, RuleMaker } from "../tree-sitter/rules/rules.ts";
import { assignment, block, forEach, returned, typedBinding, variable } from "../tree-sitter/rules/statement-rules.ts";
import { laterBounds, typeParameter } from "../tree-sitter/rules/type-parameter-rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";
import { arrayCreation, arrayRank, initializerExpression, objectCreation } from "./creations.ts";
import { blankConditionsInHeads } from "./directives.ts";
import { CONVERSION } from "./extensions.ts";
import { genericName } from "./generic-names.ts";

const MODIFIERS = { ...COMMON_MODIFIERS, partial: DefinitionFlag.partial };

/** `get { … }`: an accessor, which returns the value of the property. */
const accessor: RuleMaker = () => ({ enter: (walk, node) => walk.openScope(node, "function") });

/** `where T : Foo`. The constraints `class`, `struct` and `new()` give no information about members. */
const constraint: RuleMaker = (grammar) => {
  const type = grammar.selector("type");
  const plain = roles({ type: Role.type, "#0": Role.type })(grammar);
  return { ...plain, leave: (walk, node) => operandOf(walk, type(walk.tree, node)) };
};

/** `using A.B`, `using static A.B`, `using C = A.B`. */
const using = importing((walk, node) => {
  const { tree } = walk;
  const alias = walk.rules.grammar.selector("name")(tree, node);
  const target = walk.children(node).at(-1);
  if (target === undefined) return;
  const module = tree.textOf(target).replace(/\s+/g, "");
  if (alias >= 0 && alias !== target)
    addImport(walk, { kind: "namespace", module, alias: tree.textOf(alias), node: target });
  else addImport(walk, { kind: "star", module, node: target });
});

/** Defines the parameters of a record as its properties. */
function defineProperties(walk: Walk, list: number, nameOf: Selector): void {
  for (const child of walk.children(list)) {
    const nameNode = nameOf(walk.tree, child);
    const extraFlags = DefinitionFlag.exported | DefinitionFlag.getter;
    if (nameNode >= 0) walk.openDefinition(list, { kind: "constant", nameNode, spanNode: child, extraFlags });
  }
}

/** A parameter list. A `params` parameter has no node of its own and is directly in the list. */
const parameterList: RuleMaker = (grammar) => {
  const type = grammar.selector("type");
  const nameOf = grammar.selector("name");
  const record = grammar.type("record_declaration");
  return {
    enter: (walk, node) => {
      setRole(walk, type(walk.tree, node), Role.type);
      setRole(walk, nameOf(walk.tree, node), Role.bind);
    },
    leave: (walk, node) => {
      const nameNode = nameOf(walk.tree, node);
      if (nameNode >= 0) addParameter(walk, nameNode, "rest", operandOf(walk, type(walk.tree, node)), -1);
      if (walk.tree.type[walk.tree.parent[node] as number] === record) defineProperties(walk, node, nameOf);
      return NO_OPERAND;
    },
  };
};

/** A parameter. With `this`, the function is an extension method, and `this` is bound to the type of the parameter. */
function extending(plain: RuleMaker): RuleMaker {
  return (grammar) => {
    const rule = plain(grammar);
    const modifier = grammar.selector("@modifier");
    const type = grammar.selector("type");
    return {
      ...rule,
      leave: (walk, node) => {
        const word = modifier(walk.tree, node);
        if (word >= 0 && walk.tree.textOf(word) === OBJECT_WORD)
          walk.bind(word, "variable", { type: operandOf(walk, type(walk.tree, node)) });
        return rule.leave?.(walk, node) ?? NO_OPERAND;
      },
    };
  };
}

/** `=> expression` as a body. It returns the expression. */
const arrowBody: RuleMaker = () => ({
  leave: (walk, node) => {
    const value = walk.children(node)[0] ?? -1;
    const operand = operandOf(walk, value);
    walk.addReturn(operand);
    walk.innermostDraft?.returnedNodes.push(value);
    return operand;
  },
});

/** A unary expression. `x++` writes `x`, and `!x` does not. */
const unary: RuleMaker = () => ({
  isTransparent: true,
  enter: (walk, node) => {
    const { text, start, end } = walk.tree;
    const first = text.slice(start[node], (start[node] as number) + 2);
    const last = text.slice((end[node] as number) - 2, end[node]);
    const isUpdate = [first, last].some((operator) => operator === "++" || operator === "--");
    if (isUpdate) setRole(walk, walk.children(node)[0] ?? -1, Role.write);
  },
  leave: (walk, node) => operandOf(walk, walk.children(node)[0] ?? -1),
});

/** `int IRow.Size()`: only objects that are declared as `IRow` have this member. */
function explicitFlag({ tree, rules }: Walk, node: number): number {
  return rules.grammar.selector("@explicit_interface_specifier")(tree, node) < 0 ? 0 : DefinitionFlag.explicit;
}

const type = (kind: "class" | "interface" | "enum") =>
  definition({ kind, name: "name", body: "body", hasParameters: kind === "class" });
const callable = (returnType: string) =>
  definition({ kind: "function", name: "name", body: "body", returnType, extraFlags: explicitFlag });

/** `goto label` does not name a value, but `goto case NAME` does. */
const gotoStatement: RuleMaker = (grammar) => {
  const label = grammar.selector("@identifier");
  return {
    enter: (walk, node) => {
      const isCase = /^goto\s+case\b/.test(walk.tree.textOf(node));
      if (!isCase) setRole(walk, label(walk.tree, node), Role.silent);
    },
  };
};

/** C#. */
export const CSHARP: LanguageRules = {
  comments: ["comment"],
  repair: blankConditionsInHeads,
  isDocComment: (text) => text.startsWith("///") || text.startsWith("/**"),
  strings: [
    "string_literal",
    "verbatim_string_literal",
    "raw_string_literal",
    "character_literal",
    "interpolated_string_expression",
  ],
  wrappers: ["variable_declaration", "field_declaration", "event_field_declaration", "local_declaration_statement"],
  annotationCarriers: ["attribute_list"],
  maxOpenAngles: 1000,
  lostHeaders: { class: "class_declaration", interface: "interface_declaration", struct: "struct_declaration" },
  hasNamedArguments: true,
  flags: (header) => flagsOf(header, MODIFIERS),
  arguments: { argument: { keyword: "name" }, attribute_argument: { keyword: "name" } },
  nodes: {
    identifier: name(),
    implicit_parameter: name(),
    '"this"': name(),
    '"base"': name(),
    string_literal: stringLiteral(),
    verbatim_string_literal: literal("str"),
    raw_string_literal: literal("str"),
    interpolated_string_expression: literal("str"),
    character_literal: literal("str"),
    integer_literal: literal("int"),
    real_literal: literal("float"),
    boolean_literal: literal("bool"),
    null_literal: literal("none"),
    using_directive: using,
    namespace_declaration: namespace({ name: "name" }),
    file_scoped_namespace_declaration: namespace({ name: "name" }),
    class_declaration: type("class"),
    struct_declaration: type("class"),
    record_declaration: type("class"),
    interface_declaration: type("interface"),
    enum_declaration: type("enum"),
    enum_member_declaration: definition({ kind: "constant", name: "name", body: "value" }),
    delegate_declaration: definition({ kind: "type", name: "name", returnType: "type", hasParameters: true }),
    method_declaration: callable("returns type"),
    local_function_statement: callable("type"),
    constructor_declaration: definition({ kind: "function", name: "name", body: "body" }),
    destructor_declaration: definition({
      kind: "function",
      name: "name",
      body: "body",
      nameText: (written) => `~${written}`,
    }),
    operator_declaration: definition({
      kind: "function",
      name: "operator",
      body: "body",
      returnType: "type",
      nameText: (written) => `operator${written}`,
    }),
    conversion_operator_declaration: definition({
      kind: "function",
      name: "type",
      body: "body",
      nameText: () => CONVERSION,
    }),
    indexer_declaration: block("function"),
    property_declaration: definition({
      kind: "constant",
      name: "name",
      body: "accessors value",
      returnType: "type",
      hasParameters: true,
      extraFlags: (walk, node) => DefinitionFlag.getter | explicitFlag(walk, node),
    }),
    event_declaration: definition({
      kind: "constant",
      name: "name",
      body: "accessors",
      returnType: "type",
      hasParameters: true,
    }),
    accessor_declaration: accessor,
    variable_declaration: roles({ type: Role.type }),
    variable_declarator: variable({ name: "name @tuple_pattern", value: "#-1", outerType: "type" }),
    base_list: bases(),
    primary_constructor_base_type: typeWrapper("type #0"),
    type_parameter: typeParameter({ name: "name" }),
    type_parameter_constraints_clause: laterBounds({ name: "#0", list: "type_parameter_constraints_clause" }),
    type_parameter_constraint: constraint,
    attribute_list: annotationList(),
    attribute: annotation({ name: "name", arguments: "@attribute_argument_list" }),
    attribute_argument: keywordArgument("name"),
    parameter_list: parameterList,
    bracketed_parameter_list: parameterList,
    parameter: extending(parameter({ name: "name", type: "type", default: "#-1" })),
    lambda_expression: lambda({ parameters: "parameters", body: "body" }),
    anonymous_method_expression: lambda({ parameters: "parameters", body: "#-1" }),
    block: block(),
    for_statement: block(),
    using_statement: block(),
    catch_clause: block(),
    switch_section: block(),
    foreach_statement: forEach({ target: "left", of: "right", type: "type" }),
    catch_declaration: typedBinding({ name: "name", type: "type" }),
    declaration_pattern: typedBinding({ name: "name", type: "type" }),
    recursive_pattern: typedBinding({ name: "name", type: "type" }),
    constant_pattern: roles({ "#0": Role.read }),
    declaration_expression: variable({ name: "name", type: "type", isLocal: true }),
    from_clause: forEach({ target: "name", of: "#-1", type: "type", isHead: true }),
    return_statement: returned(),
    arrow_expression_clause: arrowBody,
    assignment_expression: assignment({ left: "left", right: "right" }),
    prefix_unary_expression: unary,
    postfix_unary_expression: unary,
    invocation_expression: call({ callee: "function", arguments: "arguments" }),
    constructor_initializer: constructorCall("@argument_list"),
    object_creation_expression: objectCreation,
    implicit_object_creation_expression: objectCreation,
    initializer_expression: initializerExpression,
    argument: keywordArgument("name"),
    member_access_expression: member({ object: "expression", name: "name" }),
    conditional_access_expression: member({ object: "condition", name: "#-1" }),
    member_binding_expression: transparent("name"),
    element_access_expression: subscript("expression"),
    qualified_name: member({ object: "qualifier", name: "name" }),
    alias_qualified_name: member({ object: "alias", name: "name" }),
    generic_name: genericName,
    predefined_type: typeWord(),
    nullable_type: typeWrapper("type #0"),
    array_type: containerType("list", ["type"]),
    tuple_type: tuple(),
    tuple_element: roles({ type: Role.type, name: Role.silent }),
    parenthesized_expression: transparent(),
    checked_expression: transparent(),
    cast_expression: cast("type", "value"),
    as_expression: cast("right", "left"),
    is_expression: cast("right", "left"),
    typeof_expression: roles({ type: Role.type }),
    default_expression: roles({ type: Role.type }),
    array_rank_specifier: arrayRank,
    array_creation_expression: arrayCreation,
    implicit_array_creation_expression: literal("list"),
    await_expression: derived("await"),
    conditional_expression: union(["consequence", "alternative"]),
    binary_expression: union(["left", "right"], ["??"]),
    labeled_statement: roles({ "@identifier": Role.silent }),
    goto_statement: gotoStatement,
  },
};
