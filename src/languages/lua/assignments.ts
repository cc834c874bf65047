import type { Operand } from "../../model/facts.ts";
import { DefinitionFlag, isReferenceOperand, NO_OPERAND, operandIndex } from "../../model/facts.ts";
import { operandOf, setRole } from "../tree-sitter/rules/expression-rules.ts";
import { addImport } from "../tree-sitter/rules/module-rules.ts";
import { isFunction } from "../tree-sitter/rules/pattern.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";
import { loadedModule } from "./calls.ts";
import { holdsFunctions, isIdentifier, isLocalName, readTarget } from "./names.ts";

/** `local a, b` without values. */
export const localDeclaration: RuleMaker = (grammar) => {
  const list = grammar.selector("@variable_list");
  const names = (walk: Walk, node: number) => {
    const found = list(walk.tree, node);
    return found < 0 ? [] : walk.children(found).filter((each) => isIdentifier(walk, each));
  };
  return {
    enter: (walk, node) => {
      for (const each of names(walk, node)) setRole(walk, each, Role.silent);
    },
    leave: (walk, node) => {
      for (const each of names(walk, node)) declareLocal(walk, each);
      return NO_OPERAND;
    },
  };
};

/** `a, M.b = 1, 2`. In a `local` declaration, the names are bound; elsewhere they are written or, at the top level, defined. */
export const assignmentStatement: RuleMaker = (grammar) => {
  const targets = grammar.selector("@variable_list");
  const values = grammar.selector("@expression_list");
  const attribute = grammar.type("attribute");
  const declaration = grammar.type("variable_declaration");
  const isLocal = (walk: Walk, node: number) => walk.tree.type[walk.tree.parent[node] as number] === declaration;
  const listOf = (walk: Walk, list: number) =>
    list < 0 ? [] : walk.children(list).filter((each) => walk.tree.type[each] !== attribute);
  return {
    enter: (walk, node) => {
      const sources = listOf(walk, values(walk.tree, node));
      const written = listOf(walk, targets(walk.tree, node));
      written.forEach((target, index) => {
        const source = sources[index] ?? -1;
        if (!isLocal(walk, node)) assign(walk, node, target, written.length === 1 ? source : -1);
        else if (!importTo(walk, target, source)) declare(walk, node, target, source, written.length === 1);
      });
    },
    leave: (walk, node) => {
      const sources = listOf(walk, values(walk.tree, node));
      const drafts = walk.draftsOf(node);
      listOf(walk, targets(walk.tree, node)).forEach((target, index) => {
        const source = sources[index] ?? -1;
        const value = valueAt(walk, sources, index);
        const draft = drafts.find(({ nameNode }) => nameNode === target || walk.tree.parent[nameNode] === target);
        if (draft !== undefined) {
          draft.body = source;
          if (value >= 0 && draft.kind === "constant") draft.returns.push(value);
          if (draft.kind === "class") draft.bases.push(...basesOf(walk, value));
        } else if (!isLocal(walk, node)) write(walk, target, value);
        else if (walk.role[target] === Role.bind) declareLocal(walk, target, value);
      });
      return NO_OPERAND;
    },
  };
};

function declareLocal(walk: Walk, nameNode: number, value: Operand = NO_OPERAND): void {
  if (walk.scopeKind === "module") isLocalName(walk, walk.nameOf(nameNode), nameNode);
  walk.bind(nameNode, "variable", { value });
}

/** The value of one of several targets. If the last value is a call, its results are assigned to all remaining targets. */
function valueAt(walk: Walk, sources: readonly number[], index: number): Operand {
  const own = sources[index];
  if (own !== undefined) return operandOf(walk, own);
  const last = operandOf(walk, sources.at(-1) ?? -1);
  if (!walk.isCall(last)) return NO_OPERAND;
  return walk.builder.addValue("part", last, [], [String(index - sources.length + 1)]);
}

