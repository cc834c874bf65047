import type { Walk } from "../tree-sitter/walk.ts";

const DOTTED = /^(?=.{1,200}$)[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/;

/** The name of a definition, and the tables before it: `name`, `M.name`, `M:name`. */
export interface Target {
  readonly nameNode: number;
  readonly container: string | undefined;
  /** The target is `M:name`: the function has the parameter `self`, which is not written. */
  readonly isColon: boolean;
}

/** The parts of a target; undefined when it contains anything other than names: `f().name`, `a[1]`. */
export function readTarget(walk: Walk, target: number): Target | undefined {
  const { tree, rules } = walk;
  const table = rules.grammar.selector("table")(tree, target);
  if (table < 0)
    return isIdentifier(walk, target) ? { nameNode: target, container: undefined, isColon: false } : undefined;
  const method = rules.grammar.selector("method")(tree, target);
  const nameNode = method >= 0 ? method : rules.grammar.selector("field")(tree, target);
  const container = tree.textOf(table).replace(/\s+/g, "");
  if (nameNode < 0 || !isIdentifier(walk, nameNode) || !DOTTED.test(container)) return undefined;
  return { nameNode, container, isColon: method >= 0 };
}

export function isIdentifier(walk: Walk, node: number): boolean {
  return node >= 0 && walk.tree.type[node] === walk.rules.grammar.type("identifier");
}

/** Whether a name was declared as local at the top level by an earlier node. Otherwise, this node is recorded as its declaration. */
export function isLocalName(walk: Walk, name: string, node: number): boolean {
  return !walk.isFirst(`local ${name}`, node);
}

/** Matches the tables in which functions are defined. Such tables represent classes and modules. */
const TABLE_OF_FUNCTIONS = /\bfunction\s+([A-Za-z_]\w*)\s*[.:]|^([A-Za-z_]\w*)\.[A-Za-z_]\w*[ \t]*=[ \t]*function\b/gm;
const tablesOfFunctions = new WeakMap<object, ReadonlySet<string>>();

/** Whether functions are defined in a table with this name. */
export function holdsFunctions({ tree }: Walk, name: string): boolean {
  const known = tablesOfFunctions.get(tree);
  if (known) return known.has(name);
  const names = new Set(
    [...tree.text.matchAll(TABLE_OF_FUNCTIONS)].map(([, owner, assigned]) => owner ?? assigned ?? ""),
  );
  tablesOfFunctions.set(tree, names);
  return names.has(name);
}
