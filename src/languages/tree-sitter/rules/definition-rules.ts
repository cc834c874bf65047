import type { DefinitionKind, Operand, ParameterKind } from "../../../model/facts.ts";
import { NO_OPERAND } from "../../../model/facts.ts";
import type { Selector } from "../grammar/grammar.ts";
import type { Walk } from "../walk.ts";
import { addCall, operandOf, setRole } from "./expression-rules.ts";
import { bindPattern, boundNames, isName } from "./pattern.ts";
import { Role } from "./roles.ts";
import type { RuleMaker } from "./rules.ts";

/** The syntax of a definition. */
export interface DefinitionShape {
  readonly kind: DefinitionKind | ((walk: Walk, node: number) => DefinitionKind);
  readonly name: string;
  /** The name, when it is not the text of its node. */
  readonly nameText?: (written: string) => string;
  readonly body?: string;
  readonly returnType?: string;
  /** Whether it declares parameters in its header, as a class with constructor parameters does. */
  readonly hasParameters?: boolean;
  /** The qualified name of the type that it belongs to, when that type does not enclose it. */
  readonly container?: (walk: Walk, node: number) => string | undefined;
  /** Whether the last expression of the body is the returned value. */
  readonly returnsLast?: boolean;
  readonly extraFlags?: (walk: Walk, node: number) => number;
  /** Whether the node is a definition. Otherwise it only uses the name. */
  readonly when?: (walk: Walk, node: number) => boolean;
}

/** A function, method, class, interface, type or enum. */
export function definition(shape: DefinitionShape): RuleMaker {
  return (grammar) => {
    const selectName = grammar.selector(shape.name);
    const selectBody = grammar.selector(shape.body);
    const findType = grammar.selector(shape.returnType);
    const selectType: Selector = (tree, node) => {
      const found = findType(tree, node);
      return found === selectBody(tree, node) && shape.returnType !== shape.body ? -1 : found;
    };
    return {
      enter: (walk, node) => {
        if (shape.when?.(walk, node) === false) return;
        walk.role[node] = Role.read;
        const nameNode = selectName(walk.tree, node);
        setRole(walk, selectType(walk.tree, node), Role.type);
        const kind = typeof shape.kind === "string" ? shape.kind : shape.kind(walk, node);
        const scope = scopeOf(kind) ?? (shape.hasParameters === true ? "function" : undefined);
        if (nameNode < 0) {
          if (scope !== undefined) walk.openScope(node, scope, kind === "function");
          return;
        }
        const container = shape.container?.(walk, node);
        const isMethod = kind === "function" && (container !== undefined || walk.scopeKind === "class");
        walk.openDefinition(node, {
          kind: isMethod ? "method" : kind,
          nameNode,
          isBound: container === undefined,
          ...(container === undefined ? {} : { container }),
          ...(scope === undefined ? {} : { scope }),
          ...(shape.nameText === undefined ? {} : { name: shape.nameText(walk.tree.textOf(nameNode)) }),
          ...(shape.hasParameters === true ? { isCallable: true } : {}),
          extraFlags: shape.extraFlags?.(walk, node) ?? 0,
        });
      },
      leave: (walk, node) => {
        const draft = walk.draftOf(node);
        if (draft === undefined) return NO_OPERAND;
        draft.body = selectBody(walk.tree, node);
        draft.returnType = operandOf(walk, selectType(walk.tree, node));
        for (const returned of draft.returnedNodes) walk.given.asDeclared(returned, draft.returnType);
        if (shape.returnsLast === true) walk.addReturn(lastOperand(walk, draft.body));
        return NO_OPERAND;
      },
    };
  };
}

function scopeOf(kind: DefinitionKind): "class" | "function" | undefined {
  if (kind === "function" || kind === "method") return "function";
  return kind === "constant" || kind === "type" ? undefined : "class";
}

