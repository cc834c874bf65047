import { COMMON_MODIFIERS, flagsOf } from "../tree-sitter/definition-draft.ts";
import {
  annotation,
  bareParameters,
  bases,
  definition,
  lambda,
  parameter,
} from "../tree-sitter/rules/definition-rules.ts";
import {
  call,
  cast,
  containerType,
  generic,
  keywordArgument,
  literal,
  member,
  name,
  roles,
  stringLiteral,
  subscript,
  transparent,
  typeName,
  typeWord,
  union,
} from "../tree-sitter/rules/expression-rules.ts";
import { addImport, importing, namespace } from "../tree-sitter/rules/module-rules.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { LanguageRules } from "../tree-sitter/rules/rules.ts";
import {
  assignment,
  block,
  forEach,
  returned,
  typedBinding,
  update,
  variable,
} from "../tree-sitter/rules/statement-rules.ts";
import { typeParameter } from "../tree-sitter/rules/type-parameter-rules.ts";
import { formalParameter, switchLabel } from "./nodes.ts";

const TYPES =
  "@type_identifier|scoped_type_identifier|generic_type|array_type|integral_type|floating_point_type|boolean_type|annotated_type";

/** `import a.b.C`, `import static a.B.c`, `import a.b.*`. */
const importDeclaration = importing((walk, node) => {
  const { tree } = walk;
  const [path] = walk.children(node);
  if (path === undefined) return;
  const written = tree.textOf(path).replace(/\s+/g, "");
  if (/\*\s*;?$/.test(tree.textOf(node))) {
    addImport(walk, { kind: "star", module: written, node: path });
    return;
  }
  const dot = written.lastIndexOf(".");
  const imported = written.slice(dot + 1);
  const nameNode = walk.rules.grammar.selector("name")(tree, path);
  const at = nameNode < 0 ? path : nameNode;
  addImport(walk, {
    kind: "name",
    module: written.slice(0, Math.max(dot, 0)),
    name: imported,
    alias: imported,
    node: at,
  });
});

/** Java. */
export const JAVA: LanguageRules = {
  comments: ["line_comment", "block_comment"],
  isDocComment: (text) => text.startsWith("/**"),
  strings: ["string_literal", "character_literal"],
  wrappers: ["field_declaration", "constant_declaration", "local_variable_declaration"],
  annotationCarriers: ["modifiers"],
  declarators: ["variable_declarator"],
  maxOpenAngles: 1000,
  lostHeaders: { class: "class_declaration", interface: "interface_declaration", enum: "enum_declaration" },
  hasNamedArguments: false,
  flags: (header) => flagsOf(header, COMMON_MODIFIERS),
  arguments: { element_value_pair: { keyword: "key", value: "value" } },
  nodes: {
    identifier: name(),
    type_identifier: typeName(["var"]),
    this: name(),
    super: name(),
    string_literal: stringLiteral(),
    character_literal: literal("char"),
    decimal_integer_literal: literal("int"),
    hex_integer_literal: literal("int"),
    decimal_floating_point_literal: literal("float"),
    true: literal("bool"),
    false: literal("bool"),
    null_literal: literal("none"),
    package_declaration: namespace({ name: "@scoped_identifier|identifier" }),
    import_declaration: importDeclaration,
    class_declaration: definition({ kind: "class", name: "name", body: "body" }),
    record_declaration: definition({ kind: "class", name: "name", body: "body", hasParameters: true }),
    interface_declaration: definition({ kind: "interface", name: "name", body: "body" }),
    annotation_type_declaration: definition({ kind: "interface", name: "name", body: "body" }),
    enum_declaration: definition({ kind: "enum", name: "name", body: "body" }),
    enum_constant: definition({ kind: "constant", name: "name", body: "body" }),
    method_declaration: definition({ kind: "function", name: "name", body: "body", returnType: "type" }),
    constructor_declaration: definition({ kind: "function", name: "name", body: "body" }),
    compact_constructor_declaration: definition({ kind: "function", name: "name", body: "body" }),
    annotation_type_element_declaration: definition({ kind: "function", name: "name", returnType: "type" }),
    variable_declarator: variable({ name: "name", value: "value", outerType: "type" }),
    superclass: bases(),
    super_interfaces: bases(),
    extends_interfaces: bases(),
    annotation: annotation({ name: "name", arguments: "arguments" }),
    marker_annotation: annotation({ name: "name" }),
    element_value_pair: keywordArgument("key", "value"),
    type_parameter: typeParameter({ name: "@type_identifier|identifier", bound: "@type_bound", list: "type_bound" }),
    formal_parameter: formalParameter,
    spread_parameter: parameter({ name: "@variable_declarator", type: TYPES, kind: "rest" }),
    inferred_parameters: bareParameters(),
    lambda_expression: lambda({ parameters: "parameters", body: "body" }),
    class_body: block("class"),
    block: block(),
    static_initializer: block("function"),
    for_statement: block(),
    catch_clause: block(),
    try_with_resources_statement: block(),
    switch_block_statement_group: block(),
    switch_rule: block(),
    switch_label: switchLabel,
    enhanced_for_statement: forEach({ target: "name", of: "value", type: "type" }),
    resource: variable({ name: "name", type: "type", value: "value", isLocal: true }),
    catch_formal_parameter: typedBinding({ name: "name", type: "@catch_type" }),
    catch_type: union(["#0", "#1", "#2", "#3"]),
    instanceof_expression: typedBinding({ name: "name", type: "right" }),
    type_pattern: typedBinding({ name: "#-1", type: "#0" }),
    record_pattern_component: typedBinding({ name: "#-1", type: "#0" }),
    record_pattern: roles({ "#0": Role.type }),
    return_statement: returned(),
    assignment_expression: assignment({ left: "left", right: "right" }),
    update_expression: update(),
    method_invocation: call({ object: "object", callee: "name", arguments: "arguments" }),
    explicit_constructor_invocation: call({ object: "object", callee: "constructor", arguments: "arguments" }),
    object_creation_expression: call({ callee: "type", arguments: "arguments", kind: "new" }),
    field_access: member({ object: "object", name: "field" }),
    scoped_identifier: member({ object: "scope", name: "name" }),
    scoped_type_identifier: member({ object: "#0", name: "#-1" }),
    // The code that receives the reference calls the method.
    method_reference: member({ object: "#0", name: "#-1", role: Role.call }),
    array_access: subscript("array"),
    integral_type: typeWord(),
    floating_point_type: typeWord(),
    boolean_type: typeWord(),
    generic_type: generic({ of: "#0", arguments: "@type_arguments", isType: true }),
    array_type: containerType("list", ["element"]),
    parenthesized_expression: transparent(),
    cast_expression: cast("type", "value"),
    ternary_expression: union(["consequence", "alternative"]),
    labeled_statement: roles({ "@identifier": Role.silent }),
    break_statement: roles({ "@identifier": Role.silent }),
    continue_statement: roles({ "@identifier": Role.silent }),
  },
};
