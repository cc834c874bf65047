import type { ReferenceRole } from "../../../model/facts.ts";

/** The roles of nodes, which the nodes around them decide: the roles of references, and two for names that are not references. */
export const Role = {
  unset: 0,
  read: 1,
  call: 2,
  write: 3,
  type: 4,
  inherit: 5,
  decorator: 6,
  /** A name that is bound here. The declaration around it makes the binding. */
  bind: 7,
  /** A label, keyword or definition name, which is not a reference. */
  silent: 8,
} as const;
export type Role = (typeof Role)[keyof typeof Role];

const REFERENCE_ROLES: readonly (ReferenceRole | undefined)[] = [
  "read",
  "read",
  "call",
  "write",
  "type",
  "inherit",
  "decorator",
];

/** The role of the reference that a name makes, or `undefined` when it makes none. */
export function referenceRole(role: Role): ReferenceRole | undefined {
  return REFERENCE_ROLES[role];
}

/** The role that a child gets from its parent when no rule says otherwise. */
export function inheritedRole(parent: Role, parentIsPlain: boolean, parentIsTransparent: boolean): Role {
  switch (parent) {
    case Role.type:
    case Role.inherit:
    case Role.bind:
    case Role.silent:
      return parent;
    case Role.write:
    case Role.decorator:
      return parentIsPlain || parentIsTransparent ? parent : Role.read;
    case Role.call:
      return parentIsTransparent ? parent : Role.read;
    default:
      return Role.read;
  }
}
