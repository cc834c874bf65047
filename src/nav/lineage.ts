import { CONFIDENCES, type Confidence } from "../model/use.ts";
import { isBuiltinMember } from "../resolve/builtin-members.ts";
import { handleKey } from "../resolve/classes.ts";
import type { FileIndex } from "../resolve/file-index.ts";
import { hierarchiesOf } from "../resolve/hierarchies.ts";
import type { NameSource } from "../resolve/name-index.ts";
import { resolveReference } from "../resolve/resolver.ts";
import type { DefinitionHandle } from "../resolve/type.ts";
import type { World } from "../resolve/world.ts";
import { findUses, membersNamed } from "./find-uses.ts";

/** `upstream` are the callers, `downstream` the callees. */
export const DIRECTIONS = ["upstream", "downstream"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** One call, seen from where the walk came from: the definition it leads to and the place of the call. */
export interface Hop {
  readonly definition: DefinitionHandle;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly confidence: Confidence;
}

/** A definition that the walk reached, by the shortest way. */
export interface LineageNode {
  readonly definition: DefinitionHandle;
  readonly depth: number;
  /** The calls from the start to here, in order. */
  readonly hops: readonly Hop[];
  /** That of the weakest hop. */
  readonly confidence: Confidence;
}

export interface LineageOptions {
  readonly direction: Direction;
  readonly maxDepth: number;
  /** Hops below this are not followed. */
  readonly confidence: Confidence;
  /** The walk ends when it has this many nodes; `isComplete` tells. */
  readonly maxNodes: number;
}

/** More classes than this share an attribute's name: a call of it on an unknown receiver leads nowhere in particular. */
const MAX_POSSIBLE_TARGETS = 5;

/** Walks calls breadth first from a definition: nearest first, each definition once, cycles end by themselves. */
export function walkLineage(world: World, names: NameSource, start: DefinitionHandle, options: LineageOptions) {
  const seen = new Set([handleKey(start)]);
  const nodes: LineageNode[] = [];
  let level: LineageNode[] = [{ definition: start, depth: 0, hops: [], confidence: "exact" }];
  for (let depth = 1; depth <= options.maxDepth && level.length > 0; depth++) {
    const next: LineageNode[] = [];
    for (const node of level) {
      for (const hop of hopsFrom(world, names, node.definition, options)) {
        const key = handleKey(hop.definition);
        if (seen.has(key)) continue;
        if (nodes.length >= options.maxNodes) return { nodes, isComplete: false };
        seen.add(key);
        const reached = {
          definition: hop.definition,
          depth,
          hops: [...node.hops, hop],
          confidence: weaker(node.confidence, hop.confidence),
        };
        nodes.push(reached);
        next.push(reached);
      }
    }
    level = next;
  }
  return { nodes, isComplete: true };
}

function hopsFrom(world: World, names: NameSource, from: DefinitionHandle, options: LineageOptions): Hop[] {
  const hops = options.direction === "upstream" ? callersOf(world, names, from) : calleesOf(world, names, from);
  return hops.filter((hop) => rank(hop.confidence) <= rank(options.confidence));
}

/** The definitions that call it. Code at module level has no definition, so a walk ends there. */
function callersOf(world: World, names: NameSource, callee: DefinitionHandle): Hop[] {
  return findUses(world, names, callee)
    .filter((use) => (use.role === "call" || use.role === "decorator") && use.enclosing >= 0)
    .map((use) => ({ ...use, definition: { path: use.path, index: use.enclosing } }));
}

/** The definitions that its body calls, nested functions included. */
function calleesOf(world: World, names: NameSource, caller: DefinitionHandle): Hop[] {
  const file = world.file(caller.path);
  if (!file) return [];
  const hops: Hop[] = [];
  for (const reference of file.facts.references) {
    const isCall = reference.role === "call" || reference.role === "decorator";
    if (!isCall || !isInside(file, file.definitionAround(reference.scope), caller.index)) continue;
    const { path } = file;
    const { line, column } = reference;
    const resolution = resolveReference(world, file, reference);
    if (resolution.outcome === "resolved") {
      for (const definition of resolution.targets) hops.push({ definition, path, line, column, confidence: "exact" });
    } else if (resolution.outcome === "unknown-receiver" && !isBuiltinMember(file.facts.language, reference.name)) {
      const members = membersNamed(world, names, reference.name);
      if (members.length > MAX_POSSIBLE_TARGETS) continue;
      const confidence = hierarchiesOf(world, members).isOne ? "likely" : "possible";
      for (const definition of members) hops.push({ definition, path, line, column, confidence });
    }
  }
  return hops;
}

function isInside(file: FileIndex, definition: number, around: number): boolean {
  for (let at = definition; at >= 0; at = file.definition(at).parent) if (at === around) return true;
  return false;
}

function weaker(a: Confidence, b: Confidence): Confidence {
  return rank(a) > rank(b) ? a : b;
}

function rank(confidence: Confidence): number {
  return CONFIDENCES.indexOf(confidence);
}
