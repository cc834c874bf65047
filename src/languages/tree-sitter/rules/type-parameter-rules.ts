import { NO_OPERAND, type Operand, ValueFlag } from "../../../model/facts.ts";
import type { Walk } from "../walk.ts";
import { operandOf, setRole } from "./expression-rules.ts";
import { boundNames } from "./pattern.ts";
import { Role } from "./roles.ts";
import type { RuleMaker } from "./rules.ts";

/** Between a type parameter and its later bounds there are at most as many bindings as a parameter list has. */
const MAX_BINDINGS_BETWEEN = 300;

/** The syntax of the bounds of a type parameter, and which of the bounds give information about its members. */
export interface BoundShape {
  /** The node that is the bound. */
  readonly bound?: string;
  /** The node type of a list that has the bounds as children. */
  readonly list?: string;
  readonly isTelling?: (written: string) => boolean;
}

/** A name that stands for a type: `<T extends Foo>`. */
export function typeParameter(shape: { readonly name: string } & BoundShape): RuleMaker {
  return (grammar) => {
    const selectName = grammar.selector(shape.name);
    const selectBound = grammar.selector(shape.bound);
    return {
      enter: (walk, node) => {
        walk.role[node] = Role.type;
        setRole(walk, selectName(walk.tree, node), Role.bind);
        setRole(walk, selectBound(walk.tree, node), Role.type);
      },
      leave: (walk, node) => {
        const bound = selectBound(walk.tree, node);
        const type = bound < 0 ? NO_OPERAND : boundOf(walk, bound, shape);
        for (const nameNode of boundNames(walk, selectName(walk.tree, node))) walk.bind(nameNode, "type", { type });
        return NO_OPERAND;
      },
    };
  };
}

/** Bounds that follow the header: `where T : Foo`. */
export function laterBounds(shape: { readonly name: string } & BoundShape): RuleMaker {
  return (grammar) => {
    const selectName = grammar.selector(shape.name);
    const selectBound = grammar.selector(shape.bound);
    return {
      enter: (walk, node) => {
        setRole(walk, selectName(walk.tree, node), Role.type);
        if (shape.bound !== undefined) setRole(walk, selectBound(walk.tree, node), Role.type);
      },
      leave: (walk, node) => {
        const name = selectName(walk.tree, node);
        const bound = shape.bound === undefined ? node : selectBound(walk.tree, node);
        if (name >= 0 && bound >= 0) limit(walk, walk.tree.textOf(name), boundOf(walk, bound, shape, name));
        return NO_OPERAND;
      },
    };
  };
}

/** All bounds as one type. `except` is a child that is not a bound. */
function boundOf(walk: Walk, node: number, { list, isTelling = () => true }: BoundShape, except = -1): Operand {
  const isList = list !== undefined && walk.rules.grammar.type(list) === walk.tree.type[node];
  const nodes = isList ? walk.children(node).filter((each) => each !== except) : [node];
  const operands = nodes
    .filter((each) => isTelling(walk.tree.textOf(each)))
    .map((each) => operandOf(walk, each))
    .filter((each) => each >= 0);
  const [only = NO_OPERAND, ...others] = operands;
  return others.length === 0 ? only : walk.builder.addValue("union", NO_OPERAND, operands, [], ValueFlag.all);
}

/** Adds a bound to a type parameter of the scope when it has none yet. */
function limit({ builder: { bindings }, scope }: Walk, name: string, type: Operand): void {
  const first = Math.max(0, bindings.length - MAX_BINDINGS_BETWEEN);
  for (let at = bindings.length - 1; at >= first && type >= 0; at--) {
    const binding = bindings[at];
    if (binding?.kind !== "type" || binding.name !== name || binding.scope !== scope) continue;
    if (binding.type === NO_OPERAND) bindings[at] = { ...binding, type };
    return;
  }
}
