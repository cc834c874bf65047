import type { Operand, ScopeKind } from "../../../model/facts.ts";
import { isReferenceOperand, NO_OPERAND, operandIndex } from "../../../model/facts.ts";
import type { DefinitionDraft } from "../definition-draft.ts";
import type { Walk } from "../walk.ts";
import { operandOf, setRole } from "./expression-rules.ts";
import { bindPattern, boundNames, isFunction, isName } from "./pattern.ts";
import { Role } from "./roles.ts";
import type { RuleMaker } from "./rules.ts";

/** A node with its own scope. The body of a function or class gets no new scope, because it has one already. */
export function block(kind: ScopeKind = "block"): RuleMaker {
  return () => ({
    enter: (walk, node) => {
      if (walk.isOpen(walk.tree.parent[node] as number) && walk.scopeKind !== "block") return;
      // This is an initialiser block of a class. The names that it declares are not members.
      const own = kind === "block" && walk.scopeKind === "class" ? "function" : kind;
      walk.openScope(node, own, own === "function");
    },
  });
}

/** The syntax of a variable declaration. */
export interface VariableShape {
  readonly name: string;
  readonly value?: string;
  readonly type?: string;
  /** The field of the type in the declaration around this declarator. */
  readonly outerType?: string;
  /** Whether it is always a local binding and never a definition. */
  readonly isLocal?: boolean;
}

/** The declaration of a variable: a constant of the module or class, or a local binding. */
export function variable(shape: VariableShape): RuleMaker {
  return (grammar) => {
    const selectName = grammar.selector(shape.name);
    const selectValue = grammar.selector(shape.value);
    const selectType = grammar.selector(shape.type);
    const outerField = grammar.field(shape.outerType ?? "");
    const typeOf = (walk: Walk, node: number) => {
      const own = selectType(walk.tree, node);
      return own >= 0 ? own : earlyChild(walk, walk.tree.parent[node] as number, outerField);
    };
    const valueNode = (walk: Walk, node: number, pattern: number) => {
      const value = selectValue(walk.tree, node);
      return value === pattern || value === selectType(walk.tree, node) ? -1 : value;
    };
    return {
      enter: (walk, node) => {
        // The node is inside a parameter, and the parameter binds the name.
        if (walk.role[node] === Role.bind) return;
        const pattern = selectName(walk.tree, node);
        setRole(walk, selectType(walk.tree, node), Role.type);
        const value = valueNode(walk, node, pattern);
        setRole(walk, value, Role.read);
        if (pattern >= 0) declareVariable(walk, node, pattern, value, shape.isLocal === true);
      },
      leave: (walk, node) => {
        if (walk.role[node] === Role.bind) return NO_OPERAND;
        const pattern = selectName(walk.tree, node);
        const value = valueNode(walk, node, pattern);
        const type = operandOf(walk, typeOf(walk, node));
        finishVariable(walk, node, pattern, value, operandOf(walk, value), type);
        return NO_OPERAND;
      },
    };
  };
}

/** A type comes before the names that it declares. The search stops after this many children, because lists can be long. */
const MAX_BEFORE_TYPE = 8;

function earlyChild({ tree }: Walk, parent: number, field: number): number {
  if (parent < 0 || field < 0) return -1;
  let left = MAX_BEFORE_TYPE;
  for (
    let child = parent + 1;
    child < (tree.next[parent] as number) && left-- > 0;
    child = tree.next[child] as number
  ) {
    if (tree.field[child] === field) return child;
  }
  return -1;
}

