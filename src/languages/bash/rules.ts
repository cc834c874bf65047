import { DefinitionFlag, NO_OPERAND } from "../../model/facts.ts";
import { definition } from "../tree-sitter/rules/definition-rules.ts";
import { addCall, literal, operandOf, roles, setRole } from "../tree-sitter/rules/expression-rules.ts";
import { addImport } from "../tree-sitter/rules/module-rules.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import { type LanguageRules, marksOf, type RuleMaker } from "../tree-sitter/rules/rules.ts";
import { assignment, forEach } from "../tree-sitter/rules/statement-rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";

const LOCAL = /^(local|declare|typeset)\b/;

/** What an assignment declares. A name is local only if it is declared as local. At the top level, its first assignment defines it. */
function declares(walk: Walk, node: number): "definition" | "local" | "module" | undefined {
  const { tree, rules } = walk;
  if (rules.grammar.typeNames[tree.type[node] as number] !== "variable_name") return undefined;
  const statement = tree.parent[tree.parent[node] as number] as number;
  const start = tree.start[statement] as number;
  if (walk.scopeKind === "function") return LOCAL.test(tree.text.slice(start, start + 8)) ? "local" : "module";
  return walk.isFirst(`variable ${tree.textOf(node)}`, node) ? "definition" : "module";
}

/** A command. It calls a function or a program. `source file` is an import. */
const command: RuleMaker = (grammar) => {
  const nameOf = grammar.selector("name");
  const args = grammar.all("argument");
  return {
    enter: (walk, node) => setRole(walk, nameOf(walk.tree, node), Role.call),
    leave: (walk, node) => {
      const { tree } = walk;
      const nameNode = nameOf(tree, node);
      const written = nameNode < 0 ? "" : tree.textOf(nameNode);
      const list = args(tree, node);
      const [path] = list;
      if ((written === "source" || written === ".") && path !== undefined) {
        const module = tree.textOf(path).replace(/^["']|["']$/g, "");
        addImport(walk, { kind: "star", module, node: path });
      }
      if (written === "alias") for (const argument of list) defineAlias(walk, node, argument);
      const values = list.map((argument) => operandOf(walk, argument));
      return addCall(walk, "call", operandOf(walk, nameNode), -1, values);
    },
  };
};

/** Defines the name in `alias name=…`. */
function defineAlias(walk: Walk, command: number, argument: number): void {
  const match = /^[\w.-]+(?==)/.exec(walk.tree.textOf(argument));
  if (match === null) return;
  walk.openDefinition(command, { kind: "function", nameNode: argument, name: match[0] });
}

/** The name of a command. A quoted or computed name has no reference. */
const commandName: RuleMaker = () => ({
  leave: (walk, node) => {
    const written = walk.tree.textOf(node);
    return /^[A-Za-z_][\w.:+-]*$/.test(written) ? walk.reference(node, written) : NO_OPERAND;
  },
});

/** A variable. `$1`, `$2`, … are arguments without a name. */
const variableName: RuleMaker = () => ({
  isName: true,
  leave: (walk, node) => (/^\d/.test(walk.tree.textOf(node)) ? NO_OPERAND : walk.reference(node)),
});

/** `local a b=1`. Binds the names without a value. */
const declarationCommand: RuleMaker = (grammar) => {
  const variableName = grammar.type("variable_name");
  return {
    enter: (walk, node) => {
      for (const child of walk.children(node)) {
        if (walk.tree.type[child] !== variableName) continue;
        walk.role[child] = Role.bind;
        walk.bind(child, "variable");
      }
    },
  };
};

/** Bash and other Bourne shells. */
export const BASH: LanguageRules = {
  comments: ["comment"],
  isDocComment: (text) => !text.startsWith("#!"),
  strings: ["string", "raw_string", "ansi_c_string", "heredoc_body"],
  wrappers: ["declaration_command"],
  closers: { if: "fi", do: "done", case: "esac" },
  hasNamedArguments: false,
  // `unset name` does not fail if the name does not exist.
  marks: (text) => marksOf("condition", text, /(?<=^[ \t]*)unset\b/gm),
  flags: (header) => (/^export\b/.test(header) ? DefinitionFlag.exported : 0),
  nodes: {
    variable_name: variableName,
    string: literal("str"),
    raw_string: literal("str"),
    number: literal("int"),
    array: literal("list"),
    function_definition: definition({ kind: "function", name: "name", body: "body" }),
    command,
    command_name: commandName,
    declaration_command: declarationCommand,
    variable_assignment: assignment({ left: "name", right: "value", declares }),
    subscript: roles({ name: Role.read }),
    for_statement: forEach({ target: "variable", of: "value", isHead: true }),
  },
};
