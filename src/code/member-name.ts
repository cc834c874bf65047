import { type Definition, NO_OPERAND, type Reference } from "../model/facts.ts";
import type { ScopeRules } from "./scope-rules.ts";

/** Stands among the members of a type that has whatever is asked for: `[key: string]: number`. */
export const ANY_MEMBER = "[]";

/** Behind the name of a member that must be a method, or must be none. */
const METHOD = "()";
const FIELD = "=";

/** The name by which a reference asks for a member: where methods and fields of one name are two things, it says which of them is meant. */
export function askedName({ rules }: { readonly rules: ScopeRules }, { name, role, receiver }: Reference): string {
  if (!rules.keepsMethodsApart || (rules.keepsMethodsApart === "of objects" && receiver === NO_OPERAND)) return name;
  return role === "call" ? name + METHOD : name + FIELD;
}

/** The name itself. */
export function plainName(asked: string): string {
  if (asked.endsWith(METHOD)) return asked.slice(0, -METHOD.length);
  return asked.length > FIELD.length && asked.endsWith(FIELD) && /[\w$]=$/.test(asked)
    ? asked.slice(0, -FIELD.length)
    : asked;
}

/** Whether a definition is of the kind that is asked for. */
export function isAsked(asked: string, { kind }: Pick<Definition, "kind">): boolean {
  if (asked.endsWith(METHOD)) return kind !== "constant";
  return plainName(asked) === asked || kind !== "method";
}
