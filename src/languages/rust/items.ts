import { NO_OPERAND, referenceOperand, ValueFlag } from "../../model/facts.ts";
import { addBases, definition } from "../tree-sitter/rules/definition-rules.ts";
import { operandOf, setRole } from "../tree-sitter/rules/expression-rules.ts";
import { boundNames } from "../tree-sitter/rules/pattern.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";

/** `impl Trait for Type`: members of a type that is defined elsewhere; `Self` is that type. */
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
      setRole(walk, trait(walk.tree, node), Role.inherit);
      const container = typeNode < 0 ? "" : lastName(walk, typeNode);
      if (container === "") walk.openScope(node, "class");
      else walk.openContainer(node, container);
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

/** `trait Name`; inside, `Self` is whatever has the trait. */
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

/** `: A + B` after a trait, and after `where Self` inside, are its bases, elsewhere only types. */
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

/** `&self`: bound, but not passed by callers. Its type is `Self`. */
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

/** A pattern whose names are bound in the node's own scope. */
export const matchArm: RuleMaker = (grammar) => {
  const pattern = grammar.selector("pattern");
  return {
    enter: (walk, node) => {
      walk.openScope(node, "block");
      setRole(walk, pattern(walk.tree, node), Role.bind);
    },
    leave: (walk, node) => {
      for (const nameNode of boundNames(walk, pattern(walk.tree, node))) walk.bind(nameNode, "variable");
      return NO_OPERAND;
    },
  };
};

/** A name; in patterns one that starts with a capital is a constant or variant, not a new variable. */
export const rustName: RuleMaker = (grammar) => {
  const tokenTree = grammar.type("token_tree");
  return {
    isName: true,
    enter: (walk, node) => {
      if (walk.role[node] === Role.bind && /^\p{Lu}/u.test(walk.tree.textOf(node))) walk.role[node] = Role.read;
      if (walk.tree.type[walk.tree.parent[node] as number] === tokenTree) readToken(walk, node);
    },
    leave: (walk, node) => walk.reference(node),
  };
};

/** Inside a macro call there are only tokens: what stands around a name tells how it is used. */
function readToken(walk: Walk, node: number): void {
  const { text, start, end } = walk.tree;
  if (walk.role[node] === Role.silent) return;
  const after = text.slice(end[node], (end[node] as number) + 2);
  if (after.startsWith("(") || after === "!(") walk.role[node] = Role.call;
  const before = text.slice(Math.max(0, (start[node] as number) - 2), start[node]);
  if (before !== "::" && !(before.endsWith(".") && before !== "..")) return;
  walk.receiver[node] = Math.max(0, previousSibling(walk, node));
}

function previousSibling(walk: Walk, node: number): number {
  // The node just before in preorder is the sibling itself when that has no children.
  const before = node - 1;
  return walk.tree.parent[before] === walk.tree.parent[node] ? before : -1;
}

/** `name!(…)`: a call whose arguments cannot be counted. */
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

/** `V { major, minor: m }` where a value is taken apart: the fields are read, whatever the variables are called. */
export const structPattern: RuleMaker = (grammar) => {
  const selectType = grammar.selector("type");
  const selectName = grammar.selector("name");
  const field = grammar.type("field_pattern");
  return {
    enter: (walk, node) => setRole(walk, selectType(walk.tree, node), Role.type),
    leave: (walk, node) => {
      const type = operandOf(walk, selectType(walk.tree, node));
      if (type === NO_OPERAND) return NO_OPERAND;
      const object = walk.builder.addValue("instance", type);
      for (const child of walk.children(node)) {
        const name = walk.tree.type[child] === field ? selectName(walk.tree, child) : -1;
        if (name < 0 || !/^[\p{L}_]/u.test(walk.tree.textOf(name))) continue;
        const [line, column] = [walk.line(name), walk.column(name)];
        walk.builder.addReference(walk.tree.textOf(name), line, column, "read", walk.scope, object);
      }
      return NO_OPERAND;
    },
  };
};
