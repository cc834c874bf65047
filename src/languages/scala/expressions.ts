import { NO_OPERAND, type Operand, ValueFlag } from "../../model/facts.ts";
import { addCall, generic, linkMember, member, operandOf, setRole } from "../tree-sitter/rules/expression-rules.ts";
import { bindPattern, boundNames } from "../tree-sitter/rules/pattern.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import { assignment } from "../tree-sitter/rules/statement-rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";

/** The maximum depth of a pattern in its case. In real code, it is less deep. */
const MAX_PATTERN_DEPTH = 16;

/** A name. In the pattern of a case, a name that starts with a capital is a value to compare with. */
export const scalaName: RuleMaker = (grammar) => {
  const clause = grammar.type("case_clause");
  const isInCase = ({ tree, role }: Walk, node: number) => {
    let at = tree.parent[node] as number;
    for (let left = MAX_PATTERN_DEPTH; left > 0 && at >= 0 && role[at] === Role.bind; left--)
      at = tree.parent[at] as number;
    return at >= 0 && tree.type[at] === clause;
  };
  return {
    isName: true,
    enter: (walk, node) => {
      if (walk.role[node] !== Role.bind || !/^\p{Lu}/u.test(walk.nameOf(node))) return;
      if (isInCase(walk, node)) walk.role[node] = Role.read;
    },
    leave: (walk, node) => walk.reference(node),
  };
};

/** Methods of containers that are called without parentheses. */
const BARE = new Set([
  "get",
  "head",
  "last",
  "headOption",
  "lastOption",
  "next",
  "toList",
  "toSeq",
  "reverse",
  "iterator",
]);

/** `a.name`. It is a call if the name is one of these methods. */
export const scalaField: RuleMaker = (grammar) => {
  const plain = member({ object: "value", name: "field" })(grammar);
  const field = grammar.selector("field");
  return {
    ...plain,
    leave: (walk, node) => {
      const operand = plain.leave?.(walk, node) ?? NO_OPERAND;
      const nameNode = field(walk.tree, node);
      const isCall = walk.role[node] === Role.read && nameNode >= 0 && BARE.has(walk.tree.textOf(nameNode));
      return isCall && operand >= 0 ? walk.builder.addValue("call", operand) : operand;
    },
  };
};