/** The operand of a body that is an expression, or else of the last expression in the body. */
function lastOperand(walk: Walk, body: number): Operand {
  if (body < 0) return NO_OPERAND;
  const own = operandOf(walk, body);
  return own >= 0 ? own : operandOf(walk, walk.children(body).at(-1) ?? -1);
}

/** An anonymous function. A variable may give it a name. */
export function lambda(shape: { parameters?: string; body: string; returnType?: string }): RuleMaker {
  return (grammar) => {
    const parameters = grammar.selector(shape.parameters);
    const body = grammar.selector(shape.body);
    const returnType = grammar.selector(shape.returnType);
    return {
      isFunction: true,
      enter: (walk, node) => {
        walk.role[node] = Role.read;
        const named = walk.takeFunctionName(node);
        if (named === undefined) walk.openScope(node, "function", true);
        else {
          const kind = walk.scopeKind === "class" ? "method" : "function";
          walk.openDefinition(node, { kind, ...named, scope: "function" });
        }
        setRole(walk, returnType(walk.tree, node), Role.type);
        const list = parameters(walk.tree, node);
        if (isName(walk, list)) setRole(walk, list, Role.bind);
      },
      leave: (walk, node) => {
        const list = parameters(walk.tree, node);
        if (isName(walk, list)) addParameter(walk, list, "positional-only", NO_OPERAND, -1);
        const bodyNode = body(walk.tree, node);
        walk.addReturn(operandOf(walk, bodyNode));
        const draft = walk.draftOf(node);
        if (draft !== undefined) {
          draft.body = bodyNode;
          draft.returnType = operandOf(walk, returnType(walk.tree, node));
        }
        walk.given.note(node, walk.scope);
        const result = draft === undefined ? operandOf(walk, bodyNode) : NO_OPERAND;
        return result >= 0 ? walk.builder.addValue("function", result) : walk.builder.literal("function");
      },
    };
  };
}

/** The syntax of a parameter. */
export interface ParameterShape {
  /** The selector of the names. A field may contain several of them. */
  readonly name: string;
  readonly type?: string;
  readonly default?: string;
  readonly kind?: ParameterKind;
  /** Whether callers pass it. Otherwise it is only a name that is bound in the function. */
  readonly isPassed?: (walk: Walk, node: number) => boolean;
}

/** One parameter declaration, which may declare several names. */
export function parameter(shape: ParameterShape): RuleMaker {
  return (grammar) => {
    const names = grammar.all(shape.name);
    const first = grammar.selector(shape.name);
    const type = grammar.selector(shape.type);
    const standard = grammar.selector(shape.default);
    const patterns = (walk: Walk, node: number) => {
      const found = names(walk.tree, node);
      const only = first(walk.tree, node);
      return found.length > 0 ? found : only >= 0 ? [only] : [];
    };
    return {
      enter: (walk, node) => {
        setRole(walk, type(walk.tree, node), Role.type);
        for (const pattern of patterns(walk, node)) setRole(walk, pattern, Role.bind);
        const value = standard(walk.tree, node);
        if (value >= 0 && walk.role[value] !== Role.bind && walk.role[value] !== Role.type)
          setRole(walk, value, Role.read);
      },
      leave: (walk, node) => {
        const declared = operandOf(walk, type(walk.tree, node));
        const found = patterns(walk, node);
        const value = standard(walk.tree, node);
        const isValue = value >= 0 && walk.role[value] === Role.read;
        const kind = shape.kind ?? (walk.rules.hasNamedArguments ? "normal" : "positional-only");
        const isPassed = shape.isPassed?.(walk, node) ?? true;
        for (const pattern of found.length > 0 ? found : [-1]) {
          if (!isPassed) bindPattern(walk, pattern, { kind: "parameter", value: NO_OPERAND, type: declared });
          else addParameter(walk, pattern, kind, declared, isValue ? value : -1);
        }
        return declared;
      },
    };
  };
}