/** A declaration of several names, each with its part of the values: `a, b = 1, 2`. */
export function variables(shape: { names: string; type?: string; values?: string; isLocal?: boolean }): RuleMaker {
  return (grammar) => {
    const all = grammar.all(shape.names);
    const selectType = grammar.selector(shape.type);
    const selectValues = grammar.selector(shape.values);
    const valueNodes = (walk: Walk, node: number) => {
      const list = selectValues(walk.tree, node);
      return list < 0 ? [] : walk.children(list);
    };
    const namesOf = (walk: Walk, node: number) => {
      const found = all(walk.tree, node);
      const [only] = found;
      return found.length === 1 && only !== undefined && !isName(walk, only) ? walk.children(only) : found;
    };
    return {
      enter: (walk, node) => {
        setRole(walk, selectType(walk.tree, node), Role.type);
        const values = valueNodes(walk, node);
        namesOf(walk, node).forEach((nameNode, index) => {
          declareVariable(walk, node, nameNode, values[index] ?? -1, shape.isLocal === true);
        });
      },
      leave: (walk, node) => {
        const type = operandOf(walk, selectType(walk.tree, node));
        const values = valueNodes(walk, node);
        const names = namesOf(walk, node);
        const whole = operandOf(walk, values[0] ?? -1);
        const drafts = walk.draftsOf(node);
        names.forEach((nameNode, index) => {
          // An expression that is not a call yields its value first, and then whether there was a value.
          const isSplit = values.length < names.length && walk.isCall(whole);
          const value = isSplit
            ? walk.builder.addValue("part", whole, [], [String(index)])
            : operandOf(walk, values[index] ?? -1);
          const draft = drafts.find((open) => open.nameNode === nameNode);
          if (draft === undefined) bindPattern(walk, nameNode, { kind: "variable", value, type });
          else completeConstant(draft, isSplit ? (values[0] ?? -1) : (values[index] ?? -1), value, type);
        });
        return NO_OPERAND;
      },
    };
  };
}

function completeConstant(draft: DefinitionDraft, body: number, value: Operand, type: Operand): void {
  draft.body = body;
  draft.returnType = type;
  if (value >= 0) draft.returns.push(value);
}

/** Names the function that a declared name holds, or opens a constant. Otherwise `finishVariable` makes a binding later. */
function declareVariable(walk: Walk, node: number, pattern: number, value: number, isLocal: boolean): void {
  setRole(walk, pattern, Role.bind);
  if (!isName(walk, pattern) || isLocal) return;
  if (isFunction(walk, value)) walk.nameFunction(value, { nameNode: pattern, spanNode: node });
  else if (!walk.isLocal) {
    const written = walk.nameOf(pattern);
    const name = walk.scopeKind === "class" ? walk.rules.nameText(written) : written;
    walk.openDefinition(node, { kind: "constant", nameNode: pattern, name });
  }
}

/** Completes the constant that `node` opened, or binds the names of the pattern. */
function finishVariable(
  walk: Walk,
  node: number,
  pattern: number,
  valueNode: number,
  value: Operand,
  type: Operand,
): void {
  if (valueNode >= 0) walk.given.asDeclared(valueNode, type);
  const draft = walk.draftOf(node);
  if (draft === undefined) bindPattern(walk, pattern, { kind: "variable", value, type });
  else completeConstant(draft, valueNode, value, type);
}

/** The syntax of an assignment. */
export interface AssignmentShape {
  readonly left: string;
  readonly right: string;
  /** What an assignment to a bare name declares, in languages without declarations of variables. */
  readonly declares?: (walk: Walk, nameNode: number) => "definition" | "local" | "class" | "module" | undefined;
}

/** An assignment. Each of several targets takes its part of the value. */
export function assignment(shape: AssignmentShape): RuleMaker {
  return (grammar) => {
    const left = grammar.selector(shape.left);
    const right = grammar.selector(shape.right);
    return {
      enter: (walk, node) => {
        const target = left(walk.tree, node);
        if (target < 0 || walk.role[target] === Role.silent) return;
        setRole(walk, target, Role.write);
        if (!isName(walk, target) || shape.declares?.(walk, target) !== "definition") return;
        const value = right(walk.tree, node);
        if (isFunction(walk, value)) walk.nameFunction(value, { nameNode: target, spanNode: node });
        else walk.openDefinition(node, { kind: "constant", nameNode: target });
      },
      leave: (walk, node) => {
        const target = left(walk.tree, node);
        const source = right(walk.tree, node);
        const value = operandOf(walk, source);
        if (walk.draftOf(node) !== undefined) finishVariable(walk, node, target, source, value, NO_OPERAND);
        else assign(walk, target, value, shape.declares);
        return value;
      },
    };
  };
}

function assign(walk: Walk, target: number, value: Operand, declares: AssignmentShape["declares"]): void {
  if (target < 0) return;
  const operand = operandOf(walk, target);
  if (!isReferenceOperand(operand)) {
    assignParts(walk, target, value, declares);
    return;
  }
  const reference = walk.builder.references[operandIndex(operand)];
  if (reference === undefined || reference.role !== "write") return;
  if (reference.receiver !== NO_OPERAND) {
    walk.builder.assignments.push({ target: operandIndex(operand), value, type: NO_OPERAND });
  } else if (isName(walk, target)) {
    const where = declares?.(walk, target);
    if (where === undefined) return;
    const scope = where === "module" ? 0 : where === "class" ? walk.classScope : walk.namedScope;
    walk.bind(target, "variable", { name: reference.name, value, scope });
  }
}

