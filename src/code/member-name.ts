import { type Definition, NO_OPERAND, type Reference } from "../model/facts.ts";
import type { ScopeRules } from "./scope-rules.ts";

/** The name of a pseudo-member. A type that contains it has every member: `[key: string]: number`. */
export const ANY_MEMBER = "[]";

/** A suffix of the name of a member: `METHOD` if the member must be a method, `FIELD` if it must not be a method. */
const METHOD = "()";
const FIELD = "=";

/** The name with which a reference asks for a member. If a method and a field may share a name, a suffix tells which one is meant. */
export function askedName({ rules }: { readonly rules: ScopeRules }, { name, role, receiver }: Reference): string {
  if (!rules.keepsMethodsApart || (rules.keepsMethodsApart === "of objects" && receiver === NO_OPERAND)) return name;
  return role === "call" ? name + METHOD : name + FIELD;
}

/** The name without its suffix. */
export function plainName(asked: string): string {
  if (asked.endsWith(METHOD)) return asked.slice(0, -METHOD.length);
  return asked.length > FIELD.length && asked.endsWith(FIELD) && /[\w$]=$/.test(asked)
    ? asked.slice(0, -FIELD.length)
    : asked;
}

/** Whether a definition has the kind that the suffix asks for. */
export function isAsked(asked: string, { kind }: Pick<Definition, "kind">): boolean {
  if (asked.endsWith(METHOD)) return kind !== "constant";
  return plainName(asked) === asked || kind !== "method";
}
