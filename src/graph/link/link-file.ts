import type { FileIndex } from "../../code/file-index.ts";
import type { Member } from "../../code/member.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import { handleKey } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { DefinitionFlag } from "../../model/facts.ts";
import type { Edge, Site } from "../../model/graph.ts";
import { type UseRole, useRole } from "../../model/use.ts";
import { listedMembers, mentionedMembers } from "../../resolve/mentions.ts";
import { resolveReference } from "../../resolve/resolver.ts";
import { WHOLE_FILE } from "../store/local-ids.ts";

/** A relation whose ends are identified by their position in the facts: ids depend on the whole tree. */
export interface Link {
  readonly src: number;
  readonly edge: Edge;
  readonly dst: DefinitionHandle;
  readonly sites: Site[];
}

/** An attribute of an object of unknown type, by the definition that uses it. */
export interface OpenLink {
  readonly src: number;
  readonly name: string;
  readonly sites: [line: number, column: number, role: UseRole][];
}

/** Everything one file uses. */
export interface FileLinks {
  readonly links: readonly Link[];
  readonly unresolved: readonly OpenLink[];
  /** References to code outside of the tree: built-ins, dependencies. */
  readonly outside: number;
}

interface Place {
  readonly line: number;
  readonly column: number;
  readonly scope: number;
}

/** Resolves every reference, import, re-export and code-naming string of a file. */
export function linkFile(world: World, file: FileIndex): FileLinks {
  const links = new Map<string, Link>();
  const open = new Map<string, OpenLink>();
  let outside = 0;

  const add = (src: number, dst: DefinitionHandle, place: Place, role: UseRole, confidence: "exact" | "likely") => {
    // `x = 1` writes to x where it defines it, and `export function f` exports f at its definition: neither is a use.
    const isHere = dst.path === file.path && dst.index >= 0;
    if (isHere && file.places.qualnamesAt(place.line, place.column).includes(file.definition(dst.index).qualname))
      return;
    const edge = edgeOf(world, role, dst);
    const key = `${src} ${edge} ${dst.index} ${dst.path}`;
    const site: Site = [place.line, place.column, role, confidence];
    const known = links.get(key);
    if (known) known.sites.push(site);
    else links.set(key, { src, edge, dst, sites: [site] });
  };
  const addMembers = (members: readonly Member[], place: Place, role: UseRole, confidence: "exact" | "likely") => {
    const src = file.definitionAround(place.scope);
    for (const target of distinct(targetsOf(world, members))) add(src, target, place, role, confidence);
  };

  for (const imported of file.facts.imports) {
    const members =
      imported.kind === "star" ? moduleMembers(world, file, imported.module) : world.importedMembers(file, imported);
    addMembers(members, imported, "import", "exact");
  }
  file.facts.references.forEach((reference, index) => {
    const resolution = resolveReference(world, file, reference);
    const src = file.definitionUsing(index);
    const role = useRole(reference.role);
    if (resolution.outcome === "resolved") {
      for (const target of distinct(resolution.targets)) add(src, target, reference, role, "exact");
    } else if (resolution.outcome === "unknown-receiver") {
      // `Foo.prototype.bar = …` defines bar there, though it is not known what Foo is.
      if (file.places.hasName(reference.line, reference.column)) return;
      addOpen(open, src, reference.name, [reference.line, reference.column, role]);
    } else if (resolution.outcome === "outside") {
      outside++;
    }
  });
  for (const exported of file.facts.exports) {
    const place = { line: exported.line, column: exported.column, scope: 0 };
    const isWholeModule = exported.module !== "" && (exported.kind === "star" || exported.kind === "namespace");
    const members = isWholeModule ? moduleMembers(world, file, exported.module) : listedMembers(world, file, exported);
    addMembers(members, place, "reexport", "exact");
  }
  for (const mention of file.facts.strings) {
    addMembers(mentionedMembers(world, file, mention), mention, "string", "likely");
  }
  return { links: [...links.values()], unresolved: [...open.values()], outside };
}

function addOpen(open: Map<string, OpenLink>, src: number, name: string, site: OpenLink["sites"][number]): void {
  const key = `${src} ${name}`;
  const known = open.get(key);
  if (known) known.sites.push(site);
  else open.set(key, { src, name, sites: [site] });
}

function moduleMembers(world: World, file: FileIndex, specifier: string): readonly Member[] {
  const target = world.module(file.path, specifier);
  return target.kind === "file" ? [{ kind: "module", path: target.path }] : [];
}

/** The definitions and files among members; a file with code has the handle with the index `WHOLE_FILE`. */
function targetsOf(world: World, members: readonly Member[]): DefinitionHandle[] {
  const targets: DefinitionHandle[] = [];
  for (const member of members) {
    if (member.kind === "definition") targets.push({ path: member.path, index: member.index });
    else if (member.kind === "module" && isCode(world, member.path))
      targets.push({ path: member.path, index: WHOLE_FILE });
  }
  return targets;
}

/** Data that is imported like code is not an entity. */
function isCode(world: World, path: string): boolean {
  const facts = world.file(path)?.facts;
  return facts !== undefined && facts.language !== "text";
}

function distinct(handles: readonly DefinitionHandle[]): readonly DefinitionHandle[] {
  if (handles.length < 2) return handles;
  return [...new Map(handles.map((handle) => [handleKey(handle), handle])).values()];
}

function edgeOf(world: World, role: UseRole, dst: DefinitionHandle): Edge {
  switch (role) {
    case "call":
    case "decorator":
      return "calls";
    case "inherit":
      return "extends";
    case "import":
    case "reexport":
      return "imports";
    case "write":
      return "writes";
    case "type":
    case "string":
      return "uses";
    case "read":
      return isValue(world, dst) ? "reads" : "uses";
  }
}

/** A constant or a property is read; a function or class that is named without a call is used. */
function isValue(world: World, handle: DefinitionHandle): boolean {
  const definition = world.file(handle.path)?.facts.definitions[handle.index];
  return (
    definition !== undefined && (definition.kind === "constant" || (definition.flags & DefinitionFlag.getter) !== 0)
  );
}
