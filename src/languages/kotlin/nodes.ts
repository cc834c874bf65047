import { OBJECT_WORD } from "../../code/implicit-members.ts";
import { DefinitionFlag, NO_OPERAND, operandIndex, TRAILING_FUNCTION } from "../../model/facts.ts";
import { unquoted } from "../tree-sitter/damage/unquoted.ts";
import { addParameter, functionType } from "../tree-sitter/rules/definition-rules.ts";
import { addCall, linkMember, operandOf, setRole } from "../tree-sitter/rules/expression-rules.ts";
import { addImport, importing } from "../tree-sitter/rules/module-rules.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";

/** `import a.b.C as D`, `import a.b.*`. */
export const importHeader: RuleMaker = importing((walk, node) => {
  const [path, aliasNode] = walk.children(node);
  if (path === undefined) return;
  const written = walk.tree.textOf(path).replace(/[\s`]+/g, "");
  if (walk.tree.textOf(node).trimEnd().endsWith(".*")) {
    addImport(walk, { kind: "star", module: written, node: path });
    return;
  }
  const dot = written.lastIndexOf(".");
  const name = written.slice(dot + 1);
  const alias = aliasNode === undefined ? name : walk.tree.textOf(aliasNode);
  const at = walk.children(path).at(-1) ?? path;
  addImport(walk, { kind: "name", module: written.slice(0, Math.max(0, dot)), name, alias, node: at });
});

/** `a.b.Type<Args>`. */
export const userType: RuleMaker = (grammar) => {
  const identifier = grammar.type("identifier");
  const list = grammar.selector("@type_arguments");
  const names = (walk: Walk, node: number) =>
    walk.children(node).filter((child) => walk.tree.type[child] === identifier);
  return {
    enter: (walk, node) => {
      const own = walk.role[node] as Role;
      const parts = names(walk, node);
      parts.forEach((part, index) => {
        const isLast = index === parts.length - 1;
        setRole(walk, part, own === Role.silent ? own : isLast && own !== Role.read ? own : Role.type);
        if (index > 0) walk.receiver[part] = parts[index - 1] ?? -1;
      });
      setRole(walk, list(walk.tree, node), Role.type);
    },
    leave: (walk, node) => {
      const base = operandOf(walk, names(walk, node).at(-1) ?? -1);
      const args = list(walk.tree, node);
      if (args < 0 || walk.role[node] === Role.decorator) return base;
      return walk.builder.addValue(
        "item",
        base,
        walk.children(args).map((child) => operandOf(walk, child)),
      );
    },
  };
};

/** `Base(args)` after a colon or an at sign. It creates a base object or an annotation. */
export const constructorInvocation: RuleMaker = (grammar) => {
  const type = grammar.selector("#0");
  const list = grammar.selector("@value_arguments");
  return {
    enter: (walk, node) => {
      setRole(walk, type(walk.tree, node), walk.role[node] as Role);
      setRole(walk, list(walk.tree, node), Role.read);
    },
    leave: (walk, node) => {
      const of = operandOf(walk, type(walk.tree, node));
      const created = addCall(walk, "new", of, list(walk.tree, node));
      return walk.role[node] === Role.decorator ? created : of;
    },
  };
};

/** `Base by other`. */
export const explicitDelegation: RuleMaker = (grammar) => {
  const type = grammar.selector("#0");
  const other = grammar.selector("#1");
  return {
    enter: (walk, node) => setRole(walk, other(walk.tree, node), Role.read),
    leave: (walk, node) => operandOf(walk, type(walk.tree, node)),
  };
};

/** `return value` or `return@label value`. */
export const returnExpression: RuleMaker = (grammar) => {
  const label = grammar.selector("label");
  const value = grammar.selector("#-1");
  return {
    enter: (walk, node) => setRole(walk, label(walk.tree, node), Role.silent),
    leave: (walk, node) => {
      walk.addReturn(operandOf(walk, value(walk.tree, node)));
      return NO_OPERAND;
    },
  };
};

/** `f(args) { trailing lambda }`. */
export const kotlinCall: RuleMaker = (grammar) => {
  const callee = grammar.selector("#0");
  const list = grammar.selector("@value_arguments");
  const trailing = grammar.selector("@annotated_lambda");
  const literal = grammar.type("lambda_literal");
  const typeArguments = grammar.selector("@type_arguments");
  const lambdaIn = ({ tree }: Walk, node: number) => {
    if (node < 0) return -1;
    for (let at = node; at < (tree.next[node] as number); at++) if (tree.type[at] === literal) return at;
    return node;
  };
  return {
    enter: (walk, node) => {
      linkMember(walk, node, -1, callee(walk.tree, node), Role.call);
      walk.role[node] = Role.read;
    },
    leave: (walk, node) => {
      const calleeNode = callee(walk.tree, node);
      const of = operandOf(walk, calleeNode);
      const lambda = lambdaIn(walk, trailing(walk.tree, node));
      const arguments_ = list(walk.tree, node);
      // `f(1) { … }` is one call, but its syntax tree is the call of a call.
      const isOne = lambda >= 0 && arguments_ < 0 && walk.isCall(of) && list(walk.tree, calleeNode) >= 0;
      const types = typeArguments(walk.tree, node);
      if (types >= 0 && of >= 0)
        walk.builder.typeArguments.set(
          of,
          walk.children(types).map((each) => operandOf(walk, each)),
        );
      if (!isOne && lambda < 0) return addCall(walk, "call", of, arguments_);
      const call = isOne ? of : addCall(walk, "call", of, arguments_);
      const value = walk.builder.values[operandIndex(call)];
      const args = [...(value?.args ?? []), operandOf(walk, lambda)];
      Object.assign(value ?? {}, { args, names: [...(value?.names ?? []), TRAILING_FUNCTION] });
      walk.given.asArgument(lambda, call, -1);
      return call;
    },
  };
};

/** The parameters of a function. Modifiers and defaults are siblings of the parameter that they belong to. */
export const functionParameters: RuleMaker = (grammar) => {
  const parameterType = grammar.type("parameter");
  const modifiers = grammar.type("parameter_modifiers");
  const isParameter = (walk: Walk, node: number) => walk.tree.type[node] === parameterType;
  return {
    enter: (walk, node) => {
      for (const child of walk.children(node).filter((found) => isParameter(walk, found))) {
        const [nameNode, typeNode] = walk.children(child);
        setRole(walk, nameNode ?? -1, Role.bind);
        setRole(walk, typeNode ?? -1, Role.type);
      }
    },
    leave: (walk, node) => {
      const children = walk.children(node);
      children.forEach((child, index) => {
        if (!isParameter(walk, child)) return;
        const [nameNode, typeNode] = walk.children(child);
        const before = children[index - 1] ?? -1;
        const after = children[index + 1] ?? -1;
        const isRest = walk.tree.type[before] === modifiers && /\bvararg\b/.test(walk.tree.textOf(before));
        const hasDefault = after >= 0 && !isParameter(walk, after) && walk.tree.type[after] !== modifiers;
        const type = operandOf(walk, typeNode ?? -1);
        if (nameNode !== undefined) {
          addParameter(walk, nameNode, isRest ? "rest" : "normal", type, hasDefault ? after : -1);
        }
      });
      return NO_OPERAND;
    },
  };
};

/** A parameter of the primary constructor. With `val` or `var`, it is a property too. */
export const classParameter: RuleMaker = (grammar) => {
  const nameOf = grammar.selector("@identifier");
  const type = grammar.selector("+identifier");
  const last = grammar.selector("#-1");
  const modifiers = grammar.selector("@modifiers");
  const isProperty = (walk: Walk, node: number, nameNode: number) => {
    const before = modifiers(walk.tree, node);
    const start = before < 0 ? walk.tree.start[node] : walk.tree.end[before];
    return /\b(val|var)\b/.test(walk.tree.text.slice(start, walk.tree.start[nameNode]));
  };
  return {
    enter: (walk, node) => {
      const nameNode = nameOf(walk.tree, node);
      setRole(walk, nameNode, Role.bind);
      setRole(walk, type(walk.tree, node), Role.type);
    },
    leave: (walk, node) => {
      const nameNode = nameOf(walk.tree, node);
      if (nameNode < 0) return NO_OPERAND;
      const typeNode = type(walk.tree, node);
      const value = last(walk.tree, node);
      const declared = operandOf(walk, typeNode);
      addParameter(walk, nameNode, "normal", declared, value === typeNode || value === nameNode ? -1 : value);
      if (!isProperty(walk, node, nameNode)) return NO_OPERAND;
      const draft = walk.openDefinition(node, { kind: "constant", nameNode });
      if (draft !== undefined) draft.returnType = declared;
      return NO_OPERAND;
    },
  };
};

/** `(A, B) -> C`. In `A.() -> C`, the type before the dot is that of `this` inside the function, and is not a parameter. */
export const kotlinFunctionType: RuleMaker = (grammar) => {
  const plain = functionType()(grammar);
  const list = grammar.selector("@function_type_parameters");
  return {
    ...plain,
    leave: (walk, node) => {
      const parameters = list(walk.tree, node);
      const children = walk.children(node);
      if (children[0] !== parameters) return walk.builder.literal("function");
      const typeOf = (child: number) => {
        const own = operandOf(walk, child);
        return own >= 0 ? own : operandOf(walk, walk.children(child).at(-1) ?? -1);
      };
      const result = operandOf(walk, children.at(-1) ?? -1);
      const returned = result < 0 ? NO_OPERAND : walk.builder.addValue("instance", result);
      return walk.builder.addValue("function", returned, walk.children(parameters).map(typeOf));
    },
  };
};

/** A lambda without declared parameters. It may have one parameter that is called `it`. */
export function withImplicitIt(lambda: RuleMaker): RuleMaker {
  return (grammar) => {
    const plain = lambda(grammar);
    const parameters = grammar.selector("@lambda_parameters");
    return {
      ...plain,
      leave: (walk, node) => {
        if (parameters(walk.tree, node) < 0) walk.bind(node, "parameter", { name: "it" });
        return plain.leave?.(walk, node) ?? NO_OPERAND;
      },
    };
  };
}

/** A companion object. Its members are accessed through the class, and it rarely has a name. */
export const companionObject: RuleMaker = (grammar) => {
  const nameOf = grammar.selector("name");
  return {
    enter: (walk, node) => {
      const nameNode = nameOf(walk.tree, node);
      if (nameNode < 0) walk.openScope(node, "class");
      else walk.openDefinition(node, { kind: "class", nameNode, scope: "class" });
      walk.sectionFlags.set(walk.scope, DefinitionFlag.static);
    },
  };
};

/** `constructor(…)`. It has no name node, so it gets the name `constructor`. */
export const secondaryConstructor: RuleMaker = (grammar) => {
  const body = grammar.selector("@block");
  return {
    enter: (walk, node) => {
      walk.openDefinition(node, { kind: "method", nameNode: node, name: "constructor", scope: "function" });
    },
    leave: (walk, node) => {
      const draft = walk.draftOf(node);
      if (draft !== undefined) draft.body = body(walk.tree, node);
      return NO_OPERAND;
    },
  };
};

/** A unary expression. `x++` writes `x`; `x!!` and `-x` do not. */
export const unary: RuleMaker = (grammar) => {
  const argument = grammar.selector("argument");
  const operator = grammar.selector("operator");
  return {
    isTransparent: true,
    enter: (walk, node) => {
      const at = operator(walk.tree, node);
      const isUpdate = at >= 0 && /^(\+\+|--)$/.test(walk.tree.textOf(at));
      if (isUpdate) setRole(walk, argument(walk.tree, node), Role.write);
    },
    leave: (walk, node) => operandOf(walk, argument(walk.tree, node)),
  };
};

const TEMPLATE_NAME = /(?<!\\)\$([A-Za-z_]\w*)/g;

/** A string. `$name` in it is a use of a name, but the grammar has no node for it. */
export const kotlinString: RuleMaker = () => ({
  leave: (walk, node) => {
    const text = walk.tree.textOf(node);
    const offset = walk.tree.start[node] as number;
    for (const match of text.matchAll(TEMPLATE_NAME)) {
      const at = offset + match.index + 1;
      const line = walk.lines.line(at);
      walk.builder.addReference(match[1] ?? "", line, walk.lines.column(at, line), "read", walk.scope);
    }
    walk.mention(node, unquoted(text, '"'));
    return walk.builder.literal("str");
  },
});

/** Binds `this` in an extension function or property. Its type is written before the name. */
function bindExtended(walk: Walk, node: number, nameNode: number): void {
  const before = walk.children(node).filter((child) => child < nameNode);
  const type = operandOf(walk, before.at(-1) ?? -1);
  if (type >= 0) walk.bind(nameNode, "variable", { name: OBJECT_WORD, type });
}

/** A function. In an extension function, `this` is bound to the extended type. */
export function extending(plain: RuleMaker): RuleMaker {
  return (grammar) => {
    const rule = plain(grammar);
    const nameOf = grammar.selector("name");
    return {
      ...rule,
      leave: (walk, node) => {
        const nameNode = nameOf(walk.tree, node);
        if (nameNode >= 0 && walk.isOpen(node)) bindExtended(walk, node, nameNode);
        return rule.leave?.(walk, node) ?? NO_OPERAND;
      },
    };
  };
}

/** The getter or setter of a property. For an extension property, `this` is bound to the extended type. */
export const accessor: RuleMaker = (grammar) => {
  const declared = grammar.selector("@variable_declaration");
  return {
    enter: (walk, node) => {
      walk.openScope(node, "function", true);
      // The value that the accessor reads or writes.
      walk.bind(node, "variable", { name: "field" });
      const property = walk.tree.parent[node] as number;
      const nameNode = declared(walk.tree, property);
      if (nameNode >= 0) bindExtended(walk, property, nameNode);
    },
  };
};
