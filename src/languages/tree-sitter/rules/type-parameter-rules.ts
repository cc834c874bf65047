import { NO_OPERAND, type Operand, ValueFlag } from "../../../model/facts.ts";
import type { Walk } from "../walk.ts";
import { operandOf, setRole } from "./expression-rules.ts";
import { boundNames } from "./pattern.ts";
import { Role } from "./roles.ts";
import type { RuleMaker } from "./rules.ts";

/** A type parameter stands no further before its bounds than a list of parameters is long. */
const MAX_BINDINGS_BETWEEN = 300;

/** The types that a type parameter must be, and whether one of them says anything about its members. */
export interface BoundShape {
  /** The node that is the bound. */
  readonly bound?: string;
  /** A type of nodes that have the bounds as children. */
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

/** Bounds that stand behind the header: `where T : Foo`. */
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

/** All bounds as one type; `except` is a child that is none. */
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

/** Gives a type parameter of the scope a bound, where it has none yet. */
function limit({ builder: { bindings }, scope }: Walk, name: string, type: Operand): void {
  const first = Math.max(0, bindings.length - MAX_BINDINGS_BETWEEN);
  for (let at = bindings.length - 1; at >= first && type >= 0; at--) {
    const binding = bindings[at];
    if (binding?.kind !== "type" || binding.name !== name || binding.scope !== scope) continue;
    if (binding.type === NO_OPERAND) bindings[at] = { ...binding, type };
    return;
  }
}