/** Binds a parameter, or the names of a pattern that is a parameter, and adds it to the function around it. */
export function addParameter(walk: Walk, pattern: number, kind: ParameterKind, type: Operand, standard: number): void {
  const { tree } = walk;
  const isPlain = isName(walk, pattern);
  const [only] = isPlain ? [pattern] : boundNames(walk, pattern);
  const value = operandOf(walk, standard);
  // A declarator such as `*name` or `name[]` still declares one name.
  const nameNode = isPlain || walk.rules.isDeclarator(tree.type[pattern] as number) ? (only ?? -1) : -1;
  if (nameNode >= 0) walk.bind(nameNode, "parameter", { value, type });
  else bindPattern(walk, pattern, { kind: "parameter", value: NO_OPERAND, type });
  walk.addParameter({
    name: nameNode < 0 ? "" : walk.rules.nameText(walk.nameOf(nameNode)),
    kind,
    isOptional: standard >= 0,
    type,
    defaultHash:
      standard < 0
        ? ""
        : walk.tokens.fingerprint([{ start: tree.start[standard] as number, end: tree.end[standard] as number }]),
  });
}

/** A function type. Its parameters belong to no definition. */
export function functionType(): RuleMaker {
  return () => ({
    enter: (walk, node) => {
      walk.openScope(node, "function", true);
    },
    leave: (walk) => walk.builder.literal("function"),
  });
}

/** A list whose bare names are parameters. */
export function bareParameters(kind?: ParameterKind): RuleMaker {
  return () => ({
    enter: (walk, node) => {
      for (const child of walk.children(node)) if (declaresName(walk, child)) setRole(walk, child, Role.bind);
    },
    leave: (walk, node) => {
      for (const child of walk.children(node)) {
        if (declaresName(walk, child)) addParameter(walk, child, kind ?? "positional-only", NO_OPERAND, -1);
      }
      return NO_OPERAND;
    },
  });
}

function declaresName(walk: Walk, node: number): boolean {
  return isName(walk, node) || walk.rules.isDeclarator(walk.tree.type[node] as number);
}

/** The base types of the definition around it. */
export function bases(): RuleMaker {
  return () => ({
    enter: (walk, node) => {
      walk.role[node] = Role.inherit;
    },
    leave: (walk, node) => {
      addBases(walk, node);
      return NO_OPERAND;
    },
  });
}

/** Adds the types below a node to the bases of the innermost definition. */
export function addBases(walk: Walk, node: number): void {
  const draft = walk.innermostDraft;
  if (draft === undefined) return;
  for (const child of walk.children(node)) {
    const operand = operandOf(walk, child);
    if (operand >= 0) draft.bases.push(operand);
    else if (walk.rules.rule(walk.tree.type[child] as number) === undefined) addBases(walk, child);
  }
}

/** An annotation, attribute or decorator. It belongs to the declaration around it or, with `next`, to the one after it. */
export function annotation(shape: { name: string; arguments?: string; owner?: "next" }): RuleMaker {
  return (grammar) => {
    const selectName = grammar.selector(shape.name);
    const list = grammar.selector(shape.arguments);
    return {
      enter: (walk, node) => {
        setRole(walk, selectName(walk.tree, node), Role.decorator);
        walk.decoratorEnds.set(walk.tree.start[node] as number, walk.tree.end[node] as number);
      },
      leave: (walk, node) => {
        const of = operandOf(walk, selectName(walk.tree, node));
        const args = list(walk.tree, node);
        const operand = args < 0 || walk.isCall(of) ? of : addCall(walk, "call", of, args);
        if (operand >= 0) walk.decorate(node, operand, shape.owner === "next");
        return operand;
      },
    };
  };
}

/** Brackets around annotations. Like annotations, they are not part of the core of the declaration. */
export function annotationList(): RuleMaker {
  return () => ({
    enter: (walk, node) => {
      walk.decoratorEnds.set(walk.tree.start[node] as number, walk.tree.end[node] as number);
    },
  });
}
