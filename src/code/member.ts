import type { Operand } from "../model/facts.ts";
import type { DefinitionHandle } from "./type.ts";

/** The meaning of a name in a module, class or object. */
export type Member =
  | ({ readonly kind: "definition" } & DefinitionHandle)
  | { readonly kind: "module"; readonly path: string }
  | { readonly kind: "package"; readonly path: string }
  /** A module that is made of several files. */
  | { readonly kind: "files"; readonly paths: readonly string[] }
  /** A value without a definition of its own, such as `self.session = Session()`. */
  | { readonly kind: "value"; readonly path: string; readonly operand: Operand; readonly isType: boolean }
  | { readonly kind: "external" };

export const EXTERNAL_MEMBER: Member = { kind: "external" };
export const NO_MEMBERS: readonly Member[] = [];
