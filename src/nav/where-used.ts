import type { SymbolRef, UseItem } from "../model/result.ts";
import { CONFIDENCES, type Confidence, type Use } from "../model/use.ts";
import type { DefinitionHandle } from "../resolve/type.ts";
import type { World } from "../resolve/world.ts";
import type { Codebase } from "./codebase.ts";
import { findDefinitions } from "./find-definitions.ts";
import { findUses } from "./find-uses.ts";
import { isTestPath } from "./is-test.ts";
import { nearNames } from "./near-names.ts";
import { readSnippets } from "./snippets.ts";
import { parseSymbol } from "./symbol-query.ts";

export interface WhereUsedOptions {
  readonly limit: number;
  /** The least confidence that is shown. */
  readonly confidence: Confidence;
  readonly includeImports: boolean;
  readonly tests: "include" | "only" | "exclude";
}

/** Items with what an envelope says about them. */
export interface Answer<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly reason: string | undefined;
}

interface FoundUse {
  readonly use: Use;
  readonly symbol: SymbolRef;
  readonly enclosing: SymbolRef | undefined;
}

/** Every use of a symbol. A name with several definitions answers for all of them, one after the other. */
export async function whereUsed(
  codebase: Codebase,
  symbol: string,
  options: WhereUsedOptions,
): Promise<Answer<UseItem>> {
  const query = parseSymbol(symbol);
  const { definitions, uses } = await codebase.ask((world, names) => {
    const handles = findDefinitions(world, names, query);
    const found = handles.flatMap((handle) => describeUses(world, handle, findUses(world, names, handle)));
    return { definitions: handles.map((handle) => symbolRef(world, handle)), uses: found };
  });
  if (definitions.length === 0) return { items: [], total: 0, reason: await noDefinition(codebase, symbol) };
  const asked = uses.filter(({ use }) => isAsked(use, options));
  const shown = asked.slice(0, options.limit);
  const snippets = await readSnippets(
    codebase.project,
    shown.map(({ use }) => use),
  );
  const items = shown.map(({ use, symbol: meant, enclosing }, index): UseItem => {
    const snippet = snippets[index];
    if (!snippet) throw new Error("a use has no snippet");
    const { line, column, role, confidence, path } = use;
    return {
      kind: "use",
      file: path,
      snippet,
      line,
      column,
      role,
      confidence,
      symbol: meant,
      enclosing,
      isTest: isTestPath(path),
    };
  });
  return { items, total: asked.length, reason: reasonFor(symbol, definitions, uses, asked, shown.length) };
}

function describeUses(world: World, handle: DefinitionHandle, uses: readonly Use[]): FoundUse[] {
  const symbol = symbolRef(world, handle);
  return [...uses]
    .sort((a, b) => CONFIDENCES.indexOf(a.confidence) - CONFIDENCES.indexOf(b.confidence))
    .map((use) => ({
      use,
      symbol,
      enclosing: use.enclosing < 0 ? undefined : symbolRef(world, { path: use.path, index: use.enclosing }),
    }));
}

/** A definition as answers name it. */
export function symbolRef(world: World, { path, index }: DefinitionHandle): SymbolRef {
  const definition = world.file(path)?.definition(index);
  if (!definition) throw new Error(`${path} has no facts`);
  const { qualname, kind, startLine, endLine } = definition;
  return { path, qualname, kind, startLine, endLine };
}

function isAsked(use: Use, options: WhereUsedOptions): boolean {
  if (CONFIDENCES.indexOf(use.confidence) > CONFIDENCES.indexOf(options.confidence)) return false;
  if (!options.includeImports && (use.role === "import" || use.role === "reexport")) return false;
  return options.tests === "include" || isTestPath(use.path) === (options.tests === "only");
}

/** The sentence for a symbol that is not there. */
export async function noDefinition(codebase: Codebase, symbol: string): Promise<string> {
  const near = await nearNames(codebase, symbol);
  const hint = near.length > 0 ? ` Did you mean ${near.join(", ")}?` : "";
  return `${symbol} is defined nowhere in ${codebase.tree.name === "working tree" ? "the working tree" : codebase.tree.name}.${hint}`;
}

/** Why there are no items, or not all; undefined when everything is shown. */
function reasonFor(
  symbol: string,
  definitions: readonly SymbolRef[],
  uses: readonly FoundUse[],
  asked: readonly FoundUse[],
  shown: number,
): string | undefined {
  const sentences: string[] = [];
  const [first] = definitions;
  if (definitions.length > 1) {
    const places = definitions.slice(0, 5).map((each) => `${each.path}#${each.qualname}`);
    const more = definitions.length > 5 ? ` and ${definitions.length - 5} more` : "";
    sentences.push(
      `${symbol} has ${definitions.length} definitions (${places.join(", ")}${more}); uses are grouped by definition.`,
    );
  }
  if (uses.length === 0 && first)
    sentences.push(`${symbol} is defined in ${first.path}:${first.startLine}, and nothing here uses it.`);
  const hidden = uses.length - asked.length;
  if (hidden > 0)
    sentences.push(
      `${hidden} more ${hidden === 1 ? "use is" : "uses are"} left out by the filters (--confidence possible shows the uncertain ones).`,
    );
  if (shown < asked.length) sentences.push(`The limit lets ${shown} of ${asked.length} through.`);
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}
