import type { BindingKind, Operand } from "../../../model/facts.ts";
import { NO_OPERAND } from "../../../model/facts.ts";
import type { Walk } from "../walk.ts";
import { Role } from "./roles.ts";

/** The value and type that a pattern is bound to, and the kind of its bindings. */
export interface Bound {
  readonly kind: BindingKind;
  readonly value: Operand;
  readonly type: Operand;
  readonly scope?: number;
}

/** The names that a pattern binds, in source order. */
export function boundNames(walk: Walk, pattern: number): number[] {
  if (pattern < 0) return [];
  const names: number[] = [];
  const end = walk.tree.next[pattern] as number;
  for (let node = pattern; node < end; node++) {
    if (walk.role[node] === Role.bind && isName(walk, node)) names.push(node);
  }
  return names;
}

/** Binds a name to the value, or each name of a pattern to its part of the value. */
export function bindPattern(walk: Walk, pattern: number, bound: Bound): void {
  if (pattern < 0) return;
  if (isName(walk, pattern)) {
    if (walk.role[pattern] === Role.bind) walk.bind(pattern, bound.kind, bound);
    return;
  }
  if (walk.rules.isDeclarator(walk.tree.type[pattern] as number)) {
    const [only] = boundNames(walk, pattern);
    if (only !== undefined) walk.bind(only, bound.kind, bound);
    return;
  }
  const parts = walk.children(pattern).filter((part) => walk.role[part] === Role.bind);
  let index = 0;
  for (const name of boundNames(walk, pattern)) {
    while (index < parts.length && (walk.tree.next[parts[index] as number] as number) <= name) index++;
    const part = parts[index] ?? -1;
    const isDirect = part === name || (part >= 0 && walk.rules.isDeclarator(walk.tree.type[part] as number));
    const value =
      isDirect && bound.value >= 0 ? walk.builder.addValue("part", bound.value, [], [String(index)]) : NO_OPERAND;
    walk.bind(name, bound.kind, { ...bound, value, type: NO_OPERAND });
  }
}

/** Whether a node is a name by itself. */
export function isName(walk: Walk, node: number): boolean {
  return node >= 0 && walk.rules.rule(walk.tree.type[node] as number)?.isName === true;
}

/** Whether a node is a function without a name. */
export function isFunction(walk: Walk, node: number): boolean {
  return node >= 0 && walk.rules.rule(walk.tree.type[node] as number)?.isFunction === true;
}
