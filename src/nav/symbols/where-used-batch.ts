import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import type { NameSource } from "../../resolve/name-index.ts";
import { property, stringProperty } from "../../util/json.ts";
import { lastPart } from "../../util/last-part.ts";
import { findUses } from "./find-uses.ts";

/** Answers one line of `where-used --batch`: the uses of the definition at a place, as plain references. */
export function answerBatchLine(world: World, names: NameSource, question: unknown) {
  const symbol = stringProperty(question, "symbol") ?? "";
  const path = stringProperty(question, "def_file") ?? "";
  const line = Number(property(question, "def_line"));
  const handle = definitionOf(world, path, line, symbol);
  const uses = handle ? findUses(world, names, handle) : [];
  return {
    symbol,
    def_file: path,
    // What is no number is not a line of any file.
    def_line: Number.isFinite(line) ? line : null,
    refs: uses.map((use) => ({ file: use.path, line: use.line, role: use.role, confidence: use.confidence })),
  };
}

function definitionOf(world: World, path: string, line: number, symbol: string): DefinitionHandle | undefined {
  const definitions = world.file(path)?.facts.definitions ?? [];
  const isAsked = (qualname: string) => lastPart(qualname) === lastPart(symbol);
  let index = definitions.findIndex((each) => each.nameLine === line && isAsked(each.qualname));
  if (index < 0) index = definitions.findIndex((each) => each.startLine === line && isAsked(each.qualname));
  return index < 0 ? undefined : { path, index };
}