function assignParts(walk: Walk, target: number, value: Operand, declares: AssignmentShape["declares"]): void {
  const parts = walk.children(target);
  const elements = tupleElements(walk, value);
  parts.forEach((part, index) => {
    if (walk.role[part] !== Role.write) return;
    const known = elements?.length === parts.length ? elements[index] : undefined;
    const single = parts.length === 1 ? value : undefined;
    const isDescribed = value >= 0 && isReferenceOperand(operandOf(walk, part));
    const partial = isDescribed ? () => walk.builder.addValue("part", value, [], [String(index)]) : () => NO_OPERAND;
    assign(walk, part, known ?? single ?? partial(), declares);
  });
}

/** The elements of a tuple value. `undefined` when the value is not a tuple. */
function tupleElements(walk: Walk, value: Operand): readonly Operand[] | undefined {
  if (value < 0 || isReferenceOperand(value)) return undefined;
  const known = walk.builder.values[operandIndex(value)];
  return known?.kind === "literal" && known.names[0] === "tuple" ? known.args : undefined;
}

/** A change in place such as `x++`. */
export function update(target = "#0"): RuleMaker {
  return (grammar) => {
    const select = grammar.selector(target);
    return {
      enter: (walk, node) => setRole(walk, select(walk.tree, node), Role.write),
    };
  };
}

/** The syntax of a loop over elements. */
export interface ForEachShape {
  readonly target: string;
  readonly of: string;
  readonly type?: string;
  /** Whether the node is only the head of a loop. The loop has a scope already. */
  readonly isHead?: boolean;
  /** The position of the element among several targets, when the other targets are keys. */
  readonly elementIndex?: number;
}

/** A loop over the elements of a value. */
export function forEach(shape: ForEachShape): RuleMaker {
  return (grammar) => {
    const target = grammar.selector(shape.target);
    const of = grammar.selector(shape.of);
    const type = grammar.selector(shape.type);
    return {
      enter: (walk, node) => {
        if (shape.isHead !== true) walk.openScope(node, "block");
        setRole(walk, target(walk.tree, node), Role.bind);
        setRole(walk, type(walk.tree, node), Role.type);
      },
      leave: (walk, node) => {
        const iterated = operandOf(walk, of(walk.tree, node));
        const value = iterated < 0 ? NO_OPERAND : walk.builder.addValue("element", iterated);
        const declared = operandOf(walk, type(walk.tree, node));
        const pattern = target(walk.tree, node);
        const names = shape.elementIndex === undefined ? [] : boundNames(walk, pattern);
        if (names.length === 0) bindPattern(walk, pattern, { kind: "variable", value, type: declared });
        else {
          const element = Math.min(shape.elementIndex ?? 0, names.length - 1);
          names.forEach((nameNode, index) => {
            const own = index === element && names.length > 1 ? value : NO_OPERAND;
            walk.bind(nameNode, "variable", { value: own });
          });
        }
        return NO_OPERAND;
      },
    };
  };
}

/** A name bound to an instance of a type: `catch (Type name)`, `is Type name`. */
export function typedBinding(shape: { name: string; type: string; opensScope?: boolean }): RuleMaker {
  return (grammar) => {
    const selectName = grammar.selector(shape.name);
    const selectType = grammar.selector(shape.type);
    return {
      enter: (walk, node) => {
        if (shape.opensScope === true) walk.openScope(node, "block");
        setRole(walk, selectType(walk.tree, node), Role.type);
        setRole(walk, selectName(walk.tree, node), Role.bind);
      },
      leave: (walk, node) => {
        const type = operandOf(walk, selectType(walk.tree, node));
        const value = type < 0 ? NO_OPERAND : walk.builder.addValue("instance", type);
        bindPattern(walk, selectName(walk.tree, node), { kind: "variable", value, type: NO_OPERAND });
        return NO_OPERAND;
      },
    };
  };
}

/** A returned expression. */
export function returned(value = "#0"): RuleMaker {
  return (grammar) => {
    const select = grammar.selector(value);
    return {
      leave: (walk, node) => {
        const value = select(walk.tree, node);
        walk.addReturn(operandOf(walk, value));
        if (isFunction(walk, value)) walk.callable?.returnedNodes.push(value);
        return NO_OPERAND;
      },
    };
  };
}
