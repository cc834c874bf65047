import type { Operand } from "../../model/facts.ts";
import { isReferenceOperand, NO_OPERAND, operandIndex } from "../../model/facts.ts";
import { unquoted } from "../tree-sitter/damage/unquoted.ts";
import { addCall, linkMember, operandOf, setRole } from "../tree-sitter/rules/expression-rules.ts";
import { addImport } from "../tree-sitter/rules/module-rules.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";
import { isIdentifier } from "./names.ts";
import { openToAnything } from "./tables.ts";

/** The functions that run another file. Their argument is a module or a path. */
const LOADERS = new Set(["require", "dofile", "loadfile"]);

/** A call. `require` imports a module; `setmetatable` and any function called `new` create objects of classes. */
export const luaCall: RuleMaker = (grammar) => {
  const callee = grammar.selector("name");
  const list = grammar.selector("arguments");
  return {
    enter: (walk, node) => {
      if (walk.role[node] === Role.silent) return;
      linkMember(walk, node, -1, callee(walk.tree, node), Role.call);
      walk.role[node] = Role.read;
      const module = loadedModule(walk, node);
      if (module === undefined) return;
      setRole(walk, module.node, Role.silent);
      // The call also makes the globals of the loaded file available.
      addImport(walk, { kind: "star", module: module.specifier, node: module.node });
    },
    leave: (walk, node) => {
      const module = loadedModule(walk, node);
      if (module !== undefined) return walk.builder.addValue("module", NO_OPERAND, [], [module.specifier]);
      const of = operandOf(walk, callee(walk.tree, node));
      const args = list(walk.tree, node);
      const called = addCall(walk, "call", of, args);
      if (walk.tree.textOf(callee(walk.tree, node)) === "setmetatable") return withMetatable(walk, args, called);
      if (walk.scopeKind === "module") for (const each of walk.children(args)) openToAnything(walk, each);
      return isReferenceOperand(of) ? orNew(walk, of, called) : called;
    },
  };
};

/** The module that a call loads, and the node of its specifier; undefined for any other call. */
export function loadedModule(walk: Walk, call: number): { node: number; specifier: string } | undefined {
  const { tree, rules } = walk;
  const callee = rules.grammar.selector("name")(tree, call);
  if (!isIdentifier(walk, callee) || !LOADERS.has(tree.textOf(callee))) return undefined;
  const node = rules.grammar.selector("arguments>#0")(tree, call);
  if (node < 0 || tree.type[node] !== rules.grammar.type("string")) return undefined;
  const specifier = unquoted(tree.textOf(node));
  return specifier === "" ? undefined : { node, specifier };
}

/** The value of `setmetatable({}, Class)`: an object of `Class`. In `setmetatable(Class, { __index = Base })`, `Class` gets a base. */
function withMetatable(walk: Walk, list: number, called: Operand): Operand {
  const [table = -1, metatable = -1] = list < 0 ? [] : walk.children(list);
  const own = operandOf(walk, metatable);
  const index = indexOf(walk, own);
  openToAnything(walk, table, index >= 0 ? index : own >= 0 ? own : undefined);
  if (index >= 0) return walk.builder.addValue("instance", index);
  return isReferenceOperand(own) ? walk.builder.addValue("instance", own) : called;
}

/** The operand `Base` of `{ __index = Base }`; `NO_OPERAND` for any other value. */
function indexOf(walk: Walk, operand: Operand): Operand {
  const value = operand < 0 || isReferenceOperand(operand) ? undefined : walk.builder.values[operandIndex(operand)];
  const at = value?.kind === "object" ? value.names.indexOf("__index") : -1;
  const base = value?.args[at] ?? NO_OPERAND;
  return isReferenceOperand(base) ? base : NO_OPERAND;
}

/** The value of a call. `Class.new()` and `Class:new()` may also be an object of the class, because that is the convention. */
function orNew(walk: Walk, of: Operand, called: Operand): Operand {
  const reference = walk.builder.references[operandIndex(of)];
  if (reference?.name !== "new" || reference.receiver < 0) return called;
  return walk.builder.addValue("union", NO_OPERAND, [called, walk.builder.addValue("instance", reference.receiver)]);
}
