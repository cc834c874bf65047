import { DefinitionFlag, NO_OPERAND } from "../../model/facts.ts";
import { unquoted } from "../tree-sitter/damage/unquoted.ts";
import { parameter } from "../tree-sitter/rules/definition-rules.ts";
import { call, operandOf, setRole } from "../tree-sitter/rules/expression-rules.ts";
import { addImport } from "../tree-sitter/rules/module-rules.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";

/** `$name`. The name of a property is stored without `$`, because `$object->name` has none either. */
export const variableName: RuleMaker = () => ({
  isName: true,
  enter: (walk, node) => {
    for (const child of walk.children(node)) setRole(walk, child, Role.silent);
  },
  leave: (walk, node) => {
    const written = walk.tree.textOf(node);
    const isMember = (walk.receiver[node] as number) >= 0;
    return walk.reference(node, isMember || written === "$this" ? written.replace(/^\$/, "") : written);
  },
});

/** `A\B` before a name. Its parts are not separate references. */
export const namespaceName: RuleMaker = () => ({
  isName: true,
  enter: (walk, node) => {
    for (const child of walk.children(node)) setRole(walk, child, Role.silent);
  },
  leave: (walk, node) => walk.reference(node),
});

/** `use A\B`, `use A\B as C`, `use function A\b`, `use A\{B, C as D}`. */
export const useDeclaration: RuleMaker = (grammar) => {
  const clauseType = grammar.type("namespace_use_clause");
  const group = grammar.selector("body @namespace_use_group");
  const prefix = grammar.selector("@namespace_name");
  const alias = grammar.selector("alias");
  const path = grammar.selector("@qualified_name|name");
  return {
    enter: (walk, node) => {
      const { tree } = walk;
      walk.role[node] = Role.silent;
      const list = group(tree, node);
      const base = list < 0 ? -1 : prefix(tree, node);
      for (const clause of walk.children(list < 0 ? node : list)) {
        if (tree.type[clause] !== clauseType) continue;
        const target = path(tree, clause);
        if (target < 0) continue;
        const aliasNode = alias(tree, clause);
        const own = tree.textOf(target).replace(/^\\/, "");
        const whole = base < 0 ? own : `${tree.textOf(base).replace(/^\\/, "")}\\${own}`;
        const cut = whole.lastIndexOf("\\");
        const name = whole.slice(cut + 1);
        addImport(walk, {
          kind: "name",
          module: whole.slice(0, Math.max(0, cut)),
          name,
          alias: aliasNode < 0 ? name : tree.textOf(aliasNode),
          node: walk.children(target).at(-1) ?? target,
        });
      }
    },
  };
};

/** `require 'file'` and `require __DIR__ . '/file'`. */
export const requireExpression: RuleMaker = () => ({
  enter: (walk, node) => {
    const [target] = walk.children(node);
    if (target === undefined) return;
    const text = walk.tree.textOf(target);
    const written = text.startsWith("(") && text.endsWith(")") ? text.slice(1, -1).trim() : text;
    const match = /^(__DIR__\s*\.\s*)?(["'])([^"'$]+)\2$/.exec(written);
    if (match === null) return;
    const path = match[3] ?? "";
    const module = match[1] === undefined ? path : `./${path.replace(/^\//, "")}`;
    addImport(walk, { kind: "star", module, node: target });
  },
});

/** A call of a function. `define('NAME', value)` defines a constant. */
export const functionCall: RuleMaker = (grammar) => {
  const plain = call({ callee: "function", arguments: "arguments" })(grammar);
  const callee = grammar.selector("function");
  const first = grammar.selector("arguments>#0>#0");
  return {
    ...plain,
    leave: (walk, node) => {
      const value = plain.leave?.(walk, node) ?? NO_OPERAND;
      const nameNode = first(walk.tree, node);
      const at = callee(walk.tree, node);
      if (nameNode >= 0 && at >= 0 && walk.tree.textOf(at) === "define") {
        const name = unquoted(walk.tree.textOf(nameNode));
        if (/^[A-Za-z_]\w*$/.test(name)) walk.openDefinition(node, { kind: "constant", nameNode, name });
      }
      return value;
    },
  };
};

/** `__construct(private Item $item)`: a parameter that is also a property. */
export const promotedParameter: RuleMaker = (grammar) => {
  const plain = parameter({ name: "name", type: "type", default: "default_value" })(grammar);
  const nameOf = grammar.selector("name");
  const type = grammar.selector("type");
  const visibility = grammar.selector("visibility");
  return {
    ...plain,
    leave: (walk, node) => {
      plain.leave?.(walk, node);
      const nameNode = nameOf(walk.tree, node);
      const container = walk.enclosingClass;
      if (nameNode < 0 || container === undefined) return NO_OPERAND;
      const at = visibility(walk.tree, node);
      const isPublic = at < 0 || walk.tree.textOf(at) === "public";
      const draft = walk.openDefinition(node, {
        kind: "constant",
        nameNode,
        name: walk.rules.nameText(walk.tree.textOf(nameNode)),
        container: container.qualname,
        parent: container.index,
        isBound: false,
        extraFlags: isPublic ? DefinitionFlag.exported : DefinitionFlag.private,
      });
      if (draft !== undefined) draft.returnType = operandOf(walk, type(walk.tree, node));
      return NO_OPERAND;
    },
  };
};

/** `global $name`. */
export const globalDeclaration: RuleMaker = () => ({
  enter: (walk, node) => {
    for (const child of walk.children(node)) {
      setRole(walk, child, Role.bind);
      walk.bind(child, "global");
    }
  },
});

/** The first assignment to a variable at the top level defines it. */
export function declaresVariable(walk: Walk, node: number): "definition" | "local" | undefined {
  const type = walk.rules.grammar.typeNames[walk.tree.type[node] as number];
  if (type !== "variable_name") return undefined;
  if (walk.scopeKind !== "module") return "local";
  const name = walk.tree.textOf(node);
  return walk.isFirst(`variable ${name}`, node) ? "definition" : "local";
}
