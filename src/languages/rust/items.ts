import { DefinitionFlag, NO_OPERAND, type Operand, referenceOperand, ValueFlag } from "../../model/facts.ts";
import { addBases, definition } from "../tree-sitter/rules/definition-rules.ts";
import { operandOf, setRole } from "../tree-sitter/rules/expression-rules.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";

/** `impl Trait for Type`. It has members of a type that is defined elsewhere, and `Self` is that type. */
export const implItem: RuleMaker = (grammar) => {
  const type = grammar.selector("type");
  const trait = grammar.selector("trait");
  const typeIdentifier = grammar.type("type_identifier");
  const lastName = (walk: Walk, node: number) => {
    const { tree } = walk;
    const generic = grammar.selector("type")(tree, node);
    if (generic >= 0) return lastNameOf(walk, generic, typeIdentifier);
    return lastNameOf(walk, node, typeIdentifier);
  };
  return {
    enter: (walk, node) => {
      const typeNode = type(walk.tree, node);
      setRole(walk, typeNode, Role.type);
      const traitNode = trait(walk.tree, node);
      setRole(walk, traitNode, Role.inherit);
      const container = typeNode < 0 ? "" : lastName(walk, typeNode);
      if (container === "") walk.openScope(node, "class");
      else walk.openContainer(node, container);
      // The members that implement a trait exist because the trait requires them.
      if (traitNode >= 0) walk.sectionFlags.set(walk.scope, DefinitionFlag.override);
    },
    leave: (walk, node) => {
      const typeNode = type(walk.tree, node);
      const base = operandOf(walk, trait(walk.tree, node));
      const operand = operandOf(walk, typeNode);
      if (operand >= 0) walk.bind(typeNode, "type", { name: "Self", type: operand });
      if (base >= 0 && typeNode >= 0) walk.laterBases.add(lastName(walk, typeNode), base);
      return NO_OPERAND;
    },
  };
};

function lastNameOf(walk: Walk, node: number, typeIdentifier: number): string {
  let found = "";
  for (let at = node; at < (walk.tree.next[node] as number); at++) {
    if (walk.tree.type[at] === typeIdentifier) found = walk.tree.textOf(at);
  }
  return found;
}

const plainTrait = definition({ kind: "interface", name: "name", body: "body" });

/** `trait Name`. Inside it, `Self` means any type that has the trait. */
export const traitItem: RuleMaker = (grammar) => {
  const plain = plainTrait(grammar);
  return {
    ...plain,
    leave: (walk, node) => {
      const draft = walk.draftOf(node);
      const type = draft && walk.builder.addValue("definition", referenceOperand(draft.index));
      if (draft && type !== undefined) walk.bind(draft.nameNode, "type", { name: "Self", type });
      return plain.leave?.(walk, node) ?? NO_OPERAND;
    },
  };
};

/** `: A + B`. After a trait, or after `where Self` inside it, these are its bases. In other places, they are only types. */
export const traitBounds: RuleMaker = (grammar) => {
  const traitItem = grammar.type("trait_item");
  const predicate = grammar.type("where_predicate");
  const bounded = grammar.selector("left");
  const isTrait = (walk: Walk, node: number) => walk.tree.type[walk.tree.parent[node] as number] === traitItem;
  const isOfSelf = ({ tree }: Walk, node: number) => {
    const parent = tree.parent[node] as number;
    const left = tree.type[parent] === predicate ? bounded(tree, parent) : -1;
    return left >= 0 && tree.textOf(left) === "Self";
  };
  return {
    enter: (walk, node) => {
      walk.role[node] = isTrait(walk, node) ? Role.inherit : Role.type;
    },
    leave: (walk, node) => {
      if (isTrait(walk, node)) addBases(walk, node);
      else if (isOfSelf(walk, node)) {
        const bases = walk.children(node).map((each) => operandOf(walk, each));
        walk.enclosingClass?.bases.push(...bases.filter((each) => each >= 0));
      }
      return operandOf(walk, walk.children(node)[0] ?? -1);
    },
  };
};

/** `&self`. It is bound, but callers do not pass it. Its type is `Self`. */
export const selfParameter: RuleMaker = () => ({
  enter: (walk, node) => {
    walk.role[node] = Role.silent;
  },
  leave: (walk, node) => {
    const self = walk.children(node).at(-1) ?? node;
    const line = walk.line(self);
    const type = walk.builder.addReference("Self", line, walk.column(self), "type", walk.scope);
    walk.bind(self, "parameter", { name: "self", type });
    return NO_OPERAND;
  },
});

/** A name. In a pattern, a name that starts with a capital is a constant or variant, not a new variable. */
export const rustName: RuleMaker = (grammar) => {
  const tokenTree = grammar.type("token_tree");
  const invocation = grammar.type("macro_invocation");
  return {
    isName: true,
    enter: (walk, node) => {
      if (walk.role[node] === Role.bind && /^\p{Lu}/u.test(walk.tree.textOf(node))) walk.role[node] = Role.read;
      if (walk.tree.type[walk.tree.parent[node] as number] === tokenTree) readToken(walk, node);
    },
    leave: (walk, node) => {
      const operand = walk.reference(node);
      if (walk.tree.type[walk.tree.parent[node] as number] === tokenTree) countedCall(walk, node, operand, invocation);
      return operand;
    },
  };
};

