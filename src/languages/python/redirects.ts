import type { PythonReader } from "./reader.ts";
import { Token } from "./tokens.ts";

/** Reads `global a, b` and `nonlocal a, b`: the names are declared here, but belong to another scope. */
export function declareNames(reader: PythonReader): void {
  const kind = reader.kind === Token.global ? "global" : "nonlocal";
  const { frame } = reader;
  reader.advance();
  while (reader.kind === Token.name) {
    const { name } = reader;
    reader.bind(frame.scope, name, kind, reader.tokenLine, reader.column);
    const owner = kind === "global" ? 0 : ownerOf(reader, name);
    if (owner !== frame.scope) {
      frame.redirects ??= new Map();
      frame.redirects.set(name, owner);
    }
    reader.advance();
    if (reader.kind !== Token.comma) return;
    reader.advance();
  }
}

/** The scope of the function around this one that binds the name; the nearest function if none has bound it so far. */
function ownerOf(reader: PythonReader, name: string): number {
  const { scopes } = reader.builder;
  let nearest = -1;
  let scope = scopes[reader.frame.scope]?.parent ?? -1;
  while (scope > 0) {
    const { kind, parent } = scopes[scope] as (typeof scopes)[number];
    if (kind === "function") {
      if (reader.binds(scope, name)) return scope;
      if (nearest < 0) nearest = scope;
    }
    scope = parent;
  }
  return nearest < 0 ? reader.frame.scope : nearest;
}
