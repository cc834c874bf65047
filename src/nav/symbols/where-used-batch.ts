import type { DefinitionHandle } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import type { Use } from "../../model/use.ts";
import type { NameSource } from "../../resolve/name-index.ts";
import { property, stringProperty } from "../../util/json.ts";
import { lastPart } from "../../util/last-part.ts";
import { confidence, useRole } from "../../wire/envelope.ts";
import { of, view } from "../../wire/object.ts";
import { list, nullable } from "../../wire/shapes.ts";
import { number, place, text } from "../../wire/values.ts";
import { findUses } from "./find-uses.ts";

/** The definition in question of one batch line, and its uses. */
interface BatchAnswer {
  readonly symbol: string;
  readonly defFile: string;
  /** Undefined for a value that is not a number, which is not a line of any file. */
  readonly defLine: number | undefined;
  readonly refs: readonly Use[];
}

/** A line of `where-used --batch`. */
export const batchAnswerCodec = view<BatchAnswer>()({
  symbol: text(),
  def_file: text(),
  def_line: nullable(number()),
  refs: list(view<Use>()({ file: of("path", text()), line: place(), role: useRole, confidence })),
});

/** Answers one line of `where-used --batch`: the uses of the definition at a place, as plain references. */
export function answerBatchLine(world: World, names: NameSource, question: unknown) {
  const symbol = stringProperty(question, "symbol") ?? "";
  const path = stringProperty(question, "def_file") ?? "";
  const line = Number(property(question, "def_line"));
  const handle = definitionOf(world, path, line, symbol);
  const refs = handle ? findUses(world, names, handle) : [];
  return batchAnswerCodec.toWire({ symbol, defFile: path, defLine: Number.isFinite(line) ? line : undefined, refs });
}

function definitionOf(world: World, path: string, line: number, symbol: string): DefinitionHandle | undefined {
  const definitions = world.file(path)?.facts.definitions ?? [];
  const isAsked = (qualname: string) => lastPart(qualname) === lastPart(symbol);
  let index = definitions.findIndex((each) => each.nameLine === line && isAsked(each.qualname));
  if (index < 0) index = definitions.findIndex((each) => each.startLine === line && isAsked(each.qualname));
  return index < 0 ? undefined : { path, index };
}
