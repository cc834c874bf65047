import { twinsOf } from "../../../code/twins.ts";
import type { Type } from "../../../code/type.ts";
import type { World } from "../../../code/world.ts";
import type { Import } from "../../../model/facts.ts";
import type { Confidence } from "../../../model/use.ts";
import { constantOf, moduleOf } from "./in-object.ts";

/** The thing that should have the missing name. */
export type Container =
  | { readonly kind: "module"; readonly path: string }
  | { readonly kind: "package"; readonly path: string }
  | {
      readonly kind: "class";
      readonly path: string;
      readonly qualname: string;
      readonly isSuper: boolean;
      readonly twin?: Twin;
    }
  /** A bare name that nothing binds. */
  | { readonly kind: "scope" }
  /** An import that brought a definition at base. */
  | { readonly kind: "import"; readonly imported: Import }
  /** A specifier that leads nowhere; the name is the one to be imported from it. */
  | { readonly kind: "nowhere"; readonly specifier: string }
  /** A string that contains a dotted path. */
  | { readonly kind: "path" }
  /** A key of an object that is written in a file. */
  | { readonly kind: "object"; readonly path: string }
  /** An attribute of something whose type is unknown. */
  | { readonly kind: "anything" };

/** Which of several classes of one name in different scopes is meant. */
export interface Twin {
  readonly position: number;
  readonly count: number;
}

/** The finding that a place at head leads to nothing. */
export interface Missing {
  readonly container: Container;
  readonly confidence: Confidence;
  /** The name exists there, but it comes from a place where it is missing itself. */
  readonly isHollow: boolean;
  /** The import that binds the name and itself leads to nothing. */
  readonly importIndex: number | undefined;
  /** The place sets the name and so creates it. Only a name that ran code when it was set, or that was code itself, is lost there. */
  readonly isMadeHere?: boolean;
}

/** The certain meaning of a place at base. */
export interface Meant {
  /** The name was reached through an object or a class, not as a bare name or as a name of a namespace. */
  readonly isMember: boolean;
  /** The name meant a field or a constant. */
  readonly isConstant: boolean;
  /** The definition was marked as an override, possibly of something from outside. */
  readonly isOverride: boolean;
  /** The definition is a function outside of every class, and some class has a member of its name, which the object of a lambda may have. */
  readonly hasNamesakes: boolean;
  /** The definition may have hidden something from outside with the same name. */
  readonly hidesOutside: boolean;
}

export function missing(container: Container, confidence: Confidence = "exact"): Missing {
  return { container, confidence, isHollow: false, importIndex: undefined };
}

/** A type as the container of its members; undefined for a type that base could not have had as well. */
export function containerOf(world: World, type: Type): Container | undefined {
  switch (type.kind) {
    case "module":
      return { kind: "module", path: type.path };
    case "package":
      return type;
    case "definition":
    case "instance":
    case "super": {
      const file = world.file(type.path);
      const qualname = file?.facts.definitions[type.index]?.qualname;
      if (!file || qualname === undefined) return undefined;
      const twins = twinsOf(file, type.index);
      const twin = twins.length > 1 ? { twin: { position: twins.indexOf(type.index), count: twins.length } } : {};
      return { kind: "class", path: type.path, qualname, isSuper: type.kind === "super", ...twin };
    }
    case "object": {
      const path = moduleOf(world, type);
      if (path !== undefined) return { kind: "module", path };
      const file = world.file(type.path);
      const index = file ? constantOf(file, type) : -1;
      return file && index >= 0
        ? { kind: "class", path: type.path, qualname: file.definition(index).qualname, isSuper: false }
        : undefined;
    }
    default:
      return undefined;
  }
}
