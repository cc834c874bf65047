import type { Type } from "../../../code/type.ts";
import type { World } from "../../../code/world.ts";
import type { Import } from "../../../model/facts.ts";
import type { Confidence } from "../../../model/use.ts";
import { moduleOf } from "./in-object.ts";

/** The thing that would have to have a name. */
export type Container =
  | { readonly kind: "module"; readonly path: string }
  | { readonly kind: "package"; readonly path: string }
  | { readonly kind: "class"; readonly path: string; readonly qualname: string; readonly isSuper: boolean }
  /** A bare name that nothing binds. */
  | { readonly kind: "scope" }
  /** An import that brought a definition at base. */
  | { readonly kind: "import"; readonly imported: Import }
  /** A specifier that leads nowhere; the name is what was to be imported from it. */
  | { readonly kind: "nowhere"; readonly specifier: string }
  /** A string that spells out a dotted path. */
  | { readonly kind: "path" }
  /** A key of an object that a file writes. */
  | { readonly kind: "object"; readonly path: string }
  /** An attribute of something unknown. */
  | { readonly kind: "anything" };

/** That a place at head leads to nothing. */
export interface Missing {
  readonly container: Container;
  readonly confidence: Confidence;
  /** The name is there, but it comes from a place where it is missing itself. */
  readonly isHollow: boolean;
  /** The import that binds the name and leads to nothing itself. */
  readonly importIndex: number | undefined;
  /** The place sets the name and so makes it: only what ran code when it was set, or was code itself, is lost there. */
  readonly isMadeHere?: boolean;
}

/** The meaning of a place at base, beyond doubt. */
export interface Meant {
  /** It was reached through an object or a class, not by its bare name or as a name of a namespace. */
  readonly isMember: boolean;
  /** It was a field or a constant. */
  readonly isConstant: boolean;
  /** It said that it overrides something, which may be something from outside. */
  readonly isOverride: boolean;
  /** It may have stood in front of something from outside with the same name. */
  readonly hidesOutside: boolean;
}

export function missing(container: Container, confidence: Confidence = "exact"): Missing {
  return { container, confidence, isHollow: false, importIndex: undefined };
}

/** A type as the container of its members; undefined when it is none that base could have had as well. */
export function containerOf(world: World, type: Type): Container | undefined {
  switch (type.kind) {
    case "module":
      return { kind: "module", path: type.path };
    case "package":
      return type;
    case "definition":
    case "instance":
    case "super": {
      const qualname = world.file(type.path)?.facts.definitions[type.index]?.qualname;
      const isSuper = type.kind === "super";
      return qualname === undefined ? undefined : { kind: "class", path: type.path, qualname, isSuper };
    }
    case "object": {
      const path = moduleOf(world, type);
      return path === undefined ? undefined : { kind: "module", path };
    }
    default:
      return undefined;
  }
}
