import { DefinitionFlag, NO_OPERAND } from "../../model/facts.ts";
import { unquoted } from "../tree-sitter/damage/unquoted.ts";
import { addBases, definition, functionType, lambda, parameter } from "../tree-sitter/rules/definition-rules.ts";
import {
  addCall,
  call,
  cast,
  containerType,
  generic,
  literal,
  member,
  name,
  operandOf,
  setRole,
  stringLiteral,
  subscript,
  transparent,
  tuple,
  typeName,
  typeWrapper,
} from "../tree-sitter/rules/expression-rules.ts";
import { addImport, importing, namespace } from "../tree-sitter/rules/module-rules.ts";
import { boundNames } from "../tree-sitter/rules/pattern.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { LanguageRules, RuleMaker } from "../tree-sitter/rules/rules.ts";
import { assignment, block, forEach, returned, update, variables } from "../tree-sitter/rules/statement-rules.ts";
import { typeParameter } from "../tree-sitter/rules/type-parameter-rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";
import { compositeLiteral, elidedLiteral } from "./literals.ts";

const importSpec = importing((walk, node) => {
  const path = walk.rules.grammar.selector("path")(walk.tree, node);
  const aliasNode = walk.rules.grammar.selector("name")(walk.tree, node);
  if (path < 0) return;
  const module = unquoted(walk.tree.textOf(path));
  const written = aliasNode < 0 ? undefined : walk.tree.textOf(aliasNode);
  if (written === ".") addImport(walk, { kind: "star", module, node: path });
  else if (written === "_") addImport(walk, { kind: "module", module, node: path });
  else addImport(walk, { kind: "namespace", module, alias: written ?? defaultPackageName(module), node: path });
});

/** The package name that an import path binds by convention: its last part, without a major version. */
function defaultPackageName(module: string): string {
  const parts = module.split("/").filter((part) => !/^v\d+$/.test(part));
  return (parts.at(-1) ?? module).replace(/\.v\d+$/, "");
}

/** The type that a method belongs to: the first type name in its receiver. */
function receiverType(walk: Walk, node: number): string | undefined {
  const { tree, rules } = walk;
  const receiver = rules.grammar.selector("receiver")(tree, node);
  if (receiver < 0) return undefined;
  const type = rules.grammar.type("type_identifier");
  for (let at = receiver; at < (tree.next[receiver] as number); at++) {
    if (tree.type[at] === type) return tree.textOf(at);
  }
  return undefined;
}

const typeElement: RuleMaker = (grammar) => {
  const interfaceType = grammar.type("interface_type");
  const isEmbedded = (walk: Walk, node: number) => walk.tree.type[walk.tree.parent[node] as number] === interfaceType;
  return {
    enter: (walk, node) => {
      if (isEmbedded(walk, node)) walk.role[node] = Role.inherit;
    },
    leave: (walk, node) => {
      if (isEmbedded(walk, node)) addBases(walk, node);
      return operandOf(walk, walk.children(node)[0] ?? -1);
    },
  };
};

/** A field. A field without a name embeds its type. */
const field: RuleMaker = (grammar) => {
  const named = variables({ names: "name", type: "type" })(grammar);
  const selectName = grammar.selector("name");
  const selectType = grammar.selector("type");
  return {
    enter: (walk, node) => {
      const type = selectType(walk.tree, node);
      if (selectName(walk.tree, node) >= 0) named.enter?.(walk, node);
      else if (type >= 0) walk.role[type] = Role.inherit;
    },
    leave: (walk, node) => {
      if (selectName(walk.tree, node) >= 0) return named.leave?.(walk, node) ?? NO_OPERAND;
      const base = operandOf(walk, selectType(walk.tree, node));
      if (base >= 0) walk.innermostDraft?.bases.push(base);
      return NO_OPERAND;
    },
  };
};

/** A call. `new(T)` and `make(T)` create a `T`. */
const goCall: RuleMaker = (grammar) => {
  const plain = call({ callee: "function", arguments: "arguments" })(grammar);
  const callee = grammar.selector("function");
  const list = grammar.selector("arguments");
  return {
    ...plain,
    leave: (walk, node) => {
      const callNode = callee(walk.tree, node);
      const args = list(walk.tree, node);
      const text = callNode < 0 ? "" : walk.tree.textOf(callNode);
      const first = args < 0 ? -1 : (walk.children(args)[0] ?? -1);
      if (first < 0 || (text !== "new" && text !== "make")) return plain.leave?.(walk, node) ?? NO_OPERAND;
      return addCall(walk, "new", operandOf(walk, first), -1);
    },
  };
};

/** `switch v := x.(type)`: in a case with one type, `v` has that type. In other cases, it has the type of `x`. */
const typeSwitch: RuleMaker = (grammar) => {
  const alias = grammar.selector("alias");
  const value = grammar.selector("value");
  return {
    enter: (walk, node) => {
      walk.openScope(node, "block");
      setRole(walk, alias(walk.tree, node), Role.bind);
    },
    leave: (walk, node) => {
      const switched = operandOf(walk, value(walk.tree, node));
      for (const nameNode of boundNames(walk, alias(walk.tree, node)))
        walk.bind(nameNode, "variable", { value: switched });
      return NO_OPERAND;
    },
  };
};