/** `f(args)`, `f { … }`. A block is one argument. */
export const scalaCall: RuleMaker = (grammar) => {
  const callee = grammar.selector("function");
  const list = grammar.selector("arguments");
  const plain = grammar.type("arguments");
  return {
    enter: (walk, node) => {
      linkMember(walk, node, -1, callee(walk.tree, node), Role.call);
      walk.role[node] = Role.read;
    },
    leave: (walk, node) => {
      const { tree } = walk;
      const of = operandOf(walk, callee(tree, node));
      const args = list(tree, node);
      const isList = args >= 0 && tree.type[args] === plain;
      // Arguments with `using` belong to parameters that the compiler can fill, not to the first list.
      if (isList && /^\(\s*using\b/.test(tree.text.slice(tree.start[args], (tree.start[args] as number) + 40)))
        return of;
      return addCall(
        walk,
        "call",
        of,
        isList ? args : -1,
        isList || args < 0 ? [] : [walk.builder.literal("function")],
      );
    },
  };
};

/** Functions that return a value of their type argument. */
const GIVES_ARGUMENT = new Set(["asInstanceOf", "implicitly", "summon"]);

/** `f[T]`. The value of `x.asInstanceOf[T]` is a `T`. */
export const genericFunction: RuleMaker = (grammar) => {
  const plain = generic({ of: "function", arguments: "type_arguments" })(grammar);
  const callee = grammar.selector("function");
  const field = grammar.selector("function>field");
  const type = grammar.selector("type_arguments>#0");
  return {
    ...plain,
    leave: (walk, node) => {
      const of = plain.leave?.(walk, node) ?? NO_OPERAND;
      const member = field(walk.tree, node);
      const nameNode = member < 0 ? callee(walk.tree, node) : member;
      if (nameNode < 0 || !GIVES_ARGUMENT.has(walk.tree.textOf(nameNode))) return of;
      return walk.builder.addValue("instance", operandOf(walk, type(walk.tree, node)));
    },
  };
};

const UPDATE = /^(?![=!<>]=$).*=$/;

/** `a op b`: a call of a method of `a`. An operator such as `+=` also writes to `a`. */
export const infix: RuleMaker = (grammar) => {
  const left = grammar.selector("left");
  const operator = grammar.selector("operator");
  const right = grammar.selector("right");
  const word = grammar.type("identifier");
  const several = grammar.type("tuple_expression");
  return {
    enter: (walk, node) => {
      const at = operator(walk.tree, node);
      if (at < 0) return;
      const isRight = walk.tree.textOf(at).endsWith(":");
      setRole(walk, at, Role.call);
      if (!isRight) walk.receiver[at] = left(walk.tree, node);
      if (UPDATE.test(walk.tree.textOf(at))) setRole(walk, left(walk.tree, node), Role.write);
    },
    leave: (walk, node) => {
      const { tree } = walk;
      const [at, argument] = [operator(tree, node), right(tree, node)];
      if (at < 0 || tree.type[at] !== word) return NO_OPERAND;
      // `a f (b, c)` passes either two arguments or one pair.
      const flags = argument >= 0 && tree.type[argument] === several ? ValueFlag.spread : 0;
      return walk.builder.addValue("call", operandOf(walk, at), [operandOf(walk, argument)], [], flags);
    },
  };
};

/** `a = b`. In a list of arguments, `name = value` is a named argument. */
export const scalaAssignment: RuleMaker = (grammar) => {
  const plain = assignment({ left: "left", right: "right" })(grammar);
  const list = grammar.type("arguments");
  const left = grammar.selector("left");
  const right = grammar.selector("right");
  const isArgument = ({ tree }: Walk, node: number) => tree.type[tree.parent[node] as number] === list;
  return {
    enter: (walk, node) => {
      if (isArgument(walk, node)) setRole(walk, left(walk.tree, node), Role.silent);
      else plain.enter?.(walk, node);
    },
    leave: (walk, node) =>
      isArgument(walk, node) ? operandOf(walk, right(walk.tree, node)) : (plain.leave?.(walk, node) ?? NO_OPERAND),
  };
};

/** `case pattern => body`. */
export const caseClause: RuleMaker = (grammar) => {
  const pattern = grammar.selector("pattern");
  const typed = grammar.type("typed_pattern");
  return {
    enter: (walk, node) => {
      walk.openScope(node, "block");
      setRole(walk, pattern(walk.tree, node), Role.bind);
    },
    leave: (walk, node) => {
      for (const each of boundNames(walk, pattern(walk.tree, node)))
        if (walk.tree.type[walk.tree.parent[each] as number] !== typed) walk.bind(each, "variable");
      return NO_OPERAND;
    },
  };
};

/** `Type(patterns)` in a pattern. */
export const classPattern: RuleMaker = (grammar) => {
  const type = grammar.selector("type");
  return { enter: (walk, node) => setRole(walk, type(walk.tree, node), Role.type) };
};

/** `name <- values` and `name = value` in a `for`. */
export const enumerator: RuleMaker = (grammar) => {
  const pattern = grammar.selector("#0");
  const value = grammar.selector("#1");
  return {
    enter: (walk, node) => setRole(walk, pattern(walk.tree, node), Role.bind),
    leave: (walk, node) => {
      const { tree } = walk;
      const [target, source] = [pattern(tree, node), value(tree, node)];
      if (source < 0) return NO_OPERAND;
      const isDrawn = tree.text.slice(tree.end[target], tree.start[source]).includes("<-");
      bindPattern(walk, target, {
        kind: "variable",
        value: drawn(walk, operandOf(walk, source), isDrawn),
        type: NO_OPERAND,
      });
      return NO_OPERAND;
    },
  };
};

function drawn(walk: Walk, source: Operand, isDrawn: boolean): Operand {
  return isDrawn && source >= 0 ? walk.builder.addValue("element", source) : source;
}
