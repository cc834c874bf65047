import { DefinitionFlag, NO_OPERAND, type Operand } from "../../model/facts.ts";
import { addCall, linkMember, operandOf, setRole } from "../tree-sitter/rules/expression-rules.ts";
import { isFunction } from "../tree-sitter/rules/pattern.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";
import { declaredType, typeBefore, typesIn } from "./types.ts";

/** The maximum depth of a section in its cascade. In real code, it is less deep. */
const MAX_CASCADE_DEPTH = 32;

/** One declared name of a field, of a variable at the top level or in a function, with its value. */
export const declaredName: RuleMaker = (grammar) => {
  const nameOf = grammar.selector("name @identifier");
  const last = grammar.selector("value #-1");
  const valueNode = (walk: Walk, node: number) => {
    const value = last(walk.tree, node);
    return value === nameOf(walk.tree, node) ? -1 : value;
  };
  return {
    enter: (walk, node) => {
      const nameNode = nameOf(walk.tree, node);
      if (nameNode < 0) return;
      setRole(walk, nameNode, Role.bind);
      const value = valueNode(walk, node);
      if (walk.isLocal && isFunction(walk, value)) walk.nameFunction(value, { nameNode, spanNode: node });
      else if (!walk.isLocal) walk.openDefinition(node, { kind: "constant", nameNode });
    },
    leave: (walk, node) => {
      const nameNode = nameOf(walk.tree, node);
      const value = operandOf(walk, valueNode(walk, node));
      const own = declaredType(walk, node);
      const type = own >= 0 ? own : typeBefore(walk, walk.tree.parent[node] as number);
      const draft = walk.draftOf(node);
      if (draft !== undefined) {
        draft.body = valueNode(walk, node);
        draft.returnType = type;
        if (value >= 0) draft.returns.push(value);
      } else if (nameNode >= 0 && walk.role[nameNode] === Role.bind) walk.bind(nameNode, "variable", { value, type });
      return NO_OPERAND;
    },
  };
};

/** `a.name`, `a?.name`, `a![0]`. */
export const selector: RuleMaker = (grammar) => {
  const object = grammar.selector("#0");
  const last = grammar.selector("#-1");
  const identifier = grammar.type("identifier");
  const isMember = (walk: Walk, node: number) => walk.tree.type[last(walk.tree, node)] === identifier;
  return {
    enter: (walk, node) => {
      if (isMember(walk, node)) linkMember(walk, node, object(walk.tree, node), last(walk.tree, node));
      else setRole(walk, object(walk.tree, node), Role.read);
    },
    leave: (walk, node) =>
      isMember(walk, node)
        ? operandOf(walk, last(walk.tree, node))
        : walk.builder.addValue("item", operandOf(walk, object(walk.tree, node))),
  };
};

/** `..name` in a cascade. It is a member of the object at the start of the cascade. */
export const cascadeSelector: RuleMaker = (grammar) => {
  const cascade = grammar.type("cascade_expression");
  const target = grammar.selector("target");
  const member = grammar.selector("@identifier");
  return {
    enter: (walk, node) => {
      let around = walk.tree.parent[node] as number;
      for (let left = MAX_CASCADE_DEPTH; left > 0 && around >= 0 && walk.tree.type[around] !== cascade; left--)
        around = walk.tree.parent[around] as number;
      const nameNode = member(walk.tree, node);
      if (nameNode < 0 || around < 0 || walk.tree.type[around] !== cascade) return;
      walk.role[nameNode] = walk.role[node] as Role;
      walk.receiver[nameNode] = target(walk.tree, around);
    },
    leave: (walk, node) => operandOf(walk, member(walk.tree, node)),
  };
};

/** `f(args)`. */
export const invocation: RuleMaker = (grammar) => {
  const callee = grammar.selector("function");
  const list = grammar.selector("arguments>@arguments");
  return {
    enter: (walk, node) => {
      linkMember(walk, node, -1, callee(walk.tree, node), Role.call);
      walk.role[node] = Role.read;
    },
    leave: (walk, node) => addCall(walk, "call", operandOf(walk, callee(walk.tree, node)), list(walk.tree, node)),
  };
};