/** A case of a type switch. */
const typeCase: RuleMaker = (grammar) => {
  const alias = grammar.selector("alias");
  const types = grammar.all("type");
  return {
    enter: (walk, node) => walk.openScope(node, "block"),
    leave: (walk, node) => {
      const [only = -1, ...others] = types(walk.tree, node);
      const type = others.length > 0 ? NO_OPERAND : operandOf(walk, only);
      const [nameNode] = boundNames(walk, alias(walk.tree, walk.tree.parent[node] as number));
      if (nameNode !== undefined && type >= 0) walk.bind(node, "variable", { name: walk.nameOf(nameNode), type });
      return NO_OPERAND;
    },
  };
};

/** Go. */
export const GO: LanguageRules = {
  comments: ["comment"],
  isDocComment: (text) => !text.startsWith("//go:"),
  strings: ["interpreted_string_literal", "raw_string_literal", "rune_literal"],
  wrappers: ["type_declaration", "const_declaration", "var_declaration", "var_spec_list"],
  hasNamedArguments: false,
  flags: (_, written) => (/^\p{Lu}/u.test(written) ? DefinitionFlag.exported : DefinitionFlag.private),
  arguments: { variadic_argument: { spreads: "sequence" } },
  nodes: {
    identifier: name(),
    field_identifier: name(),
    package_identifier: name(),
    type_identifier: typeName(),
    interpreted_string_literal: stringLiteral(),
    raw_string_literal: literal("str"),
    int_literal: literal("int"),
    float_literal: literal("float"),
    rune_literal: literal("int"),
    true: literal("bool"),
    false: literal("bool"),
    nil: literal("none"),
    package_clause: namespace({ name: "#0" }),
    import_spec: importSpec,
    const_spec: variables({ names: "name", type: "type", values: "value" }),
    var_spec: variables({ names: "name", type: "type", values: "value" }),
    short_var_declaration: variables({ names: "left", values: "right", isLocal: false }),
    type_spec: definition({
      kind: (walk, node) => {
        const type = walk.rules.grammar.selector("type")(walk.tree, node);
        const typeName = walk.rules.grammar.typeNames[walk.tree.type[type] as number];
        return typeName === "struct_type" ? "class" : typeName === "interface_type" ? "interface" : "type";
      },
      name: "name",
      body: "type",
      returnType: "type",
    }),
    type_alias: definition({ kind: "type", name: "name", body: "type", returnType: "type" }),
    field_declaration: field,
    type_elem: typeElement,
    method_elem: definition({ kind: "function", name: "name", returnType: "result" }),
    function_declaration: definition({ kind: "function", name: "name", body: "body", returnType: "result" }),
    method_declaration: definition({
      kind: "function",
      name: "name",
      body: "body",
      returnType: "result",
      container: receiverType,
    }),
    func_literal: lambda({ body: "body", returnType: "result" }),
    function_type: functionType(),
    parameter_list: tuple(),
    parameter_declaration: parameter({
      name: "name",
      type: "type",
      isPassed: (walk, node) => {
        const list = walk.tree.parent[node] as number;
        return walk.rules.grammar.selector("parameters")(walk.tree, walk.tree.parent[list] as number) === list;
      },
    }),
    variadic_parameter_declaration: parameter({ name: "name", type: "type", kind: "rest" }),
    type_parameter_declaration: typeParameter({ name: "name" }),
    block: block(),
    if_statement: block(),
    for_statement: block(),
    expression_switch_statement: block(),
    type_switch_statement: typeSwitch,
    expression_case: block(),
    type_case: typeCase,
    default_case: block(),
    communication_case: block(),
    range_clause: forEach({ target: "left", of: "right", isHead: true, elementIndex: 1 }),
    assignment_statement: assignment({ left: "left", right: "right" }),
    inc_statement: update(),
    dec_statement: update(),
    return_statement: returned(),
    expression_list: tuple(),
    call_expression: goCall,
    selector_expression: member({ object: "operand", name: "field" }),
    qualified_type: member({ object: "package", name: "name" }),
    index_expression: subscript("operand"),
    slice_expression: transparent("operand"),
    generic_type: generic({ of: "type", arguments: "type_arguments", isType: true }),
    type_instantiation_expression: generic({ of: "type", arguments: "type_arguments" }),
    parenthesized_expression: transparent(),
    unary_expression: transparent("operand"),
    literal_element: transparent(),
    type_assertion_expression: cast("type", "operand"),
    type_conversion_expression: cast("type", "operand"),
    composite_literal: compositeLiteral,
    literal_value: elidedLiteral,
    pointer_type: typeWrapper(),
    parenthesized_type: typeWrapper(),
    slice_type: containerType("list", ["element"]),
    array_type: containerType("list", ["element"]),
    channel_type: containerType("list", ["value"]),
    map_type: containerType("dict", ["key", "value"]),
    struct_type: block("class"),
    interface_type: block("class"),
  },
};
