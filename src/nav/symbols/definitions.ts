import { readTexts } from "../../git/read-text.ts";
import { Extractors } from "../../languages/extractors.ts";
import { languageOfPath } from "../../languages/registry.ts";
import type { FileOutline, OutlinedDefinition } from "../../model/facts.ts";
import type { SymbolRef } from "../../model/result.ts";
import type { OutlinedSymbol, SymbolSource } from "../../model/symbol-answers.ts";
import type { Tree } from "../../model/tree.ts";
import { splitLines } from "../../util/lines.ts";
import type { Codebase } from "../code/codebase.ts";
import type { GraphReader } from "../graph/graph-reader.ts";
import { TestFiles } from "../tests/test-files.ts";
import { docText } from "./doc-text.ts";
import { signatureOf } from "./signature.ts";
import { cutLine } from "./snippets.ts";
import { parseSymbol } from "./symbol-query.ts";
import { withWholePath } from "./whole-path.ts";

/** The definitions that a symbol refers to, from the graph if given, otherwise from the live tree. */
export async function definitionsOf(codebase: Codebase, symbol: string, graph?: GraphReader): Promise<SymbolRef[]> {
  const asked = await withWholePath(codebase, parseSymbol(symbol));
  if (graph && asked.form !== "place") return graph.symbolsFor(asked).map((each) => graph.ref(each));
  const { definitionsFromTree, symbolAt } = await import("./live-uses.ts");
  const query = await symbolAt(codebase, asked);
  if (query === undefined) return [];
  return graph ? graph.symbolsFor(query).map((each) => graph.ref(each)) : definitionsFromTree(codebase, query);
}

/** Definitions with their text in the tree; those whose file cannot be read are left out. */
export async function readSources(tree: Tree, symbols: readonly SymbolRef[]): Promise<SymbolSource[]> {
  const paths = new Set(symbols.map(({ path }) => path));
  const { entries } = await tree.list();
  const files = new Map<string, { readonly lines: readonly string[]; readonly outline: FileOutline }>();
  const extractors = new Extractors();
  for await (const { entry, text } of readTexts(
    tree,
    entries.filter(({ path }) => paths.has(path)),
  )) {
    if (text === undefined) continue;
    files.set(entry.path, {
      lines: splitLines(text),
      outline: await extractors.extract(languageOfPath(entry.path), text),
    });
  }
  const tests = await TestFiles.of(tree, [...paths]);
  return symbols.flatMap((symbol) => {
    const file = files.get(symbol.path);
    const definition = file?.outline.definitions.find(
      ({ qualname, startLine }) => qualname === symbol.qualname && startLine === symbol.startLine,
    );
    return file && definition
      ? [{ ...sourceOf(symbol, file.lines, definition), isTest: tests.isTest(symbol.path) }]
      : [];
  });
}

function sourceOf(
  symbol: SymbolRef,
  lines: readonly string[],
  definition: OutlinedDefinition,
): Omit<SymbolSource, "isTest"> {
  const { fullStartLine, startLine, endLine, nameLine } = definition;
  const source = lines.slice(fullStartLine - 1, endLine).map(cutLine);
  return {
    symbol,
    nameLine,
    signature: signatureOf(lines, definition),
    docs: docText(source, startLine - fullStartLine),
    source,
    sourceLine: fullStartLine,
  };
}

/** The definitions of a text in the form of an outline. */
export function outlinedSymbols(text: string, { definitions }: FileOutline): OutlinedSymbol[] {
  const lines = splitLines(text);
  const depths: number[] = [];
  return definitions.map((definition) => {
    const { qualname, kind, startLine, endLine, parent } = definition;
    const depth = parent < 0 ? 0 : (depths[parent] ?? 0) + 1;
    depths.push(depth);
    return { qualname, kind, startLine, endLine, signature: signatureOf(lines, definition), depth };
  });
}
