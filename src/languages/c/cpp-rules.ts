import { DefinitionFlag, NO_OPERAND } from "../../model/facts.ts";
import { flagsOf } from "../tree-sitter/definition-draft.ts";
import { bases, definition, lambda, parameter } from "../tree-sitter/rules/definition-rules.ts";
import {
  addCall,
  call,
  generic,
  literal,
  member,
  name,
  operandOf,
  roles,
  setRole,
  transparent,
  typeWrapper,
} from "../tree-sitter/rules/expression-rules.ts";
import { addImport, addNamespace, importing } from "../tree-sitter/rules/module-rules.ts";
import { boundNames } from "../tree-sitter/rules/pattern.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { LanguageRules, RuleMaker } from "../tree-sitter/rules/rules.ts";
import { block, forEach, returned } from "../tree-sitter/rules/statement-rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";
import { recordSpecifier } from "./declaration.ts";
import { blankCppMacros } from "./macros.ts";
import { addLooseNames, conditions } from "./preprocessor.ts";
import { C_DECLARATORS, C_NODES } from "./rules.ts";

const CAST = /^(?:static|dynamic|reinterpret|const)_cast\b/;

/** A template parameter. It is written before the definition that binds it, so it waits in `pendingTypeParameters`. */
const templateParameter: RuleMaker = (grammar) => {
  const nameOf = grammar.selector("name @type_identifier");
  return {
    enter: (walk, node) => {
      walk.role[node] = Role.type;
      setRole(walk, nameOf(walk.tree, node), Role.bind);
    },
    leave: (walk, node) => {
      walk.pendingTypeParameters.push(...boundNames(walk, nameOf(walk.tree, node)));
      return NO_OPERAND;
    },
  };
};

/** `template <int N>`: `N` is a parameter of the template, not of the function. */
function templateValue(otherwise: RuleMaker | undefined): RuleMaker {
  return (grammar) => {
    const list = grammar.type("template_parameter_list");
    const declarator = grammar.selector("declarator");
    const plain = otherwise?.(grammar);
    const isInTemplate = (walk: Walk, node: number) => walk.tree.type[walk.tree.parent[node] as number] === list;
    return {
      enter: (walk, node) => {
        if (isInTemplate(walk, node)) setRole(walk, declarator(walk.tree, node), Role.bind);
        else plain?.enter?.(walk, node);
      },
      leave: (walk, node) => {
        if (!isInTemplate(walk, node)) return plain?.leave?.(walk, node) ?? NO_OPERAND;
        walk.pendingTypeParameters.push(...boundNames(walk, declarator(walk.tree, node)));
        return NO_OPERAND;
      },
    };
  };
}

/** `using a::b`, `using namespace a`. */
const using = importing((walk, node) => {
  const target = walk.children(node).at(-1);
  if (target === undefined) return;
  const path = walk.tree.textOf(target).replace(/\s+/g, "").replace(/^::/, "");
  if (/^using\s+namespace\b/.test(walk.tree.textOf(node))) {
    addImport(walk, { kind: "star", module: path, node: target });
    return;
  }
  const cut = path.lastIndexOf("::");
  const last = path.slice(cut < 0 ? 0 : cut + 2);
  addImport(walk, { kind: "name", module: cut < 0 ? "" : path.slice(0, cut), name: last, alias: last, node: target });
});

/** `namespace fs = std::filesystem`. */
const namespaceAlias = importing((walk, node) => {
  const [alias, target] = walk.children(node);
  if (alias === undefined || target === undefined) return;
  const module = walk.tree.textOf(target).replace(/\s+/g, "");
  addImport(walk, { kind: "namespace", module, alias: walk.tree.textOf(alias), node: target });
});

const namespaceDefinition: RuleMaker = (grammar) => {
  const nameOf = grammar.selector("name");
  return {
    enter: (walk, node) => {
      const nameNode = nameOf(walk.tree, node);
      if (nameNode < 0) return;
      setRole(walk, nameNode, Role.silent);
      addNamespace(walk, nameNode);
    },
  };
};

/** `private:` applies to the members that follow. */
const accessSpecifier: RuleMaker = () => ({
  enter: (walk, node) => {
    if (walk.scopeKind !== "class") return;
    const isPublic = walk.tree.textOf(node).startsWith("public");
    walk.sectionFlags.set(walk.scope, isPublic ? DefinitionFlag.exported : DefinitionFlag.private);
  },
});