/** `new Type(args)`, `const prefix.Type.name(args)`, `super.name(args)`, `this(args)`: a row of names that is called. */
export const construction: RuleMaker = (grammar) => {
  const names = grammar.types(["type_identifier", "identifier", "this", "super"]);
  const list = grammar.selector("@arguments");
  const namesOf = (walk: Walk, node: number) =>
    walk.children(node).filter((child) => names.has(walk.tree.type[child] as number));
  return {
    enter: (walk, node) => {
      if (list(walk.tree, node) < 0) return;
      const row = namesOf(walk, node);
      row.forEach((each, index) => {
        setRole(walk, each, index === row.length - 1 ? Role.call : Role.read);
        if (index > 0) walk.receiver[each] = row[index - 1] ?? -1;
      });
    },
    leave: (walk, node) => {
      const args = list(walk.tree, node);
      if (args < 0) return NO_OPERAND;
      return addCall(walk, "call", operandOf(walk, namesOf(walk, node).at(-1) ?? -1), args);
    },
  };
};

/** `x++` writes to `x`. Without the operator, the node only surrounds another expression. */
export const postfix: RuleMaker = (grammar) => {
  const inner = grammar.selector("#0");
  const operator = grammar.selector("@postfix_operator");
  return {
    isTransparent: true,
    enter: (walk, node) => {
      if (operator(walk.tree, node) >= 0) setRole(walk, inner(walk.tree, node), Role.write);
    },
    leave: (walk, node) => operandOf(walk, inner(walk.tree, node)),
  };
};

/** `on Type catch (error, trace)`. */
export const catchParameters: RuleMaker = () => ({
  enter: (walk, node) => {
    for (const child of walk.children(node)) setRole(walk, child, Role.bind);
  },
  leave: (walk, node) => {
    const type = typeBefore(walk, walk.tree.parent[node] as number);
    walk.children(node).forEach((child, index) => {
      const value = index === 0 && type >= 0 ? walk.builder.addValue("instance", type) : NO_OPERAND;
      walk.bind(child, "variable", { value });
    });
    return NO_OPERAND;
  },
});

/** `extension Name on Type`. Its members are called on values of the type, but it is not a subclass of the type. */
export const extension: RuleMaker = (grammar) => {
  const nameOf = grammar.selector("name");
  const body = grammar.selector("body");
  return {
    enter: (walk, node) => {
      const nameNode = nameOf(walk.tree, node);
      const name = nameNode < 0 ? { nameNode: node, name: "extension" } : { nameNode };
      walk.openDefinition(node, { kind: "interface", ...name, scope: "class", isBound: nameNode >= 0 });
    },
    leave: (walk, node) => {
      const draft = walk.draftOf(node);
      if (draft === undefined) return NO_OPERAND;
      draft.body = body(walk.tree, node);
      const [extended] = typesIn(walk, node);
      if (extended !== undefined && extended >= 0) draft.bases.push(extended);
      return NO_OPERAND;
    },
  };
};

/** `mixin Name on Type`. */
export const mixin: RuleMaker = (grammar) => {
  const nameOf = grammar.selector("@identifier");
  const body = grammar.selector("@class_body");
  const type = grammar.type("type_identifier");
  return {
    enter: (walk, node) => {
      const nameNode = nameOf(walk.tree, node);
      if (nameNode < 0) walk.openScope(node, "class");
      else walk.openDefinition(node, { kind: "class", nameNode, scope: "class" });
      for (const child of walk.children(node)) if (walk.tree.type[child] === type) setRole(walk, child, Role.inherit);
    },
    leave: (walk, node) => {
      const draft = walk.draftOf(node);
      if (draft === undefined) return NO_OPERAND;
      draft.body = body(walk.tree, node);
      draft.bases.unshift(...typesIn(walk, node).filter((each) => each >= 0));
      return NO_OPERAND;
    },
  };
};