/** Adds the import in `local m = require("m")` or `local f = require("m").f`. Returns false for any other assignment. */
function importTo(walk: Walk, target: number, source: number): boolean {
  const { tree, rules } = walk;
  const field = rules.grammar.selector("field")(tree, source < 0 ? target : source);
  const isMember = source >= 0 && tree.type[source] === rules.grammar.type("dot_index_expression");
  const call = isMember ? rules.grammar.selector("table")(tree, source) : source;
  const isCall = call >= 0 && tree.type[call] === rules.grammar.type("function_call");
  const module = isCall && isIdentifier(walk, target) ? loadedModule(walk, call) : undefined;
  if (module === undefined) return false;
  setRole(walk, target, Role.silent);
  setRole(walk, source, Role.silent);
  const alias = walk.nameOf(target);
  const { specifier, node } = module;
  if (isMember) addImport(walk, { kind: "name", module: specifier, name: walk.nameOf(field), alias, node: field });
  else addImport(walk, { kind: "namespace", module: specifier, alias, node });
  return true;
}

/** Declares the target of `local name = value`. */
function declare(walk: Walk, node: number, target: number, source: number, isOnly: boolean): void {
  if (!isIdentifier(walk, target)) return;
  setRole(walk, target, Role.bind);
  const name = walk.nameOf(target);
  if (walk.scopeKind === "module") isLocalName(walk, name, node);
  // With several names, the definition of a function would seem to be inside the other definitions.
  if (isOnly && isFunction(walk, source)) walk.nameFunction(source, { nameNode: target, spanNode: node });
  else if (walk.scopeKind === "module") define(walk, node, target, isOnly, 0);
}

/** Writes to `name` or `M.name`. The first assignment at the top level is its definition. */
function assign(walk: Walk, node: number, target: number, source: number): void {
  setRole(walk, target, Role.write);
  const named = walk.scopeKind === "module" ? readTarget(walk, target) : undefined;
  if (named === undefined) return;
  const { nameNode, container } = named;
  const name = walk.nameOf(nameNode);
  if (!walk.isFirst(`${container ?? ""}.${name}`, node)) return;
  if (isFunction(walk, source)) walk.nameFunction(source, { nameNode, spanNode: node });
  else if (container !== undefined) {
    const extraFlags = DefinitionFlag.exported;
    walk.openDefinition(node, { kind: "constant", nameNode, container, isBound: false, extraFlags });
  } else if (!isLocalName(walk, name, node)) define(walk, node, target, true, DefinitionFlag.exported);
}

/** Opens the definition of a name. A table in which functions are defined is always a class. */
function define(walk: Walk, node: number, nameNode: number, isOnly: boolean, extraFlags: number): void {
  const isClass = isOnly && holdsFunctions(walk, walk.nameOf(nameNode));
  if (isClass) walk.openDefinition(node, { kind: "class", nameNode, scope: "class", extraFlags });
  else walk.openDefinition(node, { kind: "constant", nameNode, extraFlags });
}

/** The base classes of a class with a given value; none if the value is a plain table. */
function basesOf(walk: Walk, value: Operand): readonly Operand[] {
  const known = value < 0 || isReferenceOperand(value) ? undefined : walk.builder.values[operandIndex(value)];
  const isTable = known?.kind === "object" || (known?.kind === "literal" && known.names[0] === "table");
  if (isTable) return [];
  if (known?.kind === "instance") return [known.of];
  const callee = known?.kind === "call" && isReferenceOperand(known.of) ? known.of : NO_OPERAND;
  const receiver = callee < 0 ? NO_OPERAND : (walk.builder.references[operandIndex(callee)]?.receiver ?? NO_OPERAND);
  const named = [receiver, ...(known?.args ?? [])].filter(isReferenceOperand);
  // The members that `Base:extend()` or `class("Name", Base)` adds are not known.
  return [...named, walk.builder.literal("table")];
}

function write(walk: Walk, target: number, value: Operand): void {
  const operand = operandOf(walk, target);
  const reference = isReferenceOperand(operand) ? walk.builder.references[operandIndex(operand)] : undefined;
  if (reference?.role !== "write") return;
  walk.builder.assignments.push({ target: operandIndex(operand), value, type: NO_OPERAND });
}