/** A call. `static_cast<T>(x)` is a `T`. */
const cppCall: RuleMaker = (grammar) => {
  const plain = call({ callee: "function", arguments: "arguments" })(grammar);
  const callee = grammar.selector("function");
  const typeArguments = grammar.selector("arguments");
  return {
    ...plain,
    leave: (walk, node) => {
      const at = callee(walk.tree, node);
      const start = at < 0 ? 0 : (walk.tree.start[at] as number);
      if (at < 0 || !CAST.test(walk.tree.text.slice(start, start + 20))) return plain.leave?.(walk, node) ?? NO_OPERAND;
      const list = typeArguments(walk.tree, at);
      const type = operandOf(walk, list < 0 ? -1 : (walk.children(list)[0] ?? -1));
      return type < 0 ? NO_OPERAND : walk.builder.addValue("instance", type);
    },
  };
};

/** A parameter list. The grammar has no node for `...` at its end, so the text is searched for it. */
const parameterList: RuleMaker = () => ({
  leave: (walk, node) => {
    const { text, end } = walk.tree;
    if (!/\.\.\.\s*\)$/.test(text.slice((end[node] as number) - 10, end[node]))) return NO_OPERAND;
    walk.addParameter({ name: "", kind: "rest", isOptional: true, type: NO_OPERAND, defaultHash: "" });
    return NO_OPERAND;
  },
});

/** `member(value)` before a constructor's body. */
const fieldInitializer: RuleMaker = (grammar) => {
  const named = roles({ "@field_identifier": Role.write, "@qualified_identifier": Role.call })(grammar);
  const name = grammar.selector("#0");
  const list = grammar.selector("@argument_list|initializer_list");
  return {
    ...named,
    // For a base class, or for the class itself, the arguments are those of a constructor.
    leave: (walk, node) => addCall(walk, "new", operandOf(walk, name(walk.tree, node)), list(walk.tree, node)),
  };
};

/** C++. */
export const CPP: LanguageRules = {
  comments: ["comment"],
  isDocComment: (text) => /^(\/\*[*!]|\/\/\/|\/\/!)/.test(text),
  marks: conditions,
  strings: ["string_literal", "raw_string_literal", "char_literal", "system_lib_string"],
  wrappers: ["template_declaration"],
  declarators: [...C_DECLARATORS, "reference_declarator", "variadic_declarator"],
  hasNamedArguments: false,
  flags: (header) => flagsOf(header, { static: DefinitionFlag.static }),
  repair: blankCppMacros,
  readBlanked: addLooseNames,
  arguments: { parameter_pack_expansion: { spreads: "sequence" } },
  nodes: {
    ...C_NODES,
    namespace_identifier: name(),
    this: name(),
    raw_string_literal: literal("str"),
    namespace_definition: namespaceDefinition,
    namespace_alias_definition: namespaceAlias,
    using_declaration: using,
    alias_declaration: definition({ kind: "type", name: "name", body: "type", returnType: "type" }),
    concept_definition: definition({ kind: "type", name: "name" }),
    class_specifier: recordSpecifier("class", DefinitionFlag.private),
    access_specifier: accessSpecifier,
    base_class_clause: bases(),
    type_parameter_declaration: templateParameter,
    optional_type_parameter_declaration: templateParameter,
    variadic_type_parameter_declaration: templateParameter,
    parameter_list: parameterList,
    parameter_declaration: templateValue(C_NODES.parameter_declaration),
    optional_parameter_declaration: templateValue(
      parameter({ name: "declarator", type: "type", default: "default_value" }),
    ),
    variadic_parameter_declaration: parameter({ name: "declarator", type: "type", kind: "rest" }),
    trailing_return_type: roles({ "#0": Role.type }),
    field_initializer: fieldInitializer,
    lambda_expression: lambda({ body: "body" }),
    for_range_loop: forEach({ target: "declarator", of: "right", type: "type" }),
    catch_clause: block(),
    if_statement: block(),
    while_statement: block(),
    switch_statement: block(),
    co_return_statement: returned(),
    call_expression: cppCall,
    new_expression: call({ callee: "type", arguments: "arguments", kind: "new" }),
    delete_expression: transparent("#-1"),
    qualified_identifier: member({ object: "scope", name: "name" }),
    template_function: generic({ of: "name", arguments: "arguments" }),
    template_method: generic({ of: "name", arguments: "arguments" }),
    template_type: generic({ of: "name", arguments: "arguments", isType: true }),
    dependent_name: typeWrapper(),
    dependent_type: typeWrapper(),
  },
};
