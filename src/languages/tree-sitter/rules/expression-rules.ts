import type { Operand, ValueKind } from "../../../model/facts.ts";
import { NO_OPERAND, ValueFlag } from "../../../model/facts.ts";
import { unquoted } from "../damage/unquoted.ts";
import type { Selector } from "../grammar/grammar.ts";
import type { Walk } from "../walk.ts";
import { Role } from "./roles.ts";
import type { RuleMaker } from "./rules.ts";

/** A name that is used. `text` returns the name when it differs from the node's text. */
export function name(text?: (written: string) => string): RuleMaker {
  return () => ({
    isName: true,
    leave: (walk, node) => walk.reference(node, text?.(walk.tree.textOf(node))),
  });
}

/** A name that always means a type, unless it is called or is a base type. `keywords` only look like names. */
export function typeName(keywords: readonly string[] = []): RuleMaker {
  return () => ({
    isName: true,
    enter: (walk, node) => {
      if (walk.role[node] === Role.read) walk.role[node] = Role.type;
      if (keywords.length > 0 && keywords.includes(walk.tree.textOf(node))) walk.role[node] = Role.silent;
    },
    leave: (walk, node) => walk.reference(node),
  });
}

/** A node that only wraps one child. */
export function transparent(inner = "#0"): RuleMaker {
  return (grammar) => {
    const select = grammar.selector(inner);
    return {
      isTransparent: true,
      enter: (walk, node) => {
        const child = select(walk.tree, node);
        if (child >= 0 && walk.receiver[node] !== -1) walk.receiver[child] = walk.receiver[node] as number;
      },
      leave: (walk, node) => operandOf(walk, select(walk.tree, node)),
    };
  };
}

/** A type that is treated as the type inside it: a pointer, a reference, an optional. */
export function typeWrapper(inner = "#-1"): RuleMaker {
  return (grammar) => {
    const select = grammar.selector(inner);
    return { leave: (walk, node) => operandOf(walk, select(walk.tree, node)) };
  };
}

/** `object.name`. The object may be missing; the node is then only the name. */
export function member(shape: { object: string; name: string; role?: Role }): RuleMaker {
  return (grammar) => {
    const object = grammar.selector(shape.object);
    const memberName = grammar.selector(shape.name);
    return {
      enter: (walk, node) =>
        linkMember(walk, node, object(walk.tree, node), memberName(walk.tree, node), shape.role ?? walk.role[node]),
      leave: (walk, node) => operandOf(walk, memberName(walk.tree, node)),
    };
  };
}

/** Gives the name of a member its receiver and the role of the whole expression. */
export function linkMember(walk: Walk, node: number, object: number, memberName: number, role = walk.role[node]): void {
  if (memberName < 0) return;
  // In a pattern, a member is a constant that the value is compared with, so it is read.
  const isDefined = walk.role[memberName] === Role.silent;
  if (!isDefined) walk.role[memberName] = role === Role.bind ? Role.read : (role as Role);
  const before = walk.receiver[node] as number;
  if (object < 0 || object === memberName) {
    walk.receiver[memberName] = before;
    return;
  }
  const isType = role === Role.type || role === Role.inherit;
  walk.role[object] = isType ? Role.type : role === Role.silent ? Role.silent : Role.read;
  walk.receiver[memberName] = object;
  // In `a::(b::c)` and `a?.(b.c)`, the receiver of the whole becomes the receiver of its first part.
  if (before >= 0) walk.receiver[object] = before;
}

/** The syntax of a call: the callee, or an object and a method name, and the list of arguments. */
export interface CallShape {
  readonly callee: string;
  readonly object?: string;
  readonly arguments?: string;
  readonly kind?: "call" | "new";
}

/** A call or the creation of an object. */
export function call(shape: CallShape): RuleMaker {
  return (grammar) => {
    const callee = grammar.selector(shape.callee);
    const object = grammar.selector(shape.object);
    const list = grammar.selector(shape.arguments);
    return {
      enter: (walk, node) => {
        const role = walk.role[node] === Role.decorator ? Role.decorator : Role.call;
        linkMember(walk, node, object(walk.tree, node), callee(walk.tree, node), role);
        walk.role[node] = Role.read;
      },
      leave: (walk, node) => {
        const of = operandOf(walk, callee(walk.tree, node));
        return addCall(walk, shape.kind ?? "call", of, list(walk.tree, node));
      },
    };
  };
}