/** Macros whose tokens are code of another place, or no code. */
const NOT_EXPRESSIONS = /^(?:\w+::)*(?:\w*quote\w*|stringify|concat|include\w*|env|option_env|cfg)!/;

/**
 * A call among the tokens of a macro. Its arguments are counted only when the signs between them have a single meaning. A macro may add
 * arguments of its own; then the call does not fit the parameters at base either.
 */
function countedCall(walk: Walk, node: number, operand: Operand, invocation: number): void {
  const { tree } = walk;
  if (operand < 0 || walk.role[node] !== Role.call || tree.text[tree.end[node] as number] !== "(") return;
  let macro = tree.parent[node] as number;
  while (macro >= 0 && tree.type[macro] !== invocation) macro = tree.parent[macro] as number;
  if (macro >= 0 && NOT_EXPRESSIONS.test(tree.text.slice(tree.start[macro], (tree.start[macro] as number) + 40)))
    return;
  const count = countArguments(tree.text, tree.end[node] as number);
  if (count !== undefined) walk.builder.addValue("call", operand, new Array<Operand>(count).fill(NO_OPERAND));
}

/** Matches a whole literal in quotes. A quote that does not start a literal is part of something else. */
const QUOTED = /(?<![r#])"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)'/suy;

/** The number of arguments in the parentheses that open at an offset. Undefined when the number is not certain. */
function countArguments(text: string, open: number): number | undefined {
  let depth = 0;
  let count = 0;
  let isEmpty = true;
  for (let at = open; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (`"'`.includes(sign)) {
      QUOTED.lastIndex = at;
      const [quoted] = QUOTED.exec(text) ?? [];
      if (quoted === undefined) return undefined;
      at += quoted.length - 1;
      isEmpty = false;
    } else if ("([{".includes(sign)) depth++;
    else if (")]}".includes(sign) && --depth === 0) return count + (isEmpty ? 0 : 1);
    // Text between bars, in angle brackets or after `$` may have its own commas, and `/` may start a comment.
    else if ("|<$/".includes(sign)) return undefined;
    else if (sign === "," && depth === 1) {
      count++;
      isEmpty = true;
    } else if (/\S/.test(sign)) isEmpty = false;
    if (depth > 1) isEmpty = false;
  }
  return undefined;
}

/** The text before a name that the tokens of a macro declare. */
const DECLARES = /(?<!\*\s?)\b(?:fn|struct|enum|union|trait|mod|type|const|static|macro_rules!)\s+$/;

/** `::<T>(`: the type arguments of a call. */
const TYPE_ARGUMENTS = /^::\s*<[^(){};]*>\s*\(/;

/** Sets the role of a name in a macro call. There are only tokens, so the text around a name tells how it is used. */
function readToken(walk: Walk, node: number): void {
  const { text, start, end } = walk.tree;
  if (walk.role[node] === Role.silent) return;
  if (DECLARES.test(text.slice(Math.max(0, (start[node] as number) - 24), start[node]))) {
    walk.role[node] = Role.silent;
    return;
  }
  const after = text.slice(end[node], (end[node] as number) + 2);
  const isCalled = after === "::" && TYPE_ARGUMENTS.test(text.slice(end[node], (end[node] as number) + 100));
  if (after.startsWith("(") || after === "!(" || isCalled) walk.role[node] = Role.call;
  const before = text.slice(Math.max(0, (start[node] as number) - 2), start[node]);
  if (before !== "::" && !(before.endsWith(".") && before !== "..")) return;
  walk.receiver[node] = Math.max(0, previousSibling(walk, node));
}

function previousSibling(walk: Walk, node: number): number {
  // The previous node in preorder is the sibling if the sibling has no children.
  const before = node - 1;
  return walk.tree.parent[before] === walk.tree.parent[node] ? before : -1;
}

/** `name!(…)`. It is a call whose arguments cannot be counted. */
export const macroInvocation: RuleMaker = (grammar) => {
  const macro = grammar.selector("macro");
  return {
    enter: (walk, node) => setRole(walk, macro(walk.tree, node), Role.call),
    leave: (walk, node) => {
      const of = operandOf(walk, macro(walk.tree, node));
      return walk.builder.addValue("call", of, [], [], ValueFlag.spread);
    },
  };
};

/** `#[…]` belongs to the item after it. */
export const attributeItem: RuleMaker = (grammar) => {
  const attribute = grammar.selector("@attribute");
  return {
    leave: (walk, node) => {
      const operand = operandOf(walk, attribute(walk.tree, node));
      if (operand >= 0) walk.decorate(node, operand, true);
      return NO_OPERAND;
    },
  };
};

/** The path inside `#[…]`. */
export const attribute: RuleMaker = (grammar) => {
  const path = grammar.selector("#0");
  return {
    enter: (walk, node) => setRole(walk, path(walk.tree, node), Role.decorator),
    leave: (walk, node) => operandOf(walk, path(walk.tree, node)),
  };
};