/** `typedef Name = Type;` and `typedef Result Name(parameters);`. */
export const typeAlias: RuleMaker = (grammar) => {
  const identifier = grammar.type("type_identifier");
  const parameters = grammar.selector("@formal_parameter_list");
  const last = grammar.selector("#-1");
  return {
    enter: (walk, node) => {
      const list = parameters(walk.tree, node);
      const names = walk.children(node).filter((child) => walk.tree.type[child] === identifier);
      const nameNode = list < 0 ? names[0] : names.findLast((each) => each < list);
      if (nameNode !== undefined) walk.openDefinition(node, { kind: "type", nameNode });
    },
    leave: (walk, node) => {
      const draft = walk.draftOf(node);
      if (draft === undefined) return NO_OPERAND;
      draft.body = last(walk.tree, node);
      const isFunctionType = parameters(walk.tree, node) >= 0;
      draft.returnType = isFunctionType ? walk.builder.literal("function") : aliased(walk, node);
      return NO_OPERAND;
    },
  };
};

function aliased(walk: Walk, node: number): Operand {
  return typesIn(walk, node).at(-1) ?? NO_OPERAND;
}

/** A name that a pattern binds: `var name`, `Type name`. */
export const variablePattern: RuleMaker = (grammar) => {
  const nameOf = grammar.selector("@identifier");
  return {
    enter: (walk, node) => setRole(walk, nameOf(walk.tree, node), Role.bind),
    leave: (walk, node) => {
      const nameNode = nameOf(walk.tree, node);
      if (nameNode >= 0) walk.bind(nameNode, "variable", { type: declaredType(walk, node) });
      return NO_OPERAND;
    },
  };
};

/** `Point(x: 1, y: 2)`, `(int x, int y)`: field names in a pattern or record type. They are not references to a definition. */
export const fieldNames: RuleMaker = (grammar) => {
  const identifier = grammar.type("identifier");
  return {
    enter: (walk, node) => {
      for (const child of walk.children(node))
        if (walk.tree.type[child] === identifier) setRole(walk, child, Role.silent);
    },
  };
};

/** `prefix.Type.name` in a pattern: each name is a member of the name before it. */
export const qualifiedName: RuleMaker = (grammar) => {
  const last = grammar.selector("#-1");
  return {
    enter: (walk, node) => {
      const names = [...walk.children(node)];
      names.forEach((each, index) => {
        setRole(walk, each, Role.read);
        if (index > 0) walk.receiver[each] = names[index - 1] ?? -1;
      });
    },
    leave: (walk, node) => operandOf(walk, last(walk.tree, node)),
  };
};

/** `var (a, b) = pair`. The grammar reads `a` and `b` as constants, but the pattern binds them. */
export const patternDeclaration: RuleMaker = (grammar) => {
  const identifier = grammar.type("identifier");
  const last = grammar.selector("#-1");
  const constant = grammar.type("constant_pattern");
  const names = (walk: Walk, node: number) => {
    const end = last(walk.tree, node);
    const found: number[] = [];
    for (let at = node + 1; at < end; at++)
      if (walk.tree.type[at] === identifier && walk.tree.type[walk.tree.parent[at] as number] === constant)
        found.push(at);
    return found;
  };
  return {
    enter: (walk, node) => {
      for (const each of names(walk, node)) setRole(walk, each, Role.bind);
    },
    leave: (walk, node) => {
      for (const each of names(walk, node)) walk.bind(each, "variable");
      return NO_OPERAND;
    },
  };
};

/** `for (final (a, b) in pairs)`. Besides its own names, the head of a loop binds the names of a pattern, as a declaration does. */
export function loopHead(head: RuleMaker): RuleMaker {
  return (grammar) => {
    const [own, pattern] = [head(grammar), patternDeclaration(grammar)];
    return {
      enter: (walk, node) => {
        own.enter?.(walk, node);
        pattern.enter?.(walk, node);
      },
      leave: (walk, node) => {
        pattern.leave?.(walk, node);
        return own.leave?.(walk, node) ?? NO_OPERAND;
      },
    };
  };
}

/** The visibility of a name. A name that starts with `_` is private to its library. */
export function visibilityOf(name: string): number {
  return name.startsWith("_") ? DefinitionFlag.private : DefinitionFlag.exported;
}