/** `: this(1)`, `: base(1)`: a constructor that calls another one. The grammar has no node for the word. */
export function constructorCall(list: string): RuleMaker {
  return (grammar) => {
    const selectList = grammar.selector(list);
    return {
      leave: (walk, node) => {
        const start = walk.tree.start[node] as number;
        const word = /^[:\s]{0,100}(this|base|super)\b/.exec(walk.tree.text.slice(start, start + 110));
        if (!word) return NO_OPERAND;
        const [whole, name = ""] = word;
        const at = start + whole.length - name.length;
        const line = walk.lines.line(at);
        const of = walk.builder.addReference(name, line, walk.lines.column(at, line), "call", walk.scope);
        return addCall(walk, "call", of, selectList(walk.tree, node));
      },
    };
  };
}

/** Adds the value of a call with the arguments of an argument list. `list` is -1 when there are no arguments. */
export function addCall(walk: Walk, kind: "call" | "new", of: Operand, list: number, extra: Operand[] = []): Operand {
  const { tree, rules } = walk;
  const args: Operand[] = [];
  const nodes: number[] = [];
  const keywordArgs: Operand[] = [];
  const names: string[] = [];
  let flags = 0;
  for (const child of list < 0 ? [] : walk.children(list)) {
    const shape = rules.arguments.get(tree.type[child] as number);
    const keyword = shape?.keyword(tree, child) ?? -1;
    const value = shape === undefined ? child : shape.value(tree, child);
    const spreads = [shape, shape && value >= 0 ? rules.arguments.get(tree.type[value] as number) : undefined];
    if (shape?.spreads === "mapping") flags |= ValueFlag.keywordSpread;
    if (spreads.some((each) => each?.spreads === "sequence")) flags |= ValueFlag.spread;
    if (keyword < 0 || keyword === value) {
      nodes.push(value);
      args.push(operandOf(walk, value));
    } else {
      keywordArgs.push(operandOf(walk, value));
      names.push(tree.textOf(keyword));
    }
  }
  const call = walk.builder.addCall(kind, of, [...args, ...extra, ...keywordArgs], names, flags);
  for (const [position, node] of nodes.entries()) walk.given.asArgument(node, call, position);
  return call;
}

/** An argument with a keyword. The keyword is not a reference. */
export function keywordArgument(keyword: string, value = "#-1"): RuleMaker {
  return (grammar) => {
    const select = grammar.selector(keyword);
    const selectValue = grammar.selector(value);
    return {
      enter: (walk, node) => {
        const child = select(walk.tree, node);
        if (child >= 0 && child !== selectValue(walk.tree, node)) walk.role[child] = Role.silent;
      },
      leave: (walk, node) => operandOf(walk, selectValue(walk.tree, node)),
    };
  };
}

/** A subscript `of[…]`. */
export function subscript(of: string): RuleMaker {
  return (grammar) => {
    const select = grammar.selector(of);
    return {
      enter: (walk, node) => {
        const object = select(walk.tree, node);
        if (object >= 0 && walk.role[node] !== Role.type) walk.role[object] = Role.read;
        walk.role[node] = walk.role[node] === Role.type ? Role.type : Role.read;
      },
      leave: (walk, node) => walk.builder.addValue("item", operandOf(walk, select(walk.tree, node))),
    };
  };
}

/** A generic name `of<args>`: a type with arguments, or a function with explicit type arguments, whose operand is the function. */
export function generic(shape: { of: string; arguments: string; isType?: boolean }): RuleMaker {
  return (grammar) => {
    const of = grammar.selector(shape.of);
    const list = grammar.selector(shape.arguments);
    return {
      enter: (walk, node) => {
        const base = of(walk.tree, node);
        const args = list(walk.tree, node);
        if (args >= 0) walk.role[args] = Role.type;
        if (base < 0) return;
        const role = walk.role[node] as Role;
        walk.role[base] = role === Role.read && shape.isType === true ? Role.type : role;
        walk.receiver[base] = walk.receiver[node] as number;
      },
      leave: (walk, node) => {
        const base = operandOf(walk, of(walk.tree, node));
        const args = list(walk.tree, node);
        const role = walk.role[node] as Role;
        const isType = role === Role.type || role === Role.inherit || (shape.isType === true && role !== Role.call);
        const given = args < 0 ? [] : walk.children(args).map((child) => operandOf(walk, child));
        if (role === Role.call && base >= 0 && given.length > 0) walk.builder.typeArguments.set(base, given);
        return isType && args >= 0 ? walk.builder.addValue("item", base, given) : base;
      },
    };
  };
}

