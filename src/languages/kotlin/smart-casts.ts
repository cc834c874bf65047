import { OBJECT_WORD } from "../../code/implicit-members.ts";
import { NO_OPERAND } from "../../model/facts.ts";
import { append } from "../../util/multimap.ts";
import { operandOf } from "../tree-sitter/rules/expression-rules.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";

/** The functions that end the ranges in which a name has a tested type, by the node at whose end the range ends. */
const open = new WeakMap<Walk, Map<number, (() => void)[]>>();

function endAt(walk: Walk, node: number, end: () => void): void {
  const ends = open.get(walk) ?? new Map<number, (() => void)[]>();
  open.set(walk, ends);
  append(ends, node, end);
}

/** A node that limits type tests: a type that was tested inside it is not known after its end. */
export function ending(plain?: RuleMaker): RuleMaker {
  return (grammar) => {
    const rule = plain?.(grammar);
    return {
      ...rule,
      leave: (walk, node) => {
        for (const end of open.get(walk)?.get(node) ?? []) end();
        return rule?.leave?.(walk, node) ?? NO_OPERAND;
      },
    };
  };
}

/** `is Type` in a `when`. In the entry, the subject has that type if the test is the only condition. */
export const typeTest: RuleMaker = (grammar) => {
  const subjectOf = grammar.selector("@when_subject");
  const conditions = grammar.all("condition");
  const identifier = grammar.type("identifier");
  const thisWord = grammar.type("this_expression");
  const variable = grammar.selector("@variable_declaration");
  const named = grammar.selector("@identifier");
  return {
    leave: (walk, node) => {
      const { tree } = walk;
      const entry = tree.parent[node] as number;
      const type = operandOf(walk, walk.children(node)[0] ?? -1);
      const around = entry < 0 ? -1 : (tree.parent[entry] as number);
      const list = around < 0 ? -1 : subjectOf(tree, around);
      // `when (val made = make())` tests the variable that it declares.
      const declared = list < 0 ? -1 : variable(tree, list);
      const subject = list < 0 ? -1 : declared >= 0 ? named(tree, declared) : (walk.children(list)[0] ?? -1);
      const isNegated = tree.text[tree.start[node] as number] === "!";
      if (subject < 0 || type < 0 || isNegated || conditions(tree, entry).length !== 1) return type;
      if (tree.type[subject] === thisWord) walk.bind(node, "variable", { name: OBJECT_WORD, type });
      else if (tree.type[subject] === identifier) narrow(walk, subject, type, entry);
      return type;
    },
  };
};

/** Real code has fewer conditions in a row. The limit keeps the cost low, because each test goes up through the others. */
const MAX_CONDITIONS = 100;

/** The node at whose end a name that an expression tests loses its type; -1 if the expression tells nothing. */
type RangeEnd = (walk: Walk, node: number) => number;

/** `x is Type`, `x as Type`: the name has that type up to the end of a range. */
function narrowing(
  plain: RuleMaker,
  makeEnd: (isA: (name: string) => (walk: Walk, node: number) => boolean) => RangeEnd,
): RuleMaker {
  return (grammar) => {
    const rule = plain(grammar);
    const left = grammar.selector("left");
    const right = grammar.selector("right");
    const identifier = grammar.type("identifier");
    const endOf = makeEnd((name) => {
      const type = grammar.type(name);
      return (walk, node) => node >= 0 && walk.tree.type[node] === type;
    });
    return {
      ...rule,
      leave: (walk, node) => {
        const subject = left(walk.tree, node);
        const type = operandOf(walk, right(walk.tree, node));
        const end = type >= 0 && walk.tree.type[subject] === identifier ? endOf(walk, node) : -1;
        if (end >= 0) narrow(walk, subject, type, end);
        return rule.leave?.(walk, node) ?? NO_OPERAND;
      },
    };
  };
}

/** `x is Type` as the condition of an `if`, alone or joined with other conditions by `&&`. */
export function tested(plain: RuleMaker): RuleMaker {
  return narrowing(plain, (isA) => {
    const [isBranch, isBinary, isBlock] = [isA("if_expression"), isA("binary_expression"), isA("block")];
    return (walk, node) => {
      let at = walk.tree.parent[node] as number;
      for (let left = MAX_CONDITIONS; left > 0 && isBinary(walk, at) && isAnd(walk, at); left--)
        at = walk.tree.parent[at] as number;
      const [, then = -1, otherwise = -1] = isBranch(walk, at) ? walk.children(at) : [];
      if (node >= then || !/^[^!]*\sis\s/.test(walk.tree.textOf(node))) return -1;
      // In the `else` branch, the type is not known. A branch that is not a block has no node at whose end the range can end.
      return otherwise < 0 ? at : isBlock(walk, then) ? then : -1;
    };
  });
}

/** `x as Type` as a statement. After it, the name has that type until the end of the block. */
export function asserted(plain: RuleMaker): RuleMaker {
  return narrowing(plain, (isA) => {
    const isBlock = isA("block");
    return (walk, node) => {
      const around = walk.tree.parent[node] as number;
      return isBlock(walk, around) ? around : -1;
    };
  });
}

/** Whether both sides of an expression are true when the expression is true. */
function isAnd(walk: Walk, node: number): boolean {
  const operator = walk.children(node)[1];
  return operator !== undefined && walk.tree.textOf(operator) === "&&";
}

function narrow(walk: Walk, subject: number, type: number, until: number): void {
  const { end } = walk.builder.narrow(walk.tree.textOf(subject), walk.builder.addValue("instance", type));
  endAt(walk, until, end);
}
