import type { Definition } from "../../model/facts.ts";
import type { PlacedSymbol } from "../../model/origin.ts";
import type { ResultItem } from "../../model/result.ts";

/** The subject of an item: a definition, or a file as a whole. */
export interface ItemSubject {
  readonly path: string;
  readonly symbol: PlacedSymbol | undefined;
}

/**
 * A use is about its enclosing definition, which is the code that the item shows; a step of a lineage about the definition
 * it leads to; a match about the definition it shows, or otherwise the innermost one at its middle line.
 */
export function subjectOf(item: ResultItem, definitionsOf: (path: string) => readonly Definition[]): ItemSubject {
  switch (item.kind) {
    case "use":
      return { path: item.file, symbol: item.enclosing };
    case "lineage":
      return { path: item.symbol.path, symbol: item.symbol };
    case "match": {
      const { path, startLine, endLine } = item.snippet.location;
      const definitions = definitionsOf(path);
      const middle = Math.floor((startLine + endLine) / 2);
      const shown = definitions.find((each) => isSpanOf(each, startLine, endLine));
      const symbol = shown ?? definitions.findLast((each) => each.fullStartLine <= middle && middle <= each.endLine);
      return { path, symbol: symbol && placed(path, symbol) };
    }
  }
}

function isSpanOf(definition: Definition, startLine: number, endLine: number): boolean {
  const isStart = definition.fullStartLine === startLine || definition.startLine === startLine;
  return isStart && definition.endLine === endLine;
}

function placed(path: string, { qualname, startLine, endLine }: Definition): PlacedSymbol {
  return { path, qualname, startLine, endLine };
}