/** A built-in container type. It has the same value as `typeName[…]`. */
export function containerType(typeName: string, parts: readonly string[]): RuleMaker {
  return (grammar) => {
    const selectors = parts.map((part) => grammar.selector(part));
    return {
      leave: (walk, node) => {
        const args = selectors.map((select) => operandOf(walk, select(walk.tree, node)));
        return walk.builder.addValue("item", walk.builder.literal(typeName), args);
      },
    };
  };
}

/** A list of expressions or types that means several values. A list with one element is that element. */
export function tuple(): RuleMaker {
  return () => ({
    isTransparent: true,
    leave: (walk, node) => {
      const operands = walk.children(node).map((child) => operandOf(walk, child));
      if (operands.length === 1) return operands[0] ?? NO_OPERAND;
      return walk.builder.addValue("literal", NO_OPERAND, operands, ["tuple"]);
    },
  });
}

/** A value that is one of several expressions. With `operators`, the rule applies only to those operators. */
export function union(parts: readonly string[], operators?: readonly string[]): RuleMaker {
  return (grammar) => {
    const selectors = parts.map((part) => grammar.selector(part));
    const operator = grammar.selector("operator");
    return {
      leave: (walk, node) => {
        if (operators !== undefined) {
          const at = operator(walk.tree, node);
          if (at < 0 || !operators.includes(walk.tree.textOf(at))) return NO_OPERAND;
        }
        const operands = selectors
          .map((select) => operandOf(walk, select(walk.tree, node)))
          .filter((found) => found >= 0);
        return operands.length === 0 ? NO_OPERAND : walk.builder.addValue("union", NO_OPERAND, operands);
      },
    };
  };
}

/** A value that is made from one other value: `await`, or the content of a wrapper. */
export function derived(kind: ValueKind, of = "#0"): RuleMaker {
  return (grammar) => {
    const select = grammar.selector(of);
    return {
      leave: (walk, node) => {
        const operand = operandOf(walk, select(walk.tree, node));
        return operand < 0 ? NO_OPERAND : walk.builder.addValue(kind, operand);
      },
    };
  };
}

/** `(Type) value`: an instance of the type. */
export function cast(type: string, value?: string): RuleMaker {
  return (grammar) => {
    const select = grammar.selector(type);
    const selectValue = grammar.selector(value);
    return {
      enter: (walk, node) => {
        setRole(walk, select(walk.tree, node), Role.type);
        setRole(walk, selectValue(walk.tree, node), Role.read);
      },
      leave: (walk, node) => {
        const operand = operandOf(walk, select(walk.tree, node));
        return operand < 0 ? NO_OPERAND : walk.builder.addValue("instance", operand);
      },
    };
  };
}

/** A literal of a built-in type. */
export function literal(typeName: string): RuleMaker {
  return () => ({ leave: (walk) => walk.builder.literal(typeName) });
}

/** A built-in type that is a word of the language: `int`. */
export function typeWord(): RuleMaker {
  return () => ({ leave: (walk, node) => walk.builder.literal(walk.tree.textOf(node)) });
}

/** A string literal. It may contain a dotted path that names code. */
export function stringLiteral(): RuleMaker {
  return () => ({
    leave: (walk, node) => {
      const length = (walk.tree.end[node] as number) - (walk.tree.start[node] as number);
      if (length <= MAX_STRING) walk.mention(node, unquoted(walk.tree.textOf(node)));
      return walk.builder.literal("str");
    },
  });
}
/** A string longer than this is not read as a name of code. */
const MAX_STRING = 256;

/** Gives the selected children a role. */
export function roles(children: Readonly<Record<string, Role>>): RuleMaker {
  return (grammar) => {
    const selectors: [Selector, Role][] = Object.entries(children).map(([part, role]) => [
      grammar.selector(part),
      role,
    ]);
    return {
      enter: (walk, node) => {
        for (const [select, role] of selectors) setRole(walk, select(walk.tree, node), role);
      },
    };
  };
}

/** A node whose names are not references: a label, a lifetime. */
export function silent(): RuleMaker {
  return () => ({
    enter: (walk, node) => {
      walk.role[node] = Role.silent;
    },
  });
}

export function operandOf(walk: Walk, node: number): Operand {
  return node < 0 ? NO_OPERAND : (walk.operand[node] as number);
}

export function setRole(walk: Walk, node: number, role: Role): void {
  if (node >= 0) walk.role[node] = role;
}
