import { NO_OPERAND, type Operand } from "../../model/facts.ts";
import { operandOf } from "../tree-sitter/rules/expression-rules.ts";
import { Role } from "../tree-sitter/rules/roles.ts";
import type { RuleMaker } from "../tree-sitter/rules/rules.ts";
import type { Walk } from "../tree-sitter/walk.ts";

/** The nodes that can end a type. The grammar has no node for a whole type: the pieces of `a.Name<Args>?` are siblings. */
const TYPE_NODES = ["type_identifier", "type_arguments", "function_type", "record_type", "void_type"];

/** The previous sibling of a node; -1 when the node is the first child. */
export function previousOf({ tree }: Walk, node: number): number {
  const parent = tree.parent[node] as number;
  let at = node - 1;
  while (at > parent && tree.parent[at] !== parent) at = tree.parent[at] as number;
  return at > parent ? at : -1;
}

/** Whether a name is qualified by the piece before it: `prefix.Name`. */
function isQualified(walk: Walk, node: number): boolean {
  const { tree, rules } = walk;
  const before = previousOf(walk, node);
  if (before < 0 || tree.type[before] !== rules.grammar.type("type_identifier")) return false;
  return tree.text.slice(tree.end[before], tree.start[node]).trim() === ".";
}

/** A piece of a type. */
export const typeIdentifier: RuleMaker = () => ({
  isName: true,
  enter: (walk, node) => {
    const role = walk.role[node];
    if (role === Role.read) walk.role[node] = Role.type;
    if (!isQualified(walk, node)) return;
    const before = previousOf(walk, node);
    walk.receiver[node] = before;
    // The reference to the prefix was added first, with the role of the whole type. Its own role is `type`.
    const prefix = walk.operand[before] as number;
    const reference = prefix >= 0 ? walk.builder.references[prefix >> 1] : undefined;
    if (reference !== undefined && reference.role !== "type")
      walk.builder.references[prefix >> 1] = { ...reference, role: "type" };
  },
  leave: (walk, node) => walk.reference(node),
});

/** `<Args>`. After the name of a type, it stands for the whole type; in other places, it has no operand. */
export const typeArguments: RuleMaker = (grammar) => {
  const identifier = grammar.type("type_identifier");
  return {
    enter: (walk, node) => {
      walk.role[node] = Role.type;
    },
    leave: (walk, node) => {
      const before = previousOf(walk, node);
      if (before < 0 || walk.tree.type[before] !== identifier) return NO_OPERAND;
      return walk.builder.addValue("item", operandOf(walk, before), typesIn(walk, node));
    },
  };
};

/** The types in a node. The pieces of each type are joined. */
export function typesIn(walk: Walk, node: number): Operand[] {
  const types = walk.rules.grammar.types(TYPE_NODES);
  const typeArguments = walk.rules.grammar.type("type_arguments");
  const found: Operand[] = [];
  for (const child of walk.children(node)) {
    if (!types.has(walk.tree.type[child] as number)) continue;
    if (found.length > 0 && (walk.tree.type[child] === typeArguments || isQualified(walk, child))) found.pop();
    found.push(operandOf(walk, child));
  }
  return found;
}

/** The first type in a declaration; `NO_OPERAND` when there is none. */
export function declaredType(walk: Walk, node: number): Operand {
  return node < 0 ? NO_OPERAND : (typesIn(walk, node)[0] ?? NO_OPERAND);
}

/** The type directly before a node, such as the list of the declared names. */
export function typeBefore(walk: Walk, node: number): Operand {
  const { tree, rules } = walk;
  let at = previousOf(walk, node);
  if (at >= 0 && tree.type[at] === rules.grammar.type("nullable_type")) at = previousOf(walk, at);
  return at >= 0 && rules.grammar.types(TYPE_NODES).has(tree.type[at] as number) ? operandOf(walk, at) : NO_OPERAND;
}

/** The base types of the definition around the node, including mixins. */
export const baseTypes: RuleMaker = () => ({
  enter: (walk, node) => {
    walk.role[node] = Role.inherit;
  },
  leave: (walk, node) => {
    const bases = typesIn(walk, node).filter((each) => each >= 0);
    walk.innermostDraft?.bases.push(...bases);
    return NO_OPERAND;
  },
});
