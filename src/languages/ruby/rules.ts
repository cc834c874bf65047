import { DefinitionFlag } from "../../model/facts.ts";
import { bases, definition, lambda, parameter } from "../tree-sitter/rules/definition-rules.ts";
import {
  keywordArgument,
  literal,
  member,
  name,
  stringLiteral,
  subscript,
  transparent,
  tuple,
  union,
} from "../tree-sitter/rules/expression-rules.ts";
import { type LanguageRules, marksOf } from "../tree-sitter/rules/rules.ts";
import { assignment, forEach, typedBinding } from "../tree-sitter/rules/statement-rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";
import {
  alias,
  blockParameter,
  destructuredParameter,
  returnStatement,
  rubyCall,
  rubyName,
  rubyParameters,
  singletonClass,
} from "./nodes.ts";

/** What an assignment to a name declares. Constants are definitions; the kind of any other name decides where it belongs. */
function declares(walk: Walk, node: number): "definition" | "local" | "class" | "module" | undefined {
  switch (walk.rules.grammar.typeNames[walk.tree.type[node] as number]) {
    case "constant":
      return walk.isLocal ? undefined : "definition";
    case "instance_variable":
      return "class";
    case "class_variable":
      return walk.scopeKind === "class" && walk.isFirst(`${walk.scope} ${walk.nameOf(node)}`, node)
        ? "definition"
        : "class";
    case "global_variable":
      return "module";
    case "identifier":
      return "local";
    default:
      return undefined;
  }
}

const dotted = (written: string) => written.replace(/\s+/g, "").replace(/^::/, "").replace(/::/g, ".");
const type = definition({ kind: "class", name: "name", body: "body", nameText: dotted });

/** Ruby. */
export const RUBY: LanguageRules = {
  comments: ["comment"],
  isDocComment: (text) => !text.startsWith("#!"),
  marks: (text) => marksOf("symbol", text, /(?<!:):([\p{ID_Start}_][\p{ID_Continue}]*[?!]?)/gu),
  strings: ["string", "heredoc_body", "regex", "subshell", "string_array", "symbol_array", "delimited_symbol"],
  wrappers: ["argument_list", "call"],
  declarators: ["exception_variable"],
  closers: { class: "end", module: "end", def: "end", do: "end", begin: "end", if: "end", unless: "end", case: "end" },
  lostHeaders: { class: "class", module: "module", def: "method" },
  hasNamedArguments: false,
  flags: (header) => (/\bprivate\b/.test(header) ? DefinitionFlag.private : 0),
  arguments: {
    pair: { keyword: "key", value: "value" },
    splat_argument: { spreads: "sequence" },
    hash_splat_argument: { spreads: "mapping" },
  },
  nodes: {
    identifier: rubyName,
    constant: name(),
    instance_variable: name(),
    class_variable: name(),
    global_variable: name(),
    self: name(),
    super: name(),
    string: stringLiteral(),
    integer: literal("int"),
    float: literal("float"),
    true: literal("bool"),
    false: literal("bool"),
    nil: literal("none"),
    array: literal("list"),
    hash: literal("dict"),
    class: type,
    module: type,
    singleton_class: singletonClass,
    superclass: bases(),
    method: definition({ kind: "function", name: "name", body: "body", returnsLast: true }),
    singleton_method: definition({
      kind: "function",
      name: "name",
      body: "body",
      returnsLast: true,
      extraFlags: () => DefinitionFlag.static,
    }),
    alias,
    method_parameters: rubyParameters,
    block_parameters: rubyParameters,
    lambda_parameters: rubyParameters,
    destructured_parameter: destructuredParameter,
    optional_parameter: parameter({ name: "name", default: "value", kind: "positional-only" }),
    keyword_parameter: parameter({ name: "name", default: "value", kind: "keyword-only" }),
    splat_parameter: parameter({ name: "name", kind: "rest" }),
    hash_splat_parameter: parameter({ name: "name", kind: "keyword-rest" }),
    block_parameter: blockParameter,
    block: lambda({ parameters: "parameters", body: "body" }),
    do_block: lambda({ parameters: "parameters", body: "body" }),
    lambda: lambda({ parameters: "parameters", body: "body" }),
    for: forEach({ target: "pattern", of: "value", isHead: true }),
    in: transparent(),
    rescue: typedBinding({ name: "variable", type: "exceptions" }),
    exceptions: union(["#0", "#1", "#2", "#3"]),
    exception_variable: transparent(),
    return: returnStatement,
    assignment: assignment({ left: "left", right: "right", declares }),
    operator_assignment: assignment({ left: "left", right: "right", declares }),
    right_assignment_list: tuple(),
    call: rubyCall,
    pair: keywordArgument("key", "value"),
    scope_resolution: member({ object: "scope", name: "name" }),
    element_reference: subscript("object"),
    parenthesized_statements: transparent(),
    conditional: union(["consequence", "alternative"]),
    binary: union(["left", "right"], ["||", "or"]),
  },
};
